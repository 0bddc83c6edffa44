import { type ReactNode, useState } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { CancelByDevotee } from './cancel-by-devotee.tsx'
import type * as Change from './change-date.tsx'
import { ShareBooking } from './share-booking.tsx'

type Act = { id: string; name: string; isDangerous?: true; content: ReactNode }

/**
 * What the devotee can do with a booking: a row of buttons, each of which opens its part below the row. Few people change the date,
 * so that code is loaded on demand.
 */
export function BookingActs({ booking, now }: { booking: BookingDetail; now: number }) {
  const t = useTranslate()
  const [open, setOpen] = useState<string | null>(null)
  const [loaded, setLoaded] = useState<typeof Change | null>(null)
  const loading = useMutation({
    call: () => import('./change-date.tsx'),
    fallback: m.booking_change_failed,
    done: (change) => {
      setLoaded(change)
      setOpen('date')
    },
    reloads: false,
  })
  const press = (id: string) => {
    if (open === id) return setOpen(null)
    if (id !== 'date' || loaded) return setOpen(id)
    // Chrome never requests a module again after its load has failed.
    return loading.error && navigator.onLine ? location.reload() : loading.run()
  }
  const share: Act = { id: 'share', name: t(m.booking_act_share), content: <ShareBooking booking={booking} /> }
  const date: Act = {
    id: 'date',
    name: t(m.booking_act_date),
    content: loaded && <loaded.ChangeDate booking={booking} now={now} />,
  }
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
      <div role="group" aria-label={t(m.booking_acts)} className="flex flex-wrap gap-2">
        {acts.map(({ id, name, isDangerous }) => (
          <Button
            key={id}
            kind={isDangerous ? 'danger' : 'second'}
            aria-expanded={open === id}
            className="grow basis-22 wrap-normal max-sm:px-2 aria-expanded:bg-glow sm:grow-0 sm:basis-auto"
            busy={id === 'date' && loading.busy}
            onClick={() => press(id)}
          >
            {name}
          </Button>
        ))}
      </div>
      <FormError text={loading.error} />
      {acts.find(({ id }) => id === open)?.content}
    </div>
  )
}
