import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingDetail, PaymentOfBooking } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { type Say, useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { useRupees } from '../ui/format.ts'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { afterVerifying, partOf, readRupees } from './statement-amount.ts'

type Props = { booking: BookingDetail; payment: PaymentOfBooking }

/** The amount that stands on the statement. What another one than submitted leads to is said before it is sent. */
export function VerifyPayment({ booking, payment }: Props) {
  const say = useSay()
  const rupees = useRupees()
  const [text, setText] = useState(payment.amountPaid.toFixed(2))
  const [invalid, setInvalid] = useState(false)
  const { revalidate } = useRevalidator()
  const task = useTask(m.failed_verification)
  const amount = readRupees(text)

  const verify = () => {
    setInvalid(amount === null)
    if (amount === null) return
    void task.run(async () => {
      // As submitted, each booking of the payment gets its part to the paisa.
      const json = { id: payment.id, ...(amount !== payment.amountPaid && { amountReceived: amount }) }
      const { message } = await unwrap(api.payments.verify.$post({ json }))
      showToast('success', message ?? say(m.verification_updated))
      await revalidate()
    })
  }

  return (
    <SentForm onSend={verify}>
      <Field
        label={say(m.desk_statement_amount)}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        error={invalid ? say(m.desk_amount_invalid) : (task.issueOf('amountReceived') ?? task.error)}
        onChange={(event) => {
          setText(event.target.value)
          setInvalid(false)
          task.clear()
        }}
      />
      <p aria-live="polite" className="rounded-lg bg-glow px-3 py-2 empty:hidden">
        {amount !== null && amount !== payment.amountPaid && whatFollows(say, rupees, { booking, payment }, amount)}
      </p>
      <Button type="submit" busy={task.busy} className="justify-self-start">
        {say(m.desk_verify)}
      </Button>
    </SentForm>
  )
}

function whatFollows(say: Say, rupees: (rupees: number) => string, { booking, payment }: Props, amount: number) {
  const difference = rupees(Math.abs(amount - payment.amountPaid))
  const compared = say(amount < payment.amountPaid ? m.desk_less : m.desk_more, { difference })
  return `${compared} ${consequence()}`.trim()

  function consequence(): string {
    if (partOf(booking, payment) !== payment.amountPaid) return say(m.desk_then_shared)
    const { due, over } = afterVerifying(booking, payment, amount)
    if (booking.status === 'CANCELLED') return over > 0 ? say(m.desk_then_back, { amount: rupees(over) }) : ''
    if (over > 0) return say(m.desk_then_over, { amount: rupees(over) })
    return due > 0 ? say(m.desk_then_due, { amount: rupees(due) }) : say(m.desk_then_even)
  }
}
