import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { failureOf, unwrap } from '../../../contract/client.ts'
import type { DayBook } from '../../../contract/desk/accounts.ts'
import type { DeskNumbers } from '../../../contract/desk/numbers.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/numbers'
import { api, orToast, send } from '../../api.ts'
import { useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { isOwner } from '../../session/desk-path.ts'
import { useDay } from '../../ui/format.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { BookingsFigure } from './bookings-figure.tsx'
import { RevenueFigure } from './revenue-figure.tsx'
import { VerificationFigure } from './verification-figure.tsx'

// Loaded after the numbers.
const AccountFiles = lazy(() => import('./account-files.tsx'))
const DayBookOfMonth = lazy(() => import('./day-book.tsx'))

export const meta = noindexMeta(m.nav_numbers)

const PERIODS = ['4', '12', '26', '52'] as const
const USUAL = '12'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireStaff(request)
  const query = new URL(request.url).searchParams
  const month = query.get('book')
  if (month) return { month, book: await orToast(readBook(month), m.desk_numbers_failed) }
  const asked = query.get('weeks')
  const weeks = PERIODS.find((period) => period === asked) ?? USUAL
  const { data } = await orToast(unwrap(api.admin.numbers.$get({ query: { weeks } })), m.desk_numbers_failed)
  return { numbers: data, isForOwner: isOwner(user) }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.desk_numbers_failed })

/** What happened in the last weeks, which staff read, print and download; for `?book=YYYY-MM` the day book of a month. */
export default function NumbersPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.book === undefined) return <Numbers {...loaderData} />
  return (
    <Page width="table" gap={6}>
      <Suspense>
        <DayBookOfMonth book={loaderData.book} month={loaderData.month} />
      </Suspense>
    </Page>
  )
}

async function readBook(month: string): Promise<DayBook> {
  const response = await send(`/v1/admin/accounts/day-book.json?month=${encodeURIComponent(month)}`)
  if (!response.ok) throw await failureOf(response)
  return (await response.json()) as DayBook
}

function Numbers({ numbers, isForOwner }: { numbers: DeskNumbers; isForOwner: boolean }) {
  const t = useTranslate()
  const day = useDay()
  const { weeks, today } = numbers
  return (
    <Page width="table" gap={6} className="print:py-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1>{t(m.nav_numbers)}</h1>
        <Periods chosen={String(weeks.length)} />
        <p className="basis-full">{t(m.desk_numbers_text, { first: day(weeks[0] ?? today), last: day(today) })}</p>
      </div>
      <BookingsFigure numbers={numbers} />
      <RevenueFigure numbers={numbers} />
      <VerificationFigure numbers={numbers} />
      <Suspense>
        <AccountFiles numbers={numbers} isForOwner={isForOwner} />
      </Suspense>
    </Page>
  )
}

/** The choice of the period. It is in the address, so that a link shows the same weeks. */
function Periods({ chosen }: { chosen: string }) {
  const t = useTranslate()
  return (
    <nav aria-label={t(m.desk_numbers_period)}>
      <ul className="flex flex-wrap rounded-lg border-2 border-edge">
        {PERIODS.map((period) => (
          <li key={period}>
            <Link
              to={period === USUAL ? '/admin/numbers' : `?weeks=${period}`}
              aria-current={period === chosen ? 'true' : undefined}
              preventScrollReset
              className="inline-flex min-h-11 items-center rounded-md px-1.5 text-[0.9rem] whitespace-nowrap sm:px-3 hover:bg-glow aria-[current]:bg-river aria-[current]:font-bold aria-[current]:text-card"
            >
              {t(m.desk_numbers_weeks, { count: period })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
