import type { Language } from './language.ts'
import type { CalendarDay } from './calendar-day.ts'
import { type Paise, rupeesFromPaise } from './money.ts'

// Hindi has Latin digits, too, as on bank notes, on tickets and in payment apps.
const locale = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

type Options = Intl.DateTimeFormatOptions

/** Formats dates. Each format is created on first use: creating one takes a cheap phone 10 ms, and a page uses few of them. */
function dateFormat(options: Record<Language, Options>): (date: string, language: Language) => string {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {}
  return (date, language) => {
    const locales = { en: 'en-GB', hi: locale.hi }
    made[language] ??= new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options[language] })
    return made[language].format(new Date(date)).replace(/Sept\b/, 'Sep')
  }
}

/** The digits of whole rupees as people in India group them: 12,34,567. */
const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',')

/**
 * An amount in rupees with its paise, the same in both languages: ₹1,23,456.00. For tax documents. It does not use `Intl`, whose
 * first format on a page takes a cheap phone 40 ms (docs/decisions/0006).
 */
export function formatExactRupees(amount: Paise, _language: Language): string {
  const [rupees = '', rest = ''] = Math.abs(rupeesFromPaise(amount)).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}₹${grouped(rupees)}.${rest}`
}

/** One amount in rupees, without `.00`: ₹5,000, ₹5,000.50. */
export const formatRupees = (amount: Paise, language: Language): string =>
  formatExactRupees(amount, language).replace(/\.00$/, '')

/** The format of amounts in one table: without `.00` if all of them are whole rupees, otherwise all with their paise. */
export function tableFormat(amounts: readonly Paise[], language: Language): (amount: Paise) => string {
  const format = amounts.every((amount) => amount % 100 === 0) ? formatRupees : formatExactRupees
  return (amount) => format(amount, language)
}

const day = dateFormat({
  en: { day: '2-digit', month: 'short', year: 'numeric' },
  hi: { day: '2-digit', month: 'long', year: 'numeric' },
})

/** A day as `dd MMM yyyy` (specification, section 2), in the language. */
export const formatDay = (date: CalendarDay | string, language: Language): string => day(`${date}T00:00:00Z`, language)

const hour: Options = { hour: 'numeric', minute: '2-digit', hour12: true }
// Includes the part of the day, as people say it.
const hourOfHindi: Options = { ...hour, dayPeriod: 'long' }
const hourOfDay = dateFormat({ en: hour, hi: hourOfHindi })

/** An hour of the day, from HH:MM: 5:30 am, सुबह 5:30 बजे, शाम 4 बजे. */
export function formatHour(time: string, language: Language): string {
  const text = hourOfDay(`2026-01-01T${time}Z`, language)
  return language === 'hi' ? `${text.replace(':00', '')} बजे` : text
}

const shortDay = dateFormat({ en: { day: 'numeric', month: 'short' }, hi: { day: 'numeric', month: 'long' } })

/** A day without its year, as short as people read it: 2 Dec, 2 दिसंबर. */
export const formatShortDay = (date: CalendarDay | string, language: Language): string =>
  shortDay(date.slice(0, 10), language)

const weekday = dateFormat({ en: { weekday: 'long' }, hi: { weekday: 'long' } })

/** The weekday of a day: Saturday, शनिवार. */
export const formatWeekday = (date: CalendarDay | string, language: Language): string =>
  weekday(date.slice(0, 10), language)

const monthOfYear: Options = { month: 'long', year: 'numeric' }
const month = dateFormat({ en: monthOfYear, hi: monthOfYear })

/** A month, as YYYY-MM: December 2026, दिसंबर 2026. */
export const formatMonth = (date: string, language: Language): string => month(date, language)

const aMoment = { en: 'a moment', hi: 'थोड़ी देर' } as const
const LONGEST_MOMENT_SECONDS = 30
const LONGEST_IN_MINUTES = 90

/** How long to wait, rounded up as people say it: a moment, 2 minutes, 3 hours. */
export function formatWait(seconds: number, language: Language): string {
  if (seconds <= LONGEST_MOMENT_SECONDS) return aMoment[language]
  const minutes = Math.ceil(seconds / 60)
  const isLong = minutes > LONGEST_IN_MINUTES
  return isLong ? formatCount(Math.ceil(minutes / 60), 'hour', language) : formatCount(minutes, 'minute', language)
}

/** How much time has passed or is left, rounded down: 5 minutes, 21 hours. */
export function formatSpan(ms: number, language: Language): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return aMoment[language]
  const isLong = minutes > LONGEST_IN_MINUTES
  return isLong ? formatCount(Math.floor(minutes / 60), 'hour', language) : formatCount(minutes, 'minute', language)
}

/** A count of hours or minutes in words: 1 hour, 5 minutes. */
export const formatCount = (count: number, unit: 'hour' | 'minute', language: Language): string =>
  new Intl.NumberFormat(locale[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** The words that name India's time zone, for readers elsewhere. */
const indianTime = { en: 'IST', hi: '(भारतीय समय)' } as const

/** An instant, in any form that `Date` accepts, as day and time in Asia/Kolkata: 21 Nov 2026, 11:30 pm IST. */
export const formatMoment = (instant: string, language: Language): string =>
  `${formatMomentInIndia(instant, language)} ${indianTime[language]}`

const moment = dateFormat({
  // With 12 hours, as people in India write times.
  en: { day: '2-digit', month: 'short', year: 'numeric', ...hour, timeZone: 'Asia/Kolkata' },
  // 21 नवंबर 2026, रात 11:30 बजे
  hi: { day: '2-digit', month: 'long', year: 'numeric', ...hourOfHindi, timeZone: 'Asia/Kolkata' },
})

/** An instant for a reader in India's time zone: 21 Nov 2026, 11:30 pm. */
export const formatMomentInIndia = (instant: string, language: Language): string =>
  moment(instant, language).replace(' को ', ', ').replace(':00 बजे', ' बजे')
