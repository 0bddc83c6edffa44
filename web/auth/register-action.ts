import { apiOf, pageContext } from '../page-context.ts'
import { withNumber } from '../phone/phone-entry.ts'
import { draftIn } from '../session/feedback-draft.ts'
import { answerForm, fieldsOf, fieldText } from '../ui/form-action.ts'
import { OPEN } from './feedback-to-send.tsx'
import { openSession, type Sent } from './open-session.ts'
import { registerOrLogIn, registrationOf } from './registration.ts'

/** Answers the form of the registration. */
export async function answerRegistration(sent: Sent) {
  const { request, context } = sent
  const form = await request.formData()
  if (fieldText(form, 'step') === OPEN) return { draft: draftIn(fieldsOf(form)) }
  const page = context.get(pageContext)
  return answerForm(form, context, async () => {
    const { data: session, message } = await withNumber(form, page.language, (phoneNumber) =>
      registerOrLogIn(apiOf(page), { ...registrationOf(form), phoneNumber }),
    )
    return openSession(sent, form, session, message)
  })
}
