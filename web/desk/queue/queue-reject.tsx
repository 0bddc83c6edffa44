import { useState } from 'react'
import type { DeskPayment } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { DialogActions } from '../../ui/dialog.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useRupees } from '../../ui/format.ts'
import { Modal } from '../../ui/modal.tsx'
import { RejectFields, useMissingWords, usualRejection } from '../parts/reject-fields.tsx'
import type { Rejection } from './use-queue.ts'

type Props = { payment: DeskPayment; onReject: (rejection: Rejection) => void; onClose: () => void }

/** Asks for the reason, which is sent to the devotee. Enter in the list of reasons sends the form. */
export function QueueReject({ payment, onReject, onClose }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const [typed, setTyped] = useState(usualRejection)
  const missing = useMissingWords()
  const send = () => {
    if (!missing.check(typed)) onReject(typed)
  }
  return (
    <Modal title={t(m.desk_reject_title, { reference: payment.reference })} onDismiss={onClose}>
      <AjaxForm
        onSend={send}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
      >
        <p className="tabular-nums">
          <span lang={langOf(payment.User.name)}>{payment.User.name}</span>. {t(m.common_utr_number)}:{' '}
          <b>{payment.refNo}</b>, <b>{rupees(payment.amountPaid)}</b>
        </p>
        <p>{t(m.desk_reject_text)}</p>
        <RejectFields typed={typed} onType={setTyped} missing={missing} rows={2} />
        <DialogActions send={t(m.desk_reject)} busy={false} keep={t(m.desk_back)} onKeep={onClose} />
      </AjaxForm>
    </Modal>
  )
}
