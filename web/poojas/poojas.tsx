import { Link } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { cities, type CityName } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/poojas'
import { Arch } from '../journey/slip-arch.tsx'
import { useLanguage, useTranslate } from '../language/language.ts'
import { apiOf, pageContext } from '../page-context.ts'
import { useCare } from '../root-data.ts'
import { useRupees } from '../ui/format.ts'
import { indexedMeta } from '../ui/page-meta.ts'
import { Page } from '../ui/page.tsx'
import { availablePoojas, muhuratNote } from './available-poojas.ts'
import { groupMark, groupName, groupOf, poojaGroups } from './pooja-groups.ts'
import { type Offer, offersOf } from './pooja-offers.ts'
import { poojasSeo } from './poojas-seo.ts'

const ALL = { limit: '100' }

export async function loader({ context }: Route.LoaderArgs) {
  const { events } = apiOf(context.get(pageContext))
  const lists = (Object.keys(cities) as CityName[]).map(async (cityName) => {
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

export default function Poojas({ loaderData: { offers } }: Route.ComponentProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Page width="table">
      <h1>{t(m.poojas_title)}</h1>
      <p className="max-w-prose">{t(m.poojas_description, useCare())}</p>
      <p className="max-w-prose">{muhuratNote[language]}</p>
      <div className="-mb-5 gap-5 md:columns-2">
        {poojaGroups.map((group) => (
          <section key={group} aria-labelledby={group} className="slip mb-5 break-inside-avoid">
            <div className="mb-1 flex items-center gap-3">
              <Arch of={{ mark: groupMark[group] }} className="w-9" />
              <h2 id={group} className="text-xl">
                {t(groupName[group])}
              </h2>
            </div>
            <ol className="grid divide-y divide-dotted divide-edge">
              {availablePoojas.map((pooja, index) =>
                groupOf(pooja.en) === group ? (
                  <li key={pooja.en} value={index + 1} className="py-2 leading-snug">
                    <Available name={pooja[language]} offers={offers[index] ?? []} />
                  </li>
                ) : null,
              )}
            </ol>
          </section>
        ))}
      </div>
    </Page>
  )
}

/** The name and the lowest cost, and links to the pooja on the page of each city that offers it. */
function Available({ name, offers }: { name: string; offers: readonly Offer[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useRupees()
  const from = Math.min(...offers.map(({ cost }) => cost))
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-bold">{name}</span>
        {offers.length > 0 && <span className="tabular-nums">{t(m.poojas_from, { amount: rupees(from) })}</span>}
      </span>
      {offers.length > 0 && (
        <span className="flex flex-wrap gap-x-4 text-base">
          {offers.map(({ id, city }) => (
            <Link key={id} className="link inline-flex min-h-11 items-center" to={`/city/${city}#${id}`}>
              {cities[city][language]}
            </Link>
          ))}
        </span>
      )}
    </>
  )
}
