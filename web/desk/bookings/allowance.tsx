import { useState } from 'react'
import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { unwrap } from '../../../contract/client.ts'
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../domain/money.ts'
import { overpaid } from '../../../domain/payment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, useCloseDialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useRupees } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { ReasonField } from '../parts/reason-field.tsx'
import { useTold } from '../parts/use-told.ts'
import { readRupees } from '../parts/statement-amount.ts'

type Props = { booking: Pick<BookingDetail, 'id' | 'money' | 'status' | 'User'> }

/** Staff refund a part of a confirmed booking, or waive a part of the fee of a cancelled one, and take it back. */
export function Allowance({ booking }: Props) {
  const t = useTranslate()
  const { id, money, status } = booking
  const isCancelled = status === 'CANCELLED'
  const isPossible = isCancelled || status === 'VERIFIED' || status === 'PAST'
  const title = t(isCancelled ? m.desk_allow_fee : m.desk_allow_part)
  return (
    <>
      {isPossible && money.total > 0 && money.received > 0 && (
        <Dialog opener={title} title={title}>
          <AllowanceForm booking={booking} title={title} />
        </Dialog>
      )}
      {money.allowed > 0 && <TakeBack id={id} isCancelled={isCancelled} />}
    </>
  )
}

/** What an amount in rupees refunds. */
function refundOf({ status, money }: Props['booking'], amount: number): number {
  if (status === 'CANCELLED') return amount
  const [price, less] = [paiseFromRupees(money.total), paiseFromRupees(amount)]
  const over = (of: number) => overpaid({ price: paise(of), received: paiseFromRupees(money.received) })
  return rupeesFromPaise(paise(over(price - less) - over(price)))
}

function AllowanceForm({ booking, title }: Props & { title: string }) {
  const t = useTranslate()
  const rupees = useRupees()
  const { id, money } = booking
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const amount = readRupees(text) ?? 0
  const refund = refundOf(booking, amount)
  const told = useTold(booking.User)
  const allowing = useMutation({
    call: () => {
      const json = { amount, reason: reason.trim(), total: money.total, refund }
      return unwrap(api.admin.bookings[':id'].allowance.$post({ param: { id }, json }))
    },
    saved: m.desk_allow_done,
    fallback: m.common_update_failed,
    done: useCloseDialog(),
    reloadsAfterConflict: true,
  })
  const send = () => {
    setPressed(true)
    if (amount > 0) allowing.run()
  }
  return (
    <AjaxForm onSend={send}>
      <Field
        label={t(m.desk_allow_amount)}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
        error={pressed && amount <= 0 ? t(m.desk_amount_invalid) : allowing.issueOf('amount')}
        onChange={(event) => {
          setText(event.target.value)
          setPressed(false)
          allowing.clear()
        }}
      />
      <ReasonField value={reason} onType={setReason} help={t(m.desk_allow_reason)} error={allowing.issueOf('reason')} />
      {amount > 0 && (
        <p role="status" className="font-bold">
          {t(booking.status === 'CANCELLED' ? m.desk_allow_shown_fee : m.desk_allow_shown, {
            before: rupees(money.total),
            total: rupees(rupeesFromPaise(paise(Math.max(0, paiseFromRupees(money.total) - paiseFromRupees(amount))))),
            refund: rupees(refund),
          })}
        </p>
      )}
      <p>{told}</p>
      <FormError text={allowing.errorBeside('amount', 'reason')} advice={allowing.advice} />
      <DialogActions send={title} busy={allowing.busy} keep={t(m.desk_change_keep)} />
    </AjaxForm>
  )
}

function TakeBack({ id, isCancelled }: { id: string; isCancelled: boolean }) {
  const t = useTranslate()
  const taking = useMutation({
    call: () => unwrap(api.admin.bookings[':id'].allowance.$delete({ param: { id }, json: {} })),
    saved: m.desk_allow_undone,
    fallback: m.common_update_failed,
  })
  return (
    <AjaxForm onSend={() => taking.run()}>
      <FormError text={taking.errorBeside()} advice={taking.advice} />
      <Button type="submit" kind="second" busy={taking.busy} className="justify-self-start">
        {t(isCancelled ? m.desk_allow_undo_fee : m.desk_allow_undo)}
      </Button>
    </AjaxForm>
  )
}
