import type { DeskPayment } from '../../../contract/desk/queue.ts'
import { type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../domain/money.ts'
import { isFarFrom } from '../../../domain/payment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { useRupees } from '../../ui/format.ts'
import { readRupees } from '../parts/statement-amount.ts'
import type { Found } from './use-queue.ts'

/** The amount that was typed from the bank statement for one payment. */
export type Typed = { amountOf: string | null; amount: string; confirmed: boolean; pressed: boolean }

export const nothingTyped = (): Typed => ({
  amountOf: null,
  amount: '',
  confirmed: false,
  pressed: false,
})

const amountTyped = (typed: Typed, { id, amountPaid }: DeskPayment): string =>
  typed.amountOf === id ? typed.amount : amountPaid.toFixed(2)

const isFar = (payment: DeskPayment, amount: number): boolean =>
  isFarFrom(paiseFromRupees(payment.amountPaid), paiseFromRupees(amount))

/** The input of the call for a payment; null if somebody must check the amount first. */
export function foundOf(typed: Typed, payment: DeskPayment, day: CalendarDay): Found | null {
  const amount = readRupees(amountTyped(typed, payment))
  if (amount === null || (isFar(payment, amount) && !typed.confirmed)) return null
  return { ...(amount > 0 && { amountReceived: amount, confirm: typed.confirmed }), receivedOn: startOf(day) }
}

type Props = { payment: DeskPayment; typed: Typed; onType: (typed: Typed) => void; onVerify: () => void }

export function QueueAmount({ payment, typed, onType, onVerify }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const text = amountTyped(typed, payment)
  const amount = readRupees(text)
  const isOwn = typed.amountOf === payment.id
  const difference = amount === null ? 0 : paise(paiseFromRupees(amount) - paiseFromRupees(payment.amountPaid))
  const apart = rupees(rupeesFromPaise(paise(Math.abs(difference))))
  return (
    <details open={isOwn}>
      <summary className="link min-h-11 py-2">{t(m.desk_other_amount)}</summary>
      <div className="grid gap-3 pt-1">
        <Field
          label={t(m.desk_statement_amount)}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={isOwn && typed.pressed && amount === null ? t(m.desk_amount_invalid) : undefined}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onVerify()
          }}
          onChange={({ target }) =>
            onType({ ...typed, amountOf: payment.id, amount: target.value, confirmed: false, pressed: false })
          }
        />
      </div>
      {difference !== 0 && amount !== null && (
        <p aria-live="polite" className="mt-2 rounded-lg bg-glow px-3 py-2">
          {t(difference < 0 ? m.desk_less : m.desk_more, { difference: apart })}{' '}
          {t(difference < 0 ? m.desk_then_due : m.desk_then_over)}
        </p>
      )}
      {amount !== null && isFar(payment, amount) && (
        <Checkbox
          label={t(m.desk_amount_confirm, { amount: rupees(amount) })}
          error={
            typed.pressed && !typed.confirmed
              ? t(m.desk_amount_far, { submitted: rupees(payment.amountPaid) })
              : undefined
          }
          checked={typed.confirmed}
          onChange={(confirmed) => onType({ ...typed, confirmed })}
        />
      )}
    </details>
  )
}
