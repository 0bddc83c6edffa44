import { useRef } from 'react'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useRupees } from '../ui/format.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { textOf } from './edit-form.tsx'

/** Cancels for the operator: all that was paid goes back, and the devotee is told why. */
export function CancelBooking({ booking: { id, amountPaid, money } }: { booking: BookingDetail }) {
  const t = useTranslate()
  const rupees = useRupees()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const cancelling = useMutation({
    call: (form: FormData) =>
      unwrap(api.bookings.cancel.$post({ json: { id, refund: amountPaid, reason: textOf(form, 'reason') } })),
    saved: m.booking_cancelled_message,
    fallback: m.booking_cancel_failed,
    done: close,
  })

  return (
    <ConfirmDialog
      dialog={dialog}
      opens={t(m.admin_cancel)}
      title={t(m.admin_cancel_title)}
      onClosed={cancelling.clear}
    >
      <AjaxForm onSend={cancelling.run}>
        <p className="font-bold">
          {amountPaid > 0 ? t(m.admin_cancel_back, { amount: rupees(amountPaid) }) : t(m.admin_cancel_nothing)}
        </p>
        {money.beingChecked > 0 && <p>{t(m.admin_cancel_unverified, { amount: rupees(money.beingChecked) })}</p>}
        <TextArea
          label={t(m.admin_reason)}
          help={t(m.admin_reason_help)}
          name="reason"
          rows={3}
          maxLength={500}
          error={cancelling.issueOf('reason')}
        />
        <FormError text={cancelling.errorBeside('reason')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={cancelling.busy}>
            {t(m.admin_cancel_do)}
          </Button>
          <Button kind="second" onClick={close}>
            {t(m.admin_keep)}
          </Button>
        </div>
      </AjaxForm>
    </ConfirmDialog>
  )
}
