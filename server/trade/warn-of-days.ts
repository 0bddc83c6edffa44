import type { Db } from '../../db/connect.ts'
import { formatDay } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { AppError } from '../http/app-error.ts'
import { errorMessage } from '../http/error-messages.ts'
import type { Moment } from '../moment.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import { countTaken, nameOfDay, type OfferDay } from '../places/store.ts'
import { dayOfRow, type NewBooking, type PlannedBooking, type Rules } from './planned-booking.ts'

/** Says why the day of a booking would normally be refused. It is not refused, because it was sold before the import. */
export async function warnOfDays(
  db: Db,
  planned: readonly PlannedBooking[],
  rules: Rules,
  moment: Moment,
  phone: string,
): Promise<void> {
  const { at, today, language: locale } = moment
  const coming = planned.flatMap(({ cells, booking, warnings }) => {
    if (booking && booking.lastDay < today) warnings.push(m.trade_over({}, { locale }))
    return booking && booking.date >= today ? [{ day: dayOfRow(cells)[0], booking, warnings }] : []
  })
  const names = (one: OfferDay | undefined) => (one ? nameOfDay(one) : '')
  const added = Map.groupBy(coming, ({ day }) => names(day))
  const limited = coming.flatMap(({ day }) => (day && rules.get(nameOfDay(day))?.places != null ? [day] : []))
  const taken = await countTaken(db, [...new Map(limited.map((day) => [nameOfDay(day), day])).values()], { at })
  for (const { day, booking, warnings } of coming) {
    const rule = rules.get(names(day))
    const date = formatDay(booking.date, locale)
    const count = (taken.get(names(day)) ?? 0) + (added.get(names(day))?.length ?? 0)
    if (rule?.reason != null) warnings.push(m.trade_day_closed({ date }, { locale }))
    else if (rule?.places != null && count > rule.places)
      warnings.push(m.trade_day_full({ date, places: String(rule.places), taken: String(count) }, { locale }))
    const refused = await refusalOf(db, booking, moment, phone)
    if (refused !== null) warnings.push(refused)
  }
}

async function refusalOf(db: Db, booking: NewBooking, moment: Moment, phone: string): Promise<string | null> {
  try {
    await refuseDay(db, { ...booking, first: booking.date, last: booking.lastDay }, moment)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return errorMessage(error.code, moment.language, { phone, ...error.details.words }, true)
  }
}
