import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { hasRite } from '../../../domain/departed.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { SankalpText } from '../../sankalp/sankalp-text.tsx'
import { useSankalpForm } from '../../sankalp/use-sankalp-form.ts'
import { Button } from '../../ui/button.tsx'

type Props = { booking: Pick<BookingDetail, 'id' | 'sankalp' | 'status' | 'Package' | 'BookingEvents'> }

/** For whom the pooja of a booking is performed. Staff can write what the devotee says on the phone, at any time. */
export function BookingSankalp({ booking }: Props) {
  const { sankalp, status } = booking
  const t = useTranslate()
  const { loaded, open, busy, close } = useSankalpForm()
  const isCancelled = status === 'CANCELLED'
  if (!sankalp && (isCancelled || !hasRite(booking.BookingEvents, booking.Package))) return null
  return (
    <section aria-labelledby="sankalp" className="card grid gap-3">
      <h2 id="sankalp">{t(m.sankalp_title)}</h2>
      {sankalp ? <SankalpText of={[booking]} sankalp={sankalp} /> : <p>{t(m.desk_sankalp_none)}</p>}
      {!isCancelled && (
        <>
          <p className="text-quiet">{t(m.desk_sankalp_help)}</p>
          <Button kind="second" className="justify-self-start" busy={busy} onClick={() => open()}>
            {t(sankalp ? m.sankalp_change : m.sankalp_open)}
          </Button>
        </>
      )}
      {loaded && <loaded.SankalpDialog bookings={[booking]} sankalp={sankalp} onSaved={close} onClose={close} />}
    </section>
  )
}
