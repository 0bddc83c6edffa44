import { data } from 'react-router'
import { ALL, unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/city'
import { useTranslate } from '../language/language.ts'
import { apiOf, pageContext, readForPage } from '../page-context.ts'
import { useSession } from '../session/session.ts'
import { citiesOf } from '../site-cities.ts'
import { useCities } from '../root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { indexedMeta, noindexMeta } from '../ui/page-meta.ts'
import { MissingPage } from '../ui/missing-page.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { ScriptsOff } from '../ui/scripts-off.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Scene } from '../ui/scene.tsx'
import { readTravellersFeedback } from '../feedback/read-travellers-feedback.ts'
import { PhotoList } from './photo-list.tsx'
import { TravellersFeedback } from '../feedback/travellers-feedback.tsx'
import { citySeo } from './city-seo.ts'
import { type Offers, offersIn } from './offers.ts'
import { PackageList } from './package-list.tsx'
import { PoojaList } from './pooja-list.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const cityName = params.cityName.toLowerCase()
  const page = context.get(pageContext)
  const client = apiOf(page)
  const cities = await readForPage(citiesOf(page))
  const city = cities.find(({ slug }) => slug === cityName)
  if (!city) throw data(null, { status: 404 })
  const [packages, poojas, travellers] = await Promise.all([
    readForPage(unwrap(client.packages.city[':cityName'].$get({ param: { cityName }, query: ALL }))),
    readForPage(unwrap(client.events.city[':cityName'].$get({ param: { cityName }, query: ALL }))),
    readTravellersFeedback(client, page.language, cityName),
  ])
  return { ...offersIn(page.language, city, packages.data, poojas.data), travellers }
}

const knownCity = indexedMeta(
  (locale, { slug, city }: Offers) => ({ path: `/city/${slug}`, title: m.city_title({ city }, { locale }) }),
  import.meta.env.SSR && citySeo,
)
const unknownCity = noindexMeta(m.city_unknown)

export const meta = ({ loaderData, ...args }: Route.MetaArgs) =>
  loaderData ? knownCity({ ...args, loaderData }) : unknownCity(args)

export default function City({ loaderData: offers }: Route.ComponentProps) {
  const t = useTranslate()
  const session = useSession()
  const selection = useSelection(offers)
  const { choice, choose, change, error, replaced, dayPrice, onPrice } = selection
  const role = session?.user.role ?? null
  const choosing = { choice, role, error, onChoose: choose, onChange: change, replaced, dayPrice, onPrice }
  return (
    <main className="mx-auto w-full max-w-6xl grow gap-8 pb-0 sm:px-4 lg:grid lg:grid-cols-[1fr_20rem]">
      <CityHead offers={offers} />
      <div className="mt-1 grid gap-6 px-4 pb-5 sm:mt-4 sm:px-0 lg:mt-0">
        <section aria-labelledby="packages" className="grid gap-3">
          <PackageList offers={offers} {...choosing} />
        </section>
        <section aria-labelledby="poojas" className="grid gap-3">
          <h2 id="poojas">{t(m.city_poojas)}</h2>
          <PoojaList poojas={offers.poojas} {...choosing} />
          <TextLink to={`/ask/${offers.slug}`}>{t(m.ask_link)}</TextLink>
          {offers.meeting && <p>{offers.meeting}</p>}
        </section>
        <PhotoList of={offers.photos} />
        <TravellersFeedback items={offers.travellers} isShortOnPhone />
      </div>
      <SelectionBar selection={selection} offers={offers} role={role} />
    </main>
  )
}

/** The scene of the city, and its name: below it on a phone, beside it on a wide screen, so that nothing covers the drawing. */
function CityHead({ offers: { city, scene, about } }: { offers: Offers }) {
  const t = useTranslate()
  return (
    <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[1fr_42%] sm:items-center lg:col-span-2">
      <Scene of={scene} first className="lintel-paper h-36 sm:order-last sm:h-auto sm:rounded-b-xl" />
      <div className="grid gap-1 px-4 sm:px-0">
        <h1 className="text-xl leading-tight sm:text-4xl">{t(m.city_title, { city })}</h1>
        {about && <p className="hidden leading-snug sm:block">{about}</p>}
        <ScriptsOff />
      </div>
    </div>
  )
}

function UnknownCity() {
  const t = useTranslate()
  return (
    <MissingPage title={t(m.city_unknown)} text={t(m.city_unknown_text)}>
      <KnownCities />
    </MissingPage>
  )
}

export const ErrorBoundary = pageFailure({ fallback: m.city_package_failed, missing: <UnknownCity /> })

function KnownCities() {
  return (
    <ul className="flex flex-wrap gap-3">
      {useCities().map(({ slug, name }) => (
        <li key={slug}>
          <ButtonLink kind="second" to={`/city/${slug}`}>
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
