import { type Paise, rupeesFromPaise } from './money.ts'

export type UpiPayment = { upiId: string; payeeName: string; amount: Paise; reference: string; note: string }

/** A link that opens a UPI app with everything filled in (NPCI's UPI linking specification: tr ≤ 35, tn ≤ 50 characters). */
export function upiUri({ upiId, payeeName, amount, reference, note }: UpiPayment): string {
  const fields = {
    pa: upiId,
    pn: payeeName,
    am: rupeesFromPaise(amount).toFixed(2),
    cu: 'INR',
    tr: reference,
    tn: cut(note, 50),
  }
  // Payment apps show a plus sign as it is: blanks must be %20.
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  )
  return `upi://pay?${query.join('&')}`
}

/** Never within a character: half of one cannot be written into a link. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/** What a payer reads in their app beside the amount. */
export const paymentNote = (reference: string): string => `Tirtha ${reference}`
