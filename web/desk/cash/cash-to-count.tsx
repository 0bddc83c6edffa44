import { useEffect, useState } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { CashDay } from '../../../contract/cash.ts'
import { type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { paiseFromRupees, rupeesFromPaise, paise } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useDay, useMoment, useRupees } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { readRupees } from '../parts/statement-amount.ts'

const MOST_CLOSED = 3

const isOpen = ({ closed, amount }: CashDay): boolean => closed?.expected !== amount

/** What each member of staff has in cash, to be counted day by day, and the last days that were counted. */
export default function CashToCount() {
  const t = useTranslate()
  const [days, setDays] = useState<readonly CashDay[]>([])
  useEffect(() => {
    void unwrap(api.admin.cash.$get()).then(
      ({ data }) => setDays(data),
      () => {},
    )
  }, [])
  const shown = [...days.filter(isOpen), ...days.filter((day) => !isOpen(day)).slice(0, MOST_CLOSED)]
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="cash-title" className="grid gap-2">
      <h2 id="cash-title" className="text-[1.4rem]">
        {t(m.desk_count_title)}
      </h2>
      <ul className="rounded-xl border border-stone bg-card">
        {shown.map((day) => (
          <li key={`${day.staff.id} ${day.date}`} className="border-b border-stone px-3 py-1 last:border-0">
            <Drawer key={day.amount} day={day} onSaved={setDays} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In rupees, rounded so that fractions cause no errors. */
const minus = (one: number, other: number): number =>
  rupeesFromPaise(paise(paiseFromRupees(one) - paiseFromRupees(other)))

type Props = { day: CashDay; onSaved: (days: readonly CashDay[]) => void }

function Drawer({ day, onSaved }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const formatDay = useDay()
  const { staff, date, amount, receipts } = day
  return (
    <div className="grid gap-1 py-1">
      <p>
        <b>{formatDay(date)}</b>:{' '}
        <span lang={langOf(staff.name)}>
          {t(m.desk_count_of, { amount: rupees(amount), name: staff.name, count: String(receipts) })}
        </span>
      </p>
      <Closed day={day} />
      {isOpen(day) && <CountForm day={day} onSaved={onSaved} />}
    </div>
  )
}

/** Who counted which amount, the difference, and cash that came or went afterwards. */
function Closed({ day: { closed, amount } }: Pick<Props, 'day'>) {
  const t = useTranslate()
  const rupees = useRupees()
  const moment = useMoment()
  if (!closed) return null
  const { counted, expected, by, at } = closed
  const [found, since] = [minus(counted, expected), minus(amount, expected)]
  const say = found < 0 ? m.desk_count_less : m.desk_count_more
  const changed = since < 0 ? m.desk_count_back : m.desk_count_later
  return (
    <p>
      {t(m.desk_count_closed, { name: by, amount: rupees(counted), moment: moment(at) })}{' '}
      {found === 0 ? t(m.desk_count_equal) : <b>{t(say, { amount: rupees(Math.abs(found)) })}</b>}{' '}
      {since !== 0 && <b>{t(changed, { amount: rupees(Math.abs(since)) })}</b>}
    </p>
  )
}

function CountForm({ day: { staff, date, amount }, onSaved }: Props) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [pressed, setPressed] = useState(false)
  const counted = readRupees(text)
  const closing = useMutation({
    call: (found: number) => {
      const json = { staffId: staff.id, date: startOf(date as CalendarDay), expected: amount, counted: found }
      return unwrap(api.admin.cash.$post({ json }))
    },
    saved: m.desk_count_saved,
    fallback: m.desk_count_failed,
    done: ({ data }) => onSaved(data),
    reloads: false,
  })
  return (
    <AjaxForm
      onSend={() => {
        setPressed(true)
        if (counted !== null) closing.run(counted)
      }}
    >
      <div className="flex flex-wrap items-end gap-4">
        <Field
          label={t(m.desk_count_counted)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          error={pressed && counted === null ? t(m.desk_amount_invalid) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" kind="second" busy={closing.busy}>
          {t(m.desk_count_close)}
        </Button>
      </div>
      <FormError text={closing.error} advice={closing.advice} />
    </AjaxForm>
  )
}
