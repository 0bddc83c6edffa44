import { useState } from 'react'
import type { BookingDetail } from '../../../contract/booking-detail.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { Dialog, DialogActions, useCloseDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useRupees } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'

/** Cancels a booking for the operator. Everything is refunded, and the devotee reads the reason. */
export function CancelForOperator({ booking }: { booking: BookingDetail }) {
  const t = useTranslate()
  // This state must survive the dialog's content, which is reset when the dialog closes.
  const [reason, setReason] = useState('')
  return (
    <Dialog opener={t(m.desk_cancel)} title={t(m.desk_cancel_title)} isDangerous>
      <CancelForm booking={booking} reason={reason} onType={setReason} />
    </Dialog>
  )
}

type Props = { booking: BookingDetail; reason: string; onType: (reason: string) => void }

function CancelForm({ booking: { id, amountPaid, money }, reason, onType }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const cancelling = useMutation({
    call: () => unwrap(api.bookings.cancel.$post({ json: { id, refund: amountPaid, reason: reason.trim() } })),
    saved: m.desk_booking_cancelled,
    fallback: m.desk_booking_cancel_failed,
    done: useCloseDialog(),
    reloadsAfterConflict: true,
  })
  return (
    <AjaxForm onSend={() => cancelling.run()}>
      <p className="font-bold">
        {amountPaid > 0 ? t(m.desk_cancel_back, { amount: rupees(amountPaid) }) : t(m.desk_cancel_nothing)}
      </p>
      {money.beingChecked > 0 && <p>{t(m.desk_cancel_unverified, { amount: rupees(money.beingChecked) })}</p>}
      <TextArea
        label={t(m.desk_reason)}
        help={t(m.desk_reason_help)}
        name="reason"
        lang={langOf(reason)}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => onType(event.target.value)}
        error={cancelling.issueOf('reason')}
      />
      <FormError text={cancelling.errorBeside('reason')} advice={cancelling.advice} />
      <DialogActions
        send={t(amountPaid > 0 ? m.desk_cancel_do : m.desk_cancel)}
        busy={cancelling.busy}
        keep={t(m.desk_keep)}
        isDangerous
      />
    </AjaxForm>
  )
}
