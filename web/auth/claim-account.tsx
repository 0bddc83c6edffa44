import { useNavigate } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { storeSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { fieldText } from '../ui/form-action.ts'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { PasswordField } from './password-field.tsx'

/** A devotee who booked by phone gets the account by the link or by the code that staff read out. */
export function ClaimAccount({ code }: { code: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const claiming = useMutation({
    call: (form: FormData) => {
      const json = {
        code: fieldText(form, 'code'),
        email: fieldText(form, 'email'),
        password: fieldText(form, 'password'),
      }
      return unwrap(api.user.claim.$post({ json }))
    },
    saved: m.auth_claimed,
    fallback: m.claim_failed,
    done: ({ data }) => {
      storeSession(data)
      return navigate('/user/bookings', { replace: true })
    },
    reloads: false,
  })
  const labels = { code: t(m.claim_code), email: t(m.common_email), password: t(m.common_password) }
  return (
    <Page width="form">
      <h1>{t(m.claim_title)}</h1>
      <p>{t(m.claim_text)}</p>
      {/* The link of an invitation may lack the code. */}
      {code === '' && <p className="text-quiet">{t(m.invitation_no_link)}</p>}
      <AjaxForm onSend={claiming.run} summary={<ErrorSummary failure={claiming.failure} labels={labels} />}>
        <Field
          name="code"
          label={labels.code}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          required
          error={claiming.issueOf('code')}
        />
        <Field
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          required
          error={claiming.issueOf('email')}
        />
        <PasswordField
          label={labels.password}
          help={t(m.common_password_help)}
          name="password"
          autoComplete="new-password"
          error={claiming.issueOf('password')}
        />
        <p>{t(m.claim_notice)}</p>
        {/* Opens in a new tab, so that nothing that was typed is lost. */}
        <TextLink to="/privacy" target="_blank" rel="noopener">
          {t(m.claim_notice_link)}
        </TextLink>
        <Button type="submit" busy={claiming.busy}>
          {t(m.nav_register)}
        </Button>
      </AjaxForm>
    </Page>
  )
}
