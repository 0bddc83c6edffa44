import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { useDay } from '../../ui/format.ts'

type Props = {
  title: string
  columns: readonly string[]
  /** The values of each week, as texts. */
  rows: readonly { week: string; cells: readonly string[] }[]
  totals: readonly string[]
}

/** All values of a chart. The table is closed on the screen and always printed. */
export function NumbersTable({ title, columns, rows, totals }: Props) {
  const t = useTranslate()
  const day = useDay()
  const name = t(m.desk_numbers_table_of, { title })
  const cell = 'px-2 py-1 text-end whitespace-nowrap print:py-0 tabular-nums'
  return (
    <details className="print:details-content:[content-visibility:visible]">
      <summary className="link min-h-11 w-fit content-center font-bold print:hidden">{t(m.desk_numbers_table)}</summary>
      {/* An element that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="overflow-x-auto print:overflow-visible" tabIndex={0} role="region" aria-label={name}>
        <table className="w-full text-base print:text-[9pt]">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b-2 border-stone align-bottom">
              <th scope="col" className="px-2 py-1 text-start">
                {t(m.desk_numbers_week)}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-2 py-1 text-end">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ week, cells }) => (
              <tr key={week} className="border-b border-stone">
                <th
                  scope="row"
                  className="sticky start-0 bg-card px-2 py-1 text-start font-normal whitespace-nowrap print:py-0 tabular-nums"
                >
                  {day(week)}
                </th>
                {cells.map((text, index) => (
                  <td key={columns[index]} className={cell}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {/* A print would repeat a table foot on each page. */}
          <tfoot className="print:table-row-group">
            <tr className="font-bold">
              <th scope="row" className="sticky start-0 bg-card px-2 py-1 text-start">
                {t(m.desk_numbers_all_weeks)}
              </th>
              {totals.map((text, index) => (
                <td key={columns[index]} className={cell}>
                  {text}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  )
}
