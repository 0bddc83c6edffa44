import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { CallFailure, unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useSay } from '../language/language.ts'
import { Amounts } from '../ui/amounts.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { useCare } from './care.ts'

const LONGEST_REASON = 500

/** Before anything is cancelled it is said what goes back and what is kept; exactly that is agreed to. */
export function CancelBooking({ booking }: { booking: BookingDetail }) {
  const say = useSay()
  const care = useCare()
  const dialog = useRef<HTMLDialogElement>(null)
  const { possible } = booking.cancellation

  const ask = () => {
    dialog.current?.showModal()
    // The terms are read first; a browser would go to the first field, which stands below them.
    dialog.current?.querySelector('h2')?.focus()
  }

  return (
    <section aria-labelledby="cancel" className="card grid gap-3 print:hidden">
      <h2 id="cancel">{say(m.cancel_title)}</h2>
      {possible ? (
        <>
          <p>{say(m.cancel_text)}</p>
          <Button kind="second" className="justify-self-start" onClick={ask}>
            {say(m.cancel_open)}
          </Button>
          <dialog ref={dialog} aria-labelledby="cancel-question" className="card m-auto w-full max-w-md text-ink">
            <CancelForm booking={booking} onClose={() => dialog.current?.close()} />
          </dialog>
        </>
      ) : (
        <p>{say(m.cancel_begun, care)}</p>
      )}
    </section>
  )
}

function CancelForm({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const task = useTask(m.cancel_failed)
  const { percent, refund, kept } = booking.cancellation

  const cancel = (form: FormData) =>
    task.run(async () => {
      const reason = String(form.get('reason')).trim()
      const json = { id: booking.id, refund, ...(reason && { reason }) }
      try {
        const { message } = await unwrap(api.bookings.cancel.$post({ json }))
        onClose()
        showToast('success', message ?? say(m.booking_cancelled))
        await revalidate()
      } catch (error) {
        // A day has passed, or money has come in: the terms that hold now are shown, and asked about anew.
        if (error instanceof CallFailure && error.code === 'REFUND_CHANGED') await revalidate()
        throw error
      }
    })

  return (
    <SentForm onSend={(form) => void cancel(form)}>
      <h2 id="cancel-question" tabIndex={-1}>
        {say(m.cancel_question)}
      </h2>
      <p className="font-bold">{say(m.cancel_percent, { percent: String(percent) })}</p>
      <Amounts
        rows={[
          [say(m.cancel_kept), kept],
          [say(m.cancel_refund), refund],
        ]}
      />
      {booking.money.beingChecked > 0 && <p>{say(m.cancel_once_found)}</p>}
      <Policy steps={booking.cancellation.steps} />
      <TextArea label={say(m.cancel_reason)} name="reason" rows={2} maxLength={LONGEST_REASON} />
      {task.error && (
        <p role="alert" className="font-bold text-kumkum">
          {task.error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={task.busy}>
          {say(m.cancel_confirm)}
        </Button>
        <Button kind="second" onClick={onClose}>
          {say(m.cancel_keep)}
        </Button>
      </div>
    </SentForm>
  )
}

/** The whole policy: from so many days before the journey, this share of what was paid goes back. */
function Policy({ steps }: Pick<BookingDetail['cancellation'], 'steps'>) {
  const say = useSay()
  const least = steps.at(-1)?.daysBefore ?? 0
  return (
    <div>
      <h3>{say(m.cancel_policy)}</h3>
      <ul className="list-disc ps-6">
        {steps.map(({ daysBefore, percent }) => (
          <li key={daysBefore}>{say(m.cancel_term, { days: String(daysBefore), percent: String(percent) })}</li>
        ))}
        <li>{say(m.cancel_term_last, { days: String(least) })}</li>
      </ul>
    </div>
  )
}
