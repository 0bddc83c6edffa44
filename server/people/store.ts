import { type Selectable, sql } from 'kysely'
import type { PeopleFilter, Person, PersonEdit } from '../../contract/desk/persons.ts'
import type { Db } from '../../db/connect.ts'
import type { People } from '../../db/people-tables.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { readPhone } from '../account/phone.ts'
import { notFound } from '../http/app-error.ts'
import { pageAfter } from '../http/page.ts'
import { lastDay } from '../ledger/store.ts'

type Days = { from: CalendarDay; to: CalendarDay }
export type PersonRow = Selectable<People> & { journeys: Person['journeys'] }

/** People with their journeys on these days, without cancelled bookings. */
const selectPeople = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('people')
    .selectAll()
    .select(
      sql<Person['journeys']>`(
        select coalesce(jsonb_agg(jsonb_build_object('bookingId', bookings.id, 'reference', payments.reference,
          'from', bookings.date_start, 'to', ${lastDay}) order by bookings.date_start, bookings.id), '[]')
        from bookings join payments on payments.id = bookings.payment_id
          left join packages on packages.id = (bookings.package ->> 'id')::uuid
        where (bookings.driver_id = people.id or bookings.priest_id = people.id)
          and bookings.cancelled_at is null and bookings.date_start <= ${to} and ${lastDay} >= ${from})`.as('journeys'),
    )

/** Drivers and priests in the order in which they were added. */
export const listPeople = (db: Db, { kind, ...page }: PeopleFilter, days: Days): Promise<PersonRow[]> => {
  const people = selectPeople(db, days)
  return pageAfter(kind ? people.where('kind', '=', kind) : people, 'people.id', 'asc', page).execute()
}

/** @throws AppError NOT_FOUND */
export const getPerson = (db: Db, id: string, days: Days): Promise<PersonRow> =>
  selectPeople(db, days).where('people.id', '=', id).executeTakeFirstOrThrow(notFound)

/** The columns of an edit; fields that it leaves out become empty. @throws AppError PHONE_INVALID */
export const toPersonColumns = (edit: PersonEdit) => ({
  kind: edit.kind,
  name: edit.name,
  phone: readPhone(edit.phoneNumber, 'phoneNumber'),
  email: edit.email ?? '',
  vehicle: edit.vehicle ?? '',
  seats: edit.seats ?? null,
  city: edit.city ?? '',
  rites: edit.rites ?? '',
  languages: edit.languages ?? '',
})

export const toPersonResponse = (row: PersonRow): Person => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  phoneNumber: row.phone,
  email: row.email,
  vehicle: row.vehicle,
  seats: row.seats,
  city: row.city,
  rites: row.rites,
  languages: row.languages,
  journeys: row.journeys,
})
