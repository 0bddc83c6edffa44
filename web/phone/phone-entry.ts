import { ApiError } from '../../contract/client.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { fieldText } from '../ui/form-action.ts'
import { callingCodeOf, HOME_COUNTRY, splitNumber } from './countries.ts'

/** The name of the field with the country of a number. */
export const COUNTRY = 'country'

/** A value that a call refuses as a phone number, together with all other errors. */
const NO_NUMBER = '+'

/**
 * Ten digits in the form of another country: with the area code in brackets, with dashes, or with a first digit that no Indian
 * mobile number has. An Indian landline is dialled with 0 in front.
 */
function looksForeign(number: string): boolean {
  if (number.replaceAll(/\D/g, '').length !== 10) return false
  return /^\(\d{3}\)|^\d{3}[-.]\d{3}[-.]\d{4}$|^[1-5]/.test(number)
}

/**
 * A number in the form that the calls take: an Indian number as it is typed, another one with its country code. Null if it was
 * typed as an Indian number but looks like a foreign one: it must not become Indian without a question.
 */
export function writtenNumber(country: string, typed: string): string | null {
  const number = typed.trim().replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
  if (number === '' || number.startsWith('+')) return number
  if (number.startsWith('00')) return `+${number.slice(2)}`
  const code = callingCodeOf(country)
  if (country !== HOME_COUNTRY && code) return `+${code} ${number}`
  return looksForeign(number) ? null : number
}

/** The values of the fields for a number in E.164, so that sending them again gives the same number. */
export function shownNumber(e164: string): { country: string; number: string } {
  const split = splitNumber(e164)
  if (!split) return { country: HOME_COUNTRY, number: e164 }
  const { country, digits } = split
  return { country, number: writtenNumber(country, digits) === null ? e164 : digits }
}

/**
 * Calls with the number that the fields of a form contain. If its country is not clear, the number gets an error that says so.
 * @throws ApiError
 */
export async function withNumber<Answer>(
  form: FormData,
  locale: Language,
  call: (phoneNumber: string) => Promise<Answer>,
): Promise<Answer> {
  const number = writtenNumber(fieldText(form, COUNTRY), fieldText(form, 'phoneNumber'))
  try {
    return await call(number ?? NO_NUMBER)
  } catch (error) {
    if (number !== null || !(error instanceof ApiError)) throw error
    throw askForCountry(error, m.phone_country_unclear({}, { locale }))
  }
}

function askForCountry({ status, code, message, issues }: ApiError, question: string): ApiError {
  return new ApiError(status, {
    code,
    message: code === 'PHONE_INVALID' ? question : message,
    issues: issues.map((issue) => (issue.path === 'phoneNumber' ? { ...issue, message: question } : issue)),
  })
}
