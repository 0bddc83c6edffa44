import type { Db } from '../db/connect.ts'
import { addDays, type CalendarDay } from '../domain/calendar-day.ts'
import { present } from './present.ts'

/**
 * Returns each day whose bookings, valid quotes and waiting people hold more places than there are; counted without the product's
 * SQL.
 */
async function overfull(db: Db, at: Date): Promise<string[]> {
  const rules = await db.selectFrom('offer_days').selectAll().where('places', 'is not', null).execute()
  if (rules.length === 0) return []
  const payments = new Map((await db.selectFrom('payments').selectAll().execute()).map((row) => [row.id, row]))
  const booked = (await db.selectFrom('bookings').selectAll().execute()).filter((booking) => {
    const payment = payments.get(booking.payment_id)
    const isOver = payment?.state === 'REJECTED' || (payment?.state === 'OPEN' && payment.expires_at <= at)
    // Bookings that were sold before an import have places even if none is free.
    return !booking.imported && !booking.cancelled_at && !booking.no_place && (booking.verified || !isOver)
  })
  const held = (await db.selectFrom('payment_lines').selectAll().execute()).filter((line) => {
    const payment = payments.get(line.payment_id)
    return payment?.state === 'OPEN' && payment.purpose === 'ADVANCE' && payment.expires_at > at
  })
  const waiting = (await db.selectFrom('waiting_list').selectAll().where('state', '=', 'OFFERED').execute())
    .filter((row) => at < present(row.held_until))
    .map(({ cart_entry_id, subject_kind: kind, subject_id: id, day }) => ({
      cart_entry_id,
      date_start: day,
      package: kind === 'PACKAGE' ? { id } : null,
      poojas: kind === 'POOJA' ? [{ date: day, pooja: { id } }] : [],
    }))
  const holders = Map.groupBy(
    [...booked, ...held, ...waiting].flatMap(await takenBy(db)),
    ({ subject, day }) => `${subject} ${day}`,
  )
  return rules.flatMap(({ subject_kind: kind, subject_id: id, day, places }) => {
    const count = new Set(holders.get(`${kind} ${id} ${day}`)?.map(({ holder }) => holder)).size
    return count > (places ?? 0) ? [`${count} have the ${places} places of ${kind} ${id} on ${day}`] : []
  })
}

type Line = {
  cart_entry_id: string
  date_start: CalendarDay
  package: { id: string } | null
  poojas: readonly { date: CalendarDay; pooja: { id: string } }[]
}

/** What a line takes: a place of each offer, a vehicle of the city on each day of a package, and a priest for each pooja. */
async function takenBy(db: Db) {
  const cities = new Map((await db.selectFrom('cities').selectAll().execute()).map(({ name, id }) => [name, id]))
  const packs = new Map((await db.selectFrom('packages').selectAll().execute()).map((row) => [row.id, row]))
  const rites = new Map((await db.selectFrom('poojas').selectAll().execute()).map((row) => [row.id, row]))
  return ({ cart_entry_id: holder, date_start: first, package: pack, poojas }: Line) => [
    ...(pack ? [{ subject: `PACKAGE ${pack.id}`, day: first, holder }] : []),
    ...(packs.get(pack?.id ?? '')?.itinerary ?? []).map((_, n) => ({
      subject: `CITY_VEHICLES ${cities.get(present(packs.get(present(pack).id)).city)}`,
      day: addDays(first, n),
      holder,
    })),
    ...poojas.flatMap(({ date: day, pooja: { id } }) => [
      { subject: `POOJA ${id}`, day, holder },
      { subject: `CITY_PRIESTS ${cities.get(rites.get(id)?.city ?? '')}`, day, holder: `${holder} ${id}` },
    ]),
  ]
}

/**
 * Returns people who were told twice, or before somebody who had joined earlier and still waited. People with a booking may not
 * fit.
 */
async function waitingViolations(db: Db): Promise<string[]> {
  const rows = (await db.selectFrom('waiting_list').selectAll().orderBy('seq').execute()).filter(
    (row) => !row.booking_id,
  )
  const emails = await db.selectFrom('outbox').select('content').where('kind', '=', 'place_held').execute()
  const told = emails.map(({ content }) => (content as { waitingId: string }).waitingId)
  const twice = told.filter((id, index) => told.indexOf(id) !== index).map((id) => `told twice: ${id}`)
  const passedOver = rows.flatMap((row, index) =>
    rows
      .slice(0, index)
      .filter((earlier) => earlier.subject_id === row.subject_id && earlier.day === row.day)
      .filter(({ offered_at: offered, ended_at: ended }) =>
        row.offered_at ? !(offered && offered <= row.offered_at) && !(ended && ended <= row.offered_at) : false,
      )
      .map((earlier) => `${row.id} was told before ${earlier.id}`),
  )
  return [...twice, ...passedOver]
}

/** Returns errors in the places of days and in the waiting lists. */
export const placeViolations = async (db: Db, at: Date): Promise<string[]> => [
  ...(await overfull(db, at)),
  ...(await waitingViolations(db)),
]
