import { lazy, Suspense } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { DeskRow } from '../../../contract/desk/lists.ts'
import { isListName, type ListName } from '../../../domain/desk-list.ts'
import { m } from '../../../messages/compiled/messages.js'
import { listTitle } from '../../../messages/desk-list.ts'
import type { Route } from './+types/list'
import { api, orToast } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { isOwner } from '../../session/desk-path.ts'
import { requireStaff } from '../parts/access.ts'
import { type ListPage, useLoadMore } from '../../ui/load-more.tsx'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { type ListView, queryOf, viewOf } from './list-address.ts'
import { ListColumns } from './list-columns.tsx'
import { ListExport } from './list-export.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListTabs } from './list-tabs.tsx'
import { ListTable } from './list-table.tsx'

export const meta = noindexMeta(m.nav_lists)

const ImportTrade = lazy(() => import('../trade/import-trade.tsx'))
const ImportLink = lazy(() => import('../trade/import-link.tsx'))
const readImports = async () => (await import('../trade/read-imports.ts')).readImports()

const MOST_ROWS = '100'

const read = (view: ListView, cursor?: string) =>
  unwrap(
    api.admin.lists[':list'].$get({
      param: { list: view.list },
      query: { ...queryOf(view), limit: MOST_ROWS, ...(cursor !== undefined && { cursor }) },
    }),
  )

const viewAt = (name: string, search: string): ListView =>
  viewOf(isListName(name) ? name : 'bookings', new URLSearchParams(search))

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { user } = requireStaff(request)
  // No list has this name. It has no route of its own, because each route costs all pages bytes.
  if (params.list === '_import') return { imports: await orToast(readImports(), m.list_failed) }
  const view = viewAt(params.list, new URL(request.url).search)
  return { list: view.list, rows: await orToast(read(view), m.list_failed), isForOwner: isOwner(user) }
}
clientLoader.hydrate = true as const

/** If only the columns change, the same rows are shown without a call. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const areOnlyColumns = currentUrl.search !== nextUrl.search && withoutColumns(currentUrl) === withoutColumns(nextUrl)
  return areOnlyColumns ? false : defaultShouldRevalidate
}

function withoutColumns({ pathname, search }: URL): string {
  const params = new URLSearchParams(search)
  params.delete('columns')
  return `${pathname}?${params.toString()}`
}

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.list_failed })

export default function DeskList({ loaderData }: Route.ComponentProps) {
  if (!loaderData.rows)
    return (
      <Suspense>
        <ImportTrade imports={loaderData.imports} />
      </Suspense>
    )
  return <List {...loaderData} />
}

type Props = { list: ListName; rows: ListPage<DeskRow>; isForOwner: boolean }

function List({ list, rows, isForOwner }: Props) {
  const t = useTranslate()
  const view = viewAt(list, useLocation().search)
  const { items, more, loadMore } = useLoadMore(rows, (cursor) => read(view, cursor), { fallback: m.list_failed })
  const count = String(items.length)
  return (
    <Page width="desk" className="lines">
      <div className="lines-head">
        {/* The tabs name the list too. */}
        <h1 className="sr-only">{t(listTitle[list])}</h1>
        <ListTabs current={list} />
        {/* On a phone the rows are more urgent than their number. */}
        <p className="me-auto text-[0.9rem] text-quiet max-sm:hidden">
          {more ? t(m.list_count_more, { count }) : t(m.list_count, { count })}
        </p>
        {list === 'bookings' && <TextLink to="/admin/bookings/_new">{t(m.desk_enter_title)}</TextLink>}
        {list === 'bookings' && isForOwner && (
          <Suspense>
            <ImportLink />
          </Suspense>
        )}
        <ListColumns view={view} />
        <ListExport view={view} />
      </div>
      <ListFilters key={JSON.stringify(queryOf(view))} view={view} />
      {items.length === 0 ? <p>{t(m.list_empty)}</p> : <ListTable view={view} rows={items} onNearEnd={loadMore} />}
      {more}
    </Page>
  )
}
