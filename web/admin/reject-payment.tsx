import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PaymentOfBooking } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import type { RejectReason } from '../../domain/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export const rejectReasons = {
  NOT_FOUND: m.admin_reason_not_found,
  AMOUNT_DIFFERS: m.admin_reason_amount_differs,
  ALREADY_USED: m.admin_reason_already_used,
  OTHER: m.admin_reason_other,
} as const satisfies Record<RejectReason, unknown>

const reasons = Object.keys(rejectReasons) as RejectReason[]

/** Why a payment is not taken: the devotee is told in these words. */
export function RejectPayment({ payment }: { payment: PaymentOfBooking }) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const { revalidate } = useRevalidator()
  const mutation = useMutation(m.admin_verification_failed)
  const close = () => dialog.current?.close()
  return (
    <ConfirmDialog
      dialog={dialog}
      opens={t(m.admin_reject)}
      title={t(m.admin_reject_title, { reference: payment.reference })}
      onClosed={mutation.clear}
    >
      <ReasonForm
        payment={payment}
        mutation={mutation}
        close={close}
        send={(reason, text) =>
          mutation.run(async () => {
            const json = { id: payment.id, reason, text }
            const { message } = await unwrap(api.payments.reject.$post({ json }))
            close()
            showToast('success', message ?? t(m.admin_payment_rejected))
            await revalidate()
          })
        }
      />
    </ConfirmDialog>
  )
}

type FormProps = {
  payment: PaymentOfBooking
  mutation: ReturnType<typeof useMutation>
  close: () => void
  send: (reason: RejectReason, text: string) => Promise<void>
}

function ReasonForm({ payment, mutation, close, send }: FormProps) {
  const t = useTranslate()
  const [reason, setReason] = useState<RejectReason>('NOT_FOUND')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const wrong = mutation.issueOf('text')

  const reject = () => {
    const isMissing = reason === 'OTHER' && text.trim() === ''
    setMissing(isMissing)
    if (!isMissing) void send(reason, text)
  }

  return (
    <AjaxForm onSend={reject}>
      <p>{t(payment.status === 'VERIFIED' ? m.admin_reject_verified : m.admin_reject_text)}</p>
      <Select
        label={t(m.admin_reason)}
        value={reason}
        choices={reasons.map((value) => ({ value, text: t(rejectReasons[value]) }))}
        error={mutation.issueOf('reason')}
        onChoose={(value) => setReason(value as RejectReason)}
      />
      <TextArea
        label={t(m.admin_reason_words)}
        help={t(m.admin_reason_help)}
        lang={langOf(text)}
        rows={3}
        maxLength={500}
        value={text}
        error={missing ? t(m.admin_reason_missing) : wrong}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
        }}
      />
      {mutation.error && !wrong && <p className="font-bold text-kumkum">{mutation.error}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={mutation.busy}>
          {t(m.admin_reject_do)}
        </Button>
        <Button kind="second" onClick={close}>
          {t(m.admin_back)}
        </Button>
      </div>
    </AjaxForm>
  )
}
