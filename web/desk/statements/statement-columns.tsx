import { useState } from 'react'
import type { StatementPreview } from '../../../contract/desk/statements.ts'
import { type Columns, guessColumns } from '../../../domain/statement/columns.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { AjaxForm, FormError } from '../../ui/form.tsx'
import { type ColumnRole, columnRoles, columnsOf, rolesOf, withRole } from './column-roles.ts'
import { FirstRows } from './first-rows.tsx'
import { type Answers, StatementQuestions } from './statement-questions.tsx'

const roleWords = {
  none: m.statement_column_none,
  date: m.statement_column_date,
  text: m.statement_column_text,
  credit: m.statement_column_credit,
  debit: m.statement_column_debit,
  amount: m.statement_column_amount,
  side: m.statement_column_side,
} as const satisfies Record<ColumnRole, unknown>

const ROWS_SHOWN = 4
const LONGEST_HEADING = 60

type Props = { preview: StatementPreview; busy: boolean; onImport: (columns: Columns) => void }

/**
 * Shows the meaning of each column of a file and lets staff correct it. Shows the first rows as they are and as the import reads
 * them.
 */
export function StatementColumns({ preview, busy, onImport }: Props) {
  const t = useTranslate()
  const { lines, columns: guessed } = preview
  const questions = preview.questions ?? []
  const tables = lines.filter(({ cells }) => cells.filter(Boolean).length > 2)
  const [header, setHeader] = useState(guessed?.header ?? tables[0]?.line ?? 1)
  const below = lines.filter(({ line }) => line >= header)
  const width = Math.max(...below.map(({ cells }) => cells.length))
  const [roles, setRoles] = useState(() => rolesOf(guessed, width))
  const [answers, setAnswers] = useState<Answers>({ order: guessed?.order, swapped: guessed?.swapped })
  const chosen = columnsOf(header, roles)
  const columns = chosen && { ...chosen, ...answers }
  const headings = below[0]?.cells ?? []

  const chooseHeader = (line: number) => {
    const rest = lines.filter((one) => one.line >= line)
    setHeader(line)
    setRoles(rolesOf(guessColumns(rest), Math.max(...rest.map(({ cells }) => cells.length))))
  }

  return (
    <AjaxForm
      onSend={() => {
        if (columns) onImport(columns)
      }}
    >
      <h3>{t(m.statement_columns)}</h3>
      <p>{t(guessed ? m.statement_columns_text : m.statement_columns_unknown)}</p>
      <StatementQuestions questions={questions} answers={answers} onAnswer={setAnswers} />
      <details open={guessed === null || questions.includes('SIDE')} className="grid gap-3">
        <summary className="link min-h-11 py-2">{t(m.statement_columns_change)}</summary>
        {/* An element that scrolls must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t(m.statement_columns)}>
          <table className="w-full border-collapse text-base">
            <thead>
              <tr>
                {roles.map((role, index) => (
                  <th key={index} scope="col" className="min-w-44 p-1 text-start align-bottom">
                    <span className="block px-2 font-normal text-quiet">{headings[index]}</span>
                    <select
                      aria-label={t(m.statement_column, { column: index + 1, heading: headings[index] ?? '' })}
                      value={role}
                      className={`min-h-11 w-full rounded-lg border-2 px-2 font-bold ${
                        role === 'none' ? 'border-stone bg-paper text-quiet' : 'border-river bg-card text-ink'
                      }`}
                      onChange={(event) => setRoles(withRole(roles, index, event.target.value as ColumnRole))}
                    >
                      {columnRoles.map((one) => (
                        <option key={one} value={one}>
                          {t(roleWords[one])}
                        </option>
                      ))}
                    </select>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {below.slice(1, 1 + ROWS_SHOWN).map(({ line, cells }) => (
                <tr key={line} className="border-b border-stone">
                  {roles.map((role, index) => (
                    <td key={index} className={`max-w-72 truncate px-3 py-1 ${role === 'none' ? 'text-quiet' : ''}`}>
                      {cells[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {tables.length > 1 && (
          <details open={guessed === null}>
            <summary className="link min-h-11 py-2">{t(m.statement_header_line)}</summary>
            <Select
              label={t(m.statement_header_line)}
              value={String(header)}
              choices={tables.map(({ line, cells }) => ({
                value: String(line),
                text: `${line}: ${cells.filter(Boolean).join(' · ').slice(0, LONGEST_HEADING)}`,
              }))}
              onChoose={(line) => chooseHeader(Number(line))}
            />
          </details>
        )}
      </details>
      {columns ? <FirstRows lines={lines} columns={columns} /> : <FormError text={t(m.statement_columns_missing)} />}
      <Button type="submit" busy={busy} className="justify-self-start">
        {t(m.statement_import_do)}
      </Button>
    </AjaxForm>
  )
}
