import { Suspense } from 'react'
import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { PhoneLink } from '../parts/phone-link.tsx'
import { ChoosePerson } from '../persons/later.ts'

/** The priest of a booking with poojas. */
export function ChoosePriest({ booking: { id, priest, BookingEvents } }: { booking: BookingDetail }) {
  const t = useTranslate()
  const days = BookingEvents.map(({ date }) => date).toSorted()
  return (
    <section aria-labelledby="priest" className="card grid gap-3">
      <h2 id="priest">{t(m.people_priest)}</h2>
      {priest && (
        <p>
          <b lang={langOf(priest.name)}>{priest.name}</b> <PhoneLink of={priest.phone} />
        </p>
      )}
      <Suspense>
        <ChoosePerson
          kind="PRIEST"
          bookingIds={[id]}
          from={days.at(0) ?? ''}
          to={days.at(-1) ?? ''}
          phone={priest?.phone}
        />
      </Suspense>
    </section>
  )
}
