import {
  type AnyColumn,
  chosenColumns,
  deskLists,
  type FilterName,
  filtersOf,
  type ListName,
  readSort,
  type Sort,
} from '../../../domain/desk-list.ts'
import { fieldText } from '../../ui/form-action.ts'

/** The view of a list, as its address describes it. */
export type ListView = {
  list: ListName
  search: string
  from: string
  to: string
  filters: Partial<Record<FilterName, string>>
  sort: Sort
  columns: AnyColumn[]
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
const dayIn = (params: URLSearchParams, name: string) => {
  const text = params.get(name) ?? ''
  return isDay(text) ? text : ''
}

/** Reads the view from an address; ignores invalid filters. */
export function viewOf(list: ListName, params: URLSearchParams): ListView {
  const values = Object.entries(filtersOf(list)) as [FilterName, readonly string[]][]
  return {
    list,
    search: params.get('search') ?? '',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    filters: Object.fromEntries(
      values.flatMap(([name, known]) => {
        const value = params.get(name)
        return value && (known.length === 0 || known.includes(value)) ? [[name, value]] : []
      }),
    ),
    sort: readSort(list, params.get('sort') ?? '') ?? usualSort(list),
    columns: chosenColumns(list, params.get('columns')),
  }
}

const usualSort = (list: ListName): Sort => readSort(list, deskLists[list].sort) ?? { by: 'made', descending: true }

const sortText = ({ by, descending }: Sort) => `${descending ? '-' : ''}${by}`

/** Search, filters and sort in the form that the call expects, without empty values and defaults. */
export function queryOf({ list, search, from, to, filters, sort }: ListView): Record<string, string> {
  const named = { search, ...filters, from, to, sort: sortText(sort) === deskLists[list].sort ? '' : sortText(sort) }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''))
}

/** The address that shows this view of a list. */
export function addressOf(view: ListView): string {
  const columns = view.columns.join(',')
  const isUsual = columns === chosenColumns(view.list, null).join(',')
  const query = new URLSearchParams({ ...queryOf(view), ...(!isUsual && { columns }) }).toString()
  return `/admin/lists/${view.list}${query && `?${query.replaceAll('%2C', ',')}`}`
}

/** The view with the search and the filters of a form. */
export function filtered(view: ListView, form: FormData): ListView {
  const names = Object.keys(filtersOf(view.list)) as FilterName[]
  return {
    ...view,
    search: fieldText(form, 'search').trim(),
    from: fieldText(form, 'from'),
    to: fieldText(form, 'to'),
    filters: Object.fromEntries(names.map((name) => [name, fieldText(form, name)])),
  }
}

/** The view sorted by a column: first in descending order, then in ascending order. */
export const sortedBy = (view: ListView, by: AnyColumn): ListView => ({
  ...view,
  sort: { by, descending: view.sort.by === by ? !view.sort.descending : true },
})

/** The view with a column added or removed. */
export function withColumn(view: ListView, column: AnyColumn, isShown: boolean): ListView {
  const columns = isShown ? [...view.columns, column] : view.columns.filter((shown) => shown !== column)
  return { ...view, columns: chosenColumns(view.list, columns.join(',')) }
}
