import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { sharesOf } from '../../domain/allocation.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatRupees } from '../../domain/format.ts'
import { paid, quoted } from '../../domain/ledger.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { utrKey } from '../../domain/utr.ts'
import { lockUser } from '../account/store.ts'
import { type BookingRow, bookingsOfPayment } from '../ledger/bookings.ts'
import { endQuotesOfEntries } from '../cart/change-cart.ts'
import { itemOf, readEntries } from '../cart/entries.ts'
import { AppError } from '../http/app-error.ts'
import { post } from '../ledger/entries.ts'
import { queueEmail } from '../email/outbox.ts'
import {
  findLateQuote,
  findNewestQuote,
  findQuoteByReference,
  type Line,
  makeQuote,
  type Payment,
  readLines,
} from '../payments/quote.ts'
import { rejectDuplicateUtr } from '../payments/duplicate-utr.ts'

type Payer = { id: string; name: string; email: string; mailLanguage: Language | null }
export type Submission = { amountPaid: number; utr: string; reference?: string }
type Moment = { at: Date; today: CalendarDay; language: Language; env: { GST_PERCENT: number } }

/**
 * Books what `payer` has paid for: the newest open quote or, without one, the whole cart. Payment, bookings, emptied
 * cart and mail stand together or not at all. The same UTR again answers with what it booked (`isNew` false), unless
 * the payer names another quote: one sum of money is no second one.
 * `amountPaid` is in rupees and only compared.
 * @throws AppError UTR_TAKEN, CART_EMPTY, AMOUNT_CHANGED, DATE_PASSED; NOT_FOUND for the reference of no open quote
 */
export function book(
  db: Db,
  payer: Payer,
  submission: Submission,
  moment: Moment,
): Promise<{ bookings: BookingRow[]; isNew: boolean }> {
  const work = inTransaction(db, async (tx) => {
    await lockUser(tx, payer.id)
    const before = await findByUtr(tx, submission.utr)
    if (before) {
      const isOther = submission.reference !== undefined && before.reference !== submission.reference
      // The rest of a booking, though the payer's own, has booked nothing.
      if (isOther || before.booking_id || before.user_id !== payer.id) throw new AppError('UTR_TAKEN')
      return { bookings: await bookingsOfPayment(tx, before.id), isNew: false }
    }
    return { bookings: await bookNow(tx, payer, submission, moment), isNew: true }
  })
  // Another payer was quicker with the same UTR: both passed the look, only one could write it.
  return rejectDuplicateUtr(work)
}

const findByUtr = (tx: Tx, utr: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'user_id', 'booking_id', 'reference'])
    .where('utr_key', '=', utrKey(utr))
    .executeTakeFirst()

async function bookNow(tx: Tx, payer: Payer, submission: Submission, moment: Moment): Promise<BookingRow[]> {
  const payment = await findQuote(tx, payer, submission, moment)
  if (!isAmount(submission.amountPaid, payment.amount_payable)) refuseAmount(payment.amount_payable, moment.language)
  const lines = await readLines(tx, payment.id)
  await tx
    .updateTable('payments')
    .set({
      utr: submission.utr,
      utr_key: utrKey(submission.utr),
      amount_paid: payment.amount_payable,
      submitted_at: moment.at,
    })
    .where('id', '=', payment.id)
    .execute()
  await insertBookings(tx, payer.id, payment, lines, submission.utr, moment.at)
  await emptyCart(tx, payer.id, lines, moment.at)
  const bookings = await bookingsOfPayment(tx, payment.id)
  await queueEmail(tx, mailOf(payer, payment, submission.utr, lines, payer.mailLanguage ?? moment.language), moment.at)
  return bookings
}

/** The quote that the payer names, else the newest open one, else one that was paid late, else one of the whole cart. */
async function findQuote(tx: Tx, payer: Payer, submission: Submission, moment: Moment): Promise<Payment> {
  const { reference, amountPaid } = submission
  if (reference === undefined)
    return (
      (await findNewestQuote(tx, payer.id, moment.at)) ??
      (await findQuotePaidLate(tx, payer.id, amountPaid, moment.at)) ??
      (await quoteWholeCart(tx, payer, moment))
    )
  const named = await findQuoteByReference(tx, payer.id, reference, moment.at)
  if (!named) throw new AppError('NOT_FOUND')
  return named
}

/** Money that was under way finds the quote it was paid for; any other amount is not of a quote that has expired. */
function findQuotePaidLate(tx: Tx, userId: string, rupees: number, at: Date): Promise<Payment | undefined> | undefined {
  const whole = Math.round(rupees * 100)
  if (!Number.isSafeInteger(whole) || !isAmount(rupees, paise(whole))) return undefined
  return findLateQuote(tx, userId, at, paise(whole))
}

async function quoteWholeCart(tx: Tx, payer: Payer, moment: Moment): Promise<Payment> {
  const entries = await readEntries(tx, payer.id)
  if (entries.length === 0) throw new AppError('CART_EMPTY')
  return makeQuote(tx, payer.id, entries, moment)
}

/** Half a paisa too much is another amount: rupees from outside are compared, not rounded. */
const isAmount = (rupees: number, payable: Paise): boolean => rupees === payable / 100

function refuseAmount(payable: Paise, language: Language): never {
  const amount = formatRupees(payable, language)
  throw new AppError('AMOUNT_CHANGED', { words: { amount }, issues: [{ path: 'amountPaid', message: amount }] })
}

async function insertBookings(
  tx: Tx,
  userId: string,
  payment: Payment,
  lines: readonly Line[],
  utr: string,
  at: Date,
): Promise<void> {
  const shares = sharesOf(lines.map(itemOf), payment.amount_payable, payment.gst)
  const ids = lines.map(() => newId())
  await tx
    .insertInto('bookings')
    .values(
      lines.map((line, index) => ({
        id: ids[index]!,
        user_id: userId,
        payment_id: payment.id,
        cart_entry_id: line.id,
        head_count: line.headCount,
        date_start: line.dateStart,
        package: line.package && JSON.stringify(line.package),
        poojas: JSON.stringify(line.poojas),
        gst: shares[index]!.gst,
        created_at: at,
      })),
    )
    .execute()
  await post(
    tx,
    at,
    ids.flatMap((bookingId, index) => [
      { bookingId, paymentId: payment.id, posting: quoted(shares[index]!.amountTotal) },
      { bookingId, paymentId: payment.id, posting: paid(shares[index]!.amountPaid), detail: { utr } },
    ]),
  )
}

/** Takes what has been booked out of the cart; other quotes of the same entries end. */
async function emptyCart(tx: Tx, userId: string, lines: readonly Line[], at: Date): Promise<void> {
  const ids = lines.map((line) => line.id)
  await tx.deleteFrom('cart_entries').where('user_id', '=', userId).where('id', 'in', ids).execute()
  await endQuotesOfEntries(tx, ids, at)
}

const mailOf = (payer: Payer, payment: Payment, utr: string, lines: readonly Line[], language: Language) => ({
  kind: 'booking_received' as const,
  recipient: payer.email,
  language,
  content: {
    name: payer.name,
    reference: payment.reference,
    utr,
    amountTotal: payment.amount_total,
    amountPaid: payment.amount_payable,
    lines: lines.map((line) => ({
      subject: line.package ?? line.poojas[0]!.pooja,
      date: line.dateStart,
      headCount: line.headCount,
    })),
  },
})
