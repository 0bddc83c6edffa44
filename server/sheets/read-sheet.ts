import { sql } from 'kysely'
import type { Sheet } from '../../contract/desk/sheets.ts'
import type { Db } from '../../db/connect.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { type SheetKind, sheetDay } from '../../domain/sheet.ts'
import type { SitePlace } from '../catalogue/response.ts'
import { readOffers } from '../documents/booked-facts.ts'
import { withTithis } from '../documents/tithis.ts'
import type { Env } from '../env.ts'
import { AppError, found, notFound } from '../http/app-error.ts'
import { type BookingRow, lastDay, lacksPlace, paymentRejected, selectBookings } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { panchangOfDays } from '../panchang/months.ts'
import { readMarks } from './marks.ts'
import { toSheetJourney } from './sheet-journey.ts'
import { photosOfDay } from './stop-photos.ts'

export type SheetOf = { kind: SheetKind; personId: string; date: string }
export type SheetSite = SitePlace & Pick<Env, 'DAY_PHOTOS'>
type Now = Pick<Moment, 'today' | 'language'>

/**
 * The work of a driver, of a priest or of the desk of a city on a day: the journeys that are neither cancelled nor rejected, in the
 * order of their hours. A day without journeys has an empty sheet.
 * @throws AppError NOT_FOUND for an unknown person or city, SHEET_DATE
 */
export async function readSheet(db: Db, { kind, personId, date }: SheetOf, now: Now, site: SheetSite): Promise<Sheet> {
  const day = sheetDay(date, now.today)
  if (!day) throw new AppError('SHEET_DATE', { field: 'date' })
  const city = kind === 'city' ? await findCity(db, personId) : null
  const person = kind === 'city' ? null : await findPerson(db, kind, personId)
  const rows = await journeysOf(db, person ? { kind, personId } : { kind, city: city?.name ?? '' }, day)
  return {
    kind,
    person: person && {
      id: person.id,
      name: person.name,
      phoneNumber: person.phone,
      email: person.email,
      vehicle: person.vehicle,
    },
    city: city && { name: city.name, nameHindi: city.name_hindi },
    date: day,
    tithi: await tithiOf(day, now.today),
    asksPhotos: site.DAY_PHOTOS === 'yes',
    journeys: await toJourneys(db, rows, { kind, day, ...now }, site),
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function findPerson(db: Db, kind: 'driver' | 'priest', id: string) {
  if (!UUID.test(id)) throw notFound()
  const people = db.selectFrom('people').selectAll().where('id', '=', id)
  return found(await people.where('kind', '=', kind === 'driver' ? 'DRIVER' : 'PRIEST').executeTakeFirst())
}

const findCity = (db: Db, slug: string) =>
  db
    .selectFrom('cities')
    .select(['name', 'name_hindi'])
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirstOrThrow(notFound)

type Whose = { kind: SheetKind; personId: string } | { kind: SheetKind; city: string }

function journeysOf(db: Db, whose: Whose, day: CalendarDay): Promise<BookingRow[]> {
  const journeys = selectBookings(db)
    .where('bookings.cancelled_at', 'is', null)
    // A journey begins at most a year before its last pooja.
    .where('date_start', '>=', addDays(day, -366))
    .where('date_start', '<=', day)
    .where(lastDay, '>=', day)
    .where(sql<boolean>`not (${lacksPlace}) and (bookings.verified or not ${paymentRejected})`)
    .orderBy('bookings.id')
  return 'city' in whose
    ? journeys.where(isIn(whose.city)).execute()
    : journeys.where(whose.kind === 'driver' ? 'driver_id' : 'priest_id', '=', whose.personId).execute()
}

const isIn = (city: string) => sql<boolean>`(bookings.package ->> 'city' = ${city} or exists (
  select from jsonb_array_elements(bookings.poojas) as dated where dated -> 'pooja' ->> 'city' = ${city}))`

async function tithiOf(day: CalendarDay, today: CalendarDay): Promise<Sheet['tithi']> {
  const lunar = (await panchangOfDays([day], today)).get(day)
  return lunar
    ? {
        name: lunar.name.en,
        nameHindi: lunar.name.hi,
        month: lunar.month.en,
        monthHindi: lunar.month.hi,
        ends: new Date(lunar.ends).toISOString(),
      }
    : null
}

type Wanted = Now & { kind: SheetKind; day: CalendarDay }

async function toJourneys(db: Db, rows: readonly BookingRow[], wanted: Wanted, site: SitePlace) {
  if (rows.length === 0) return []
  const offers = await readOffers(db, rows, site)
  const devotees = await db
    .selectFrom('users')
    .select(['id', 'name', 'phone'])
    .where('id', 'in', [...new Set(rows.map((row) => row.user_id))])
    .execute()
  const ids = rows.map(({ id }) => id)
  const marks = await readMarks(db, ids, wanted.day)
  const photos = await photosOfDay(db, ids, wanted.day)
  const journeys = []
  for (const row of rows) {
    const { day } = wanted
    const poojas = row.poojas.filter(({ date }) => date === day)
    // A package needs its priest on the days of its poojas.
    if (wanted.kind === 'priest' && poojas.length === 0 && row.poojas.length > 0) continue
    const dated = poojas.map(({ pooja }) => ({
      pooja,
      day,
      name: { en: pooja.name, hi: pooja.nameHindi },
      place: { city: { en: '', hi: '' }, state: { en: '', hi: '' } },
    }))
    const devotee = devotees.find(({ id }) => id === row.user_id)
    const parts = {
      poojas: await withTithis(dated, wanted.today),
      offers: offers.get(row.id) ?? [],
      devotee,
      marks: marks.get(row.id) ?? [],
      photos: photos.filter(({ booking_id: id }) => id === row.id).map(({ item }) => item),
    }
    journeys.push(toSheetJourney(row, parts, wanted))
  }
  return journeys.toSorted((one, other) => ((one.time ?? '99') < (other.time ?? '99') ? -1 : 1))
}
