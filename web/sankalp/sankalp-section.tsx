import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Booking } from '../../contract/booking.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { hasRite } from '../../domain/departed.ts'
import { canChangeSankalp, type Sankalp } from '../../domain/sankalp.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { Button } from '../ui/button.tsx'
import { useDay } from '../ui/format.ts'
import { SankalpText } from './sankalp-text.tsx'
import { useSankalpForm } from './use-sankalp-form.ts'

type Shown = Pick<Booking, 'id' | 'dateStart' | 'status' | 'ended' | 'Package' | 'BookingEvents'> &
  Partial<Pick<Booking, 'sankalp'>>
type Props = {
  /** One booking, or the bookings of an order, which then get the same names. */
  bookings: readonly [Shown, ...Shown[]]
  /** In Asia/Kolkata. */
  today: CalendarDay
  canAct?: boolean
  /** The form is open until names are saved. */
  startsOpen?: boolean
  /** False on a page that shows no data from a loader. */
  reloads?: boolean
}

/** The people for whom the pooja of a booking is performed. The form asks for their names; when they are saved, they are shown. */
export function SankalpSection({ bookings: all, today, canAct = true, ...form }: Props) {
  const t = useTranslate()
  const care = useCare()
  const asked = all.filter((booking) => booking.sankalp || hasRite(booking.BookingEvents, booking.Package))
  const [first, ...others] = asked
  const [saved, setSaved] = useState<Sankalp | null>()
  // A cached page of an earlier version may lack it.
  const sankalp = saved === undefined ? (first?.sankalp ?? null) : saved
  const canChange = canAct && asked.every(({ dateStart }) => canChangeSankalp(dateStart as CalendarDay, today))
  const hasNothingToSay = sankalp === null && (first?.ended || !canAct)
  const { heading, takeFocus } = useFocusOnHeading()
  if (!first || first.status === 'CANCELLED' || hasNothingToSay) return null
  const bookings = [first, ...others] as const
  return (
    <section aria-labelledby="sankalp" className={`card grid gap-3 ${sankalp ? '' : 'print:hidden'}`}>
      <h2 id="sankalp" ref={heading} tabIndex={-1}>
        {t(m.sankalp_title)}
      </h2>
      {sankalp && <SankalpText of={bookings} sankalp={sankalp} />}
      {canChange ? (
        <Change {...form} bookings={bookings} sankalp={sankalp} onSaved={setSaved} onClosed={takeFocus} />
      ) : (
        !sankalp && <p>{t(m.error_sankalp_too_late, care)}</p>
      )}
    </section>
  )
}

/** When the form closes, the focus goes to the heading above what is shown instead. */
function useFocusOnHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  return { heading, takeFocus: () => heading.current?.focus() }
}

type ChangeProps = Omit<Props, 'today' | 'canAct'> & {
  sankalp: Sankalp | null
  onSaved: (saved: Sankalp | null) => void
  onClosed: () => void
}

function Change({ bookings, sankalp, startsOpen = false, reloads, onSaved, onClosed }: ChangeProps) {
  const t = useTranslate()
  const day = useDay()
  const { loaded, open, busy, close } = useSankalpForm()
  const [isPressed, setPressed] = useState(false)
  useOpenOnce(startsOpen && sankalp === null, open)
  const closeForm = () => {
    close()
    onClosed()
  }
  const [until = ''] = bookings.map(({ dateStart }) => dateStart).toSorted()
  return (
    <div className="grid gap-3 print:hidden">
      {!sankalp && <p className="text-quiet">{t(m.sankalp_ask)}</p>}
      {bookings.length > 1 && <p>{t(m.sankalp_all, { count: String(bookings.length) })}</p>}
      {loaded ? (
        <loaded.SankalpEditor
          bookings={bookings}
          sankalp={sankalp}
          reloads={reloads}
          takesFocus={isPressed}
          onClose={closeForm}
          onSaved={(saved) => {
            onSaved(saved)
            closeForm()
          }}
        />
      ) : (
        <Button
          kind="second"
          className="justify-self-start"
          busy={busy}
          onClick={() => {
            setPressed(true)
            open()
          }}
        >
          {t(sankalp ? m.sankalp_change : m.sankalp_open)}
        </Button>
      )}
      <p className="text-quiet">{t(m.sankalp_until, { date: day(addDays(until as CalendarDay, -1)) })}</p>
    </div>
  )
}

function useOpenOnce(isOpen: boolean, open: () => void): void {
  const [wanted] = useState(isOpen)
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (wanted) openNow()
  }, [wanted])
}
