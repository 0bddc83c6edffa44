import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import type { Stop } from '../../domain/itinerary.ts'
import type { PanchangDay } from '../../domain/panchang/month.ts'
import { isShraddh } from '../../domain/panchang/shraddh-rite.ts'
import { panchangOfDays } from '../panchang/months.ts'
import type { DatedPooja } from './document-data.ts'
import { tithiText } from './document-text.ts'

type Tithi = NonNullable<DatedPooja['tithi']>

/** The tithi of a day at sunrise. For a shraddh, the tithis whose shraddh is due, or else the tithi of the afternoon. */
function tithiOn(day: PanchangDay, isOfShraddh: boolean): Tithi {
  if (!isOfShraddh) return { name: day.name, month: day.month, at: 'sunrise' }
  const standing = day.afternoon ?? day
  const due = day.shraddh.length > 0 ? day.shraddh : [standing]
  const join = (language: 'en' | 'hi') => due.map(({ name }) => name[language]).join(', ')
  return { name: { en: join('en'), hi: join('hi') }, month: (due[0] ?? standing).month, at: 'afternoon' }
}

/** Poojas with the tithis of their days. */
export async function withTithis<Pooja extends DatedPooja>(
  poojas: readonly Pooja[],
  today: CalendarDay,
): Promise<Pooja[]> {
  const days = await panchangOfDays(
    poojas.map(({ day }) => day),
    today,
  )
  return poojas.map((pooja) => {
    const day = days.get(pooja.day)
    return day ? { ...pooja, tithi: tithiOn(day, isShraddh(pooja.name.en, pooja.name.hi)) } : pooja
  })
}

/** Stops of a package. The note of the first shraddh of a day begins with its tithi. */
export async function withShraddhTithis(
  stops: readonly Stop[],
  firstDay: CalendarDay,
  today: CalendarDay,
): Promise<Stop[]> {
  const isRite = ({ place, placeHindi, note, noteHindi }: Stop) => isShraddh(place, placeHindi, note, noteHindi)
  const rites = stops.filter(
    (stop, index) => isRite(stop) && !stops.slice(0, index).some((one) => one.day === stop.day && isRite(one)),
  )
  const dateOf = ({ day }: Stop) => addDays(firstDay, day - 1)
  const days = await panchangOfDays(rites.map(dateOf), today)
  return stops.map((stop) => {
    const day = rites.includes(stop) ? days.get(dateOf(stop)) : undefined
    if (!day) return stop
    const tithi = tithiOn(day, true)
    const before = (note: string, language: 'en' | 'hi') =>
      [tithiText(tithi, language), note].filter(Boolean).join(language === 'hi' ? '। ' : '. ')
    return { ...stop, note: before(stop.note, 'en'), noteHindi: before(stop.noteHindi, 'hi') }
  })
}
