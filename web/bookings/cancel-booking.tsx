import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingDetail } from '../../contract/booking-detail.ts'
import { ApiError, unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Amounts } from '../ui/amounts.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { useCare } from './care.ts'

const LONGEST_REASON = 500

/** Before anything is cancelled it is said what goes back and what is kept; exactly that is agreed to. */
export function CancelBooking({ booking }: { booking: BookingDetail }) {
  const t = useTranslate()
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
      <h2 id="cancel">{t(m.booking_cancel_title)}</h2>
      {possible ? (
        <>
          <p>{t(m.booking_cancel_text)}</p>
          <Button kind="second" className="justify-self-start" onClick={ask}>
            {t(m.booking_cancel_open)}
          </Button>
          <dialog ref={dialog} aria-labelledby="cancel-question" className="card m-auto w-full max-w-md text-ink">
            <CancelForm booking={booking} onClose={() => dialog.current?.close()} />
          </dialog>
        </>
      ) : (
        <p>{t(m.booking_cancel_begun, care)}</p>
      )}
    </section>
  )
}

function CancelForm({ booking, onClose }: { booking: BookingDetail; onClose: () => void }) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const mutation = useMutation(m.booking_cancel_failed)
  const { percent, refund, kept } = booking.cancellation

  const cancel = (form: FormData) =>
    mutation.run(async () => {
      const reason = String(form.get('reason')).trim()
      const json = { id: booking.id, refund, ...(reason && { reason }) }
      try {
        const { message } = await unwrap(api.bookings.cancel.$post({ json }))
        onClose()
        showToast('success', message ?? t(m.booking_cancelled_message))
        await revalidate()
      } catch (error) {
        // A day has passed, or money has come in: the terms that hold now are shown, and asked about anew.
        if (error instanceof ApiError && error.code === 'REFUND_CHANGED') await revalidate()
        throw error
      }
    })

  return (
    <AjaxForm onSend={(form) => void cancel(form)}>
      <h2 id="cancel-question" tabIndex={-1}>
        {t(m.booking_cancel_question)}
      </h2>
      <p className="font-bold">{t(m.booking_cancel_percent, { percent: String(percent) })}</p>
      <Amounts
        rows={[
          [t(m.booking_cancel_kept), kept],
          [t(m.booking_cancel_refund), refund],
        ]}
      />
      {booking.money.beingChecked > 0 && <p>{t(m.booking_cancel_once_verified)}</p>}
      <Policy steps={booking.cancellation.steps} />
      <TextArea label={t(m.booking_cancel_reason_label)} name="reason" rows={2} maxLength={LONGEST_REASON} />
      {mutation.error && (
        <p role="alert" className="font-bold text-kumkum">
          {mutation.error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={mutation.busy}>
          {t(m.booking_cancel_confirm)}
        </Button>
        <Button kind="second" onClick={onClose}>
          {t(m.booking_cancel_keep)}
        </Button>
      </div>
    </AjaxForm>
  )
}

/** The whole policy: from so many days before the journey, this share of what was paid goes back. */
function Policy({ steps }: Pick<BookingDetail['cancellation'], 'steps'>) {
  const t = useTranslate()
  const least = steps.at(-1)?.daysBefore ?? 0
  return (
    <div>
      <h3>{t(m.booking_cancel_policy)}</h3>
      <ul className="list-disc ps-6">
        {steps.map(({ daysBefore, percent }) => (
          <li key={daysBefore}>{t(m.booking_cancel_term, { days: String(daysBefore), percent: String(percent) })}</li>
        ))}
        <li>{t(m.booking_cancel_term_last, { days: String(least) })}</li>
      </ul>
    </div>
  )
}
