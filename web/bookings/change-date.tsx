import { useState } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { addDays, BOOKING_HORIZON_DAYS, type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { ChooseByTithi } from '../panchang/choose-by-tithi.tsx'
import { useCare } from '../root-data.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { useDay } from '../ui/format.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { useSubject } from './booked-items.tsx'

/** Changes the date, once and free of charge. `now` is in epoch milliseconds. */
export function ChangeDate({ booking, now }: { booking: BookingDetail; now: number }) {
  const t = useTranslate()
  const care = useCare()
  const day = useDay()
  const { possible, until, used } = booking.change
  return (
    <section aria-labelledby="change" className="card grid gap-3 print:hidden">
      <h2 id="change">{t(m.booking_change)}</h2>
      {possible ? (
        <>
          {booking.status !== 'NO_PLACE' && <p>{t(m.booking_change_policy, { date: day(until) })}</p>}
          {booking.Package.city !== 'NA' && booking.BookingEvents.length > 0 && <p>{t(m.booking_change_poojas)}</p>}
          <ChangeForm booking={booking} now={now} />
        </>
      ) : (
        <p>{used ? t(m.booking_change_used, care) : t(m.booking_change_late, { ...care, date: day(until) })}</p>
      )}
    </section>
  )
}

function ChangeForm({ booking, now }: { booking: BookingDetail; now: number }) {
  const t = useTranslate()
  const { id, dateStart } = booking
  const { kind, name } = useSubject()(booking)
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const day = useDay()
  const care = useCare()
  const changing = useMutation({
    call: (date: string) => unwrap(api.bookings.change.$post({ json: { id, date: startOf(date as CalendarDay) } })),
    saved: m.booking_date_changed,
    fallback: m.booking_change_failed,
  })
  const today = dayOf(now)
  const [min, max] = [addDays(today, 1), addDays(today, BOOKING_HORIZON_DAYS)]
  const choose = (date: string) => {
    setChosen(date)
    setMissing(false)
    changing.clear()
  }

  const send = () => {
    const isSame = chosen === '' || chosen === dateStart
    setMissing(isSame)
    setAsked(!isSame)
  }

  return (
    <AjaxForm onSend={send}>
      <Field
        type="date"
        label={t(kind === 'pooja' ? m.city_pooja_date : m.city_arrival_date)}
        value={chosen}
        min={min}
        max={max}
        error={isMissing ? t(m.booking_change_choose) : changing.error}
        onChange={(event) => choose(event.target.value)}
      />
      <ChooseByTithi
        {...{ min, max, chosen }}
        item={{
          id: booking.Package.id ?? booking.BookingEvents[0]?.Event.id ?? '',
          isPooja: kind === 'pooja',
          name,
          stops: booking.stops,
        }}
        onChoose={choose}
      />
      <Button type="submit" kind="second" className="justify-self-start" busy={changing.busy}>
        {t(m.booking_change_send)}
      </Button>
      {isAsked && (
        <AskDialog
          title={t(m.booking_change_question, { date: day(chosen) })}
          text={t(m.booking_change_only_once, care)}
          yes={t(m.booking_change_yes)}
          no={t(m.booking_change_no)}
          onYes={() => {
            setAsked(false)
            changing.run(chosen)
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </AjaxForm>
  )
}
