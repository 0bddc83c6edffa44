import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useTranslate } from '../language/language.ts'
import { readSession, storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { fieldText } from '../ui/form-action.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

/** Changes the email of the own login. The new mailbox gets a code, which the same form then asks for. */
export function EmailForm({ email }: { email: string }) {
  const t = useTranslate()
  const [hasCode, setHasCode] = useState(false)
  const changing = useMutation({
    call: (form: FormData) => {
      const code = hasCode && { otp: fieldText(form, 'otp') }
      const json = { email: fieldText(form, 'email'), password: String(form.get('password')), ...code }
      return unwrap(api.user.email.$post({ json }))
    },
    saved: m.settings_email_changed,
    fallback: m.common_update_failed,
    done: ({ data }) => {
      setHasCode(!hasCode)
      const session = readSession()
      if (hasCode && session) storeSession({ ...session, user: data })
    },
  })
  const labels = { email: t(m.settings_new_email), password: t(m.settings_current_password), otp: t(m.auth_otp) }
  return (
    <Section id="email" title={t(m.settings_change_email)}>
      <p>{t(m.settings_change_email_help, { email })}</p>
      {/* A new key empties the fields after a change. */}
      <AjaxForm key={email} onSend={changing.run} summary={<ErrorSummary failure={changing.failure} labels={labels} />}>
        <Field
          label={labels.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          error={changing.issueOf('email')}
        />
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          error={changing.issueOf('password')}
        />
        {hasCode && (
          <Field
            label={labels.otp}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            error={changing.issueOf('otp')}
          />
        )}
        <Button type="submit" kind="second" className="justify-self-start" busy={changing.busy}>
          {t(hasCode ? m.settings_change_email : m.auth_send_otp)}
        </Button>
      </AjaxForm>
    </Section>
  )
}
