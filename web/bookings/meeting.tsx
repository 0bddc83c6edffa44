import type { BookingDetail } from '../../contract/booking-detail.ts'
import { FactLists } from '../city/fact-lists.tsx'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { TextLink } from '../ui/text-link.tsx'

/** Where and when somebody meets the devotee, how the balance is paid, and what else the devotee should know of the booking. */
export function Meeting({ known }: { known: BookingDetail['known'] }) {
  const t = useTranslate()
  const meetings = known.meetings.filter(({ lines }) => lines.length > 0)
  if (meetings.length + known.lists.length === 0) return null
  return (
    // No landmark: two bookings of one payment would have two of the same name.
    <>
      <h2>{t(m.booking_meeting_title)}</h2>
      {meetings.map(({ name, lines, map }) => (
        <div key={name} className="grid gap-1 leading-snug">
          {name && <h3>{name}</h3>}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {map && (
            <TextLink to={map} className="-my-1 justify-self-start print:hidden">
              {t(m.booking_meeting_map)}
            </TextLink>
          )}
        </div>
      ))}
      {known.lists.length > 0 && (
        <details className="print:details-content:[content-visibility:visible]">
          <summary className="-mt-2 min-h-11 py-2 font-bold text-river">{t(m.booking_meeting_more)}</summary>
          <div className="grid gap-2">
            <FactLists of={known.lists.map(({ title, lines }) => [title, lines])} />
          </div>
        </details>
      )}
    </>
  )
}
