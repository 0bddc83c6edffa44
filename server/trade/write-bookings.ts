import { createHash } from 'node:crypto'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { quoted, submitted, verified } from '../../domain/ledger.ts'
import { paise } from '../../domain/money.ts'
import { numberWithoutUtr } from '../../domain/payment.ts'
import { utrKey } from '../../domain/utr.ts'
import { emailKey } from '../account/store.ts'
import { startActs } from '../acts/store.ts'
import { recordChanges } from '../audit/store.ts'
import { tellEntered } from '../bookings/enter.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { earlierReceipt } from '../documents/issue-for-payment.ts'
import { newReference } from '../ledger/reference.ts'
import { appendEntries, selectBookings } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { fixTerms, type Terms } from '../payments/quote.ts'
import { referenceKey } from './plan-bookings.ts'
import type { NewBooking } from './planned-booking.ts'

/** The number of rows that one statement writes; a statement may have 65,535 values. */
const AT_ONCE = 500

type Written = NewBooking & { id: string; userId: string; paymentId: string; actId: string; number: string }
export type Importing = { id: string; staffId: string; tell: boolean }

/**
 * Writes bookings with their devotees and their earlier payments. Such a payment is verified at once, as cash is, but without a
 * document and an email from us.
 */
export async function writeBookings(
  tx: Tx,
  importing: Importing,
  bookings: readonly NewBooking[],
  moment: Moment,
  site: DocumentEnv & Terms,
): Promise<void> {
  const users = new Map<string, string>()
  const added: NewBooking[] = []
  const written = bookings.map((booking): Written => {
    const { phone, known } = booking
    const userId = known?.id ?? users.get(phone) ?? newId()
    if (!known && !users.has(phone)) added.push(booking)
    users.set(phone, userId)
    const reference = newReference()
    return { ...booking, id: newId(), userId, paymentId: newId(), actId: newId(), number: reference }
  })
  const emails = new Map(written.flatMap(({ email, userId, known }) => (email && !known ? [[userId, email]] : [])))
  for (const some of inParts(added)) await writeDevotees(tx, some, { users, emails }, moment)
  for (const some of inParts(written)) {
    await writePayments(tx, importing, some, moment, site)
    await writeMoney(tx, importing, some, moment)
    await writeImported(tx, importing, some, { emails }, moment, site)
  }
  if (!importing.tell) return
  for (const one of written) if (isTold(one, emails, moment)) await tellEntered(tx, one.id, null, moment)
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) => all.slice(part * AT_ONCE, (part + 1) * AT_ONCE))

type Emails = ReadonlyMap<string, string>

/** Devotees with journeys in the future who have an email. */
const isTold = ({ known, userId, lastDay }: Written, emails: Emails, { today }: Moment): boolean =>
  lastDay >= today && (known ? known.email !== '' : emails.has(userId))

async function writeDevotees(
  tx: Tx,
  added: readonly NewBooking[],
  { users, emails }: { users: ReadonlyMap<string, string>; emails: Emails },
  { at }: Moment,
): Promise<void> {
  const rows = added.map(({ name, phone, language }) => {
    const id = users.get(phone) ?? newId()
    const email = emails.get(id) ?? ''
    const columns = { email, email_key: email === '' ? null : emailKey(email) }
    return { id, name, phone, ...columns, password_hash: '', language, created_at: at }
  })
  await tx.insertInto('users').values(rows).execute()
}

