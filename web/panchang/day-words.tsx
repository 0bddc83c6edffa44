import type { PanchangDay, Tithi } from '../../contract/panchang.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { isShraddh } from '../../domain/panchang/shraddh-rite.ts'
import { m } from '../../messages/compiled/messages.js'
import { nameIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import type { ItemOfDay } from './item-of-day.ts'
import { hourOf, isOn, spokenDay } from './month-words.ts'

/** The days of the months that were opened, by date. */
export type KnownDays = ReadonlyMap<string, PanchangDay>

/** A tithi with its lunar month. */
export const useTithiName = (): ((tithi: Tithi) => string) => {
  const language = useLanguage()
  return (tithi) => `${language === 'hi' ? tithi.monthHindi : tithi.month} ${nameIn(language, tithi)}`
}

/** Says when the tithi of a day ends, whether it is doubled or the next one skipped, and which tithi the afternoon has. */
export function useDayWords(): (day: PanchangDay) => string[] {
  const t = useTranslate()
  const language = useLanguage()
  return (day) => {
    const { date, tithiEnds, doubled, skipped, afternoon } = day
    const ends = isOn(tithiEnds, date) ? m.panchang_ends : m.panchang_ends_next
    return [
      t(ends, { tithi: nameIn(language, day), time: hourOf(tithiEnds, language) }),
      ...(doubled ? [t(doubled === 'first' ? m.panchang_doubled_first : m.panchang_doubled_second)] : []),
      ...(skipped ? [t(m.panchang_skipped, { tithi: nameIn(language, skipped) })] : []),
      ...(afternoon ? [t(m.panchang_afternoon, { tithi: nameIn(language, afternoon) })] : []),
    ]
  }
}

/** The number of days between an item's date and its shraddh; null for items without a shraddh. */
export function daysUntilRite({ name, stops = [] }: ItemOfDay): number | null {
  const rite = stops.find((stop) => isShraddh(stop.place, stop.placeHindi, stop.note, stop.noteHindi))
  if (rite) return isShraddh(name) ? rite.day - 1 : null
  return isShraddh(name) ? 0 : null
}

/** What is known of the chosen day; for a shraddh also the tithis whose shraddh is due on its day. */
export function DayWords({ known, chosen, item }: { known: KnownDays; chosen: string; item: ItemOfDay }) {
  const t = useTranslate()
  const language = useLanguage()
  const words = useDayWords()
  const tithiName = useTithiName()
  const day = known.get(chosen)
  const riteAfter = daysUntilRite(item)
  const rite = riteAfter === null ? undefined : known.get(chosen && addDays(chosen as CalendarDay, riteAfter))
  if (!day) return null
  return (
    <p className="text-base leading-snug text-quiet">
      {words(day).join(' ')}{' '}
      {rite && (
        <strong className="text-ink">
          {rite !== day && `${spokenDay(rite.date as CalendarDay, language)}: `}
          {rite.shraddh.length > 0
            ? t(m.panchang_shraddh, { tithis: rite.shraddh.map(tithiName).join(', ') })
            : t(m.panchang_no_shraddh)}
        </strong>
      )}
    </p>
  )
}
