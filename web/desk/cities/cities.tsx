import { lazy, Suspense, useState } from 'react'
import { ALL, ApiError, unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Route } from './+types/cities'
import { api, orToast, textOf } from '../../api.ts'
import { readHistory } from '../catalogue/read-history.ts'
import { OffersOfCity } from '../catalogue/offers-of-city.tsx'
import { allPages } from '../parts/all-pages.ts'
import { requireStaff } from '../parts/access.ts'
import { pageFailure } from '../../ui/page-failure.tsx'
import { noindexMeta } from '../../ui/page-meta.ts'
import { Skeletons } from '../../ui/skeletons.tsx'
import { CityList } from './city-list.tsx'

const EditCity = lazy(async () => ({ default: (await import('./edit-city.tsx')).EditCity }))

export const meta = noindexMeta(m.cities_title)

export async function clientLoader({ request, params: { show } }: Route.ClientLoaderArgs) {
  requireStaff(request)
  return orToast(read(show), m.cities_failed)
}
clientLoader.hydrate = true as const

/** No slug begins with an underscore: `_all` is the list, `_new` the form for a new city. */
async function read(show: string) {
  const { data: cities } = await unwrap(api.cities.$get())
  if (show === '_all') return { page: 'list', cities } as const
  if (show === '_new') return { page: 'form', city: null, history: null } as const
  const city = cities.find(({ id, slug }) => show === id || show === slug)
  if (!city) throw new ApiError(404, { code: 'NOT_FOUND', message: textOf(m.cities_unknown) })
  if (show === city.id) return { page: 'form', city, history: await readHistory(city.id) } as const
  const pageAt = (cursor: string | undefined) => ({ param: { cityName: city.slug }, query: { ...ALL, cursor } })
  const [packages, poojas] = await Promise.all([
    allPages((cursor) => unwrap(api.packages.city[':cityName'].$get(pageAt(cursor)))),
    allPages((cursor) => unwrap(api.events.city[':cityName'].$get(pageAt(cursor)))),
  ])
  return { page: 'offers', city, packages, poojas } as const
}

export const HydrateFallback = Skeletons
export const ErrorBoundary = pageFailure({ fallback: m.cities_failed })

/**
 * Shows the list of cities; for a slug the offers of that city; for an id the form of that city. All of it is one route, because
 * each route costs all pages bytes.
 */
export default function Cities({ loaderData }: Route.ComponentProps) {
  // After an undo, the fields are reset to the stored values.
  const [undone, setUndone] = useState(0)
  if (loaderData.page === 'offers') return <OffersOfCity {...loaderData} />
  if (loaderData.page === 'form')
    return (
      <Suspense fallback={<Skeletons />}>
        <EditCity key={undone} {...loaderData} onUndone={() => setUndone(undone + 1)} />
      </Suspense>
    )
  return <CityList cities={loaderData.cities} />
}
