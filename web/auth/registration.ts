import type { Registration } from '../../contract/account.ts'
import { ApiError, type Client, unwrap } from '../../contract/client.ts'
import { fieldText } from '../ui/form-action.ts'

/** The values of the registration's fields, except the phone number. */
export const registrationOf = (form: FormData) => ({
  name: fieldText(form, 'name'),
  email: fieldText(form, 'email'),
  password: fieldText(form, 'password'),
})

/**
 * Registers. If an account with this email and password exists, logs in: either the answer to an earlier registration was lost, or
 * the person forgot the account.
 */
export async function registerOrLogIn(api: Client, registration: Registration) {
  try {
    return await unwrap(api.user.register.$post({ json: registration }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'EMAIL_TAKEN') throw error
    const { email, password } = registration
    const answer = await unwrap(api.user.login.$post({ json: { email, password } })).catch(() => null)
    // A login with a second step continues on the login page.
    if (!answer || 'secondStep' in answer.data) throw error
    return { ...answer, data: answer.data }
  }
}
