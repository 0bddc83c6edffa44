import { paise } from '../../domain/money.ts'
import type { EmailPart, EmailTransfer, OneBookingTransfer } from './data.ts'

/** The transfer of an email, including emails that an earlier version queued. */
export function transferOf(content: EmailTransfer | OneBookingTransfer): EmailTransfer {
  if ('parts' in content) return content
  const { name, reference, utr, amountPaid, amount = amountPaid ?? paise(0), ...part } = content
  const one: EmailPart = { ...part, amount }
  return { name, utr, amount, parts: [one], ...(reference !== undefined && { reference }) }
}
