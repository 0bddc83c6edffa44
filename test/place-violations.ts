import type { Db } from '../db/connect.ts'

/** Returns each day on which more bookings and valid quotes have a place than there are; counted without the product's SQL. */
export async function placeViolations(db: Db, at: Date): Promise<string[]> {
  const rules = await db.selectFrom('offer_days').selectAll().where('places', 'is not', null).execute()
  if (rules.length === 0) return []
  const payments = new Map((await db.selectFrom('payments').selectAll().execute()).map((row) => [row.id, row]))
  const booked = (await db.selectFrom('bookings').selectAll().execute()).filter((booking) => {
    const payment = payments.get(booking.payment_id)
    const isOver = payment?.state === 'REJECTED' || (payment?.state === 'OPEN' && payment.expires_at <= at)
    return !booking.cancelled_at && !booking.no_place && (booking.verified || !isOver)
  })
  const held = (await db.selectFrom('payment_lines').selectAll().execute()).filter((line) => {
    const payment = payments.get(line.payment_id)
    return payment?.state === 'OPEN' && payment.purpose === 'ADVANCE' && payment.expires_at > at
  })
  return rules.flatMap(({ subject_id: id, day, places }) => {
    const having = [...booked, ...held].filter(
      (line) =>
        (line.package?.id === id && line.date_start === day) ||
        line.poojas.some(({ date, pooja }) => pooja.id === id && date === day),
    )
    const count = new Set(having.map((line) => line.cart_entry_id)).size
    return count > (places ?? 0) ? [`${count} have the ${places} places of ${id} on ${day}`] : []
  })
}
