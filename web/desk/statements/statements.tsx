import { lazy, Suspense } from 'react'
import { unwrap } from '../../../contract/client.ts'
import type { StatementItem } from '../../../contract/desk/statements.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/statements'
import { api, orToast } from '../../api.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { useDays, useMoment } from '../../ui/format.ts'
import { useLoadMore } from '../../ui/load-more.tsx'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ImportStatement } from './import-statement.tsx'

/** Few people use these parts, so their scripts are loaded after the page. */
const PasteAlerts = lazy(async () => ({ default: (await import('./paste-alerts.tsx')).PasteAlerts }))
const MailboxState = lazy(async () => ({ default: (await import('./mailbox-state.tsx')).MailboxState }))

const sources = { TEXT: m.statement_source_text, MAILBOX: m.statement_source_mailbox }

export const meta = noindexMeta(m.nav_statements)

const readStatements = (cursor?: string) =>
  unwrap(api.statements.$get({ query: { ...(cursor !== undefined && { cursor }) } }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireStaff(request)
  return orToast(
    Promise.all([readStatements(), unwrap(api.admin.mailbox.$get())]).then(([list, { data: mailbox }]) => ({
      ...list,
      mailbox,
    })),
    m.statement_list_failed,
  )
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.statement_list_failed })

export default function Statements({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { items, more } = useLoadMore(loaderData, readStatements, { fallback: m.statement_list_failed })
  return (
    <Page width="desk">
      <h1>{t(m.nav_statements)}</h1>
      {loaderData.mailbox && (
        <Suspense>
          <MailboxState mailbox={loaderData.mailbox} />
        </Suspense>
      )}
      <ImportStatement />
      <Suspense>
        <PasteAlerts />
      </Suspense>
      <section aria-labelledby="earlier" className="grid gap-3">
        <h2 id="earlier" className="text-xl">
          {t(m.statement_past)}
        </h2>
        {items.length === 0 && <p>{t(m.statement_none)}</p>}
        <ul className="grid">
          {items.map((item) => (
            <ImportedStatement key={item.id} item={item} />
          ))}
        </ul>
        {more}
      </section>
    </Page>
  )
}

function ImportedStatement({ item }: { item: StatementItem }) {
  const t = useTranslate()
  const days = useDays()
  const moment = useMoment()
  const { createdBy: name, from, to } = item
  const at = { moment: moment(item.createdAt) }
  return (
    <li className="grid gap-x-4 border-b border-stone py-2 sm:grid-cols-[1fr_auto] sm:items-baseline">
      <div className="min-w-0">
        <TextLink to={`/admin/statements/${item.id}`} className="font-bold break-all">
          {item.name}
        </TextLink>
        <p>
          {item.source !== 'FILE' && `${t(sources[item.source])} · `}
          {from && to && days(from, to)}
        </p>
        <p className="text-quiet" lang={name ? langOf(name) : undefined}>
          {name ? t(m.statement_by, { name, ...at }) : t(m.statement_on, at)}
        </p>
      </div>
      <p className="tabular-nums sm:text-end">
        {t(m.statement_rows, { rows: item.rows })}
        {item.undoneAt && ` · ${t(m.statement_undone)}`}
        {item.verified > 0 && ` · ${t(m.statement_verified, { count: item.verified })}`}
        {item.left > 0 && <b> · {t(m.statement_left, { count: item.left })}</b>}
      </p>
    </li>
  )
}
