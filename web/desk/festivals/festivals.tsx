import { Link, useLocation } from 'react-router'
import { unwrap } from '../../../contract/client.ts'
import { dayOf } from '../../../domain/calendar-day.ts'
import { formatMonth } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/festivals'
import { api, orToast } from '../../api.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { requireStaff } from '../parts/access.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { FestivalItem } from './festival-item.tsx'
import { shortMonth } from './festival-words.ts'
import './festivals.css'

export const meta = noindexMeta(m.festivals_title)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireStaff(request)
  const year = new URL(request.url).searchParams.get('year') ?? dayOf(Date.now()).slice(0, 4)
  const reading = unwrap(api.admin.panchang[':year'].$get({ param: { year } }))
  return { ...(await orToast(reading, m.festivals_failed)).data, staffId: user.id }
}
clientLoader.hydrate = true as const

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.festivals_failed })

/** The festivals and fasts of a year. Staff choose another day where calendars differ. */
export default function Festivals({ loaderData: { year, years, dates, staffId } }: Route.ComponentProps) {
  const t = useTranslate()
  const language = useLanguage()
  const months = [...Map.groupBy(dates, ({ computed }) => computed.slice(0, 7))]
  return (
    <Page width="cards">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1>{t(m.festivals_title)}</h1>
        <Years years={years} chosen={year} />
        <p className="basis-full">{t(m.festivals_intro)}</p>
      </div>
      <MonthLinks months={months.map(([month]) => month)} />
      {months.map(([month, found]) => (
        <section key={month} aria-labelledby={month} className="grid gap-1">
          <h2 id={month} className="scroll-mt-4">
            {formatMonth(month, language)}
          </h2>
          <ul className="ledger grid">
            {found.map((date) => (
              <FestivalItem key={`${date.computed} ${date.observance}`} date={date} staffId={staffId} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

const choice =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 sm:px-3 hover:bg-glow aria-[current]:bg-river aria-[current]:font-bold aria-[current]:text-card'

/** The choice of the year. It is in the address, so that a link shows the same year. */
function Years({ years, chosen }: { years: readonly number[]; chosen: number }) {
  const t = useTranslate()
  return (
    <nav aria-label={t(m.festivals_year)}>
      <ul className="flex flex-wrap rounded-lg border-2 border-edge">
        {years.map((year) => (
          <li key={year}>
            <Link to={`?year=${year}`} aria-current={year === chosen ? 'true' : undefined} className={choice}>
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MonthLinks({ months }: { months: readonly string[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { search } = useLocation()
  return (
    <nav aria-label={t(m.festivals_months)}>
      <ul className="-mx-2 flex flex-wrap">
        {months.map((month) => (
          <li key={month}>
            <Link
              to={{ search, hash: month }}
              className="link inline-flex min-h-11 min-w-11 items-center justify-center px-2"
            >
              {shortMonth(month, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
