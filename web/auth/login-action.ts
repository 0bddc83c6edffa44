import { redirect, type RouterContextProvider } from 'react-router'
import { ApiError, type Client, unwrap } from '../../contract/client.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { type Draft, DRAFT_KEY, readDraft } from '../session/feedback-draft.ts'
import { apiOf, handOverContext, pageContext } from '../page-context.ts'
import { nextPath } from '../session/require-role.ts'
import { startPage } from '../session/start-page.ts'
import { answerForm, fieldsOf, fieldText } from '../ui/form-action.ts'
import { KEPT_TOAST } from '../toast/toast.tsx'

type Sent = { request: Request; context: Readonly<RouterContextProvider> }

/** Answers the forms of the login page: the login, and the two steps to a new password. */
export async function answerLogin({ request, context }: Sent) {
  const form = await request.formData()
  const { searchParams } = new URL(request.url)
  const step = fieldText(form, 'step')
  return answerForm(form, context, async () => {
    if (step === 'code') return sendCode(form, context)
    if (step === 'password') return setPassword(form, context, searchParams)
    return logIn(form, context, searchParams)
  })
}

async function sendCode(form: FormData, context: Sent['context']) {
  const email = fieldText(form, 'email')
  const { message } = await unwrap(apiOf(context.get(pageContext)).user.sendOtp.$post({ json: { email } }))
  return { codeSent: { email, message } }
}

async function setPassword(form: FormData, context: Sent['context'], search: URLSearchParams) {
  const json = { email: fieldText(form, 'email'), otp: fieldText(form, 'otp'), password: fieldText(form, 'password') }
  await unwrap(apiOf(context.get(pageContext)).user.verifyOtp.$post({ json }))
  search.set('step', 'changed')
  throw redirect(`/auth/login?${search}`, { status: 303 })
}

async function logIn(form: FormData, context: Sent['context'], search: URLSearchParams) {
  const page = context.get(pageContext)
  const json = { email: fieldText(form, 'email'), password: fieldText(form, 'password') }
  const { data: session } = await unwrap(apiOf(page).user.login.$post({ json }))
  const next = nextPath(search, startPage(session.user.role))
  const draft = readDraft(fieldsOf(form))
  if (draft.text === '') {
    context.set(handOverContext, { session, next })
    return { loggedIn: {} }
  }
  const { said, kept } = await sendDraft(apiOf(page, session.access_token), draft, page.language)
  context.set(handOverContext, { session, next, kept })
  return { loggedIn: { said, unsent: kept[DRAFT_KEY] && draft.text } }
}

/** Sends what a visitor wrote before they logged in. What is refused is kept for the feedback page. */
async function sendDraft(
  api: Client,
  draft: Draft,
  locale: Language,
): Promise<{ said: string; kept: Record<string, string> }> {
  try {
    await unwrap(api.feedback.create.$post({ json: draft }))
    const said = m.feedback_created({}, { locale })
    return { said, kept: { [KEPT_TOAST]: said } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const said = m.feedback_create_failed({ message: error.message }, { locale })
    return { said, kept: { [DRAFT_KEY]: JSON.stringify(draft) } }
  }
}
