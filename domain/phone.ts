import parsePhoneNumber from 'libphonenumber-js'

/** A phone number in E.164, Indian unless it begins with a country code; null when there is no such number. */
export function parsePhone(text: string): string | null {
  const phone = parsePhoneNumber(text, 'IN')
  return phone?.isValid() ? phone.number : null
}