async function writePayments(
  tx: Tx,
  { staffId }: Importing,
  some: readonly Written[],
  { at }: Moment,
  site: DocumentEnv & Terms,
): Promise<void> {
  const payments = some.map((one) => {
    const { paymentId: id, number, userId, price, gst, paid, reference } = one
    const utr = numberWithoutUtr('BEFORE', number)
    return {
      ...fixTerms({ id: userId }, [], site),
      id,
      reference: number,
      way: 'BEFORE' as const,
      state: 'VERIFIED' as const,
      order_amount: paise(price - gst),
      gst,
      amount_total: price,
      amount_payable: paid,
      amount_paid: paid,
      utr,
      utr_key: utrKey(utr),
      entered_by: staffId,
      content_hash: createHash('sha256').update(`import ${reference}`).digest('hex'),
      created_at: at,
      submitted_at: at,
      verified_at: at,
      expires_at: at,
    }
  })
  await tx.insertInto('payments').values(payments).execute()
  const bookings = some.map((one) => ({
    id: one.id,
    user_id: one.userId,
    payment_id: one.paymentId,
    cart_entry_id: newId(),
    head_count: one.headCount,
    date_start: one.date,
    package: one.package && JSON.stringify(one.package),
    poojas: JSON.stringify(one.poojas),
    gst: one.gst,
    verified: true,
    imported: true,
    note: one.note,
    created_at: at,
    // Nobody is thanked for a journey that was over before the import.
    thanked_at: one.lastDay < dayOf(at.getTime()) ? at : null,
  }))
  await tx.insertInto('bookings').values(bookings).execute()
}

/** Writes the act of each payment, its ledger entries and its audit log entries. */
async function writeMoney(tx: Tx, { staffId }: Importing, some: readonly Written[], moment: Moment): Promise<void> {
  const { at } = moment
  const acts = some.map(({ actId: id, paymentId }) => ({ id, paymentId }))
  await startActs(tx, { id: staffId }, { kind: 'VERIFY', seq: 1, acts }, moment)
  const way = 'BEFORE' as const
  const entries = some.flatMap(({ id: bookingId, paymentId, price, paid, paidOn, receipt, actId }) => {
    const about = { bookingId, paymentId }
    const detail = { way, ...(paidOn && { receivedOn: paidOn }), ...(receipt && { text: receipt }) }
    return [
      { ...about, entry: quoted(price) },
      { ...about, entry: submitted(paid), detail: { way } },
      { ...about, entry: verified(paid, paid), detail, actId },
    ]
  })
  await appendEntries(tx, at, entries)
  const changes = some.map(({ id: subjectId, actId }) => ({
    actorId: staffId,
    action: 'booking_verification' as const,
    subjectId,
    from: { verified: false },
    to: { verified: true },
    actId,
  }))
  await recordChanges(tx, changes, moment)
}

/** The data for an undo and for later documents, with the receipt of the earlier books. */
async function writeImported(
  tx: Tx,
  { id, tell }: Importing,
  some: readonly Written[],
  { emails }: { emails: Emails },
  moment: Moment,
  site: DocumentEnv,
): Promise<void> {
  const ids = some.map((one) => one.id)
  const rows = new Map((await selectBookings(tx).where('bookings.id', 'in', ids).execute()).map((row) => [row.id, row]))
  const imported = some.map((one) => {
    const { paymentId, userId, known, receipt: serial, paid, paidOn } = one
    const booking = rows.get(one.id)
    const recipient = known ?? { name: one.name, phone: one.phone, email: emails.get(userId) ?? '' }
    const payment = { id: paymentId, utr: '', way: 'BEFORE' as const, userId, at: moment.at }
    const receipt =
      booking && paidOn && paid > 0
        ? earlierReceipt(
            booking,
            {
              recipient: { name: recipient.name, phone: recipient.phone, email: recipient.email, address: null },
              payment: { ...payment, receivedOn: paidOn },
              serial,
            },
            site,
          )
        : null
    return {
      booking_id: one.id,
      import_id: id,
      line: one.line,
      reference: one.reference,
      reference_key: referenceKey(one.reference),
      is_new_devotee: known === null,
      told: tell && isTold(one, emails, moment),
      receipt: receipt && JSON.stringify(receipt),
      paid_on: receipt && paidOn,
    }
  })
  await tx.insertInto('imported_bookings').values(imported).execute()
}
