/** The length of a UPI or IMPS reference (specification, section 5). */
export const UTR_LENGTH = 12

const UTR = new RegExp(`^[0-9A-Za-z]{${UTR_LENGTH}}$`)

/** Takes a transaction reference without the blanks around it: twelve letters or digits. */
export const isUtr = (text: string): boolean => UTR.test(text)

/** One transaction may be typed in either case; this is what must be unique. */
export const utrKey = (utr: string): string => utr.toUpperCase()
