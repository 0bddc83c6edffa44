import { type SelectQueryBuilder, sql, type StringReference } from 'kysely'
import type { Page } from '../../contract/fields.ts'

type Order = 'asc' | 'desc'

/**
 * One page of a growing list, which is read in the order of its ids: the rows after `cursor`, the last id of the previous page. It
 * contains one row more than the page may show; from this row `pageOf` knows whether there is a next page.
 */
export function pageAfter<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  id: StringReference<Database, Table>,
  order: Order,
  { limit, cursor }: Page,
): SelectQueryBuilder<Database, Table, Row> {
  const column = sql.ref(id)
  const rows = query.orderBy(column, order).limit(limit + 1)
  return cursor === undefined ? rows : rows.where(column, order === 'asc' ? '>' : '<', cursor)
}

/** The answer with one page of a growing list. */
export function pageOf<Row extends { id: string }, Item>(
  rows: Row[],
  limit: number,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row) => string = ({ id }) => id,
) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { data: shown.map(toItem), nextCursor: last ? cursorOf(last) : null }
}

/** A page of a list that is sorted by a column and then by its ids; see `pageAfter`. */
export function pageAfterPair<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { first, id, order }: { first: StringReference<Database, Table>; id: StringReference<Database, Table>; order: Order },
  { limit, cursor }: { limit: number; cursor?: string | null },
): SelectQueryBuilder<Database, Table, Row> {
  const [column, idColumn] = [sql.ref(first), sql.ref(id)]
  const rows = query
    .orderBy(column, order)
    .orderBy(idColumn, order)
    .limit(limit + 1)
  const [at, after] = cursor?.split('_') ?? []
  if (at === undefined || after === undefined) return rows
  const beyond = sql.raw(order === 'asc' ? '>' : '<')
  return rows.where(sql<boolean>`(${column}, ${idColumn}) ${beyond} (${at}, ${after})`)
}

/** The cursor of `pageAfterPair` after a row: the value of the sort column, an instant or a day, and the row's id. */
export const pairCursor = (at: Date | string, id: string): string =>
  `${typeof at === 'string' ? at : at.toISOString()}_${id}`
