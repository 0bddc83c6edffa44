import { textOf } from '../ui/form-action.ts'

/** What the fields of the registration say, but for the phone number. */
export const registrationOf = (form: FormData) => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  password: textOf(form, 'password'),
})
