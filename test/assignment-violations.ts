import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/connect.ts'

const kinds = ['driver', 'priest'] as const

/**
 * Returns each booking whose driver or priest differs from the last one in the audit log, and each log entry that does not begin
 * with the value of the previous one. In both cases, an act has overwritten an assignment.
 */
export async function assignmentViolations(db: Db): Promise<string[]> {
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'driver', 'driver_id', 'priest', 'priest_id'])
    .execute()
  const people = new Set((await db.selectFrom('people').select('id').execute()).map(({ id }) => id))
  const actions = kinds.map((kind) => `booking_${kind}` as const)
  const audited = await db.selectFrom('audit').selectAll().where('action', 'in', actions).orderBy('id').execute()
  return bookings.flatMap((booking) =>
    kinds.flatMap((kind) => {
      const own = audited.filter((entry) => entry.subject_id === booking.id && entry.action === `booking_${kind}`)
      const before = (index: number) => own[index - 1]?.changed_to ?? {}
      const broken = own.filter((entry, index) => !isDeepStrictEqual(entry.changed_from, before(index)))
      const personId = booking[`${kind}_id`]
      return [
        ...broken.map(({ id }) => `an assignment of ${kind} was lost before ${id} of ${booking.id}`),
        ...(isDeepStrictEqual(booking[kind] ?? {}, before(own.length))
          ? []
          : [`${booking.id} does not show its last ${kind}`]),
        ...(personId !== null && !people.has(personId) ? [`${booking.id} names a ${kind} who is in no list`] : []),
      ]
    }),
  )
}

/** Whether all of these bookings show a name. */
export async function showAll(
  db: Db,
  { bookingIds, kind, name }: { bookingIds: readonly string[]; kind: (typeof kinds)[number]; name: string },
): Promise<boolean> {
  const rows = await db
    .selectFrom('bookings')
    .select([kind])
    .where('id', 'in', [...bookingIds])
    .execute()
  return rows.length === bookingIds.length && rows.every((row) => row[kind]?.name === name)
}
