import type { RouterContextProvider } from 'react-router'
import type { Session } from '../../contract/account.ts'
import { ApiError, type Client, unwrap } from '../../contract/client.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { apiOf, handOverContext, pageContext } from '../page-context.ts'
import { type Draft, DRAFT_KEY, draftIn } from '../session/feedback-draft.ts'
import { nextPath } from '../session/require-role.ts'
import { startPage } from '../session/start-page.ts'
import { KEPT_TOAST } from '../toast/toast.tsx'
import { fieldsOf } from '../ui/form-action.ts'

export type Sent = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Answers a login or registration that was sent without scripts: the page gives the session to the browser. Feedback in the form is
 * sent first. `said` is the API's answer.
 */
export async function openSession({ request, context }: Sent, form: FormData, session: Session, said?: string) {
  const page = context.get(pageContext)
  const next = nextPath(new URL(request.url).searchParams, startPage(session.user))
  const draft = draftIn(fieldsOf(form))
  const feedback = draft && (await sendDraft(apiOf(page, session.access_token), draft, page.language))
  const done = [said, feedback?.isSent && feedback.said].filter(Boolean).join('\n')
  const kept = { ...(done && { [KEPT_TOAST]: done }), ...(feedback && !feedback.isSent && keptBy(draft)) }
  context.set(handOverContext, { session, next, kept })
  return {
    loggedIn: {
      said: [said, feedback?.said].filter((text) => text !== undefined),
      unsent: feedback && !feedback.isSent ? draft.text : undefined,
    },
  }
}

/** The feedback page keeps the text that was refused. */
const keptBy = (draft: Draft) => ({ [DRAFT_KEY]: JSON.stringify(draft) })

async function sendDraft(api: Client, draft: Draft, locale: Language): Promise<{ isSent: boolean; said: string }> {
  try {
    await unwrap(api.feedback.create.$post({ json: draft }))
    return { isSent: true, said: m.feedback_created({}, { locale }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { isSent: false, said: m.feedback_create_failed({ message: error.message }, { locale }) }
  }
}
