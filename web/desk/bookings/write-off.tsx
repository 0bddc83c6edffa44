import { useState } from 'react'
import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions, useCloseDialog } from '../../ui/dialog.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useRupees } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { ReasonField } from '../parts/reason-field.tsx'

type Props = { booking: Pick<BookingDetail, 'id' | 'money' | 'status'> }

/** The owner writes off the unpaid part of the price after the journey, and can take it back. */
export function WriteOff({ booking }: Props) {
  const t = useTranslate()
  const { unpaid, writtenOff } = booking.money
  return (
    <>
      {booking.status === 'PAST' && unpaid > 0 && (
        <Dialog opener={t(m.desk_write_off)} title={t(m.desk_write_off_title)}>
          <WriteOffForm booking={booking} />
        </Dialog>
      )}
      {writtenOff > 0 && <TakeBack id={booking.id} />}
    </>
  )
}

function WriteOffForm({ booking: { id, money } }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const [reason, setReason] = useState('')
  const writing = useMutation({
    call: () => {
      const json = { amount: money.unpaid, reason: reason.trim() }
      return unwrap(api.admin.bookings[':id']['write-off'].$post({ param: { id }, json }))
    },
    saved: m.desk_write_off_done,
    fallback: m.common_update_failed,
    done: useCloseDialog(),
    reloadsAfterConflict: true,
  })
  return (
    <AjaxForm onSend={() => writing.run()}>
      <p className="font-bold">{t(m.desk_write_off_text, { amount: rupees(money.unpaid) })}</p>
      <ReasonField
        value={reason}
        onType={setReason}
        help={t(m.desk_write_off_reason)}
        error={writing.issueOf('reason')}
      />
      <FormError text={writing.errorBeside('reason')} advice={writing.advice} />
      <DialogActions send={t(m.desk_write_off)} busy={writing.busy} keep={t(m.desk_write_off_keep)} />
    </AjaxForm>
  )
}

function TakeBack({ id }: { id: string }) {
  const t = useTranslate()
  const taking = useMutation({
    call: () => unwrap(api.admin.bookings[':id']['write-off'].$delete({ param: { id }, json: {} })),
    saved: m.desk_write_off_undone,
    fallback: m.common_update_failed,
  })
  return (
    <AjaxForm onSend={() => taking.run()}>
      <FormError text={taking.errorBeside()} advice={taking.advice} />
      <Button type="submit" kind="second" busy={taking.busy} className="justify-self-start">
        {t(m.desk_write_off_undo)}
      </Button>
    </AjaxForm>
  )
}
