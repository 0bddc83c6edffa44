import { Link } from 'react-router'
import { ALL, unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/poojas'
import { Arch } from '../journey/slip-arch.tsx'
import { useLanguage, useTranslate } from '../language/language.ts'
import { apiOf, pageContext } from '../page-context.ts'
import { useCare, useCityNamed } from '../root-data.ts'
import { citiesOf } from '../site-cities.ts'
import { useRupees } from '../ui/format.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { availablePoojas, muhuratNote } from './available-poojas.ts'
import { groupMark, groupName, groupOf, poojaGroups } from './pooja-groups.ts'
import { type Offer, offersOf } from './pooja-offers.ts'
import { poojasSeo } from './poojas-seo.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { events } = apiOf(page)
  const cities = await citiesOf(page).catch(() => [])
  const lists = cities.map(async ({ slug: cityName }) => {
    // Without the catalogue the names alone are shown.
    const poojas = await unwrap(events.city[':cityName'].$get({ param: { cityName }, query: ALL })).catch(() => null)
    return (poojas?.data ?? []).map(({ id, name, cost }) => ({ id, name, cost, city: cityName }))
  })
  const bookable = (await Promise.all(lists)).flat()
  return { offers: availablePoojas.map((pooja) => offersOf(pooja, bookable)) }
}

export const meta = indexedMeta(
  (locale) => ({ path: '/poojas', title: m.poojas_page_title({}, { locale }) }),
  import.meta.env.SSR && poojasSeo,
)

/** The list of the 22 as text only (specification, section 2), and below it the cities where they can be booked. */
export default function Poojas({ loaderData: { offers } }: Route.ComponentProps) {
  const t = useTranslate()
  const language = useLanguage()
  const bookable = availablePoojas
    .map((pooja, index) => ({ ...pooja, offers: offers[index] ?? [] }))
    .filter((pooja) => pooja.offers.length > 0)
  return (
    <Page width="table">
      <h1>{t(m.poojas_title)}</h1>
      <p className="max-w-prose">
        {t(m.poojas_description, useCare())} {bookable.length > 0 && t(m.poojas_below)}
      </p>
      <p className="max-w-prose">{muhuratNote[language]}</p>
      <ol className="slip list-inside list-decimal gap-x-8 leading-relaxed marker:text-quiet marker:tabular-nums sm:columns-2 lg:columns-3">
        {availablePoojas.map((pooja) => (
          <li key={pooja.en}>{pooja[language]}</li>
        ))}
      </ol>
      {bookable.length > 0 && <Bookable poojas={bookable} />}
    </Page>
  )
}

type BookablePooja = (typeof availablePoojas)[number] & { offers: readonly Offer[] }

/** The poojas of the list that can be booked now, with their prices and cities. */
function Bookable({ poojas }: { poojas: readonly BookablePooja[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const shown = poojaGroups.map((group) => ({ group, ofGroup: poojas.filter(({ en }) => groupOf(en) === group) }))
  return (
    <section aria-labelledby="bookable" className="grid gap-4">
      <h2 id="bookable">{t(m.poojas_bookable)}</h2>
      <div className="-mb-5 gap-5 md:columns-2">
        {shown.map(
          ({ group, ofGroup }) =>
            ofGroup.length > 0 && (
              <section key={group} aria-labelledby={group} className="slip mb-5 break-inside-avoid">
                <div className="mb-1 flex items-center gap-3">
                  <Arch of={{ mark: groupMark[group] }} className="w-9" />
                  <h3 id={group} className="text-xl">
                    {t(groupName[group])}
                  </h3>
                </div>
                <ul className="grid divide-y divide-dotted divide-edge">
                  {ofGroup.map((pooja) => (
                    <li key={pooja.en} className="py-2 leading-snug">
                      <Available name={pooja[language]} offers={pooja.offers} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </section>
  )
}

/** The name and the lowest cost, and links to the pooja on the page of each city that offers it. */
function Available({ name, offers }: { name: string; offers: readonly Offer[] }) {
  const t = useTranslate()
  const cityNamed = useCityNamed()
  const rupees = useRupees()
  const from = Math.min(...offers.map(({ cost }) => cost))
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-bold">{name}</span>
        <span className="tabular-nums">{t(m.poojas_from, { amount: rupees(from) })}</span>
      </span>
      <span className="flex flex-wrap gap-x-4 text-base">
        {offers.map(({ id, city }) => (
          <Link key={id} className="link inline-flex min-h-11 items-center" to={`/city/${city}#${id}`}>
            {cityNamed(city)?.name}
          </Link>
        ))}
      </span>
    </>
  )
}
