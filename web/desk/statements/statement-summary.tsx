import type { StatementAtDesk } from '../../../contract/desk/statements.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { useRupees } from '../../ui/format.ts'

/** What the import has read from a file. Staff compare it with the bank's own totals; differences stand out. */
export function StatementSummary({ summary }: { summary: NonNullable<StatementAtDesk['summary']> }) {
  const t = useTranslate()
  const rupees = useRupees()
  const { credits, debits, opening, closing, addsUp, breaks, skipped } = summary
  const between = { opening: rupees(opening ?? 0), closing: rupees(closing ?? 0) }
  return (
    <div className="grid gap-0.5 leading-snug tabular-nums">
      <p>
        {t(m.statement_money_in, { sum: rupees(credits.sum), rows: credits.rows })}{' '}
        {debits.rows > 0 && <>{t(m.statement_money_out, { sum: rupees(debits.sum), rows: debits.rows })} </>}
        {addsUp && t(m.statement_adds_up, between)}
      </p>
      {addsUp === false && <p className="font-bold text-error">{t(m.statement_adds_not, between)}</p>}
      {breaks.length > 0 && (
        <p className="font-bold text-error">{t(m.statement_breaks, { lines: breaks.join(', ') })}</p>
      )}
      {Object.values(skipped).some((count) => count > 0) && (
        <p className="text-quiet">{t(m.statement_skipped_lines, skipped)}</p>
      )}
    </div>
  )
}
