import type { Db } from '../../db/connect.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import type { Language } from '../../domain/language.ts'
import { toPlainLine } from '../../domain/single-line.ts'
import { m } from '../../messages/compiled/messages.js'
import type { SitePlace } from '../catalogue/response.ts'
import type { EmailStep } from '../email/content.ts'
import type { EmailKind } from '../email/data.ts'
import type { MailerDeps } from '../email/worker.ts'
import { findBooking } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'
import { readBookedFacts } from './booked-facts.ts'
import { bookingsOf } from './email-attachments.ts'

/** The emails about a confirmed journey in the future. */
const kinds: ReadonlySet<EmailKind> = new Set([
  'booking_verified',
  'booking_changed',
  'balance_reminder',
  'driver_named',
])

/** Reads, at the moment of sending, where and when somebody meets the devotee, who that is, and how the balance is paid. */
export const readMeetings =
  ({ db, env, now }: { db: Db; env: SitePlace; now: () => Date }): NonNullable<MailerDeps['readMeetings']> =>
  async ({ kind, content, language }) => {
    if (!kinds.has(kind)) return []
    const ids = bookingsOf(content)
    const steps: EmailStep[] = []
    for (const id of ids) {
      const booking = await findBooking(db, id)
      if (!booking || booking.cancelled_at) continue
      const { meetings } = (await readBookedFacts(db, booking, { today: dayOf(now().getTime()), site: env }))[language]
      // If an email has several bookings, the name of the first offer identifies a booking.
      const names = ids.length > 1 ? [nameOf(booking, language)] : []
      for (const { name, lines, map } of meetings) {
        const title = [name, ...names].find(Boolean)
        const [first, ...others] = [...lines, map].filter(Boolean).map(toPlainLine)
        if (first !== undefined) steps.push({ ...(title && { title: toPlainLine(title) }), text: first })
        steps.push(...others.map((text) => ({ text })))
      }
      steps.push(...whoComes(booking, kind, language))
    }
    return steps
  }

const nameOf = ({ package: pack, poojas: [first] }: BookingRow, language: Language): string => {
  const subject = pack ?? first?.pooja
  return (language === 'hi' ? subject?.nameHindi : subject?.name) ?? ''
}

/** The driver, unless the email names the driver anyway, and the priest. */
function whoComes({ driver, priest }: BookingRow, kind: EmailKind, locale: Language): EmailStep[] {
  const person = (title: string, { name, phone }: { name: string; phone: string }) => ({
    title,
    text: toPlainLine(`${name}, ${phone}`),
  })
  return [
    ...(driver && kind !== 'driver_named' ? [person(m.booking_driver({}, { locale }), driver)] : []),
    ...(priest ? [person(m.priest_title({}, { locale }), priest)] : []),
  ]
}
