import type { TradePlan } from '../../contract/trade.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { TradeKind } from '../../domain/trade.ts'
import { recordChange, recordChanges } from '../audit/store.ts'
import { devoteesAlone } from '../bookings/find-devotee.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import type { Terms } from '../payments/quote.ts'
import { toPersonColumns } from '../people/store.ts'
import { digestOf, type Plan, planTrade, toPlanResponse } from './plan.ts'
import type { PlannedPerson } from './plan-people.ts'
import { readTradeFile } from './read-file.ts'
import { writeBookings } from './write-bookings.ts'

type Site = DocumentEnv & Terms
type Upload = { kind: TradeKind; bytes: Uint8Array }
/** `digest` comes from the preview; with `tell`, devotees with journeys in the future get an email. */
type Confirmed = Upload & { name: string; digest: string; tell: boolean }

/**
 * Says what an import of a file would do with each row; writes nothing.
 * @throws AppError TRADE_FILE_UNREADABLE, TRADE_COLUMNS_MISSING, TRADE_FILE_LONG
 */
export async function previewTrade(db: Db, { kind, bytes }: Upload, moment: Moment, site: Site): Promise<TradePlan> {
  const file = await readTradeFile(bytes, kind, moment.language)
  const plan = await inTransaction(db, (tx) => planTrade(tx, { kind, file }, moment, site))
  return toPlanResponse(plan, file, moment.language)
}

/**
 * Imports all rows of a file, or none, and returns the id of the import; null if all rows were imported before. Imports run one
 * after another.
 * @throws AppError TRADE_FILE_UNREADABLE, TRADE_COLUMNS_MISSING, TRADE_FILE_LONG, TRADE_FILE_WRONG, TRADE_FILE_CHANGED if the
 * result would differ from the plan with `digest`
 */
export async function importTrade(
  db: Db,
  staff: { id: string },
  { kind, bytes, name, digest, tell }: Confirmed,
  moment: Moment,
  site: Site,
): Promise<string | null> {
  const file = await readTradeFile(bytes, kind, moment.language)
  return inTransaction(db, async (tx) => {
    await lockImports(tx)
    const plan = await planTrade(tx, { kind, file }, moment, site, { isImport: true })
    const planned = [...plan.bookings, ...plan.people]
    const wrong = planned.filter(({ act }) => act === 'WRONG').length
    if (wrong > 0) throw new AppError('TRADE_FILE_WRONG', { field: 'file', words: { count: String(wrong) } })
    const added = planned.filter(({ act }) => act === 'ADD').length
    if (added === 0) return null
    if (digestOf(plan) !== digest) throw new AppError('TRADE_FILE_CHANGED', { field: 'file' })
    const id = newId()
    const row = { id, kind, file_name: name, rows: added, created_by: staff.id, created_at: moment.at }
    await tx.insertInto('trade_imports').values(row).execute()
    await write(tx, { id, staffId: staff.id, tell }, plan, moment, site)
    const change = { action: 'trade_imported', subjectId: id, from: {}, to: { rows: added } } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    return id
  })
}

/** Imports and undos run one after another; a transaction that adds one devotee waits for them. */
export const lockImports = (tx: Tx) => tx.selectNoFrom(devoteesAlone.as('alone')).execute()

async function write(
  tx: Tx,
  importing: { id: string; staffId: string; tell: boolean },
  { bookings, people }: Plan,
  moment: Moment,
  site: Site,
): Promise<void> {
  const added = bookings.flatMap(({ booking }) => booking ?? [])
  if (added.length > 0) await writeBookings(tx, importing, added, moment, site)
  else await writePeople(tx, importing, people, moment)
}

async function writePeople(
  tx: Tx,
  { id: importId, staffId }: { id: string; staffId: string },
  planned: readonly PlannedPerson[],
  moment: Moment,
): Promise<void> {
  const added = planned.flatMap(({ line, person }) =>
    person ? [{ line, row: { id: newId(), ...toPersonColumns(person), created_at: moment.at } }] : [],
  )
  const AT_ONCE = 1000
  for (let from = 0; from < added.length; from += AT_ONCE) {
    const some = added.slice(from, from + AT_ONCE)
    await tx
      .insertInto('people')
      .values(some.map(({ row }) => row))
      .execute()
    await tx
      .insertInto('imported_people')
      .values(some.map(({ line, row }) => ({ person_id: row.id, import_id: importId, line })))
      .execute()
    const changes = some.map(({ row }) => {
      const change = { action: 'person_added', subjectId: row.id, from: {}, to: row } as const
      return { actorId: staffId, ...change }
    })
    await recordChanges(tx, changes, moment)
  }
}
