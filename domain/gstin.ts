import { stateOfGstin } from './place-of-supply.ts'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether a text has the form of a GSTIN: the code of a state and 13 characters. */
export const isGstinForm = (text: string): boolean => /^\d{2}[A-Z0-9]{13}$/.test(text) && stateOfGstin(text) !== null

/**
 * The last character of a GSTIN, computed from the 14 before it: they are multiplied by 1 and 2 in turn, and the two digits of each
 * product in base 36 are added up (GSTN, format of the GSTIN).
 */
function checkSign(digits: string): string {
  let sum = 0
  for (const [index, sign] of [...digits].entries()) {
    const product = SIGNS.indexOf(sign) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / SIGNS.length) + (product % SIGNS.length)
  }
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length)
}

/** Whether a text is a GSTIN: a state, a PAN, and the right last character. */
export const isGstin = (text: string): boolean =>
  isGstinForm(text) && /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]{3}$/.test(text) && checkSign(text.slice(0, 14)) === text[14]
