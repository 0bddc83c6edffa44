import { useState } from 'react'
import type { PaymentOfBooking } from '../../../contract/booking-detail.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { Dialog, DialogActions, useCloseDialog } from '../../ui/dialog.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { comparedUtr } from './compared-utr.ts'
import { RejectFields, type TypedRejection, useMissingWords, usualRejection } from './reject-fields.tsx'

/** `name` says whose payment it is, for pages that do not show this otherwise. */
type Rejected = Pick<PaymentOfBooking, 'id' | 'reference' | 'refNo' | 'status'> & { name?: string }

type Props = { payment: Rejected; isCash?: boolean }

/** The reasons to choose from are those of a transfer. */
const cashRejection: TypedRejection = { reason: 'OTHER', text: '' }

/** Rejects a payment, or takes cash back that was recorded by mistake. The devotee reads the reason and the text. */
export function RejectPayment({ payment, isCash = false }: Props) {
  const t = useTranslate()
  // This state must survive the dialog's content, which is reset when the dialog closes.
  const [typed, setTyped] = useState(isCash ? cashRejection : usualRejection)
  const opener = t(isCash ? m.desk_cash_undo : m.desk_reject)
  return (
    <Dialog opener={opener} title={isCash ? opener : t(m.desk_reject_title, { reference: payment.reference })}>
      <ReasonForm payment={payment} isCash={isCash} send={opener} typed={typed} onType={setTyped} />
    </Dialog>
  )
}

type FormProps = Required<Props> & {
  send: string
  typed: TypedRejection
  onType: (typed: TypedRejection) => void
}

function ReasonForm({ payment, isCash, send, typed, onType }: FormProps) {
  const t = useTranslate()
  const { reason, text } = typed
  const missing = useMissingWords()
  const waits = payment.status === 'SUBMITTED' && { undoable: true }
  const rejecting = useMutation({
    // The payment may have been verified in another window meanwhile.
    call: () =>
      unwrap(api.payments.reject.$post({ json: { id: payment.id, ...comparedUtr(payment), reason, text, ...waits } })),
    saved: m.desk_payment_rejected,
    fallback: m.desk_verification_failed,
    fallbackInPage: m.desk_verification_error,
    done: useCloseDialog(),
    reloadsAfterConflict: true,
  })

  const reject = () => {
    if (!missing.check(typed)) rejecting.run()
  }

  return (
    <AjaxForm onSend={reject}>
      {payment.name && (
        <p className="tabular-nums">
          <b lang={langOf(payment.name)}>{payment.name}</b>, {t(m.common_utr_number)}: <b>{payment.refNo}</b>
        </p>
      )}
      <p>{t(payment.status === 'VERIFIED' ? m.desk_reject_verified : m.desk_reject_text)}</p>
      <RejectFields
        isCash={isCash}
        typed={typed}
        onType={onType}
        missing={missing}
        rows={3}
        issueOf={rejecting.issueOf}
      />
      <FormError text={rejecting.errorBeside('reason', 'text')} advice={rejecting.advice} />
      <DialogActions send={send} busy={rejecting.busy} keep={t(m.desk_back)} />
    </AjaxForm>
  )
}
