import type { PhoneBooking } from '../../../contract/desk/phone-booking.ts'
import { addDays, type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { rupeesFromPaise } from '../../../domain/money.ts'
import type { Totals } from '../../../domain/price.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Field, Select } from '../../ui/field.tsx'
import { textOf } from '../parts/form-values.ts'
import { readRupees } from '../parts/statement-amount.ts'

const ways = ['HELD', 'CASH', 'UPI', 'BANK'] as const
export type PayWay = (typeof ways)[number]

const HELD_DAYS = 2
const MOST_HELD_DAYS = 30

const dayIn = (form: FormData, name: string): number => startOf(textOf(form, name) as CalendarDay)

/** The payment that the fields describe. */
export function paidIn(form: FormData, way: PayWay): Pick<PhoneBooking, 'paid' | 'heldUntil'> {
  if (way === 'HELD') return { heldUntil: dayIn(form, 'heldUntil') }
  const received = { amount: readRupees(textOf(form, 'paid.amount')) ?? 0, receivedOn: dayIn(form, 'paid.receivedOn') }
  return {
    paid:
      way === 'CASH' ? { method: way, ...received } : { method: way, ...received, refNo: textOf(form, 'paid.refNo') },
  }
}

type Props = {
  way: PayWay
  onWay: (way: PayWay) => void
  totals: Totals
  today: CalendarDay
  start: CalendarDay
  issueOf: (name: string) => string | undefined
}

/** Paid now, or held until a day. The fields start with the most frequent payments: all of it in cash, or the advance. */
export function EnterPayment({ way, onWay, totals, today, start, issueOf }: Props) {
  const t = useTranslate()
  const notAfterStart = (day: CalendarDay) => (day < start ? day : start)
  const words = { HELD: m.desk_enter_held, CASH: m.desk_enter_cash, UPI: m.desk_enter_upi, BANK: m.desk_enter_bank }
  const usual = Math.round(rupeesFromPaise(way === 'CASH' ? totals.total : totals.payable))
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Select
        label={t(m.desk_enter_pay)}
        value={way}
        choices={ways.map((value) => ({ value, text: t(words[value]) }))}
        onChoose={(value) => onWay(ways.find((one) => one === value) ?? 'HELD')}
      />
      {way === 'HELD' ? (
        <Field
          name="heldUntil"
          label={t(m.desk_enter_until)}
          type="date"
          defaultValue={notAfterStart(addDays(today, HELD_DAYS))}
          min={today}
          max={notAfterStart(addDays(today, MOST_HELD_DAYS))}
          error={issueOf('heldUntil')}
        />
      ) : (
        <>
          <Field
            name="paid.amount"
            label={t(m.desk_enter_paid)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={usual || ''}
            error={issueOf('paid.amount')}
          />
          {way !== 'CASH' && (
            <Field
              name="paid.refNo"
              label={t(m.common_utr_number)}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              error={issueOf('paid.refNo')}
            />
          )}
          <Field
            name="paid.receivedOn"
            label={t(m.desk_enter_received)}
            type="date"
            defaultValue={today}
            min={addDays(today, -1)}
            max={today}
            error={issueOf('paid.receivedOn')}
          />
        </>
      )}
    </div>
  )
}
