import { lazy, Suspense, useState } from 'react'
import type { PaymentOfRow, StatementAtDesk, StatementLine } from '../../../contract/desk/statements.ts'
import { isFarFrom } from '../../../domain/payment.ts'
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../domain/money.ts'
import { nearUtrIn } from '../../../domain/statement/references.ts'
import { m } from '../../../messages/compiled/messages.js'
import { paymentStatusText } from '../../../messages/status.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { useRupees } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { amountToConfirm } from './amount-to-confirm.ts'
import { DifferingNumber } from './marked-text.tsx'
import { paymentWords } from '../parts/payment-words.ts'
import { RejectPayment } from '../parts/reject-payment.tsx'
import { type ConfirmRow, useConfirmRow } from './use-confirm-row.ts'

/** Loaded late: only alerts from the mailbox need it, because they are verified automatically. */
const UndoRow = lazy(async () => ({ default: (await import('./undo-row.tsx')).UndoRow }))

type Props = { statement: StatementAtDesk; line: StatementLine; payment: PaymentOfRow }

/** The pressed button has disappeared and lost the focus. */
const takeLostFocus = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}

/** A payment that may match a row: the values to compare, and the acts that its state allows. */
export function RowPayment({ statement, line, payment }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const { name, reference, refNo, status, bookingId, amountPaid, amountFound, bookings } = payment
  const confirming = useConfirmRow(statement.id, line, payment)
  const near = refNo && line.reasons.includes('UTR_NEAR') ? nearUtrIn(line.text, refNo) : null
  const hasOtherAmount = !line.verified && line.reasons.includes('AMOUNT_DIFFERS') && status === 'VERIFIED'
  const isOpen =
    !statement.undoneAt &&
    (line.kind === 'EXACT' || line.kind === 'REVIEW') &&
    (status !== 'VERIFIED' || hasOtherAmount)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-[min(15rem,100%)] flex-1">
        <p>
          <span className="font-bold" lang={langOf(name)}>
            {name}
          </span>{' '}
          <span className="text-quiet">
            {t(m.common_payment_code)} {reference}
          </span>
          {bookings > 1 && <span className="text-quiet"> · {t(m.statement_bookings, { bookings })}</span>}
        </p>
        <p className="tabular-nums">
          {refNo && (
            <Unbroken>
              <DifferingNumber of={refNo} from={near} />
            </Unbroken>
          )}{' '}
          · {t(m.statement_expected, { amount: rupees(amountPaid) })}
          {amountFound !== null && amountFound !== line.amount && (
            <b> · {t(m.statement_found_so_far, { amount: rupees(amountFound) })}</b>
          )}
        </p>
        <Difference line={line} payment={payment} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {line.verified && status === 'VERIFIED' ? (
          <>
            <p className="font-bold text-tulsi">✓ {t(m.statement_row_confirmed)}</p>
            {confirming.undo ? (
              <Button ref={takeLostFocus} kind="quiet" onClick={confirming.undo}>
                {t(m.common_undo)}
              </Button>
            ) : (
              statement.source === 'MAILBOX' && (
                <Suspense>
                  <UndoRow statementId={statement.id} line={line.line} />
                </Suspense>
              )
            )}
          </>
        ) : (
          status !== 'SUBMITTED' && <StatusBadge of={{ ...paymentStatusText[status], label: paymentWords[status] }} />
        )}
        {isOpen && line.kind === 'REVIEW' && !line.reasons.includes('ONE_TRANSFER') && (
          <Decide line={line} payment={payment} confirming={confirming} />
        )}
        {bookingId && !(isOpen && line.kind === 'EXACT') && (
          <TextLink to={`/admin/bookings/${bookingId}`}>{t(m.statement_decide)}</TextLink>
        )}
      </div>
    </div>
  )
}

/** Says by how much the amount of the row differs; says nothing if another payment may share the row. */
function Difference({ line, payment }: Pick<Props, 'line' | 'payment'>) {
  const t = useTranslate()
  const rupees = useRupees()
  const { amount, payments } = line
  if (amount === null || payments.length > 1 || amount === payment.amountPaid) return null
  const difference = rupeesFromPaise(paise(Math.abs(paiseFromRupees(amount) - paiseFromRupees(payment.amountPaid))))
  const words = amount < payment.amountPaid ? m.desk_less : m.desk_more
  return <p>{t(words, { difference: rupees(difference) })}</p>
}

/** Confirms the payment with the amount of the row, or marks it as not found. */
function Decide({ line, payment, confirming }: Omit<Props, 'statement'> & { confirming: ConfirmRow }) {
  const t = useTranslate()
  const rupees = useRupees()
  const [asks, setAsks] = useState(false)
  const amount = amountToConfirm(line, payment)
  const words = payment.status === 'VERIFIED' ? m.statement_correct_row : m.statement_confirm_row
  const isFar = amount !== null && isFarFrom(paiseFromRupees(payment.amountPaid), paiseFromRupees(amount))
  return (
    <>
      {amount !== null && (
        <Button busy={confirming.busy} onClick={() => (isFar ? setAsks(true) : confirming.run(amount))}>
          {t(words, { amount: rupees(amount) })}
        </Button>
      )}
      {payment.status === 'SUBMITTED' && <RejectPayment payment={payment} />}
      <FormError text={confirming.error} advice={confirming.advice} />
      {asks && amount !== null && (
        <AskDialog
          title={t(m.statement_confirm_far)}
          text={t(m.statement_confirm_far_text, { submitted: rupees(payment.amountPaid), amount: rupees(amount) })}
          yes={t(words, { amount: rupees(amount) })}
          no={t(m.desk_ask_stop)}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false)
            confirming.run(amount)
          }}
        />
      )}
    </>
  )
}
