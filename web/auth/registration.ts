import { fieldText } from '../ui/form-action.ts'

/** What the fields of the registration say, but for the phone number. */
export const registrationOf = (form: FormData) => ({
  name: fieldText(form, 'name'),
  email: fieldText(form, 'email'),
  password: fieldText(form, 'password'),
})
