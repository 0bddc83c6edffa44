import { useNavigate, useSearchParams } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/register'
import { api } from '../api.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { COUNTRY, withNumber } from '../phone/phone-entry.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { type Draft, draftIn } from '../session/feedback-draft.ts'
import { handedOn, nextPath } from '../session/require-role.ts'
import { storeSession } from '../session/session.ts'
import { startPage } from '../session/start-page.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import type { RefusedForm } from '../ui/form-action.ts'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { ScriptsOff } from '../ui/scripts-off.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { FeedbackToSend, LinkWithDraft } from './feedback-to-send.tsx'
import { LoggedIn } from './logged-in.tsx'
import { PasswordField } from './password-field.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { answerRegistration } from './register-action.ts'
import { registerOrLogIn, registrationOf } from './registration.ts'

export const meta = noindexMeta(m.nav_register)

export const action = (sent: Route.ActionArgs) => answerRegistration(sent)

export default function Register({ actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const [search] = useSearchParams()
  if (actionData && 'loggedIn' in actionData) return <LoggedIn {...actionData.loggedIn} />
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const draft = actionData && 'draft' in actionData ? actionData.draft : draftIn(refused?.typed)
  return (
    <Page width="form">
      <h1 className="flex items-center gap-3">
        <span aria-hidden className="mark mark-diya text-kumkum" />
        {t(m.nav_register)}
      </h1>
      <ScriptsOff />
      <RegisterForm refused={refused} draft={draft} />
      <div className="grid gap-1 border-t border-stone pt-4">
        {t(m.auth_has_account)}{' '}
        <LinkWithDraft to={`/auth/login?${handedOn(search)}`} draft={draft}>
          {t(m.nav_login)}
        </LinkWithDraft>
      </div>
    </Page>
  )
}

function RegisterForm({ refused, draft }: { refused?: RefusedForm; draft?: Draft }) {
  const t = useTranslate()
  const language = useLanguage()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const registering = useMutation({
    refused,
    call: (form: FormData) =>
      withNumber(form, language, (phoneNumber) => registerOrLogIn(api, { ...registrationOf(form), phoneNumber })),
    saved: m.auth_registered,
    fallback: m.auth_register_failed,
    fallbackInPage: m.auth_register_error,
    done: ({ data }) => {
      storeSession(data)
      return navigate(nextPath(search, startPage(data.user)), { replace: true })
    },
    reloads: false,
  })
  const labels = {
    name: t(m.common_full_name),
    phoneNumber: t(m.common_phone_number),
    email: t(m.common_email),
    password: t(m.common_password),
  }

  return (
    <AjaxForm onSend={registering.run} summary={<ErrorSummary failure={registering.failure} labels={labels} />}>
      {draft && <FeedbackToSend draft={draft} words={m.feedback_register_to_send} />}
      <Field
        label={labels.name}
        name="name"
        autoComplete="name"
        required
        defaultValue={refused?.typed.name}
        error={registering.issueOf('name')}
      />
      <PhoneField
        number={refused?.typed.phoneNumber}
        country={refused?.typed[COUNTRY]}
        error={registering.issueOf('phoneNumber')}
      />
      <Field
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={refused?.typed.email}
        error={registering.issueOf('email')}
      />
      <PasswordField
        label={labels.password}
        help={t(m.common_password_help)}
        name="password"
        autoComplete="new-password"
        error={registering.issueOf('password')}
      />
      <PrivacyNotice />
      <Button type="submit" busy={registering.busy}>
        {t(m.nav_register)}
      </Button>
    </AjaxForm>
  )
}
