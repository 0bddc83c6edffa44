import type { Act } from './act.ts'
import { changed } from './changed.ts'
import { sold } from './sold.ts'
import { on } from './steps.ts'

/** How often each story happens; once unless it says more. */
const often: Record<string, number> = {
  'paid by cash on the journey': 2,
  'never paid in full': 3,
  'journey in December': 3,
  'advance of October': 3,
  'less found than sent': 2,
  'too much, and sent back': 3,
  'amount corrected': 2,
  'taken back, and verified again': 3,
  'business of another state': 2,
  'other states': 3,
  'large journey to another state': 2,
  'with a pooja': 2,
  'pooja alone': 3,
  'at 5 %': 4,
  'at 5 %, business of another state': 2,
  'at 5 %, with a pooja at 18 %': 5,
  'large, at both rates': 2,
  'pooja at 18 %': 2,
  'cancelled 15 days before': 3,
  'cancelled 8 days before, refund of December': 2,
  'paid and cancelled, part of the fee waived': 2,
  'part refund': 2,
  'more people after the invoice': 2,
  'by phone, paid by cash': 2,
  'of the earlier books': 2,
  'cash rounds the price': 3,
}

/** What was done about 75 bookings in the order in which it was done. */
export const acts: readonly Act[] = Object.entries({ ...sold, ...changed })
  .flatMap(([name, story]) => Array.from({ length: often[name] ?? 1 }, (_, n) => ({ name, steps: story(n) })))
  .flatMap(({ steps }, booking) => steps.map(([day, step]) => ({ ...step, on: on(day), booking })))
  .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
