import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import type { TodayList } from '../../../contract/desk/queue.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/today'
import { api, orToast } from '../../api.ts'
import { rememberFirstRun } from '../parts/first-run-open.ts'
import { setToday } from '../parts/today-numbers.ts'
import { useTranslate } from '../../language/language.ts'
import { isOwner } from '../../session/desk-path.ts'
import { requireStaff } from '../parts/access.ts'
import { useDay } from '../../ui/format.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { StatementsLeft } from '../statements/statements-left.tsx'
import { TodayBookings } from './today-bookings.tsx'
import { TodayTiles } from './today-tiles.tsx'

// Loaded late, because most people read them once or never.
const FirstRun = lazy(() => import('./first-run.tsx'))
const SecondStepReminder = lazy(() => import('./second-step-reminder.tsx'))
// They load their own data.
const WeekPlaces = lazy(() => import('../places/week-places.tsx'))
const CashToCount = lazy(() => import('../cash/cash-to-count.tsx'))

export const meta = noindexMeta(m.nav_today)

const readList = (list: TodayList) => unwrap(api.admin.today[':list'].$get({ param: { list }, query: { limit: '20' } }))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireStaff(request)
  const reading = Promise.all([
    unwrap(api.admin.today.$get()),
    readList('arrivals'),
    readList('week'),
    readList('poojas'),
    readList('balances'),
  ])
  // The desk works even if this read fails.
  const firstRun = isOwner(user) ? unwrap(api.admin['first-run'].$get()).catch(() => null) : null
  const steps = await firstRun
  if (steps) rememberFirstRun(steps.data.length > 0)
  const [{ data: today }, arrivals, week, poojas, balances] = await orToast(reading, m.desk_today_failed)
  setToday(user.id, today)
  return {
    today,
    firstRun: steps?.data ?? [],
    lists: { arrivals, week, poojas, balances },
    day: dayOf(Date.now()),
  }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.desk_today_failed })

export default function TodayPage({ loaderData: { today, firstRun, lists, day } }: Route.ComponentProps) {
  const t = useTranslate()
  const formatDay = useDay()
  useFreshDay()
  useScrollToNumber()
  const steps = firstRun.length > 0 && <FirstRun steps={firstRun} waiting={today.payments.count} />
  // The list of first steps is at the top until there is other work, and again when all is done.
  const isLower =
    firstRun.some(({ step, isDone }) => step === 'TEST_BOOKING' && isDone) && firstRun.some(({ isDone }) => !isDone)
  return (
    <Page width="desk">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1>{t(m.nav_today)}</h1>
        <p className="text-lg text-quiet">{formatDay(day)}</p>
        <TextLink to="/admin/bookings/_new">{t(m.desk_enter_title)}</TextLink>
        <TextLink to="/admin/people">{t(m.sheet_all)}</TextLink>
      </div>
      <Suspense>
        <SecondStepReminder />
        {!isLower && steps}
      </Suspense>
      <TodayTiles today={today} />
      <Suspense>{isLower && steps}</Suspense>
      <StatementsLeft statements={today.statements} />
      <TodayBookings list="arrivals" first={lists.arrivals} today={day} count={today.arrivals.count} />
      {today.arrivals.week > 0 && (
        <TodayBookings list="week" first={lists.week} today={day} count={today.arrivals.week} />
      )}
      <TodayBookings list="poojas" first={lists.poojas} today={day} count={today.poojas.count} />
      <TodayBookings list="balances" first={lists.balances} today={day} count={today.balances.count} />
      <Suspense>
        <WeekPlaces />
        <CashToCount />
      </Suspense>
    </Page>
  )
}

/** Loads the page again when its tab becomes visible. */
function useFreshDay(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [revalidate])
}

/** The lists are loaded after the document, when the browser has already looked for the part that the address names. */
function useScrollToNumber(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
