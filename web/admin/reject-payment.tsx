import { useState } from 'react'
import type { PaymentOfBooking } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import type { RejectReason } from '../../domain/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { Dialog, DialogActions, useCloseDialog } from '../ui/dialog.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { comparedUtr } from './compared-utr.ts'

export const rejectReasons = {
  NOT_FOUND: m.admin_reason_not_found,
  AMOUNT_DIFFERS: m.admin_reason_amount_differs,
  ALREADY_USED: m.admin_reason_already_used,
  OTHER: m.admin_reason_other,
} as const satisfies Record<RejectReason, unknown>

const reasons = Object.keys(rejectReasons) as RejectReason[]

type Rejected = Pick<PaymentOfBooking, 'id' | 'reference' | 'refNo' | 'status'>

/** Rejects a payment. The devotee reads the reason and the text. */
export function RejectPayment({ payment }: { payment: Rejected }) {
  const t = useTranslate()
  // It outlives the content of the dialog, which is reset when it closes.
  const [typed, setTyped] = useState<Typed>({ reason: 'NOT_FOUND', text: '' })
  return (
    <Dialog opener={t(m.admin_reject)} title={t(m.admin_reject_title, { reference: payment.reference })}>
      <ReasonForm payment={payment} typed={typed} onType={setTyped} />
    </Dialog>
  )
}

type Typed = { reason: RejectReason; text: string }
type FormProps = { payment: Rejected; typed: Typed; onType: (typed: Typed) => void }

function ReasonForm({ payment, typed, onType }: FormProps) {
  const t = useTranslate()
  const { reason, text } = typed
  const [missing, setMissing] = useState(false)
  const waits = payment.status === 'SUBMITTED' && { undoable: true }
  const rejecting = useMutation({
    // A payment that waits on this page may have been received in another window.
    call: () =>
      unwrap(api.payments.reject.$post({ json: { id: payment.id, ...comparedUtr(payment), reason, text, ...waits } })),
    saved: m.admin_payment_rejected,
    fallback: m.admin_verification_failed,
    fallbackInPage: m.admin_verification_error,
    done: useCloseDialog(),
    reloadsAfterConflict: true,
  })

  const reject = () => {
    const isMissing = reason === 'OTHER' && text.trim() === ''
    setMissing(isMissing)
    if (!isMissing) rejecting.run()
  }

  return (
    <AjaxForm onSend={reject}>
      <p>{t(payment.status === 'VERIFIED' ? m.admin_reject_verified : m.admin_reject_text)}</p>
      <Select
        label={t(m.admin_reason)}
        value={reason}
        choices={reasons.map((value) => ({ value, text: t(rejectReasons[value]) }))}
        error={rejecting.issueOf('reason')}
        onChoose={(value) => onType({ ...typed, reason: value as RejectReason })}
      />
      <TextArea
        label={t(m.admin_reason_words)}
        help={t(m.admin_reason_help)}
        lang={langOf(text)}
        rows={3}
        maxLength={500}
        value={text}
        error={missing ? t(m.admin_reason_missing) : rejecting.issueOf('text')}
        onChange={(event) => {
          onType({ ...typed, text: event.target.value })
          setMissing(false)
        }}
      />
      <FormError role="alert" text={rejecting.errorBeside('reason', 'text')} advice={rejecting.advice} />
      <DialogActions send={t(m.admin_reject_do)} busy={rejecting.busy} keep={t(m.admin_back)} />
    </AjaxForm>
  )
}
