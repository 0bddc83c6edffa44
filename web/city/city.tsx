import { useState } from 'react'
import { data } from 'react-router'
import type { CartAddition } from '../../contract/cart.ts'
import { unwrap } from '../../contract/client.ts'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { cities, isCity } from '../../domain/city.ts'
import { HEAD_COUNT } from '../../domain/price.ts'
import { selectionProblem } from '../../domain/selection.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Route } from './+types/city'
import { api } from '../api.ts'
import { nameIn, stateIn } from '../language/in-language.ts'
import { useTranslate } from '../language/language.ts'
import { apiOf, pageContext, readForPage } from '../page-context.ts'
import { useSession } from '../session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { indexedMeta, noindexMeta } from '../ui/page-meta.ts'
import { MissingPage } from '../ui/missing-page.tsx'
import { pageFailure } from '../ui/page-failure.tsx'
import { Scene } from '../ui/scene.tsx'
import { showToast } from '../ui/toast.tsx'
import { useMutation } from '../ui/use-mutation.ts'
import { about } from './about.ts'
import { citySeo } from './city-seo.ts'
import { type Choice, PackageCard, PoojaCard } from './offer-cards.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { selectionMessage } from './selection-message.ts'

/** All that a page of a city can hold at once. */
const MOST = { limit: '100' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const cityName = params.cityName.toLowerCase()
  if (!isCity(cityName)) throw data(null, { status: 404 })
  const page = context.get(pageContext)
  const { language } = page
  const hindi = language === 'hi'
  const client = apiOf(page)
  const [packages, poojas] = await Promise.all([
    readForPage(unwrap(client.packages.city[':cityName'].$get({ param: { cityName }, query: MOST }))),
    readForPage(unwrap(client.events.city[':cityName'].$get({ param: { cityName }, query: MOST }))),
  ])
  // Only the language in use: the data goes over the network a second time, after the HTML.
  return {
    city: cities[cityName][language],
    scene: cityName,
    packages: packages.data.map((pack) => ({
      id: pack.id,
      name: nameIn(language, pack),
      price: pack.price,
      additionalPerson: pack.additionalPerson,
      itinerary: hindi ? pack.itineraryHindi : pack.itinerary,
      facility: hindi ? pack.facilityHindi : pack.facility,
    })),
    poojas: poojas.data.map((pooja) => ({
      id: pooja.id,
      name: nameIn(language, pooja),
      cost: pooja.cost,
      state: stateIn(language, pooja),
      details: hindi ? pooja.detailsHindi : pooja.details,
    })),
  }
}

export type Offers = Awaited<ReturnType<typeof loader>>

const knownCity = indexedMeta(
  (locale, { scene, city }: Offers) => ({ path: `/city/${scene}`, title: m.city_title({ city }, { locale }) }),
  import.meta.env.SSR && citySeo,
)
const unknownCity = noindexMeta(m.city_unknown)

export const meta = ({ loaderData, ...args }: Route.MetaArgs) =>
  loaderData ? knownCity({ ...args, loaderData }) : unknownCity(args)

const jump =
  'inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-edge px-4 font-bold text-river hover:bg-glow'

const nothing: Choice = { kind: 'none', id: '', day: '', headCount: HEAD_COUNT.usual }

export default function City({ loaderData: { city, scene, packages, poojas } }: Route.ComponentProps) {
  const t = useTranslate()
  const session = useSession()
  const adding = useMutation({
    call: (json: CartAddition) => unwrap(api.cart.add.$post({ json })),
    saved: m.city_added_to_cart,
    fallback: m.city_add_failed,
    done: () => setChoice(nothing),
    reloads: false,
  })
  const [choice, setChoice] = useState(nothing)
  const [problem, setProblem] = useState<ReturnType<typeof selectionProblem>>(null)
  const role = session?.user.role ?? null

  /** One package or one pooja: choosing one lets go of the other and its date; unchecking lets go of all. */
  const choose = (kind: 'package' | 'pooja', id: string) => {
    setProblem(null)
    adding.clear()
    setChoice(choice.id === id ? nothing : { ...nothing, kind, id })
  }
  const change = (next: Partial<Choice>) => {
    setProblem(null)
    adding.clear()
    setChoice({ ...choice, ...next })
  }

  const add = () => {
    const isPackage = choice.kind === 'package'
    const found = selectionProblem({
      packageId: isPackage ? choice.id : '',
      hasArrivalDate: choice.day !== '',
      poojas: choice.kind === 'pooja' ? [{ hasDate: choice.day !== '' }] : [],
    })
    setProblem(found)
    if (found) return showToast('error', t(selectionMessage[found]))
    const date = startOf(choice.day as CalendarDay)
    const json: CartAddition = isPackage
      ? { packageId: choice.id, headCount: choice.headCount, date, events: [] }
      : { packageId: '', headCount: 0, date, events: [{ eventId: choice.id, date }] }
    return adding.run(json)
  }

  const lists = [
    { id: 'packages', title: m.city_packages, count: packages.length },
    { id: 'poojas', title: m.city_poojas, count: poojas.length },
  ]
  const shared = {
    choice,
    role,
    onChoose: choose,
    onChange: change,
    error: problem ? t(selectionMessage[problem]) : adding.error,
  }
  return (
    <main className="mx-auto w-full max-w-6xl grow pb-0 sm:px-4">
      <div className="grid gap-4 sm:pt-6">
        <Scene
          of={scene}
          first
          className="lintel-paper aspect-video sm:aspect-[20/9] sm:rounded-b-xl sm:[&>img]:object-[50%_35%]"
        />
        <div className="grid gap-2 px-4 sm:px-0">
          <h1>{t(m.city_title, { city })}</h1>
          <p className="text-lg">{t(about[scene])}</p>
          <nav aria-label={t(m.city_jump)} className="flex flex-wrap gap-3">
            {lists.map(({ id, title, count }) => (
              <a key={id} href={`#${id}`} className={jump}>
                {t(title)} <span className="tabular-nums">{count}</span>
              </a>
            ))}
          </nav>
        </div>
      </div>
      <div className="mt-8 gap-8 lg:grid lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-10 px-4 pb-10 sm:px-0">
          <section aria-labelledby="packages" className="grid gap-4">
            <h2 id="packages">{t(m.city_packages)}</h2>
            {packages.length === 0 && <p>{t(m.city_no_packages)}</p>}
            <div className="grid gap-5 md:grid-cols-2">
              {packages.map((pack) => (
                <PackageCard key={pack.id} pack={pack} {...shared} />
              ))}
            </div>
          </section>
          <section aria-labelledby="poojas" className="grid gap-4">
            <h2 id="poojas">{t(m.city_poojas)}</h2>
            {poojas.length === 0 && <p>{t(m.city_no_poojas)}</p>}
            <div className="grid gap-5 md:grid-cols-2">
              {poojas.map((pooja) => (
                <PoojaCard key={pooja.id} pooja={pooja} {...shared} />
              ))}
            </div>
          </section>
        </div>
        <SelectionBar choice={choice} packages={packages} poojas={poojas} role={role} busy={adding.busy} onAdd={add} />
      </div>
    </main>
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
