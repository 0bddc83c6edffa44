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
      className={`sticky top-0 border-b-2 border-stone bg-card px-3 leading-tight ${end ? 'text-end' : 'text-start'} ${className}`}
    >
      {readSort(view.list, column) ? (
        <Link
          to={addressOf(sortedBy(view, column))}
          preventScrollReset
          aria-label={t(isSorted && descending ? m.list_sorted_up : m.list_sorted_down, { column: text })}
          className="inline-flex min-h-11 min-w-11 items-center gap-1 py-1 text-river underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {text}
          <span aria-hidden className={isSorted ? '' : 'invisible'}>
            {descending ? '▼' : '▲'}
          </span>
        </Link>
      ) : (
        <span className="inline-flex min-h-11 items-center py-1">{text}</span>
      )}
    </th>
  )
}
