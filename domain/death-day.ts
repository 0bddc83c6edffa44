import type { CalendarDay } from './calendar-day.ts'
import { latinDigits } from './statement/cell.ts'

const ENGLISH = 'january february march april may june july august september october november december'.split(' ')
const HINDI = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सित(?:ं|म्)बर अक(?:्ट|्त)ूबर नव(?:ं|म्)बर दिस(?:ं|म्)बर'
  .split(' ')
  .map((name) => new RegExp(`^${name}$`, 'u'))

const WORD = String.raw`\p{L}[\p{L}\p{M}]*`
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const DATE = new RegExp(
  String.raw`(?<!\d)(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|${DAY}(?: of)?[-/., ]+(${WORD}|\d{1,2})[-/., ]+(\d{4})|(${WORD})[. ]+${DAY},? (\d{4}))(?!\d)`,
  'giu',
)
/** Years of this era are 57 ahead. */
const VIKRAM_ERA = /samvat|sanvat|संवत/i

/**
 * Whether a text names a day of the calendar after today, with a year of four digits. Tithis and lunar months, which begin like
 * months of the calendar (Margashirsha), are no such days.
 */
export const namesFutureDay = (text: string, today: CalendarDay): boolean =>
  text.split('\n').some((line) => !VIKRAM_ERA.test(line) && daysIn(line).some((day) => day > today))

const daysIn = (line: string): string[] =>
  [...latinDigits(line).replaceAll('\u093c', '').matchAll(DATE)].flatMap((found) => {
    const [year = '', month = '', day = ''] = found[1]
      ? [found[1], found[2], found[3]]
      : found[4]
        ? [found[6], found[5], found[4]]
        : [found[9], found[7], found[8]]
    const [first, second] = [monthOf(month), Number(day)]
    const [of, on] = first > 12 ? [second, first] : [first, second]
    return of >= 1 && of <= 12 && on >= 1 && on <= 31
      ? [`${year}-${String(of).padStart(2, '0')}-${String(on).padStart(2, '0')}`]
      : []
  })

/** The number of a month; 0 for another word. */
function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const word = text.toLowerCase()
  const english = word.length < 3 ? -1 : ENGLISH.findIndex((name) => name.startsWith(word))
  return 1 + (english === -1 ? HINDI.findIndex((name) => name.test(word)) : english)
}
