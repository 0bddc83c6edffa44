import type { DayOfWeek } from '../../contract/places.ts'
import type { Db } from '../../db/connect.ts'
import { addDays } from '../../domain/calendar-day.ts'
import type { Moment } from '../moment.ts'
import { countDays, nameOfDay } from './store.ts'

const DAYS = 7

/** The days from today on for which staff have limited the places or closed the bookings, by day and name. */
export async function readWeek(db: Db, { at, today, language }: Moment): Promise<DayOfWeek[]> {
  const rows = await db
    .selectFrom('offer_days')
    .leftJoin('packages', 'packages.id', 'subject_id')
    .leftJoin('poojas', 'poojas.id', 'subject_id')
    .leftJoin('cities', 'cities.id', 'subject_id')
    .select(['subject_kind as kind', 'subject_id as id', 'day', 'offer_days.places', 'reason', 'reason_hindi'])
    .select(({ fn }) => [
      fn.coalesce('packages.name', 'poojas.name', 'cities.name').as('name'),
      fn.coalesce('packages.name_hindi', 'poojas.name_hindi', 'cities.name_hindi').as('name_hindi'),
    ])
    .where('day', '>=', today)
    .where('day', '<', addDays(today, DAYS))
    .where(({ eb, or }) => or([eb('offer_days.places', 'is not', null), eb('reason', 'is not', null)]))
    .orderBy('day')
    .orderBy('name')
    .execute()
  const counted = await countDays(db, rows, { at })
  return rows.map(({ kind, id, day, name, name_hindi: nameHindi, ...row }) => {
    const { taken = 0, paid = 0, waiting = 0 } = counted.get(nameOfDay({ kind, id, day })) ?? {}
    return {
      date: day,
      subject: { kind, id },
      name: name ?? '',
      nameHindi: nameHindi ?? '',
      places: row.places,
      taken,
      held: taken - paid,
      waiting,
      reason: language === 'hi' ? row.reason_hindi : row.reason,
    }
  })
}
