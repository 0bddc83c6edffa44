import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Session } from '../../contract/account.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import type { Draft } from '../session/feedback-draft.ts'
import { useTranslate } from '../language/language.ts'
import { handedOn, nextPath } from '../session/require-role.ts'
import { storeSession } from '../session/session.ts'
import { startPage } from '../session/start-page.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { type RefusedForm, fieldText } from '../ui/form-action.ts'
import { TextLink } from '../ui/text-link.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { forgetCodeRequest } from './code-request.ts'
import { FeedbackToSend, LinkWithDraft } from './feedback-to-send.tsx'
import { PasswordField } from './password-field.tsx'
import { ticketIn } from './second-step-ticket.ts'

// Only staff need it, so it is loaded for them alone.
const SecondStepForm = lazy(() => import('./second-step-form.tsx'))

type Props = {
  refused?: RefusedForm
  /** The ticket of a login that still needs its second step, because the form was sent without scripts. */
  asked?: string
  /** Feedback that a visitor wrote. Without scripts the login sends it; with scripts it waits on its page. */
  draft?: Draft
  /** The login is shown over a page, which stays as it is. */
  over?: { email: string; onDone: () => void }
}

/**
 * The login with its second step, and links to a new password and a new account. On the feedback page the login leads back there.
 */
export function LoginForm({ refused, asked, draft, over }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [email, setEmail] = useState(refused?.typed.email ?? '')
  const [ticket, setTicket] = useState(asked ?? ticketIn(refused))
  const [here] = useSearchParams()
  const search = draft ? new URLSearchParams({ next: '/feedback' }) : handedOn(here)
  const open = (session: Session) => {
    storeSession(session)
    if (over) return over.onDone()
    return navigate(nextPath(search, startPage(session.user)), { replace: true })
  }
  const loggingIn = useMutation({
    refused: ticketIn(refused) ? undefined : refused,
    call: (form: FormData) => {
      const json = { email: fieldText(form, 'email'), password: fieldText(form, 'password') }
      return unwrap(api.user.login.$post({ json }))
    },
    fallback: m.auth_login_failed,
    fallbackInPage: m.auth_login_error,
    done: ({ data }) => ('secondStep' in data ? setTicket(data.secondStep.ticket) : open(data)),
    reloads: false,
  })
  const labels = { email: t(m.common_email), password: t(m.common_password) }
  const toStep = new URLSearchParams(search)
  toStep.set('step', 'reset')
  if (ticket)
    return (
      <Suspense>
        <SecondStepForm ticket={ticket} refused={refused} onDone={open} onBack={() => setTicket(undefined)} />
      </Suspense>
    )

  return (
    <>
      <AjaxForm
        action={draft && `/auth/login?${search}`}
        onSend={loggingIn.run}
        summary={<ErrorSummary failure={loggingIn.failure} labels={labels} />}
      >
        {draft && <FeedbackToSend draft={draft} />}
        <Field
          label={labels.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={over?.email ?? refused?.typed.email}
          error={loggingIn.issueOf('email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          error={loggingIn.issueOf('password')}
        />
        <Button type="submit" busy={loggingIn.busy}>
          {t(m.nav_login)}
        </Button>
      </AjaxForm>
      {!over && (
        <>
          <TextLink to={`/auth/login?${toStep}`} state={{ email }} onClick={forgetCodeRequest}>
            {t(m.auth_forgot_password)}
          </TextLink>
          <div className="grid gap-1 border-t border-stone pt-4">
            {t(m.auth_no_account)}{' '}
            <LinkWithDraft to={`/auth/register?${search}`} draft={draft}>
              {t(m.nav_register)}
            </LinkWithDraft>
          </div>
        </>
      )}
    </>
  )
}
