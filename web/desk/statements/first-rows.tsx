import { rupeesFromPaise } from '../../../domain/money.ts'
import type { Columns, Line } from '../../../domain/statement/columns.ts'
import { readRows } from '../../../domain/statement/read-statement.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { useDay, useRupees } from '../../ui/format.ts'
import { reasonWords } from './statement-words.ts'
import { useSignedRupees } from './signed-rupees.ts'

const ROWS_SHOWN = 4

/** The first rows of a file as the import would read them. */
export function FirstRows({ lines, columns }: { lines: readonly Line[]; columns: Columns }) {
  const t = useTranslate()
  const day = useDay()
  const rupees = useSignedRupees()
  const unsigned = useRupees()
  const rows = readRows(lines, columns).slice(0, ROWS_SHOWN)
  return (
    <section aria-labelledby="first-rows" className="grid gap-2">
      <h3 id="first-rows">{t(m.statement_first_rows)}</h3>
      {rows.length === 0 && <p className="font-bold text-error">{t(m.statement_no_rows)}</p>}
      <ul className="grid">
        {rows.map((row) => (
          <li
            key={row.line}
            className="grid gap-x-4 border-b border-stone py-1 text-base sm:grid-cols-[7.5rem_8rem_1fr]"
          >
            <span className="tabular-nums">{row.date ? day(row.date) : '?'}</span>
            <span className="font-bold tabular-nums sm:text-end">
              {row.amount === null
                ? '?'
                : row.doubts.includes('SIDE_UNKNOWN')
                  ? `± ${unsigned(rupeesFromPaise(row.amount))}`
                  : rupees(rupeesFromPaise(row.amount))}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {row.unreadable.map((reason) => (
                <span key={reason} className="me-2 font-bold text-error">
                  {t(reasonWords[reason])}
                </span>
              ))}
              <span lang={langOf(row.text)}>{row.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
