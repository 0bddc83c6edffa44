import type { CompiledQuery } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { writesTogether } from '../../db/one-statement.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type Share, sharesOf } from '../../domain/allocation.ts'
import { hasEnded } from '../../domain/booking-status.ts'
import { formatRupees } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { quoted, submitted } from '../../domain/ledger.ts'
import { hasAtMostTwoDecimals, type Paise, paiseFromRupees, sameRupees } from '../../domain/money.ts'
import { utrKey } from '../../domain/utr.ts'
import { lockUser } from '../account/store.ts'
import { endQuotesStatement } from '../cart/change-cart.ts'
import { itemOf, readEntries } from '../cart/entries.ts'
import { queueEmail } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { bookingsOfPayment } from '../ledger/bookings.ts'
import { type BookingRow, insertEntriesStatement } from '../ledger/store.ts'
import type { EmailBooking } from '../email/data.ts'
import type { Env } from '../env.ts'
import type { Moment } from '../moment.ts'
import { aboutBooking } from '../payments/booking-emails.ts'
import { tellWithoutPlace } from '../payments/no-place.ts'
import { lastAllowedUnverified, type LimitDeps, refuseTooManyUnverified } from '../payments/payment-limits.ts'
import {
  findQuoteOfAmount,
  makeQuote,
  type Quoted,
  type QuoteRow,
  quoteToBook,
  refuseWithdrawn,
  toQuoted,
} from '../payments/quote.ts'
import { changeStateStatement, type Payment } from '../payments/store.ts'
import { takersWithoutPlace } from '../places/take.ts'
import { rejectDuplicateUtr } from '../payments/submit.ts'

type Payer = { id: string; name: string; email: string; mailLanguage: Language | null }
export type Submission = { amountPaid: number; utr: string; reference?: string }
type Terms = Pick<Env, 'GST_PERCENT' | 'REFUND_TIERS'>

/**
 * Books what `payer` has paid for: the newest open quote or, without one, the whole cart. Payment, bookings, emptied cart and email
 * are saved in one transaction. Money that was sent is never refused: if the quote no longer holds a place and none is free, the
 * booking is marked and the payer is told. The same UTR again returns the bookings that it made (`isNew` is false), unless the
 * payer names another quote, because one transfer pays once. `amountPaid` is in rupees and only compared with our amount.
 * @throws AppError UTR_TAKEN, CART_EMPTY, AMOUNT_CHANGED, DATE_PASSED, OFFER_WITHDRAWN, TOO_MANY_UNVERIFIED, QUOTE_ENDED if the
 * order of the named quote has changed, QUOTE_EXPIRED if its time is over, NOT_FOUND if the payer has no quote with the reference
 */
export function book(
  db: Db,
  payer: Payer,
  submission: Submission,
  moment: Moment,
  deps: LimitDeps,
): Promise<{ bookings: BookingRow[]; isNew: boolean }> {
  const { utr, reference } = submission
  const work = inTransaction(db, async (tx) => {
    const [befores, quotes, lastUnverified] = await lockUser(
      tx,
      payer.id,
      paymentByUtr(tx, utr),
      quoteToBook(tx, payer.id, reference, moment.at),
      lastAllowedUnverified(tx, payer.id, deps),
    )
    const [before] = befores
    if (!before) {
      const toBook = await findQuote(tx, payer, submission, quotes[0], moment, deps.env)
      const { quote, lines } = toBook
      refuseWithdrawn(lines, moment.language)
      if (!sameRupees(submission.amountPaid, quote.amountPayable))
        throw amountChanged(quote.amountPayable, moment.language)
      refuseTooManyUnverified(lastUnverified, deps)
      return { bookings: await bookQuote(tx, payer, toBook, utr, moment), isNew: true }
    }
    const isOther = reference !== undefined && before.reference !== reference
    // A balance payment has made no bookings that could be returned.
    if (isOther || before.purpose === 'BALANCE' || before.user_id !== payer.id) throw new AppError('UTR_TAKEN')
    return { bookings: await bookingsOfPayment(tx, before.id), isNew: false }
  })
  // Two payers may send the same UTR at once, and both find it unused.
  return rejectDuplicateUtr(work)
}

const paymentByUtr = (tx: Tx, utr: string) =>
  tx.selectFrom('payments').select(['id', 'user_id', 'purpose', 'reference']).where('utr_key', '=', utrKey(utr))

/** `isNew` means that the quote was made for this UTR and has held no places. */
type ToBook = Quoted & { isNew?: true }

async function bookQuote(tx: Tx, payer: Payer, booked: ToBook, utr: string, moment: Moment): Promise<BookingRow[]> {
  const { quote, lines: quotedLines } = booked
  const { at } = moment
  // Held places are counted, too: another process may have seen the quote end a moment earlier.
  const held = !booked.isNew && at < quote.expiresAt
  const hasLimit = quotedLines.some((line) => line.hasLimit)
  const missing = hasLimit ? await takersWithoutPlace(tx, quotedLines, { at, held }) : new Set<string>()
  await tx.executeQuery(submitQuote(tx, booked, { utr, at, missing }))
  const bookings = await bookingsOfPayment(tx, quote.id)
  const lines = bookings.map((booking) => aboutBooking(booking, moment.today).line)
  // A quote can be booked for a day after its expiry.
  const ended = bookings.every((booking) => hasEnded(booking.last_day, moment.today))
  const language = payer.mailLanguage ?? moment.language
  await queueEmail(tx, receivedEmail(payer, quote, utr, lines, language, ended), at)
  const withoutPlace = bookings.filter((booking) => booking.no_place)
  await tellWithoutPlace(tx, new Set(withoutPlace.map(({ id }) => id)), at)
  return bookings
}

