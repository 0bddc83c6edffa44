import type { Tx } from '../../db/transaction.ts'
import { refundFound } from '../../domain/ledger.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { post } from '../ledger/entries.ts'
import { issueInvoice, issueReceipt, readDocuments } from '../documents/issue.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueBookingEmail } from './booking-emails.ts'
import { markVerified } from './mark-verified.ts'
import { queueRefund } from './refunds.ts'
import { balanceOfRow, findBooking } from '../ledger/bookings.ts'

type Found = {
  bookingId: string
  payment: { id: string; utr: string | null; booking_id: string | null }
  /** What was received for this booking, in paise. */
  amount: Paise
  actorId: string
  at: Date
  env: DocumentEnv
}

/**
 * What follows once money for a booking was found: the booking is verified, the receipt and, when all is paid, the invoice
 * are issued; of a cancelled booking it goes back; the devotee is told. The booking's row is held by the caller.
 */
export async function onVerified(tx: Tx, { bookingId, payment, amount, actorId, at, env }: Found): Promise<void> {
  const isAdvance = payment.booking_id === null
  const found = (await findBooking(tx, bookingId))!
  // An advance that was never found matters no longer once everything has been paid after it.
  const becomesVerified = !found.verified && (isAdvance || found.received >= found.price)
  if (becomesVerified) await markVerified(tx, { actorId, bookingId, at }, true)
  const booking = { ...found, verified: found.verified || becomesVerified }
  const papers = await readDocuments(tx, bookingId)
  // Verified, taken back and verified again, it is still one receipt of one sum of money.
  const before = papers.find(({ kind, payment_id }) => kind === 'receipt' && payment_id === payment.id)
  if (amount > 0 && !before) await issueReceipt(tx, env, booking, payment, amount, at)
  if (booking.cancelled_at) {
    const back = paise(Math.max(0, booking.received - booking.price - booking.refund_due))
    if (back === 0) return
    await post(tx, at, [{ bookingId, posting: refundFound(back) }])
    await queueRefund(tx, bookingId, back, at)
    return
  }
  const isPaidUp = booking.received >= booking.price
  if (isPaidUp && booking.price > 0 && !papers.some(({ kind }) => kind === 'invoice'))
    await issueInvoice(tx, env, booking, at)
  const { due } = balanceOfRow(booking)
  await queueBookingEmail(tx, bookingId, at, ({ name, reference, line }) =>
    isAdvance
      ? {
          kind: 'booking_verified',
          content: { name, reference, utr: payment.utr ?? '', amountPaid: amount, balance: due, line, bookingId },
        }
      : {
          kind: 'payment_verified',
          content: { name, reference, utr: payment.utr ?? '', amount, balance: due, line, bookingId },
        },
  )
}
