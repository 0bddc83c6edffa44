import { type ReactNode, useState } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { CancelByDevotee } from './cancel-by-devotee.tsx'
import { ChangeDate } from './change-date.tsx'
import { ShareBooking } from './share-booking.tsx'

type Act = { id: string; name: string; isDangerous?: true; content: ReactNode }

/** What the devotee can do with a booking: one row of buttons, each of which opens its part below the row. */
export function BookingActs({ booking, now }: { booking: BookingDetail; now: number }) {
  const t = useTranslate()
  const [open, setOpen] = useState<string | null>(null)
  const share: Act = { id: 'share', name: t(m.booking_act_share), content: <ShareBooking booking={booking} /> }
  const date: Act = { id: 'date', name: t(m.booking_act_date), content: <ChangeDate booking={booking} now={now} /> }
  const cancel: Act = {
    id: 'cancel',
    name: t(m.booking_act_cancel),
    isDangerous: true,
    content: <CancelByDevotee booking={booking} />,
  }
  const acts = [...(!booking.ended || booking.shared ? [share] : []), ...(booking.ended ? [] : [date, cancel])]
  if (acts.length === 0) return null
  return (
    <div className="grid gap-3 print:hidden">
      <div role="group" aria-label={t(m.booking_acts)} className="flex flex-wrap gap-3">
        {acts.map(({ id, name, isDangerous }) => (
          <Button
            key={id}
            kind={isDangerous ? 'danger' : 'second'}
            aria-expanded={open === id}
            className="grow aria-expanded:bg-glow sm:grow-0"
            onClick={() => setOpen(open === id ? null : id)}
          >
            {name}
          </Button>
        ))}
      </div>
      {acts.find(({ id }) => id === open)?.content}
    </div>
  )
}
