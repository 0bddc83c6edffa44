import type { Db } from '../../db/connect.ts'
import { formatDay } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { AppError } from '../http/app-error.ts'
import { errorMessage } from '../http/error-messages.ts'
import type { Moment } from '../moment.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import { countTaken, nameOfDay } from '../places/store.ts'
import { daysOfRow, type NewBooking, type PlannedBooking, type Rules } from './planned-booking.ts'

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
    return booking && booking.date >= today ? [{ days: daysOfRow(cells), booking, warnings }] : []
  })
  const days = coming.flatMap((one) => one.days)
  const added = Map.groupBy(days, nameOfDay)
  const limited = days.filter((day) => rules.get(nameOfDay(day))?.places != null)
  const taken = await countTaken(db, [...new Map(limited.map((day) => [nameOfDay(day), day])).values()], { at })
  for (const { days: ofRow, booking, warnings } of coming) {
    const date = formatDay(booking.date, locale)
    for (const name of ofRow.map(nameOfDay)) {
      const rule = rules.get(name)
      const count = (taken.get(name) ?? 0) + (added.get(name)?.length ?? 0)
      if (rule?.reason != null) warnings.push(m.trade_day_closed({ date }, { locale }))
      else if (rule?.places != null && count > rule.places)
        warnings.push(m.trade_day_full({ date, places: String(rule.places), taken: String(count) }, { locale }))
    }
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
