import type { Language } from './language.ts'
import type { CalendarDay } from './calendar-day.ts'
import { type Paise, rupeesFromPaise } from './money.ts'

// Latin digits in Hindi too: they are what stands on notes, tickets and payment apps.
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
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
  // 21 नवंबर 2026 को रात 11:30 बजे: as one says it, not pm.
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

/** Paise as people read rupees: ₹1,23,456.00. */
export const formatRupees = (amount: Paise, language: Language): string =>
  rupeeFormats[language].format(rupeesFromPaise(amount))

/** The same without paise where there are none: ₹5,000. */
export const formatShortRupees = (amount: Paise, language: Language): string =>
  formatRupees(amount, language).replace(/\.00$/, '')

/** A day as `dd MMM yyyy` (specification, section 2), in the words of the language. */
export const formatDay = (day: CalendarDay | string, language: Language): string =>
  dayFormats[language].format(new Date(`${day.slice(0, 10)}T00:00:00Z`)).replace('Sept ', 'Sep ')

/** An instant, in any form that `Date` reads, as day and time in Asia/Kolkata. */
export const formatMoment = (instant: string, language: Language): string =>
  momentFormats[language].format(new Date(instant)).replace('Sept ', 'Sep ')
