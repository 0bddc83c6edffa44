import type { RouterContextProvider } from 'react-router'
import { LONGEST_FEEDBACK } from '../../domain/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import { pageContext } from '../page-context.ts'
import { fieldsOf, refuseForm } from '../ui/form-action.ts'
import { readDraft } from '../session/feedback-draft.ts'

type Sent = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Answers feedback that was sent without scripts. Only the browser's storage says who is logged in, so the server does not know it:
 * the page offers a login that sends the feedback, or sends the feedback as soon as its scripts have come.
 */
export async function answerFeedback({ request, context }: Sent) {
  const form = await request.formData()
  const draft = readDraft(fieldsOf(form))
  if (draft.text !== '' && draft.text.length <= LONGEST_FEEDBACK) return { draft }
  const message = m.error_feedback_length({}, { locale: context.get(pageContext).language })
  return refuseForm(form, context, { status: 400, retryAfter: null, message, issues: [{ path: 'text', message }] })
}
