import { useState } from 'react'
import { unwrap } from '../../contract/client.ts'
import type { RefundOfRow, StatementLine } from '../../contract/statement-desk.ts'
import { bankReferenceIn } from '../../domain/statement/references.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AjaxForm } from '../ui/form.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { textOf } from './form-values.ts'

/** A refund that left the account: what it was for, and its record if staff have not written it yet. */
export function OutgoingRefund({ line, refund }: { line: StatementLine; refund: RefundOfRow }) {
  const t = useTranslate()
  const { reference, name } = refund
  const isSent = refund.sentAt !== null
  return (
    <div className="grid gap-1">
      <p className={isSent ? 'font-bold text-tulsi' : 'font-bold'} lang={langOf(name)}>
        {isSent && '✓ '}
        {t(isSent ? m.statement_refund_sent : m.statement_refund_open, { reference, name })}
      </p>
      {!isSent && <RecordSent line={line} refund={refund} />}
      <TextLink to={`/admin/bookings/${refund.bookingId}`}>{t(m.statement_decide)}</TextLink>
    </div>
  )
}

/** Records a refund with the reference that the bank wrote beside it. The devotee gets an email with it. */
function RecordSent({ line, refund }: { line: StatementLine; refund: RefundOfRow }) {
  const t = useTranslate()
  const [missing, setMissing] = useState(false)
  const recording = useMutation({
    call: (refNo: string) => unwrap(api.refunds.sent.$post({ json: { id: refund.id, refNo } })),
    saved: m.admin_refund_recorded,
    fallback: m.common_update_failed,
  })
  const send = (form: FormData) => {
    const refNo = textOf(form, 'refNo')
    setMissing(refNo === '')
    if (refNo !== '') recording.run(refNo)
  }
  return (
    <AjaxForm className="max-w-md" onSend={send}>
      <Field
        label={t(m.admin_sent_under)}
        name="refNo"
        autoComplete="off"
        maxLength={40}
        defaultValue={bankReferenceIn(line.text)}
        error={missing ? t(m.admin_missing) : (recording.issueOf('refNo') ?? recording.error)}
      />
      <Button type="submit" busy={recording.busy} className="justify-self-start">
        {t(m.admin_sent)}
      </Button>
    </AjaxForm>
  )
}
