import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { Dialog, DialogActions, useCloseDialog } from '../../ui/dialog.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { RefundNumber, useRefundNumber } from './refund-number.tsx'

type Props = {
  refund: { id: string; reference: string; refNo: string | null }
  /** A number on a statement that is probably the right one. */
  found?: string
}

/** Corrects the transfer UTR number of a refund that was sent. */
export function CorrectRefund({ refund, found }: Props) {
  const t = useTranslate()
  return (
    <Dialog opener={t(m.desk_refund_correct)} title={t(m.desk_refund_correct_title, { reference: refund.reference })}>
      <ReferenceForm refund={refund} found={found} />
    </Dialog>
  )
}

function ReferenceForm({ refund, found }: Props) {
  const t = useTranslate()
  const number = useRefundNumber(found ?? refund.refNo ?? '')
  const correcting = useMutation({
    call: () => unwrap(api.refunds.correct.$post({ json: { id: refund.id, refNo: number.text } })),
    saved: m.desk_refund_corrected,
    fallback: m.common_update_failed,
    done: useCloseDialog(),
  })
  return (
    <AjaxForm
      onSend={() => {
        if (number.check()) correcting.run()
      }}
    >
      <p>{t(m.desk_refund_correct_text)}</p>
      <RefundNumber
        number={number}
        error={correcting.issueOf('refNo') ?? correcting.error}
        onChange={correcting.clear}
      />
      <DialogActions send={t(m.desk_refund_correct_do)} busy={correcting.busy} keep={t(m.desk_back)} />
    </AjaxForm>
  )
}
