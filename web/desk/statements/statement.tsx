import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { ApiError, unwrap } from '../../../contract/client.ts'
import type { StatementAtDesk } from '../../../contract/desk/statements.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/statement'
import { api, orToast } from '../../api.ts'
import { useCurrentInSight } from '../../ui/current-in-sight.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { useDays, useMoment } from '../../ui/format.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ConfirmExact } from './confirm-exact.tsx'
import { StatementList } from './statement-list.tsx'
import {
  countOf,
  firstListOf,
  isListKind,
  isMissingPage,
  linesAfter,
  listOf,
  missingAfter,
  openOf,
} from './statement-lists.ts'
import { StatementRow } from './statement-row.tsx'
import { StatementSummary } from './statement-summary.tsx'
import { listKinds, listWords, type ListKind } from './statement-words.ts'

/** Few people open these parts, so their scripts are loaded on demand. */
const UndoImport = lazy(async () => ({ default: (await import('./undo-import.tsx')).UndoImport }))
const MissingRow = lazy(async () => ({ default: (await import('./missing-row.tsx')).MissingRow }))

export const meta = noindexMeta(m.nav_statements)

/** The data of the last successful read. */
let lastRead: { id: string; wanted: string | null; data: Awaited<ReturnType<typeof read>> } | undefined

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireStaff(request)
  const wanted = new URL(request.url).searchParams.get('kind')
  try {
    const data = await orToast(read(id, wanted), m.statement_open_failed)
    lastRead = { id, wanted, data }
    return data
  } catch (error) {
    // While a long statement is being verified, the server may be too busy for one of the reads.
    const isMomentary = error instanceof ApiError && (error.status === 0 || error.status === 503)
    if (isMomentary && lastRead?.id === id && lastRead.wanted === wanted) return lastRead.data
    throw error
  }
}
clientLoader.hydrate = true as const

async function read(id: string, wanted: string | null) {
  const { data: statement } = await unwrap(api.statements[':id'].$get({ param: { id } }))
  const kind = isListKind(wanted) ? wanted : firstListOf(statement)
  return { statement, list: await listOf(id, kind) }
}

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.statement_open_failed })

export default function StatementPage({ loaderData: { statement, list } }: Route.ComponentProps) {
  const t = useTranslate()
  const { kind } = list
  const isRunning = statement.job?.running ?? false
  // An undo that could not take everything back can be tried again.
  const canUndo = !isRunning && (!statement.undoneAt || statement.verified > 0)
  return (
    <Page width="desk">
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <TextLink to="/admin/statements">{t(m.statement_all)}</TextLink>
        {canUndo && (
          <Suspense>
            <UndoImport id={statement.id} />
          </Suspense>
        )}
      </div>
      <div className="grid gap-1">
        <Title statement={statement} />
        {statement.summary && <StatementSummary summary={statement.summary} />}
      </div>
      <Kinds statement={statement} shown={kind} />
      <section aria-labelledby="kind" className="grid gap-3">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="kind" className="text-xl">
            {t(listWords[kind].label)}
          </h2>
          {/* If the import was taken back, its heading says so, and this text would ask for work that is not needed. */}
          {!statement.undoneAt && <p className="leading-snug">{t(listWords[kind].text)}</p>}
        </div>
        {kind === 'EXACT' && statement.toVerify > 0 && !isRunning && <ConfirmExact statement={statement} />}
        {countOf(statement, kind) === 0 ? (
          <p className="text-quiet">{t(m.statement_kind_empty)}</p>
        ) : isMissingPage(list) ? (
          <StatementList
            key={kind}
            statement={statement}
            first={list}
            loadAfter={(cursor) => missingAfter(statement.id, list.kind, cursor)}
            keyOf={({ id }) => id}
            usualHeight={76}
          >
            {(payment) => (
              <Suspense>
                <MissingRow payment={payment} canReject={kind === 'PROPOSED'} />
              </Suspense>
            )}
          </StatementList>
        ) : (
          <StatementList
            key={kind}
            statement={statement}
            first={list}
            loadAfter={(cursor) => linesAfter(statement.id, list.kind, cursor)}
            keyOf={({ line }) => line}
            usualHeight={84}
          >
            {(line) => <StatementRow statement={statement} line={line} />}
          </StatementList>
        )}
      </section>
    </Page>
  )
}

function Title({ statement }: { statement: StatementAtDesk }) {
  const t = useTranslate()
  const days = useDays()
  const moment = useMoment()
  const { name: file, createdBy: name, from, to, undoneAt } = statement
  const at = { moment: moment(statement.createdAt) }
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid gap-0.5 leading-snug">
        <h1 className="text-2xl break-all">{file}</h1>
        <p>
          {from && to && days(from, to)} · {t(m.statement_rows, { rows: statement.rows })}
          {statement.verified > 0 && ` · ${t(m.statement_verified, { count: statement.verified })}`}
        </p>
        <p className="text-quiet" lang={name ? langOf(name) : undefined}>
          {name ? t(m.statement_by, { name, ...at }) : t(m.statement_on, at)}
        </p>
      </div>
      {undoneAt && !statement.job?.running && (
        <p className="max-w-md rounded-lg border-2 border-marigold bg-glow px-3 py-2">
          {t(m.statement_undone_on, { moment: moment(undoneAt) })}
        </p>
      )}
    </header>
  )
}

/** The lists of a statement with their numbers. An empty list is shown only while it is open. */
function Kinds({ statement, shown }: { statement: StatementAtDesk; shown: ListKind }) {
  const t = useTranslate()
  const row = useCurrentInSight<HTMLUListElement>()
  const kinds = listKinds.filter((kind) => kind === shown || countOf(statement, kind) > 0)
  return (
    <nav aria-label={t(m.statement_kinds)}>
      <ul ref={row} className="scrolls-on flex gap-2 overflow-x-auto sm:flex-wrap">
        {kinds.map((kind) => (
          <li key={kind} className="shrink-0">
            <Link
              to={`?kind=${kind}`}
              replace
              preventScrollReset
              aria-current={kind === shown ? 'page' : undefined}
              className="grid min-h-14 content-center rounded-lg border-2 border-stone bg-card px-3 py-2 hover:border-river aria-[current=page]:border-river aria-[current=page]:bg-glow"
            >
              <span className="text-xl leading-tight font-bold tabular-nums">
                {openOf(statement, kind) === 0 ? (
                  <span className="text-tulsi">✓ {countOf(statement, kind)}</span>
                ) : (
                  openOf(statement, kind)
                )}
              </span>
              <span className="text-base leading-tight">{t(listWords[kind].label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
