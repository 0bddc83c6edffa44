import { textOf } from '../ui/form-action.ts'

/** What the fields of the registration say. */
export const registrationOf = (form: FormData) => ({
  name: textOf(form, 'name'),
  phoneNumber: textOf(form, 'phoneNumber'),
  email: textOf(form, 'email'),
  password: textOf(form, 'password'),
})
