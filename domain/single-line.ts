/** Replaces line breaks and other control characters of a name by a blank. */
export const inSingleLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Whether a text changes the direction of what is written after it: such a name would show another text than it contains. */
export const changesDirection = (text: string): boolean => /[\u202A-\u202E\u2066-\u2069]/.test(text)
