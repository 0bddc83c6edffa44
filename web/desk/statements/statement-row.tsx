import { lazy, Suspense } from 'react'
import type { StatementAtDesk, StatementLine } from '../../../contract/desk/statements.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useDay, useRupees } from '../../ui/format.ts'
import { MarkedText } from './marked-text.tsx'
import { RowPayment } from './row-payment.tsx'
import { ShareTransfer } from '../parts/share-transfer.tsx'
import { searchAtDesk } from '../search/search-at-desk.ts'
import { useSignedRupees } from './signed-rupees.ts'
import { reasonWords } from './statement-words.ts'

/** Few rows need it, so its scripts are loaded with the first refund. */
const OutgoingRefund = lazy(async () => ({ default: (await import('./outgoing-refund.tsx')).OutgoingRefund }))

type Props = { statement: StatementAtDesk; line: StatementLine }

/** A row of a statement and the reason for its kind, with the payments or refunds that may match it and their acts. */
export function StatementRow({ statement, line }: Props) {
  const t = useTranslate()
  const day = useDay()
  const rupees = useSignedRupees()
  const { kind, text, payments, refunds } = line
  const isShared = line.reasons.includes('ONE_TRANSFER') && !line.verified && !statement.undoneAt
  const known = [...payments.flatMap(({ refNo, reference }) => [refNo ?? '', reference]), ...refunds.flatMap(namesOf)]
  return (
    <article className="grid gap-x-6 gap-y-2 border-b border-stone py-2 text-base lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid content-start gap-y-1">
        <p className="flex flex-wrap gap-x-4 tabular-nums">
          <span className="min-w-28 text-quiet">{line.date ? day(line.date) : '?'}</span>
          <span className="min-w-20 font-bold lg:text-end">
            {line.amount === null ? t(m.statement_unreadable) : rupees(line.amount)}
          </span>
          <span className="text-quiet">{t(m.statement_line, { line: line.line })}</span>
        </p>
        <p className="text-[0.95rem] leading-snug wrap-anywhere" lang={langOf(text)}>
          <MarkedText text={text} marked={known} />
        </p>
        {line.reasons.length > 0 && (kind !== 'OUTGOING' || payments.length > 0) && (
          <ul className="flex flex-wrap gap-2">
            {line.reasons.map((reason) => (
              <li key={reason} className="rounded-md bg-glow px-2 text-[0.95rem] font-bold">
                {t(reasonWords[reason])}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="grid content-start gap-2">
        {payments.map((payment) => (
          <RowPayment key={payment.id} statement={statement} line={line} payment={payment} />
        ))}
        {isShared && <ShareTransfer statementId={statement.id} line={line.line} count={payments.length} />}
        {refunds.map((refund) => (
          <Suspense key={refund.id}>
            <OutgoingRefund line={line} refund={refund} />
          </Suspense>
        ))}
        {kind === 'UNKNOWN' && line.amount !== null && <FindPayment amount={line.amount} />}
        {kind === 'OUTGOING' && refunds.length + payments.length === 0 && (
          <p className="text-quiet">{t(m.statement_row_none)}</p>
        )}
      </div>
    </article>
  )
}

/** A devotee may have mistyped the whole UTR, so that only the amount leads to the payment. */
function FindPayment({ amount }: { amount: number }) {
  const t = useTranslate()
  const rupees = useRupees()
  return (
    <Button kind="quiet" className="min-h-11 justify-self-start" onClick={() => searchAtDesk(String(amount))}>
      {t(m.statement_find, { amount: rupees(amount) })}
    </Button>
  )
}

const namesOf = ({ reference, refNo }: StatementLine['refunds'][number]) => [reference, refNo ?? '']
