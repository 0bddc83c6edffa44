import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, unwrap } from '../../../contract/client.ts'
import { type CalendarDay, dayOf } from '../../../domain/calendar-day.ts'
import { formatMonth } from '../../../domain/format.ts'
import { addMonths, daysOfMonth } from '../../../domain/panchang/offered.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/places'
import { api, orToast } from '../../api.ts'
import { langOf, useLanguage, useTranslate } from '../../language/language.ts'
import { nameIn } from '../../language/in-language.ts'
import { readOfferDays } from '../../panchang/read-offer-days.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/skeletons.tsx'
import { requireStaff } from '../parts/access.ts'
import { DayRows } from './day-rows.tsx'
import { Eclipses } from './eclipses.tsx'
import { type Draft, emptyDraft, PlacesForm } from './places-form.tsx'

// Loaded late, because few offers have full days.
const WaitingPeople = lazy(async () => ({ default: (await import('./waiting-people.tsx')).WaitingPeople }))

export const meta = noindexMeta(m.days_title)

export async function clientLoader({ request, params: { kind, id } }: Route.ClientLoaderArgs) {
  requireStaff(request)
  return orToast(read({ id, isPooja: kind !== 'package' }, monthIn(request)), m.days_failed)
}
clientLoader.hydrate = true as const

/** The month that the address asks for; the current month if that one is over or invalid. */
function monthIn(request: Request): string {
  const asked = new URL(request.url).searchParams.get('month') ?? ''
  const current = dayOf(Date.now()).slice(0, 7)
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked > current ? asked : current
}

type Asked = { id: string; isPooja: boolean }

async function read({ id, isPooja }: Asked, month: string) {
  const today = dayOf(Date.now())
  const days = daysOfMonth(month).filter((day) => day >= today)
  const [from = today, to = today] = [days[0], days.at(-1)]
  const [offer, found, panchang] = await Promise.all([
    isPooja ? readPooja(id) : readPackage(id),
    readOfferDays({ id, isPooja }, from, to),
    unwrap(api.panchang[':month'].$get({ param: { month } })).catch(noPanchang),
  ])
  return { offer, isPooja, month, today, days: found, observed: panchang.data.days }
}

const readPackage = async (id: string) => {
  const { data } = await unwrap(api.packages[':id'].$get({ param: { id } }))
  return { ...data, usual: data.price }
}
const readPooja = async (id: string) => {
  const { data } = await unwrap(api.events.id[':id'].$get({ param: { id } }))
  return { ...data, usual: data.cost }
}

/** Months in the far future have no panchang. @throws any other failure */
function noPanchang(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return { data: { days: [] } }
  throw error
}

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.days_failed })

/** The places, closed days and prices of a package or pooja, and the vehicles or priests of its city, month by month. */
export default function Places({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { offer, isPooja, month, today, days, observed } = loaderData
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(today))
  const form = useRef<HTMLFormElement>(null)
  const name = nameIn(language, offer)
  const city = nameIn(language, { name: offer.city, nameHindi: offer.cityHindi })
  const ofCity = days[0]?.city
  const everything = isPooja
    ? ({ kind: 'CITY_PRIESTS', text: t(m.days_for_priests, { city }) } as const)
    : ({ kind: 'CITY_VEHICLES', text: t(m.days_for_vehicles, { city }) } as const)
  const fill = (day: CalendarDay, more: Partial<Draft> = {}) => {
    setDraft({ ...emptyDraft(today), of: draft.of, from: day, to: day, ...more })
    form.current?.querySelector('select')?.focus()
  }
  return (
    <Page width="table" gap={6}>
      <div className="grid gap-1">
        <h1>
          {t(m.days_title)}: <span lang={langOf(name)}>{name}</span>
        </h1>
        <p>{t(m.days_intro)}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <section aria-labelledby="month" className="grid gap-3">
          <MonthLinks month={month} first={today.slice(0, 7)} title={formatMonth(month, language)} />
          <DayRows {...{ days, city, isPooja }} usual={offer.usual} onChange={fill} />
          <Suspense>
            <WaitingPeople id={offer.id} />
          </Suspense>
        </section>
        <div className="grid gap-4 max-lg:-order-1">
          <Eclipses
            days={observed.filter(({ date }) => days.some((day) => day.date === date && day.state !== 'CLOSED'))}
            onClose={fill}
          />
          <PlacesForm
            ref={form}
            subjects={[
              { kind: isPooja ? 'POOJA' : 'PACKAGE', id: offer.id, text: t(m.days_for_offer, { name }) },
              ...(ofCity ? [{ ...everything, id: ofCity.id }] : []),
            ]}
            {...{ draft, today }}
            onChange={(next) => setDraft({ ...draft, ...next })}
            onSaved={() => setDraft({ ...emptyDraft(today), of: draft.of })}
          />
        </div>
      </div>
    </Page>
  )
}

function MonthLinks({ month, first, title }: { month: string; first: string; title: string }) {
  const t = useTranslate()
  const link = 'link inline-flex min-h-11 min-w-11 items-center justify-center'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id="month">{title}</h2>
      <nav aria-label={t(m.days_months)} className="flex gap-4">
        {month > first && (
          <Link to={{ search: `?month=${addMonths(month, -1)}` }} preventScrollReset className={link}>
            {t(m.panchang_previous)}
          </Link>
        )}
        <Link to={{ search: `?month=${addMonths(month, 1)}` }} preventScrollReset className={link}>
          {t(m.panchang_next)}
        </Link>
      </nav>
    </div>
  )
}
