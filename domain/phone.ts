import parsePhoneNumber from 'libphonenumber-js'

/** A phone number in E.164, Indian unless it begins with a country code; null if the text is not a phone number. */
export function parsePhone(text: string): string | null {
  const phone = parsePhoneNumber(text, 'IN')
  return phone?.isValid() ? phone.number : null
}

/**
 * An Indian number that was written without its country, as `+91 94150 12345`: a link to call it or to write on WhatsApp then works
 * everywhere. Free and short numbers (1800 …) are called in India only, and stay, like all that has a country code.
 */
export function withCountry(text: string): string {
  const phone = text.startsWith('+') ? undefined : parsePhoneNumber(text, 'IN')
  return phone?.isValid() && !phone.nationalNumber.startsWith('1') ? phone.formatInternational() : text
}
