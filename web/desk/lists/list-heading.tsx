import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { type AnyColumn, columnsOf, readSort } from '../../../domain/desk-list.ts'
import { m } from '../../../messages/compiled/messages.js'
import { columnHeading } from '../../../messages/desk-list.ts'
import { useTranslate } from '../../language/language.ts'
import { isNumeric } from './list-cell.tsx'
import { addressOf, type ListView, sortedBy } from './list-address.ts'

type Props = { view: ListView; column: AnyColumn; style: CSSProperties; className: string }

/** The heading of a column. If the list can be sorted by the column, the heading is a link that sorts it. */
export function ListHeading({ view, column, style, className }: Props) {
  const t = useTranslate()
  const text = t(columnHeading(view.list, column))
  const { by, descending } = view.sort
  const isSorted = by === column
  const end = isNumeric(columnsOf(view.list)[column]?.kind)
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
      style={style}
      className={`sticky top-0 bg-card ${end ? 'end' : ''} ${className}`}
    >
      {readSort(view.list, column) ? (
        <Link
          to={addressOf(sortedBy(view, column))}
          preventScrollReset
          aria-label={t(isSorted && descending ? m.list_sorted_up : m.list_sorted_down, { column: text })}
          className="link gap-1"
        >
          {text}
          <span aria-hidden className={isSorted ? '' : 'invisible'}>
            {descending ? '▼' : '▲'}
          </span>
        </Link>
      ) : (
        text
      )}
    </th>
  )
}
