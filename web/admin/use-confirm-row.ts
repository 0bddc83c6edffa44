import { ApiError, unwrap } from '../../contract/client.ts'
import type { PaymentOfRow, StatementLine } from '../../contract/statement-desk.ts'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { api, textOf } from '../api.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { comparedUtr } from './compared-utr.ts'

/** Confirms one payment of a row that staff have looked at. The import records it where the row has only this payment. */
export function useConfirmRow(statementId: string, line: StatementLine, payment: PaymentOfRow) {
  return useMutation({
    call: async (amount: number): Promise<unknown> =>
      line.payments.length === 1
        ? confirmByLine(statementId, line.line)
        : unwrap(
            api.payments.verify.$post({
              json: { id: payment.id, ...comparedUtr(payment), amountReceived: amount, ...receivedOn(line) },
            }),
          ),
    saved: m.admin_verification_updated,
    fallback: m.admin_verification_failed,
    fallbackInPage: m.admin_verification_error,
    reloadsAfterConflict: true,
  })
}

const receivedOn = ({ date }: StatementLine) => (date === null ? {} : { receivedOn: startOf(date as CalendarDay) })

/** @throws ApiError also for a row that the server skips */
async function confirmByLine(id: string, line: number): Promise<void> {
  const { data } = await unwrap(api.statements[':id'].verify.$post({ param: { id }, json: { lines: [line] } }))
  if (data.skipped.length > 0) throw new ApiError(409, { code: 'INTERNAL', message: textOf(m.statement_row_skipped) })
}
