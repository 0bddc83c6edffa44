import { type SelectQueryBuilder, sql, type StringReference } from 'kysely'
import type { Page } from '../../contract/fields.ts'

/**
 * One page of a growing list, which is read along its ids: what follows `cursor`, the last id of the page before. It holds
 * one row more than the page may show; `pageOf` tells by it whether there is a next page.
 */
export function pageAfter<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  id: StringReference<Database, Table>,
  order: 'asc' | 'desc',
  { limit, cursor }: Page,
): SelectQueryBuilder<Database, Table, Row> {
  const column = sql.ref(id)
  const rows = query.orderBy(column, order).limit(limit + 1)
  return cursor === undefined ? rows : rows.where(column, order === 'asc' ? '>' : '<', cursor)
}

/** The answer with one page of a growing list. */
export function pageOf<Row extends { id: string }, Item>(rows: Row[], limit: number, toItem: (row: Row) => Item) {
  const shown = rows.slice(0, limit)
  return { data: shown.map(toItem), nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
