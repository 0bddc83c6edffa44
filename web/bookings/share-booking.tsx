import { useState } from 'react'
import type { Booking } from '../../contract/booking.ts'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { CopiedValues } from '../copy/copied-values.tsx'
import { useTranslate } from '../language/language.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useDays, useMoment } from '../ui/format.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { useSubject } from './booked-items.tsx'

/** Creates a link that shows the booking to the family without a login, and sends it. */
export function SendLink({ booking, opener }: { booking: Booking; opener: string }) {
  const [link, setLink] = useState<{ url: string } | null>(null)
  const opening = useMutation({
    call: () => unwrap(api.bookings[':id'].share.$post({ param: { id: booking.id }, json: {} })),
    fallback: m.booking_share_failed,
    done: ({ data }) => setLink(data),
  })
  if (link) return <OpenLink booking={booking} url={link.url} />
  return (
    <>
      <Button kind="second" className="justify-self-start" busy={opening.busy} onClick={() => opening.run()}>
        {opener}
      </Button>
      <FormError text={opening.error} advice={opening.advice} />
    </>
  )
}

/** Creates and ends links to a booking. */
export function ShareBooking({ booking }: { booking: BookingDetail }) {
  const t = useTranslate()
  const moment = useMoment()
  const [ended, setEnded] = useState(0)
  const param = { id: booking.id }
  const ending = useMutation({
    call: () => unwrap(api.bookings[':id'].share.$delete({ param })),
    saved: m.booking_share_ended,
    fallback: m.booking_share_failed,
    // Shows a new form, without the link that has ended.
    done: () => setEnded(ended + 1),
  })

  return (
    <section aria-labelledby="share" className="card grid gap-3 print:hidden">
      <h2 id="share">{t(m.booking_share_title)}</h2>
      <p>{t(m.booking_share_text)}</p>
      <SendLink key={ended} booking={booking} opener={t(m.booking_share_open)} />
      {booking.shared && (
        <>
          <p>
            {t(m.booking_share_open_now)}{' '}
            {booking.sharedUntil && t(m.booking_share_until, { moment: moment(booking.sharedUntil) })}
          </p>
          <Button kind="quiet" className="justify-self-start" busy={ending.busy} onClick={() => ending.run()}>
            {t(m.booking_share_end)}
          </Button>
          <FormError text={ending.error} advice={ending.advice} />
        </>
      )}
    </section>
  )
}

function OpenLink({ booking, url }: { booking: Booking; url: string }) {
  const t = useTranslate()
  const days = useDays()
  const { name, place } = useSubject()(booking)
  const text = t(m.booking_share_message, {
    name,
    place,
    date: days(booking.dateStart, booking.dateEnd),
    reference: booking.reference,
    url,
  })
  return (
    <div className="grid gap-3">
      <ButtonLink
        kind="second"
        className="justify-self-start"
        to={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        {t(m.booking_share_whatsapp)}
      </ButtonLink>
      <CopiedValues values={[{ label: t(m.booking_share_link), value: url }]} />
    </div>
  )
}
