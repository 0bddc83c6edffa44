import { useState } from 'react'
import type { DeskPayment } from '../../contract/desk.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import { paise, paiseFromRupees, rupeesFromPaise } from '../../domain/money.ts'
import { isFarFrom } from '../../domain/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { useRupees } from '../ui/format.ts'
import { readRupees } from './statement-amount.ts'
import type { Found } from './use-queue.ts'

/** What was typed from the bank statement. The date stays for the next payments, the amount is of one. */
export type Typed = { amountOf: string | null; amount: string; confirmed: boolean; pressed: boolean; day: CalendarDay }

export const nothingTyped = (): Typed => ({
  amountOf: null,
  amount: '',
  confirmed: false,
  pressed: false,
  day: dayOf(Date.now()),
})

const amountTyped = (typed: Typed, { id, amountPaid }: DeskPayment): string =>
  typed.amountOf === id ? typed.amount : amountPaid.toFixed(2)

const isFar = (payment: DeskPayment, amount: number): boolean =>
  isFarFrom(paiseFromRupees(payment.amountPaid), paiseFromRupees(amount))

/** What is sent for a payment; null if the amount must be looked at first. */
export function foundOf(typed: Typed, payment: DeskPayment): Found | null {
  const amount = readRupees(amountTyped(typed, payment))
  if (amount === null || (isFar(payment, amount) && !typed.confirmed)) return null
  return { ...(amount > 0 && { amountReceived: amount }), receivedOn: startOf(typed.day) }
}

type Props = { payment: DeskPayment; typed: Typed; onType: (typed: Typed) => void }

export function QueueAmount({ payment, typed, onType }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const text = amountTyped(typed, payment)
  const amount = readRupees(text)
  const isOwn = typed.amountOf === payment.id
  const [today] = useState(() => dayOf(Date.now()))
  const difference = amount === null ? 0 : paise(paiseFromRupees(amount) - paiseFromRupees(payment.amountPaid))
  const apart = rupees(rupeesFromPaise(paise(Math.abs(difference))))
  return (
    <details open={isOwn || typed.day !== today}>
      <summary className="link min-h-11 py-2">{t(m.desk_other_amount)}</summary>
      <div className="grid gap-3 pt-1">
        <Field
          label={t(m.admin_statement_amount)}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={isOwn && typed.pressed && amount === null ? t(m.admin_amount_invalid) : undefined}
          onChange={({ target }) =>
            onType({ ...typed, amountOf: payment.id, amount: target.value, confirmed: false, pressed: false })
          }
        />
        <Field
          label={t(m.admin_received_on)}
          help={t(m.desk_date_stays)}
          type="date"
          value={typed.day}
          min={addDays(dayOf(Date.parse(payment.submittedAt)), -2)}
          max={today}
          onChange={({ target }) => onType({ ...typed, day: (target.value || today) as CalendarDay })}
        />
      </div>
      {difference !== 0 && amount !== null && (
        <p aria-live="polite" className="mt-2 rounded-lg bg-glow px-3 py-2">
          {t(difference < 0 ? m.admin_less : m.admin_more, { difference: apart })}
        </p>
      )}
      {amount !== null && isFar(payment, amount) && (
        <Checkbox
          label={t(m.admin_amount_confirm, { amount: rupees(amount) })}
          error={
            typed.pressed && !typed.confirmed
              ? t(m.admin_amount_far, { submitted: rupees(payment.amountPaid) })
              : undefined
          }
          checked={typed.confirmed}
          onChange={(confirmed) => onType({ ...typed, confirmed })}
        />
      )}
    </details>
  )
}
