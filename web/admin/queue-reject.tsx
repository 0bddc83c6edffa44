import { useState } from 'react'
import type { DeskPayment } from '../../contract/desk.ts'
import type { RejectReason } from '../../domain/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../language/language.ts'
import { DialogActions } from '../ui/dialog.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { useRupees } from '../ui/format.ts'
import { Modal } from '../ui/modal.tsx'
import { rejectReasons } from './reject-payment.tsx'
import type { Rejection } from './use-queue.ts'

type Props = { payment: DeskPayment; onReject: (rejection: Rejection) => void; onClose: () => void }

/** Asks for the reason, which the devotee reads. Enter in the list of reasons sends the form. */
export function QueueReject({ payment, onReject, onClose }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const [reason, setReason] = useState<RejectReason>('NOT_FOUND')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const send = () => {
    const isMissing = reason === 'OTHER' && text.trim() === ''
    setMissing(isMissing)
    if (!isMissing) onReject({ reason, text })
  }
  return (
    <Modal title={t(m.admin_reject_title, { reference: payment.reference })} onDismiss={onClose}>
      <AjaxForm
        onSend={send}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
      >
        <p className="tabular-nums">
          {t(m.common_utr_number)}: <b>{payment.refNo}</b>, <b>{rupees(payment.amountPaid)}</b>
        </p>
        <p>{t(m.admin_reject_text)}</p>
        <Select
          label={t(m.admin_reason)}
          value={reason}
          choices={(Object.keys(rejectReasons) as RejectReason[]).map((value) => ({
            value,
            text: t(rejectReasons[value]),
          }))}
          onChoose={(value) => setReason(value as RejectReason)}
        />
        <TextArea
          label={t(m.admin_reason_words)}
          help={t(m.admin_reason_help)}
          lang={langOf(text)}
          rows={2}
          maxLength={500}
          value={text}
          error={missing ? t(m.admin_reason_missing) : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
        />
        <DialogActions send={t(m.admin_reject_do)} busy={false} keep={t(m.admin_back)} onKeep={onClose} />
      </AjaxForm>
    </Modal>
  )
}
