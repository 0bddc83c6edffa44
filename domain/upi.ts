import { type Paise, rupeesFromPaise } from './money.ts'

export type UpiPayment = { upiId: string; payeeName: string; amount: Paise; reference: string; note: string }

/**
 * A link that opens a UPI app with all fields filled in (NPCI's UPI linking specification: tr ≤ 35, tn ≤ 50 characters); empty for
 * a payee without a UPI ID.
 */
export function upiUri({ upiId, payeeName, amount, reference, note }: UpiPayment): string {
  if (!upiId) return ''
  const fields = {
    pa: upiId,
    pn: payeeName,
    am: rupeesFromPaise(amount).toFixed(2),
    cu: 'INR',
    tr: reference,
    tn: cut(note, 50),
  }
  // Payment apps do not decode a plus sign as a blank.
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  )
  return `upi://pay?${query.join('&')}`
}

/** Keeps characters with two UTF-16 units whole, because a link cannot contain half of one. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** The note that a payment app shows beside the amount. */
export const paymentNote = (reference: string): string => `Tirtha ${reference}`
