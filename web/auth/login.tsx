import { useSearchParams } from 'react-router'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/login'
import { draftIn } from '../session/feedback-draft.ts'
import { useTranslate } from '../language/language.ts'
import { noindexMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { LoggedIn } from './logged-in.tsx'
import { answerLogin } from './login-action.ts'
import { LoginForm } from './login-form.tsx'
import { ResetPassword } from './reset-password.tsx'

export const meta = noindexMeta(m.nav_login)

export const action = (sent: Route.ActionArgs) => answerLogin(sent)

export default function Login({ actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const step = search.get('step')
  if (actionData && 'loggedIn' in actionData) return <LoggedIn {...actionData.loggedIn} />
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const codeSent = actionData && 'codeSent' in actionData ? actionData.codeSent : undefined
  const ticket = actionData && 'ticket' in actionData ? actionData.ticket : undefined
  const opened = actionData && 'draft' in actionData ? actionData.draft : undefined
  return (
    <Page width="form">
      <h1 className="flex items-center gap-3">
        <span aria-hidden className="mark mark-diya text-kumkum" />
        {t(step === 'reset' ? m.auth_reset_title : m.nav_login)}
      </h1>
      {step === 'changed' && !refused && <p role="status">{t(m.auth_password_reset)}</p>}
      {step === 'reset' ? (
        <ResetPassword refused={refused} codeSent={codeSent} />
      ) : (
        <LoginForm refused={refused} asked={ticket} draft={opened ?? draftIn(refused?.typed)} />
      )}
    </Page>
  )
}
