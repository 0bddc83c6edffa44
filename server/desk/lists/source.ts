import { type RawBuilder, sql } from 'kysely'
import type { DeskRow } from '../../../contract/desk/lists.ts'
import type { Db } from '../../../db/connect.ts'
import type { AnyColumn, FilterName } from '../../../domain/desk-list.ts'
import type { Moment } from '../../moment.ts'
import type { Searched } from './search.ts'

export type Condition = RawBuilder<boolean>

/** An expression by which rows are sorted, its type in SQL, and whether a text from a cursor is a valid value. */
export type SortKey = { by: RawBuilder<unknown>; type: RawBuilder<unknown>; isValue: (text: string) => boolean }

/** The source of the rows of a list. `Column` are the columns of its definition. */
export type Source<Column extends AnyColumn = never> = {
  table: 'bookings' | 'payments' | 'documents' | 'users' | 'feedback'
  /** The condition for rows that the list contains. */
  shown?: Condition
  /** The keys of all sorts except the sort by time, for which ids serve. */
  sorts: Partial<Record<AnyColumn, SortKey>>
  filters: Partial<Record<FilterName, (value: string, moment: Moment) => Condition>>
  /** The column for the filter from `from` to `to`; a missing day sets no limit. */
  days: { column: RawBuilder<unknown>; kind: 'day' | 'instant' }
  /** The ids of the rows that match a search. */
  found: (searched: Searched) => RawBuilder<{ id: string }>[]
  /** The rows with these ids, in any order. */
  read: (db: Db, ids: string[], moment: Moment) => Promise<RowOf<Column>[]>
}

export type RowOf<Column extends AnyColumn> = Omit<DeskRow, 'values'> & {
  values: Record<Column, string | number | null>
}

export const instantOrNull = (at: Date | null): string | null => at?.toISOString() ?? null

/** The id column of the table of a source. */
export const idOf = ({ table }: Pick<Source, 'table'>) => sql.ref(`${table}.id`)

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}
