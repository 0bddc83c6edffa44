import { sql } from 'kysely'
import type { DeskListFilter, DeskRow } from '../../../contract/desk/lists.ts'
import type { Db } from '../../../db/connect.ts'
import { addDays, type CalendarDay, startOf } from '../../../domain/calendar-day.ts'
import { deskLists, type FilterName, filtersOf, type ListName, readSort } from '../../../domain/desk-list.ts'
import { m } from '../../../messages/compiled/messages.js'
import { AppError } from '../../http/app-error.ts'
import type { Moment } from '../../moment.ts'
import { bookings } from './bookings.ts'
import { cursorOf, type Place, readCursor } from './cursor.ts'
import { documents } from './documents.ts'
import { feedback } from './feedback.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { unionOf } from '../search/search-conditions.ts'
import { readListSearch } from './search.ts'
import { type Condition, idOf, type SortKey, type Source } from './source.ts'

const sources: Record<ListName, Source> = { bookings, payments, documents, people, feedback }

type Page = { limit: number; cursor?: string }

/**
 * Reads the rows of a list page by page: `next` returns the page after a cursor, in two statements.
 * @throws AppError INVALID_INPUT, and `next` CURSOR_INVALID
 */
export function openList(db: Db, list: ListName, filter: DeskListFilter, moment: Moment) {
  const source = sources[list]
  const pageOf = pickOf(db, list, filter, moment)
  return {
    async next({ limit, cursor }: Page): Promise<{ data: DeskRow[]; nextCursor: string | null }> {
      const { rows: places } = await pageOf({ limit, cursor }).execute(db)
      const shown = places.slice(0, limit)
      const ids = shown.map(({ id }) => id)
      const rows = ids.length === 0 ? [] : await source.read(db, ids, moment)
      const byId = new Map(rows.map((row) => [row.id, row]))
      const last = shown.at(-1)
      return {
        // A row may have been deleted between the statements.
        data: ids.flatMap((id) => byId.get(id) ?? []),
        nextCursor: last && places.length > limit ? cursorOf(last) : null,
      }
    },
  }
}

/** The query for the ids of one page of a list and of one more row. @throws AppError INVALID_INPUT, CURSOR_INVALID */
export function pickOf(db: Db, list: ListName, filter: DeskListFilter, moment: Moment) {
  const source = sources[list]
  const sort = readSort(list, filter.sort ?? deskLists[list].sort)
  if (!sort) throw notOneOf('sort', moment)
  const key = source.sorts[sort.by]
  const conditions = conditionsOf(db, list, filter, moment)
  return ({ limit, cursor }: Page) => {
    const after = cursor === undefined ? [] : [afterPlace(source, sort, key, readCursor(cursor, sortedAs(key)))]
    return pick(source, [...conditions, ...after], { ...sort, key, limit })
  }
}

/** The ids of one page and one more row, with their sort values. */
function pick(
  source: Source,
  conditions: readonly Condition[],
  { key, descending, limit }: { key: SortKey | undefined; descending: boolean; limit: number },
) {
  const id = idOf(source)
  const order = sql.raw(descending ? 'desc' : 'asc')
  const by = key ? sql`${key.by} ${order}, ${id} ${order}` : sql`${id} ${order}`
  return sql<Place>`
    select ${id} as id, ${key ? sql`(${key.by})::text` : sql`null`} as at
    from ${sql.table(source.table)}
    where ${sql.join([source.shown ?? sql`true`, ...conditions], sql` and `)}
    order by ${by} limit ${limit + 1}`
}

function afterPlace(
  source: Source,
  { descending }: { descending: boolean },
  key: SortKey | undefined,
  { at, id }: Place,
): Condition {
  const beyond = sql.raw(descending ? '<' : '>')
  return key
    ? sql`(${key.by}, ${idOf(source)}) ${beyond} (${at}::${key.type}, ${id}::uuid)`
    : sql`${idOf(source)} ${beyond} ${id}::uuid`
}

/** Whether the value in a cursor fits the sort. If not, the cursor was made for another sort. */
const sortedAs = (key: SortKey | undefined) => (at: string | null) =>
  key ? at !== null && key.isValue(at) : at === null

function conditionsOf(db: Db, list: ListName, filter: DeskListFilter, moment: Moment): Condition[] {
  const source = sources[list]
  const values = filtersOf(list)
  const chosen = (['status', 'city', 'purpose', 'kind', 'role', 'rating'] as const satisfies FilterName[]).flatMap(
    (name) => {
      const value = filter[name]
      if (!value) return []
      const toCondition = source.filters[name]
      const allowed = values[name]
      if (!toCondition || !allowed || (allowed.length > 0 && !allowed.includes(value)))
        throw notOneOf(name, moment, values[name])
      return [sql<boolean>`(${toCondition(value, moment)})`]
    },
  )
  const searched = filter.search ? [readListSearch(db, filter.search)] : []
  const found = searched.map((some) => sql<boolean>`${idOf(source)} in (${unionOf(source.found(some))})`)
  return [...chosen, ...daysOf(source, filter), ...found]
}

function daysOf({ days: { column, kind } }: Source, { from, to }: DeskListFilter): Condition[] {
  const bound = (day: CalendarDay) => (kind === 'day' ? sql`${day}::date` : sql`${new Date(startOf(day))}::timestamptz`)
  return [
    ...(from ? [sql<boolean>`${column} >= ${bound(from as CalendarDay)}`] : []),
    ...(to ? [sql<boolean>`${column} < ${bound(addDays(to as CalendarDay, 1))}`] : []),
  ]
}

function notOneOf(path: string, { language: locale }: Moment, values: readonly string[] = []): AppError {
  const message =
    values.length > 0
      ? m.issue_not_one_of({ values: values.join(', ') }, { locale })
      : m.issue_unknown_field({ field: path }, { locale })
  return new AppError('INVALID_INPUT', { issues: [{ path, message }], words: { detail: message } })
}
