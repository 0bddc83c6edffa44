import { sql } from 'kysely'
import type { Kept } from '../../contract/trade.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { m } from '../../messages/compiled/messages.js'
import { recordChange } from '../audit/store.ts'
import { AppError, found } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { lockImports } from './import.ts'
import { type ImportedBooking, undoBookings } from './undo-bookings.ts'

type Staff = { id: string }
type Undone = { undone: number; kept: Kept[] }

/**
 * Undoes an import as one act: cancels its bookings, takes their money back, and deletes its people. Items that have changed since
 * stay and are named, because they would otherwise prevent the whole undo.
 * @throws AppError NOT_FOUND, TRADE_UNDONE
 */
export const undoTrade = (db: Db, staff: Staff, id: string, moment: Moment): Promise<Undone> =>
  inTransaction(db, async (tx) => {
    await lockImports(tx)
    const row = found(
      await tx.selectFrom('trade_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    )
    if (row.undone_at) throw new AppError('TRADE_UNDONE')
    await tx
      .updateTable('trade_imports')
      .set({ undone_at: moment.at, undone_by: staff.id })
      .where('id', '=', id)
      .execute()
    const { undone, kept } =
      row.kind === 'BOOKINGS' ? await undoOfBookings(tx, staff, id, moment) : await undoOfPeople(tx, id, moment)
    const change = { action: 'trade_undone', subjectId: id, from: {}, to: { undone, kept: kept.length } } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    return { undone, kept }
  })

async function undoOfBookings(tx: Tx, staff: Staff, importId: string, moment: Moment): Promise<Undone> {
  const bookings = await lockImported(tx, importId)
  const isKept = ({ told, changed }: ImportedBooking) => told || changed
  await undoBookings(
    tx,
    staff,
    bookings.filter((one) => !isKept(one)),
    moment,
  )
  const options = { locale: moment.language }
  const kept = bookings.filter(isKept).map(({ line, reference, name, id: bookingId, changed }) => {
    const reason = changed ? m.trade_changed_since({}, options) : m.trade_told({}, options)
    return { line, reference, name, bookingId, reason }
  })
  return { undone: bookings.length - kept.length, kept }
}

/**
 * Locks what an import has made, payments before bookings as everywhere, and then reads whether something has happened to each: an
 * act of staff, an entry in the ledger, a payment, a document, or a text of the devotee.
 */
async function lockImported(tx: Tx, importId: string): Promise<ImportedBooking[]> {
  const ofImport = tx.selectFrom('imported_bookings').select('booking_id').where('import_id', '=', importId)
  const payments = tx.selectFrom('bookings').select('payment_id').where('id', 'in', ofImport)
  await tx.selectFrom('payments').select('id').where('id', 'in', payments).orderBy('id').forUpdate().execute()
  await tx.selectFrom('bookings').select('id').where('id', 'in', ofImport).orderBy('id').forNoKeyUpdate().execute()
  return tx
    .selectFrom('imported_bookings')
    .innerJoin('bookings', 'bookings.id', 'imported_bookings.booking_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .select(['bookings.id', 'bookings.user_id as userId', 'bookings.payment_id as paymentId', 'users.name'])
    .select(['line', 'imported_bookings.reference', 'is_new_devotee as isNewDevotee', 'told'])
    .select(['amount_total as price', 'amount_payable as paid'])
    .select(sql<string>`(select id from acts where acts.payment_id = payments.id and seq = 1)`.as('actId'))
    .select(
      sql<boolean>`not bookings.verified or bookings.cancelled_at is not null or date_before is not null
        or sankalp is not null or travellers is not null or buyer is not null or reminded_at is not null or thanked_at <> bookings.created_at
        or (select count(*) from ledger where ledger.booking_id = bookings.id) > 3
        or exists (select from payments as later where later.booking_id = bookings.id)
        or exists (select from documents where documents.booking_id = bookings.id)
        or exists (select from share_links where share_links.booking_id = bookings.id)
        or exists (select from day_acts where day_acts.booking_id = bookings.id)
        or exists (select from day_photos where day_photos.booking_id = bookings.id)
        or (select count(*) from audit where subject_id = bookings.id) > 1`.as('changed'),
    )
    .where('import_id', '=', importId)
    .orderBy('line')
    .execute()
}

/** A driver or priest who has a journey, or was edited since, stays. */
async function undoOfPeople(tx: Tx, importId: string, { language: locale }: Moment): Promise<Undone> {
  const people = await tx
    .selectFrom('people')
    .innerJoin('imported_people', 'imported_people.person_id', 'people.id')
    .select(['people.id', 'people.name', 'line'])
    .select(
      sql<boolean>`exists (select from bookings where driver_id = people.id or priest_id = people.id)
        or exists (select from day_links where day_links.person_id = people.id)
        or exists (select from acts where acts.holder_id = people.id)
        or (select count(*) from audit where subject_id = people.id) > 1`.as('changed'),
    )
    .where('import_id', '=', importId)
    .orderBy('line')
    .forUpdate('people')
    .execute()
  const gone = people.filter(({ changed }) => !changed).map(({ id }) => id)
  await tx
    .deleteFrom('people')
    .where(sql<boolean>`id = any (${gone}::uuid[])`)
    .execute()
  const reason = m.trade_changed_since({}, { locale })
  const kept = people
    .filter(({ changed }) => changed)
    .map(({ line, name }) => ({ line, reference: '', name, bookingId: null, reason }))
  return { undone: gone.length, kept }
}
