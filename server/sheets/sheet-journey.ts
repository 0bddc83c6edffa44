import type { DayMark, SheetJourney } from '../../contract/desk/sheets.ts'
import type { PoojaSnapshot } from '../../db/tables.ts'
import { addDays, type CalendarDay, daysBetween } from '../../domain/calendar-day.ts'
import { isForDeparted } from '../../domain/departed.ts'
import { total } from '../../domain/money.ts'
import type { Language } from '../../domain/language.ts'
import type { SheetKind } from '../../domain/sheet.ts'
import { effortText } from '../../messages/itinerary.ts'
import { factLists, whenAndWhere } from '../../messages/offer-facts.ts'
import { subjectSnapshot } from '../catalogue/subject-snapshot.ts'
import { toFactsResponse } from '../catalogue/response.ts'
import type { BookedOffer } from '../documents/booked-facts.ts'
import type { DatedPooja } from '../documents/document-data.ts'
import { tithiText } from '../documents/document-text.ts'
import { balanceOfBooking, toTravellersResponse } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'

type Parts = {
  /** The stops of the day. */
  poojas: readonly (DatedPooja & { pooja: PoojaSnapshot })[]
  offers: readonly BookedOffer[]
  devotee: { name: string; phone: string } | undefined
  marks: DayMark[]
  photos: string[]
}
type Wanted = { kind: SheetKind; day: CalendarDay; today: CalendarDay; language: Language }

/** A journey on a sheet of a day. */
export function toSheetJourney(
  row: BookingRow,
  { poojas, offers, devotee, marks, photos }: Parts,
  { kind, day, today, language }: Wanted,
): SheetJourney {
  const subject = subjectSnapshot(row)
  const stops = toFactsResponse(row)
    .stops.map((stop, index) => ({ ...stop, index, effort: effortText(stop, language) }))
    .filter((stop) => addDays(row.date_start, stop.day - 1) === day)
  const isOfDay = (offer: BookedOffer) => poojas.some(({ pooja }) => pooja.id === offer.id)
  const begin = offers.filter((offer) => (offer.isPooja ? isOfDay(offer) : row.date_start === day))
  const hours = [...stops.map(({ time }) => time), ...begin.map(({ facts }) => facts.startsAt)]
  const { due, unpaid } = balanceOfBooking(row, today)
  return {
    bookingId: row.id,
    reference: row.reference,
    name: subject.name,
    nameHindi: subject.nameHindi,
    city: subject.city,
    cityHindi: subject.cityHindi,
    day: daysBetween(row.date_start, day) + 1,
    days: daysBetween(row.date_start, row.last_day) + 1,
    time:
      hours
        .filter((hour) => hour !== null)
        .toSorted()
        .at(0) ?? null,
    headCount: row.head_count,
    devotee: { name: devotee?.name ?? '', phoneNumber: devotee?.phone ?? '' },
    travellers: kind === 'priest' && row.package ? null : toTravellersResponse(row.travellers),
    meeting: begin.flatMap(({ facts }) => whenAndWhere(facts, language)),
    stops: kind === 'priest' ? [] : stops,
    poojas: poojas.map(({ pooja, tithi }) => ({
      id: pooja.id,
      name: pooja.name,
      nameHindi: pooja.nameHindi,
      tithi: tithi ? tithiText(tithi, language) : '',
    })),
    bring: offers
      .filter((offer) => offer.isPooja && isOfDay(offer) && kind !== 'driver')
      .flatMap(({ lists }) => factLists(lists, language))
      .map(([title, lines]) => ({ title, lines: [...lines] })),
    sankalp: kind === 'driver' ? null : row.sankalp,
    isForDeparted: isForDeparted(
      ...[subject, ...poojas.map(({ pooja }) => pooja)].flatMap((one) => [one.name, one.nameHindi]),
    ),
    amountToCollect: kind === 'priest' && row.package ? 0 : total([due, unpaid]),
    marks,
    photos,
    driver: row.driver,
    priest: row.priest,
  }
}
