/** Replaces line breaks and other control characters of a name by a blank. */
export const inSingleLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** The lines of a text without blank ones, each as a single line. */
export const inPlainLines = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => inSingleLine(line).trim())
    .filter((line) => line !== '')
    .join('\n')

/** Whether a text changes the direction of the text after it. Such a name would look different from its content. */
export const changesDirection = (text: string): boolean => /[\u202A-\u202E\u2066-\u2069]/.test(text)

/** A text on one line, without control characters and without marks that change the direction of writing. */
export const toPlainLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
