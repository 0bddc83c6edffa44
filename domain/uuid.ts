/** A UUID in lower case, as part of a regular expression. */
export const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

const whole = new RegExp(`^${UUID}$`, 'i')

export const isUuid = (text: string): boolean => whole.test(text)
