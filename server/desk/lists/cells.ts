import type { DeskRow } from '../../../contract/desk/lists.ts'
import { KOLKATA_OFFSET_MS } from '../../../domain/calendar-day.ts'
import { type AnyColumn, type ColumnKind, columnsOf, type ListName } from '../../../domain/desk-list.ts'
import type { Language } from '../../../domain/language.ts'
import { codeText } from '../../../messages/desk-cell.ts'
import { columnHeading } from '../../../messages/desk-list.ts'

export type Cell = string | number

/** The first line of a file. */
export const headingCells = (list: ListName, columns: readonly AnyColumn[], locale: Language): Cell[] =>
  columns.map((column) => columnHeading(list, column)({}, { locale }))

/** A row of a file. Instants are written in the time of India, in a form that spreadsheets sort. */
export const rowCells = (
  list: ListName,
  columns: readonly AnyColumn[],
  { values }: DeskRow,
  locale: Language,
): Cell[] =>
  columns.map((column) => {
    const value = values[column] ?? ''
    const kind = columnsOf(list)[column]?.kind
    return typeof value === 'number' || value === '' || !kind ? value : textOf(kind, value, locale)
  })

function textOf(kind: ColumnKind, value: string, locale: Language): string {
  if (kind === 'moment')
    return new Date(Date.parse(value) + KOLKATA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
  return codeText(kind, value)?.({}, { locale }) ?? value
}
