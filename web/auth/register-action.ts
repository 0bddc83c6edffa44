import type { RouterContextProvider } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { apiOf, handOverContext, pageContext } from '../page-context.ts'
import { withNumber } from '../phone/phone-entry.ts'
import { nextPath } from '../session/require-role.ts'
import { startPage } from '../session/start-page.ts'
import { answerForm } from '../ui/form-action.ts'
import { KEPT_TOAST } from '../toast/toast.tsx'
import { registrationOf } from './registration.ts'

/** Answers the form of the registration. */
export async function answerRegistration({
  request,
  context,
}: {
  request: Request
  context: Readonly<RouterContextProvider>
}) {
  const form = await request.formData()
  const page = context.get(pageContext)
  return answerForm(form, context, async () => {
    const { data: session, message = '' } = await withNumber(form, page.language, (phoneNumber) =>
      unwrap(apiOf(page).user.register.$post({ json: { ...registrationOf(form), phoneNumber } })),
    )
    const next = nextPath(new URL(request.url).searchParams, startPage(session.user.role))
    context.set(handOverContext, { session, next, kept: { [KEPT_TOAST]: message } })
    return { loggedIn: { said: message } }
  })
}
