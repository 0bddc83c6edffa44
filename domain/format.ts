import type { Language } from './language.ts'
import type { CalendarDay } from './calendar-day.ts'
import { type Paise, rupeesFromPaise } from './money.ts'

// Latin digits in Hindi too, as on bank notes, tickets and in payment apps.
const locale = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

const rupeeFormats = {
  en: new Intl.NumberFormat(locale.en, { style: 'currency', currency: 'INR' }),
  hi: new Intl.NumberFormat(locale.hi, { style: 'currency', currency: 'INR' }),
}
const dayFormats = {
  en: new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat(locale.hi, { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

const momentFormats = {
  // 12 hours, as people in India write them.
  en: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Asia/Kolkata',
  }),
  // 21 नवंबर 2026, रात 11:30 बजे: with the part of the day, as people say it.
  hi: new Intl.DateTimeFormat(locale.hi, {
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    dayPeriod: 'long',
    timeZone: 'Asia/Kolkata',
  }),
}

/** An amount in rupees with its paise: ₹1,23,456.00. For tax documents. */
export const formatExactRupees = (amount: Paise, language: Language): string =>
  rupeeFormats[language].format(rupeesFromPaise(amount))

/** One amount in rupees, without `.00`: ₹5,000, ₹5,000.50. */
export const formatRupees = (amount: Paise, language: Language): string =>
  formatExactRupees(amount, language).replace(/\.00$/, '')

/** The format of amounts that stand in one table: without `.00` if all are whole rupees, else all with their paise. */
export function tableFormat(amounts: readonly Paise[], language: Language): (amount: Paise) => string {
  const format = amounts.every((amount) => amount % 100 === 0) ? formatRupees : formatExactRupees
  return (amount) => format(amount, language)
}

/** A day as `dd MMM yyyy` (specification, section 2), in the language. */
export const formatDay = (day: CalendarDay | string, language: Language): string =>
  dayFormats[language].format(new Date(`${day}T00:00:00Z`)).replace('Sept ', 'Sep ')

const hourFormats = {
  en: new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat(locale.hi, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    dayPeriod: 'long',
    timeZone: 'UTC',
  }),
}

/** An hour of the day, from HH:MM: 5:30 am, सुबह 5:30 बजे. */
export const formatHour = (time: string, language: Language): string =>
  hourFormats[language].format(new Date(`2026-01-01T${time}:00Z`))

const shortDayFormats = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat(locale.hi, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/** A day without its year, as short as people read it: 2 Dec, 2 दिसंबर. */
export const formatShortDay = (day: CalendarDay | string, language: Language): string =>
  shortDayFormats[language].format(new Date(`${day.slice(0, 10)}T00:00:00Z`)).replace('Sept', 'Sep')

const weekdayFormats = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat(locale.hi, { weekday: 'long', timeZone: 'UTC' }),
}

/** The weekday of a day: Saturday, शनिवार. */
export const formatWeekday = (day: CalendarDay | string, language: Language): string =>
  weekdayFormats[language].format(new Date(`${day.slice(0, 10)}T00:00:00Z`))

const monthFormats = {
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat(locale.hi, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** A month, as YYYY-MM: December 2026, दिसंबर 2026. */
export const formatMonth = (month: string, language: Language): string =>
  monthFormats[language].format(new Date(`${month}-01T00:00:00Z`))

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

/** What says that a time is that of India, for readers elsewhere. */
const indianTime = { en: 'IST', hi: '(भारतीय समय)' } as const

/** An instant, in any form that `Date` accepts, as day and time in Asia/Kolkata: 21 Nov 2026, 11:30 pm IST. */
export const formatMoment = (instant: string, language: Language): string =>
  `${formatMomentInIndia(instant, language)} ${indianTime[language]}`

/** The same for a reader whose clock shows the time of India: 21 Nov 2026, 11:30 pm. */
export const formatMomentInIndia = (instant: string, language: Language): string =>
  momentFormats[language].format(new Date(instant)).replace('Sept ', 'Sep ').replace(' को ', ', ')
