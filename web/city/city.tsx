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
      <div className="mt-4 grid gap-6 px-4 pb-5 sm:px-0 lg:mt-0">
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

/** The part of a drawing that a wide and low picture shows. */
const wideCrop = (scene: Offers['scene']): string =>
  scene === 'prayagraj' ? 'sm:[&>img]:object-[50%_78%]' : 'sm:[&>img]:object-[50%_40%]'

/** The scene with the name of the city on a slip of paper, and links to the two lists. */
function CityHead({ offers: { city, scene, about, packages, poojas } }: { offers: Offers }) {
  const t = useTranslate()
  const lists = [
    { id: 'packages', title: m.city_packages, count: packages.length },
    { id: 'poojas', title: m.city_poojas, count: poojas.length },
  ]
  return (
    <div className="grid sm:pt-4 lg:col-span-2">
      <Scene
        of={scene}
        first
        className={`lintel-paper h-36 [grid-area:1/1] sm:h-72 sm:rounded-b-xl ${wideCrop(scene)}`}
      />
      <div className="slip relative mx-3 mt-18 grid gap-0.5 [grid-area:1/1] sm:mx-6 sm:mt-20 sm:w-fit sm:max-w-lg sm:self-end sm:rounded-b-none">
        {/* On a phone, English always needs two lines: at the width of the slip the text would take one or two, depending on the font. */}
        <h1 className="max-w-[14em] text-xl leading-tight sm:max-w-none sm:text-4xl">{t(m.city_title, { city })}</h1>
        {about && <p>{about}</p>}
        <ScriptsOff />
        <nav aria-label={t(m.city_jump)} className="flex flex-wrap gap-x-5">
          {lists.map(({ id, title, count }) => (
            <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center gap-1.5 font-bold">
              {t(title)} <span className="tabular-nums">{count}</span>
            </a>
          ))}
        </nav>
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
