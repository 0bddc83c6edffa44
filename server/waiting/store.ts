import { sql } from 'kysely'
import type { OwnWaiting, WaitingPerson } from '../../contract/waiting.ts'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { Language } from '../../domain/language.ts'
import { nameForStaff } from '../account/store.ts'

/** The place in the queue: how many people who still wait for the same day joined up to then. */
const position = sql<number>`(select count(*)::int from waiting_list as others
  where others.subject_id = waiting_list.subject_id and others.day = waiting_list.day
    and others.state in ('WAITING', 'OFFERED') and others.seq <= waiting_list.seq)`

/** People who wait or have a held place, by day and in their order. */
export const activeWaiting = (db: Db) =>
  db
    .selectFrom('waiting_list')
    .leftJoin('packages', 'packages.id', 'subject_id')
    .leftJoin('poojas', 'poojas.id', 'subject_id')
    .selectAll('waiting_list')
    .select(({ fn }) => [
      fn.coalesce('packages.name', 'poojas.name', sql<string>`''`).as('name'),
      fn.coalesce('packages.name_hindi', 'poojas.name_hindi', sql<string>`''`).as('nameHindi'),
      fn.coalesce('packages.city', 'poojas.city', sql<string>`''`).as('city'),
      fn.coalesce('packages.city_hindi', 'poojas.city_hindi', sql<string>`''`).as('cityHindi'),
      position.as('position'),
    ])
    .where('waiting_list.state', 'in', ['WAITING', 'OFFERED'])
    .orderBy('day')
    .orderBy('seq')

export type WaitingRow = Awaited<ReturnType<ReturnType<typeof activeWaiting>['execute']>>[number]

const toWaiting = (row: WaitingRow) => ({
  id: row.id,
  date: row.day,
  headCount: row.head_count,
  state: row.state === 'OFFERED' ? ('OFFERED' as const) : ('WAITING' as const),
  position: row.position,
  heldUntil: row.held_until?.toISOString() ?? null,
  bookingId: row.booking_id,
})

/** A held place that was not taken in time is not shown any more, even before the next person gets it. */
export async function readOwn(db: Db, user: { id: string }, at: Date): Promise<OwnWaiting[]> {
  const rows = await activeWaiting(db).where('user_id', '=', user.id).execute()
  return rows
    .filter(({ held_until: until }) => !until || until > at)
    .map((row) => ({
      ...toWaiting(row),
      subject: { kind: row.subject_kind, id: row.subject_id },
      name: row.name,
      nameHindi: row.nameHindi,
    }))
}

/** People who wait for the days of an offer from today on. */
export async function readOf(
  db: Db,
  subjectId: string,
  { today, language }: { today: CalendarDay; language: Language },
): Promise<WaitingPerson[]> {
  const rows = await activeWaiting(db)
    .innerJoin('users', 'users.id', 'waiting_list.user_id')
    .select(['users.name as person', 'users.phone', 'users.deleted_at'])
    .where('subject_id', '=', subjectId)
    .where('day', '>=', today)
    .execute()
  return rows.map((row) => ({
    ...toWaiting(row),
    joinedAt: row.joined_at.toISOString(),
    User: {
      id: row.user_id,
      name: nameForStaff({ name: row.person, deleted_at: row.deleted_at }, language),
      phoneNumber: row.phone,
    },
  }))
}

export async function deleteWaitingOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('waiting_list').where('user_id', '=', userId).execute()
}
