import { Link } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { cities, type CityName } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/poojas'
import { useLanguage, useTranslate } from '../language/language.ts'
import { apiOf, pageContext } from '../page-context.ts'
import { useCare } from '../root-data.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { availablePoojas, muhuratNote } from './available-poojas.ts'
import { type Offer, offersOf } from './pooja-offers.ts'
import { poojasSeo } from './poojas-seo.ts'

const ALL = { limit: '100' }

export async function loader({ context }: Route.LoaderArgs) {
  const { events } = apiOf(context.get(pageContext))
  const lists = (Object.keys(cities) as CityName[]).map(async (cityName) => {
    // Without the catalogue the names alone are shown.
    const poojas = await unwrap(events.city[':cityName'].$get({ param: { cityName }, query: ALL })).catch(() => null)
    return (poojas?.data ?? []).map(({ id, name }) => ({ id, name, city: cityName }))
  })
  const bookable = (await Promise.all(lists)).flat()
  return { offers: availablePoojas.map((pooja) => offersOf(pooja, bookable)) }
}

export const meta = indexedMeta(
  (locale) => ({ path: '/poojas', title: m.poojas_page_title({}, { locale }) }),
  import.meta.env.SSR && poojasSeo,
)

export default function Poojas({ loaderData: { offers } }: Route.ComponentProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Page>
      <h1>{t(m.poojas_title)}</h1>
      <p>{t(m.poojas_description, useCare())}</p>
      <p>{muhuratNote[language]}</p>
      <ol className="ledger list-decimal ps-16 text-lg marker:font-heading marker:font-bold marker:text-kumkum sm:columns-2 sm:gap-16">
        {availablePoojas.map((pooja, index) => (
          <li key={pooja.en} className="break-inside-avoid py-1 ps-1">
            {pooja[language]}
            <Cities offers={offers[index] ?? []} />
          </li>
        ))}
      </ol>
    </Page>
  )
}

/** Links to the pooja on the page of each city that offers it. */
function Cities({ offers }: { offers: readonly Offer[] }) {
  const language = useLanguage()
  if (offers.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-4 text-base">
      {offers.map(({ id, city }) => (
        <Link key={id} className="link inline-flex min-h-11 items-center" to={`/city/${city}#${id}`}>
          {cities[city][language]}
        </Link>
      ))}
    </span>
  )
}
