import type { ReactNode } from 'react'
import { data } from 'react-router'
import { unwrap } from '../../contract/client.ts'
import { cities, isCity } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/city'
import { useTranslate } from '../language/language.ts'
import { apiOf, pageContext, readForPage } from '../page-context.ts'
import { useSession } from '../session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { indexedMeta, noindexMeta } from '../ui/page-meta.ts'
import { MissingPage } from '../ui/missing-page.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { ScriptsOff } from '../ui/scripts-off.tsx'
import { Scene } from '../ui/scene.tsx'
import { about } from './about.ts'
import { citySeo } from './city-seo.ts'
import { PackageCard, PoojaCard } from './offer-cards.tsx'
import { type Offers, offersIn } from './offers.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

/** The largest page of a list. */
const ALL = { limit: '100' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const cityName = params.cityName.toLowerCase()
  if (!isCity(cityName)) throw data(null, { status: 404 })
  const page = context.get(pageContext)
  const client = apiOf(page)
  const [packages, poojas] = await Promise.all([
    readForPage(unwrap(client.packages.city[':cityName'].$get({ param: { cityName }, query: ALL }))),
    readForPage(unwrap(client.events.city[':cityName'].$get({ param: { cityName }, query: ALL }))),
  ])
  return offersIn(page.language, cityName, packages.data, poojas.data)
}

const knownCity = indexedMeta(
  (locale, { scene, city }: Offers) => ({ path: `/city/${scene}`, title: m.city_title({ city }, { locale }) }),
  import.meta.env.SSR && citySeo,
)
const unknownCity = noindexMeta(m.city_unknown)

export const meta = ({ loaderData, ...args }: Route.MetaArgs) =>
  loaderData ? knownCity({ ...args, loaderData }) : unknownCity(args)

const jump =
  'inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-edge px-4 font-bold text-river hover:bg-glow'

export default function City({ loaderData: offers }: Route.ComponentProps) {
  const t = useTranslate()
  const session = useSession()
  const selection = useSelection(offers)
  const { choice, choose, change, error } = selection
  const { packages, poojas } = offers
  const role = session?.user.role ?? null
  const shared = { choice, role, error, onChoose: choose, onChange: change }
  return (
    <main className="mx-auto w-full max-w-6xl grow gap-8 pb-0 sm:px-4 lg:grid lg:grid-cols-[1fr_20rem]">
      <CityHead offers={offers} />
      <div className="mt-8 grid gap-10 px-4 pb-10 sm:px-0 lg:mt-0">
        <OfferList id="packages" title={t(m.city_packages)} none={t(m.city_no_packages)}>
          {packages.map((pack) => (
            <PackageCard key={pack.id} pack={pack} {...shared} />
          ))}
        </OfferList>
        <OfferList id="poojas" title={t(m.city_poojas)} none={t(m.city_no_poojas)}>
          {poojas.map((pooja) => (
            <PoojaCard key={pooja.id} pooja={pooja} {...shared} />
          ))}
        </OfferList>
      </div>
      <SelectionBar selection={selection} offers={offers} role={role} />
    </main>
  )
}

function CityHead({ offers: { city, scene, packages, poojas } }: { offers: Offers }) {
  const t = useTranslate()
  const lists = [
    { id: 'packages', title: m.city_packages, count: packages.length },
    { id: 'poojas', title: m.city_poojas, count: poojas.length },
  ]
  return (
    <div className="grid gap-4 sm:pt-6 lg:col-span-2">
      <Scene
        of={scene}
        first
        className="lintel-paper aspect-video sm:aspect-[20/9] sm:rounded-b-xl sm:[&>img]:object-[50%_35%]"
      />
      <div className="grid gap-2 px-4 sm:px-0">
        <h1>{t(m.city_title, { city })}</h1>
        <p className="text-lg">{t(about[scene])}</p>
        <ScriptsOff />
        <nav aria-label={t(m.city_jump)} className="flex flex-wrap gap-3">
          {lists.map(({ id, title, count }) => (
            <a key={id} href={`#${id}`} className={jump}>
              {t(title)} <span className="tabular-nums">{count}</span>
            </a>
          ))}
        </nav>
      </div>
    </div>
  )
}

type ListProps = { id: string; title: string; none: string; children: ReactNode[] }

const OfferList = ({ id, title, none, children }: ListProps) => (
  <section aria-labelledby={id} className="grid gap-4">
    <h2 id={id}>{title}</h2>
    {children.length === 0 && <p>{none}</p>}
    <div className="grid gap-5 md:grid-cols-2">{children}</div>
  </section>
)

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
  const t = useTranslate()
  return (
    <ul className="flex flex-wrap gap-3">
      {Object.entries(cities).map(([name, words]) => (
        <li key={name}>
          <ButtonLink kind="second" to={`/city/${name}`}>
            {t((_, { locale }) => words[locale])}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