/**
 * The quote that the payer names, or else the valid one, or else one of this amount in its time of grace, or else one of the whole
 * cart. `row` is one of the first two.
 */
async function findQuote(
  tx: Tx,
  payer: Payer,
  { reference, amountPaid }: Submission,
  row: QuoteRow | undefined,
  moment: Moment,
  terms: Terms,
): Promise<ToBook> {
  if (row) return toQuoted(row)
  if (reference !== undefined) return refuseEnded(tx, payer.id, reference)
  return (
    (await findQuoteOfPaidAmount(tx, payer.id, amountPaid, moment.at)) ??
    (await quoteWholeCart(tx, payer, moment, terms))
  )
}

/**
 * An empty cart means that its entries were probably booked in another window; a quote that is still open means that its time is
 * over.
 */
async function refuseEnded(tx: Tx, userId: string, reference: string): Promise<never> {
  const quote = await tx
    .selectFrom('payments')
    .select('state')
    .where('user_id', '=', userId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!quote) throw new AppError('NOT_FOUND')
  const entries = await readEntries(tx, userId)
  if (entries.length === 0) throw new AppError('CART_EMPTY')
  throw new AppError(quote.state === 'OPEN' ? 'QUOTE_EXPIRED' : 'QUOTE_ENDED')
}

/** A quote of exactly the paid amount, also in its time of grace: the transfer began while it was valid. */
function findQuoteOfPaidAmount(
  tx: Tx,
  userId: string,
  rupees: number,
  at: Date,
): Promise<Quoted | undefined> | undefined {
  const isAmount = hasAtMostTwoDecimals(rupees) && Number.isSafeInteger(Math.round(rupees * 100))
  return isAmount ? findQuoteOfAmount(tx, userId, at, paiseFromRupees(rupees)) : undefined
}

async function quoteWholeCart(tx: Tx, payer: Payer, moment: Moment, terms: Terms): Promise<ToBook> {
  const entries = await readEntries(tx, payer.id)
  if (entries.length === 0) throw new AppError('CART_EMPTY')
  return { ...(await makeQuote(tx, payer, entries, moment, terms)), isNew: true }
}

function amountChanged(payable: Paise, language: Language): AppError {
  const amount = formatRupees(payable, language)
  return new AppError('AMOUNT_CHANGED', { words: { amount }, issues: [{ path: 'amountPaid', message: amount }] })
}

/**
 * The statement that submits a quote: writes its bookings and their ledger entries, removes its entries from the cart and ends the
 * other quotes of these entries.
 */
function submitQuote(
  tx: Tx,
  { quote: payment, lines }: Quoted,
  { utr, at, missing }: { utr: string; at: Date; missing: ReadonlySet<string> },
): CompiledQuery {
  const shares = sharesOf(lines.map(itemOf), payment.amountPayable, payment.gst, payment.gstPercent)
  const booked = lines.flatMap((line, index) => {
    const share: Share | undefined = shares[index]
    return share ? [{ id: newId(), line, share }] : []
  })
  const bookings = booked.map(({ id, line, share }) => ({
    id,
    user_id: payment.userId,
    payment_id: payment.id,
    cart_entry_id: line.id,
    head_count: line.headCount,
    date_start: line.dateStart,
    package: line.package && JSON.stringify(line.package),
    poojas: JSON.stringify(line.poojas),
    gst: share.gst,
    no_place: missing.has(line.id),
    created_at: at,
  }))
  const entries = booked.flatMap(({ id: bookingId, share }) => [
    { bookingId, paymentId: payment.id, entry: quoted(share.amountTotal) },
    { bookingId, paymentId: payment.id, entry: submitted(share.amountPaid), detail: { utr } },
  ])
  const ids = lines.map(({ id }) => id)
  return writesTogether(tx, [
    changeStateStatement(tx, payment, { state: 'SUBMITTED', utr, submittedAt: at }),
    tx.insertInto('bookings').values(bookings),
    insertEntriesStatement(tx, at, entries),
    tx.deleteFrom('cart_entries').where('user_id', '=', payment.userId).where('id', 'in', ids),
    endQuotesStatement(tx, ids, at).where('id', '!=', payment.id),
  ])
}

const receivedEmail = (
  payer: Payer,
  payment: Payment,
  utr: string,
  lines: EmailBooking[],
  language: Language,
  ended: boolean,
) => ({
  kind: 'booking_received' as const,
  recipient: payer.email,
  language,
  content: {
    name: payer.name,
    reference: payment.reference,
    utr,
    amountTotal: payment.amountTotal,
    amountPaid: payment.amountPayable,
    ended,
    lines,
  },
})
