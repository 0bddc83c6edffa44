import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PaymentOfBooking } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import type { RejectReason } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useSay } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Choose, TextArea } from '../ui/field.tsx'
import { SentForm } from '../ui/form.tsx'
import { showToast } from '../ui/toast.tsx'
import { useTask } from '../ui/use-mutation.ts'
import { AskDialog } from '../ui/confirm-dialog.tsx'

export const rejectReasons = {
  NOT_FOUND: m.desk_reason_not_found,
  AMOUNT_DIFFERS: m.desk_reason_amount_differs,
  ALREADY_USED: m.desk_reason_already_used,
  OTHER: m.desk_reason_other,
} as const satisfies Record<RejectReason, unknown>

const reasons = Object.keys(rejectReasons) as RejectReason[]

/** Why a payment is not taken: the devotee is told in these words. */
export function RejectPayment({ payment }: { payment: PaymentOfBooking }) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const { revalidate } = useRevalidator()
  const task = useTask(m.failed_verification)
  const close = () => dialog.current?.close()
  return (
    <AskDialog
      dialog={dialog}
      opens={say(m.desk_reject)}
      title={say(m.desk_reject_title, { reference: payment.reference })}
      onClosed={task.clear}
    >
      <ReasonForm
        payment={payment}
        task={task}
        close={close}
        send={(reason, text) =>
          task.run(async () => {
            const json = { id: payment.id, reason, text }
            const { message } = await unwrap(api.payments.reject.$post({ json }))
            close()
            showToast('success', message ?? say(m.payment_rejected))
            await revalidate()
          })
        }
      />
    </AskDialog>
  )
}

type FormProps = {
  payment: PaymentOfBooking
  task: ReturnType<typeof useTask>
  close: () => void
  send: (reason: RejectReason, text: string) => Promise<void>
}

function ReasonForm({ payment, task, close, send }: FormProps) {
  const say = useSay()
  const [reason, setReason] = useState<RejectReason>('NOT_FOUND')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const wrong = task.issueOf('text')

  const reject = () => {
    const isMissing = reason === 'OTHER' && text.trim() === ''
    setMissing(isMissing)
    if (!isMissing) void send(reason, text)
  }

  return (
    <SentForm onSend={reject}>
      <p>{say(payment.status === 'VERIFIED' ? m.desk_reject_verified : m.desk_reject_text)}</p>
      <Choose
        label={say(m.desk_reason)}
        value={reason}
        choices={reasons.map((value) => ({ value, text: say(rejectReasons[value]) }))}
        error={task.issueOf('reason')}
        onChoose={(value) => setReason(value as RejectReason)}
      />
      <TextArea
        label={say(m.desk_reason_words)}
        help={say(m.desk_reason_help)}
        lang={langOf(text)}
        rows={3}
        maxLength={500}
        value={text}
        error={missing ? say(m.desk_reason_missing) : wrong}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
        }}
      />
      {task.error && !wrong && <p className="font-bold text-kumkum">{task.error}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={task.busy}>
          {say(m.desk_reject_do)}
        </Button>
        <Button kind="second" onClick={close}>
          {say(m.desk_back)}
        </Button>
      </div>
    </SentForm>
  )
}
