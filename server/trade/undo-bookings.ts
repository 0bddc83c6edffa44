import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { cancelled, rejected, revoked, zeroSums } from '../../domain/ledger.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { markUndone, startActs } from '../acts/store.ts'
import { recordChanges } from '../audit/store.ts'
import { appendEntries } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'

/** A booking of an import, in paise; `changed` means that something has happened to it since. */
export type ImportedBooking = {
  id: string
  userId: string
  paymentId: string
  name: string
  line: number
  reference: string
  isNewDevotee: boolean
  told: boolean
  price: Paise
  paid: Paise
  actId: string
  changed: boolean
}

/** The number of rows that one statement writes. */
const AT_ONCE = 500

/**
 * Takes locked bookings of an import back. Ledger entries are never deleted, so the operator cancels the bookings and rejects their
 * money. A devotee whom only the import had added is forgotten.
 */
export async function undoBookings(
  tx: Tx,
  staff: { id: string },
  bookings: readonly ImportedBooking[],
  moment: Moment,
): Promise<void> {
  const reason = m.trade_undone_reason({}, { locale: moment.language })
  for (let from = 0; from < bookings.length; from += AT_ONCE)
    await undoSome(tx, staff, bookings.slice(from, from + AT_ONCE), reason, moment)
  await forgetDevotees(tx, bookings, moment.at)
}

async function undoSome(
  tx: Tx,
  staff: { id: string },
  bookings: readonly ImportedBooking[],
  reason: string,
  moment: Moment,
): Promise<void> {
  const { at } = moment
  const undoing = bookings.map((booking) => ({ ...booking, byId: newId() }))
  const acts = undoing.map(({ byId: id, paymentId }) => ({ id, paymentId }))
  await startActs(tx, staff, { kind: 'REJECT', seq: 2, acts }, moment)
  const way = 'BEFORE' as const
  const entries = undoing.flatMap(({ id: bookingId, paymentId, price, paid, byId: actId }) => {
    const about = { bookingId, paymentId, actId, detail: { way } }
    const nothing = { kept: paise(0), refundDue: paise(0) }
    return [
      { ...about, entry: revoked(paid, paid) },
      { ...about, entry: rejected(paid) },
      { bookingId, actId, entry: cancelled({ ...zeroSums, price }, nothing) },
    ]
  })
  await appendEntries(tx, at, entries)
  await markUndone(
    tx,
    undoing.map(({ actId }) => actId),
    staff,
    at,
  )
  const ids = undoing.map(({ id }) => id)
  const rejection = { state: 'REJECTED' as const, utr_key: null, verified_at: null, rejected_at: at }
  await tx
    .updateTable('payments')
    .set({ ...rejection, reject_reason: 'OTHER', reject_text: reason })
    .where(
      'id',
      'in',
      undoing.map(({ paymentId }) => paymentId),
    )
    .execute()
  const cancellation = { cancelled_at: at, cancelled_by: 'OPERATOR' as const, cancel_reason: reason, note: '' }
  await tx
    .updateTable('bookings')
    .set({ ...cancellation, verified: false, cancel_refund_percent: 100, cancel_most_kept: paise(0) })
    .where('id', 'in', ids)
    .execute()
  // This allows the same file to be imported again.
  const forgotten = { reference_key: null, receipt: null, paid_on: null }
  await tx.updateTable('imported_bookings').set(forgotten).where('booking_id', 'in', ids).execute()
  const changes = undoing.map(({ id: subjectId, byId }) => ({
    actorId: staff.id,
    action: 'booking_verification' as const,
    subjectId,
    from: { verified: true },
    to: { verified: false },
    actId: byId,
  }))
  await recordChanges(tx, changes, moment)
}

/** Empties the rows of new devotees without their own account, as a deletion does, unless they have other data. */
async function forgetDevotees(tx: Tx, bookings: readonly ImportedBooking[], at: Date): Promise<void> {
  const ids = [...new Set(bookings.flatMap(({ userId, isNewDevotee }) => (isNewDevotee ? userId : [])))]
  const gone = await tx
    .updateTable('users')
    .set({ name: '', email: '', email_key: null, phone: '', deleted_at: at })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('password_hash', '=', '')
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from waiting_list where user_id = users.id)
        and not exists (select from bookings left join imported_bookings on booking_id = bookings.id
          where bookings.user_id = users.id and (booking_id is null or reference_key is not null))`,
    )
    .returning('id')
    .execute()
  if (gone.length === 0) return
  await tx
    .deleteFrom('claim_codes')
    .where(sql<boolean>`user_id = any (${gone.map(({ id }) => id)}::uuid[])`)
    .execute()
}
