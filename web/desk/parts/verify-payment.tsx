import { useState } from 'react'
import type { BookingDetail, PaymentOfBooking } from '../../../contract/booking-detail.ts'
import { unwrap } from '../../../contract/client.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../../domain/calendar-day.ts'
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../domain/money.ts'
import { isFarFrom } from '../../../domain/payment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { type Translate, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useRupees } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { comparedUtr } from './compared-utr.ts'
import { useMoneyDay, usualDay } from './money-day.ts'
import { afterVerifying, readRupees } from './statement-amount.ts'

type Props = { booking: BookingDetail; payment: PaymentOfBooking }

/**
 * Verifies a payment with the amount and the day on the bank statement. The form explains the effect of an amount that differs
 * from the submitted one, and asks to confirm one that differs much.
 */
export function VerifyPayment({ booking, payment }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const [text, setText] = useState(payment.amountPaid.toFixed(2))
  const [pressed, setPressed] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  const [today] = useState(() => dayOf(Date.now()))
  const firstDay = addDays(dayOf(Date.parse(payment.createdAt)), -1)
  const [moneyDay, setReceivedOn] = useMoneyDay()
  const wanted = moneyDay ?? usualDay(payment.createdAt)
  const receivedOn = wanted < firstDay ? firstDay : wanted
  const amount = readRupees(text)
  const isFar = amount !== null && isFarFrom(paiseFromRupees(payment.amountPaid), paiseFromRupees(amount))
  const verifying = useMutation({
    call: (found: number) => sendVerification(payment, found, receivedOn, confirmed),
    saved: m.desk_verification_updated,
    fallback: m.desk_verification_failed,
    fallbackInPage: m.desk_verification_error,
    reloadsAfterConflict: true,
  })

  const verify = () => {
    setPressed(true)
    if (amount !== null && (!isFar || confirmed)) verifying.run(amount)
  }

  return (
    <AjaxForm onSend={verify}>
      <Field
        label={t(m.desk_statement_amount)}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        error={
          pressed && amount === null
            ? t(m.desk_amount_invalid)
            : (verifying.issueOf('amountReceived') ?? verifying.error)
        }
        onChange={(event) => {
          setText(event.target.value)
          setPressed(false)
          setConfirmed(false)
          verifying.clear()
        }}
      />
      <Field
        label={t(m.desk_bank_received_on)}
        help={t(m.desk_received_on_help)}
        type="date"
        value={receivedOn}
        min={firstDay}
        max={today}
        required
        error={verifying.issueOf('receivedOn')}
        onChange={(event) => setReceivedOn((event.target.value || today) as CalendarDay)}
      />
      <p aria-live="polite" className="rounded-lg bg-glow px-3 py-2 empty:hidden">
        {amount !== null &&
          amount !== payment.amountPaid &&
          explainDifference({ t, rupees }, { booking, payment }, amount)}
      </p>
      {isFar && (
        <Checkbox
          label={t(m.desk_amount_confirm, { amount: rupees(amount) })}
          error={pressed && !confirmed ? t(m.desk_amount_far, { submitted: rupees(payment.amountPaid) }) : undefined}
          checked={confirmed}
          onChange={setConfirmed}
        />
      )}
      <Button type="submit" busy={verifying.busy} className="justify-self-start">
        {t(m.desk_verify)}
      </Button>
    </AjaxForm>
  )
}

/** A payment with an amount of zero is sent without an amount. */
function sendVerification({ id, refNo }: PaymentOfBooking, found: number, receivedOn: CalendarDay, confirm: boolean) {
  const amount = found === 0 ? {} : { amountReceived: found, confirm }
  return unwrap(
    api.payments.verify.$post({ json: { id, ...comparedUtr({ refNo }), ...amount, receivedOn: startOf(receivedOn) } }),
  )
}

type Words = { t: Translate; rupees: (rupees: number) => string }

/** Explains the effect of an amount that differs from the submitted one. */
function explainDifference(words: Words, props: Props, amount: number): string {
  const { amountPaid } = props.payment
  const difference = rupeesFromPaise(paise(Math.abs(paiseFromRupees(amount) - paiseFromRupees(amountPaid))))
  const compared = amount < amountPaid ? m.desk_less : m.desk_more
  return `${words.t(compared, { difference: words.rupees(difference) })} ${effectOf(words, props, amount)}`.trim()
}

function effectOf({ t, rupees }: Words, { booking, payment }: Props, amount: number): string {
  if (payment.part !== payment.amountPaid) return t(m.desk_then_shared)
  const { due, over } = afterVerifying(booking, payment, amount)
  if (booking.status === 'CANCELLED') return over > 0 ? t(m.desk_then_back, { amount: rupees(over) }) : ''
  if (over > 0) return t(m.desk_balance_then_over, { amount: rupees(over) })
  if (due === 0) return t(m.desk_then_even)
  return t(booking.ended ? m.desk_then_unpaid : m.desk_balance_then_due, { amount: rupees(due) })
}
