import { useState } from 'react'
import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { unwrap } from '../../../contract/client.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../../domain/calendar-day.ts'
import { paiseFromRupees, rupeesFromPaise, paise } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useRupees } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { readRupees } from '../parts/statement-amount.ts'

type Props = { booking: Pick<BookingDetail, 'id' | 'createdAt' | 'status' | 'User'>; due: number }

/** Records cash for the due amount, in rupees. A larger amount must be confirmed; the rest waits as a refund. */
export function RecordCash({ booking, due }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const [text, setText] = useState(String(Math.round(due)))
  const [note, setNote] = useState('')
  const [confirm, setConfirm] = useState(false)
  const [pressed, setPressed] = useState(false)
  const [today] = useState(() => dayOf(Date.now()))
  const firstDay = addDays(dayOf(Date.parse(booking.createdAt)), -1)
  const [receivedOn, setReceivedOn] = useState(today)
  const amount = readRupees(text)
  // An excess of less than a rupee only rounds the price.
  const over = paise(paiseFromRupees(amount ?? 0) - paiseFromRupees(due))
  const isOver = over >= 100
  const recording = useMutation({
    call: (received: number) => {
      const cash = {
        bookingId: booking.id,
        amount: received,
        receivedOn: startOf(receivedOn),
        note: note.trim(),
        confirm,
      }
      return unwrap(api.payments.cash.$post({ json: cash }))
    },
    saved: m.desk_cash_recorded,
    fallback: m.desk_cash_failed,
    reloadsAfterConflict: true,
  })
  const record = () => {
    setPressed(true)
    if (amount !== null && amount > 0 && (!isOver || confirm)) recording.run(amount)
  }
  return (
    <section aria-labelledby="cash" className="card grid gap-4">
      <h2 id="cash">{t(m.desk_cash_title)}</h2>
      <AjaxForm onSend={record}>
        <Field
          label={t(m.desk_cash_amount)}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={pressed && !amount ? t(m.desk_amount_invalid) : recording.issueOf('amount')}
          onChange={(event) => {
            setText(event.target.value)
            setConfirm(false)
            setPressed(false)
            recording.clear()
          }}
        />
        <Field
          label={t(m.document_paid_on)}
          type="date"
          value={receivedOn}
          min={firstDay}
          max={today}
          required
          error={recording.issueOf('receivedOn')}
          onChange={(event) => setReceivedOn((event.target.value || today) as CalendarDay)}
        />
        <Field
          label={t(m.desk_cash_note)}
          value={note}
          lang={langOf(note)}
          autoComplete="off"
          maxLength={200}
          error={recording.issueOf('note')}
          onChange={(event) => setNote(event.target.value)}
        />
        {isOver && (
          <Checkbox
            label={t(m.desk_cash_keep, { amount: rupees(rupeesFromPaise(over)) })}
            error={pressed && !confirm ? t(m.desk_cash_over, { amount: rupees(due) }) : undefined}
            checked={confirm}
            onChange={setConfirm}
          />
        )}
        {booking.User?.email === '' && <p>{t(m.desk_cash_print)}</p>}
        <FormError text={recording.errorBeside('amount', 'receivedOn', 'note')} advice={recording.advice} />
        <Button type="submit" busy={recording.busy} className="justify-self-start">
          {t(m.desk_cash_do)}
        </Button>
      </AjaxForm>
    </section>
  )
}
