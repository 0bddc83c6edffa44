import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { useRupees } from '../ui/format.ts'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { AskDialog } from '../ui/confirm-dialog.tsx'
import { textOf } from './edit-form.tsx'

/** Cancels for the operator: all that was paid goes back, and the devotee is told why. */
export function CancelBooking({ booking: { id, amountPaid, money } }: { booking: BookingDetail }) {
  const say = useSay()
  const rupees = useRupees()
  const dialog = useRef<HTMLDialogElement>(null)
  const { revalidate } = useRevalidator()
  const task = useTask()
  const wrong = task.issueOf('reason')

  const close = () => dialog.current?.close()
  const cancel = (form: FormData) =>
    task.run(async () => {
      try {
        const json = { id, refund: amountPaid, reason: textOf(form, 'reason') }
        const { message } = await unwrap(api.bookings.cancel.$post({ json }))
        close()
        showToast('success', message ?? say(m.booking_cancelled))
      } finally {
        // What is refused has changed meanwhile: the dialog goes on with what is so now.
        await revalidate()
      }
    })

  return (
    <AskDialog dialog={dialog} opens={say(m.desk_cancel)} title={say(m.desk_cancel_title)} onClosed={task.clear}>
      <SentForm onSend={(form) => void cancel(form)}>
        <p className="font-bold">
          {amountPaid > 0 ? say(m.desk_cancel_back, { amount: rupees(amountPaid) }) : say(m.desk_cancel_nothing)}
        </p>
        {money.beingChecked > 0 && <p>{say(m.desk_cancel_checked, { amount: rupees(money.beingChecked) })}</p>}
        <TextArea
          label={say(m.desk_reason)}
          help={say(m.desk_reason_help)}
          name="reason"
          rows={3}
          maxLength={500}
          error={wrong}
        />
        {task.error && !wrong && <p className="font-bold text-kumkum">{task.error}</p>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={task.busy}>
            {say(m.desk_cancel_do)}
          </Button>
          <Button kind="second" onClick={close}>
            {say(m.desk_keep)}
          </Button>
        </div>
      </SentForm>
    </AskDialog>
  )
}
