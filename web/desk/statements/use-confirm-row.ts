import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, unwrap } from '../../../contract/client.ts'
import type { PaymentOfRow, StatementLine } from '../../../contract/desk/statements.ts'
import { type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { UNDO_MS } from '../../../domain/undo.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api, errorMessage, textOf } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { showToast } from '../../toast/toast.tsx'
import { useRupees } from '../../ui/format.ts'
import { useMutation } from '../../ui/use-mutation.ts'
import { comparedUtr } from '../parts/compared-utr.ts'

/**
 * Confirms one payment of a row that staff have checked, or corrects its amount. The import records it if the row has only this
 * payment. Until `undoUntil`, staff can undo it in its row if the payment was waiting before.
 */
export function useConfirmRow(statementId: string, line: StatementLine, payment: PaymentOfRow) {
  const t = useTranslate()
  const rupees = useRupees()
  const { revalidate } = useRevalidator()
  const [canUndo, setCanUndo] = useState(false)
  const undoable = payment.status === 'SUBMITTED'
  useEffect(() => {
    if (!canUndo) return
    const timer = setTimeout(() => setCanUndo(false), UNDO_MS)
    return () => clearTimeout(timer)
  }, [canUndo])
  const undo = async () => {
    setCanUndo(false)
    try {
      await unwrap(api.payments.undo.$post({ json: { id: payment.id } }))
      showToast('success', textOf(m.desk_undone))
    } catch (error) {
      showToast('error', errorMessage(error, m.desk_verification_failed))
    }
    await revalidate()
  }
  const confirming = useMutation({
    call: async (amount: number): Promise<number> => {
      if (line.payments.length === 1 && payment.status !== 'VERIFIED') await confirmByLine(statementId, line.line)
      else await confirm(line, payment, amount)
      return amount
    },
    done: (amount) => {
      showToast('success', t(m.statement_row_done, { amount: rupees(amount), name: payment.name }))
      setCanUndo(undoable)
    },
    fallback: m.desk_verification_failed,
    fallbackInPage: m.desk_verification_error,
    reloadsAfterConflict: true,
  })
  return { ...confirming, undo: canUndo ? () => void undo() : null }
}

export type ConfirmRow = ReturnType<typeof useConfirmRow>

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
