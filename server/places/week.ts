import { sql } from 'kysely'
import type { DayOfWeek } from '../../contract/places.ts'
import type { Db } from '../../db/connect.ts'
import { addDays } from '../../domain/calendar-day.ts'
import type { Moment } from '../moment.ts'
import { countTaken, nameOfDay } from './store.ts'

const DAYS = 7

/** The days from today on for which staff have limited the places or closed the bookings, by day and name. */
export async function readWeek(db: Db, { at, today, language }: Moment): Promise<DayOfWeek[]> {
  const rows = await db
    .selectFrom('offer_days')
    .leftJoin('packages', 'packages.id', 'subject_id')
    .leftJoin('poojas', 'poojas.id', 'subject_id')
    .select(['subject_kind as kind', 'subject_id as id', 'day', 'places', 'reason', 'reason_hindi'])
    .select(({ fn }) => [
      fn.coalesce('packages.name', 'poojas.name').as('name'),
      fn.coalesce('packages.name_hindi', 'poojas.name_hindi').as('name_hindi'),
    ])
    .select(
      sql<number>`(select count(*)::int from waiting_list where waiting_list.subject_id = offer_days.subject_id
        and waiting_list.day = offer_days.day and state = 'WAITING')`.as('waiting'),
    )
    .select(
      sql<number>`(select count(*)::int from bookings join payments on payments.id = bookings.payment_id
        where bookings.cancelled_at is null and not bookings.no_place
          and (bookings.verified or payments.state in ('SUBMITTED', 'VERIFIED'))
          and case when subject_kind = 'PACKAGE'
            then (bookings.package ->> 'id')::uuid = subject_id and bookings.date_start = offer_days.day
            else bookings.poojas @> jsonb_build_array(
              jsonb_build_object('date', offer_days.day, 'pooja', jsonb_build_object('id', subject_id))) end)`.as(
        'paid',
      ),
    )
    .where('day', '>=', today)
    .where('day', '<', addDays(today, DAYS))
    .where(({ eb, or }) => or([eb('offer_days.places', 'is not', null), eb('reason', 'is not', null)]))
    .orderBy('day')
    .orderBy('name')
    .execute()
  const taken = await countTaken(db, rows, { at })
  return rows.map(({ kind, id, day, name, name_hindi: nameHindi, ...row }) => {
    const count = taken.get(nameOfDay({ id, day })) ?? 0
    return {
      date: day,
      subject: { kind, id },
      name: name ?? '',
      nameHindi: nameHindi ?? '',
      places: row.places,
      taken: count,
      held: Math.max(0, count - row.paid),
      waiting: row.waiting,
      reason: language === 'hi' ? row.reason_hindi : row.reason,
    }
  })
}
