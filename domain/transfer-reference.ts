import { utrKey } from './utr.ts'

const REFERENCE = /^[0-9A-Z]{6,30}$/

/** The form in which references of transfers are compared: people type blanks, hyphens and letters of either case. */
export const transferKey = (reference: string): string => utrKey(reference.replaceAll(/[\s-]/g, ''))

/** Whether a text can be the reference that a bank gives a transfer: 6 to 30 letters or digits. */
export const isTransferReference = (text: string): boolean => REFERENCE.test(transferKey(text))

/** Whether a reference is, or contains, the UTR of an incoming payment, as in `UPI 426812345678`. */
export const namesUtr = (reference: string, utr: string): boolean => transferKey(reference).includes(utrKey(utr))
