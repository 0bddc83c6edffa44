import { redirect } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { apiOf, pageContext } from '../page-context.ts'
import { draftIn } from '../session/feedback-draft.ts'
import { answerForm, fieldsOf, fieldText } from '../ui/form-action.ts'
import { OPEN } from './feedback-to-send.tsx'
import { openSession, type Sent } from './open-session.ts'
import { SECOND_STEP } from './second-step-ticket.ts'

/** Answers the forms of the login page: the login, and the two steps to a new password. */
export async function answerLogin(sent: Sent) {
  const { request, context } = sent
  const form = await request.formData()
  const { searchParams } = new URL(request.url)
  const step = fieldText(form, 'step')
  if (step === OPEN) return { draft: draftIn(fieldsOf(form)) }
  return answerForm(form, context, async () => {
    if (step === 'code') return sendCode(form, context)
    if (step === 'password') return setPassword(form, context, searchParams)
    if (step === SECOND_STEP) return takeSecondStep(form, sent)
    return logIn(form, sent)
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

async function logIn(form: FormData, sent: Sent) {
  const json = { email: fieldText(form, 'email'), password: fieldText(form, 'password') }
  const { data } = await unwrap(apiOf(sent.context.get(pageContext)).user.login.$post({ json }))
  return 'secondStep' in data ? { ticket: data.secondStep.ticket } : openSession(sent, form, data)
}

async function takeSecondStep(form: FormData, sent: Sent) {
  const json = { ticket: fieldText(form, 'ticket'), code: fieldText(form, 'code') }
  const client = apiOf(sent.context.get(pageContext))
  const { data: session } = await unwrap(client.user.login['second-step'].$post({ json }))
  return openSession(sent, form, session)
}
