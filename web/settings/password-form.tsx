import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { PasswordField } from '../auth/password-field.tsx'
import { useTranslate } from '../language/language.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { Section } from './section.tsx'

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslate()
  const [changes, setChanges] = useState(0)
  const changing = useMutation({
    call: (form: FormData) => {
      const json = { password: String(form.get('password')), newPassword: String(form.get('newPassword')) }
      return unwrap(api.user.password.$post({ json }))
    },
    saved: m.settings_password_changed,
    fallback: m.common_update_failed,
    done: ({ data }) => {
      storeSession(data)
      setChanges(changes + 1)
    },
  })

  const labels = { password: t(m.settings_current_password), newPassword: t(m.common_new_password) }

  return (
    <Section title={t(m.settings_change_password)}>
      <p>{t(m.settings_change_password_help)}</p>
      {/* A new key empties the fields after a change. */}
      <AjaxForm
        key={changes}
        onSend={changing.run}
        summary={<ErrorSummary failure={changing.failure} labels={labels} />}
      >
        {/* Password managers store a password under its account. */}
        <input type="email" name="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          error={changing.issueOf('password')}
        />
        <PasswordField
          label={labels.newPassword}
          help={t(m.common_password_help)}
          name="newPassword"
          autoComplete="new-password"
          error={changing.issueOf('newPassword')}
        />
        <Button type="submit" kind="second" className="justify-self-start" busy={changing.busy}>
          {t(m.settings_change_password)}
        </Button>
      </AjaxForm>
    </Section>
  )
}
