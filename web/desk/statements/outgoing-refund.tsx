import { unwrap } from '../../../contract/client.ts'
import type { RefundOfRow, StatementLine } from '../../../contract/desk/statements.ts'
import { bankReferenceIn, hasReference } from '../../../domain/statement/bank-reference.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { AjaxForm } from '../../ui/form.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useMutation } from '../../ui/use-mutation.ts'
import { CorrectRefund } from '../refunds/correct-refund.tsx'
import { RefundNumber, useRefundNumber } from '../refunds/refund-number.tsx'

/** A refund that left the account: its purpose, and a form to record it if staff have not done so. */
export function OutgoingRefund({ line, refund }: { line: StatementLine; refund: RefundOfRow }) {
  const t = useTranslate()
  const { reference, name, refNo } = refund
  const isSent = refund.sentAt !== null
  const isEqual = refNo !== null && hasReference(line.text, refNo)
  const found = bankReferenceIn(line.text)
  const words = !isSent ? m.statement_refund_open : isEqual ? m.statement_refund_sent : m.statement_refund_other
  return (
    <div className="grid gap-1">
      <p className={isEqual ? 'font-bold text-tulsi' : 'font-bold'} lang={langOf(name)}>
        {isEqual && '✓ '}
        {t(words, { reference, name })}
      </p>
      {isSent && !isEqual && (
        <>
          <p className="tabular-nums wrap-anywhere">
            {t(m.statement_refund_numbers, { recorded: refNo ?? '', found: found || t(m.statement_refund_no_number) })}
          </p>
          <CorrectRefund refund={refund} {...(found && { found })} />
        </>
      )}
      {!isSent && <RecordSent line={line} refund={refund} />}
      <TextLink to={`/admin/bookings/${refund.bookingId}`}>{t(m.statement_decide)}</TextLink>
    </div>
  )
}

/** Records a refund with the reference that the bank gave on the row. The devotee gets an email with it. */
function RecordSent({ line, refund }: { line: StatementLine; refund: RefundOfRow }) {
  const t = useTranslate()
  const number = useRefundNumber(bankReferenceIn(line.text))
  const recording = useMutation({
    call: (refNo: string) => unwrap(api.refunds.sent.$post({ json: { id: refund.id, refNo, amount: refund.amount } })),
    saved: m.desk_refund_recorded,
    fallback: m.common_update_failed,
  })
  const send = () => {
    if (number.check()) recording.run(number.text)
  }
  return (
    <AjaxForm className="max-w-md" onSend={send}>
      <RefundNumber number={number} error={recording.issueOf('refNo') ?? recording.error} onChange={recording.clear} />
      <Button type="submit" busy={recording.busy} className="justify-self-start">
        {t(m.desk_sent)}
      </Button>
    </AjaxForm>
  )
}
