import { useState } from 'react'
import type { Refund } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { Dialog, DialogActions, useCloseDialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { useMutation } from '../ui/use-mutation.ts'

/** Corrects the transfer UTR number of a refund that was sent. */
export function CorrectRefund({ refund }: { refund: Refund }) {
  const t = useTranslate()
  return (
    <Dialog opener={t(m.admin_refund_correct)} title={t(m.admin_refund_correct_title, { reference: refund.reference })}>
      <ReferenceForm refund={refund} />
    </Dialog>
  )
}

function ReferenceForm({ refund }: { refund: Refund }) {
  const t = useTranslate()
  const [text, setText] = useState(refund.refNo ?? '')
  const correcting = useMutation({
    call: () => unwrap(api.refunds.correct.$post({ json: { id: refund.id, refNo: text } })),
    saved: m.admin_refund_corrected,
    fallback: m.common_update_failed,
    done: useCloseDialog(),
  })
  return (
    <AjaxForm onSend={() => correcting.run()}>
      <p>{t(m.admin_refund_correct_text)}</p>
      <Field
        label={t(m.admin_sent_under)}
        help={t(m.admin_sent_help)}
        autoComplete="off"
        maxLength={40}
        value={text}
        error={correcting.issueOf('refNo') ?? correcting.error}
        onChange={(event) => {
          setText(event.target.value)
          correcting.clear()
        }}
      />
      <DialogActions send={t(m.admin_refund_correct_do)} busy={correcting.busy} keep={t(m.admin_back)} />
    </AjaxForm>
  )
}
