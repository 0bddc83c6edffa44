import { useRevalidator } from 'react-router'
import { ApiError, unwrap } from '../../contract/client.ts'
import type { PaymentOfRow, StatementLine } from '../../contract/statement-desk.ts'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { api, errorMessage, textOf } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { showToast } from '../toast/toast.tsx'
import { useRupees } from '../ui/format.ts'
import { useMutation } from '../ui/use-mutation.ts'
import { comparedUtr } from './compared-utr.ts'

/**
 * Confirms one payment of a row that staff have looked at, or corrects its amount. The import records it where the row has only
 * this payment. A payment that waited can be undone from the toast.
 */
export function useConfirmRow(statementId: string, line: StatementLine, payment: PaymentOfRow) {
  const t = useTranslate()
  const rupees = useRupees()
  const { revalidate } = useRevalidator()
  const undoable = payment.status === 'SUBMITTED'
  const undo = async () => {
    try {
      await unwrap(api.payments.undo.$post({ json: { id: payment.id } }))
      showToast('success', textOf(m.desk_undone))
    } catch (error) {
      showToast('error', errorMessage(error, m.admin_verification_failed))
    }
    await revalidate()
  }
  return useMutation({
    call: async (amount: number): Promise<number> => {
      if (line.payments.length === 1 && payment.status !== 'VERIFIED') await confirmByLine(statementId, line.line)
      else await confirm(line, payment, amount)
      return amount
    },
    done: (amount) => {
      const text = t(m.statement_row_done, { amount: rupees(amount), name: payment.name })
      showToast('success', text, undoable ? { text: t(m.common_undo), run: () => void undo() } : undefined)
    },
    fallback: m.admin_verification_failed,
    fallbackInPage: m.admin_verification_error,
    reloadsAfterConflict: true,
  })
}

const receivedOn = ({ date }: StatementLine) => (date === null ? {} : { receivedOn: startOf(date as CalendarDay) })

const confirm = (line: StatementLine, payment: PaymentOfRow, amountReceived: number) =>
  unwrap(
    api.payments.verify.$post({
      json: {
        id: payment.id,
        ...comparedUtr(payment),
        amountReceived,
        confirm: true,
        ...receivedOn(line),
        ...(payment.status === 'SUBMITTED' && { undoable: true }),
      },
    }),
  )

/** @throws ApiError also for a row that the server skips */
async function confirmByLine(id: string, line: number): Promise<void> {
  const { data } = await unwrap(
    api.statements[':id'].verify.$post({ param: { id }, json: { lines: [line], confirm: true } }),
  )
  if ('running' in data || data.skipped.length > 0)
    throw new ApiError(409, { code: 'INTERNAL', message: textOf(m.statement_row_skipped) })
}
