import { lazy, Suspense } from 'react'
import type { Event, Package } from '../../../contract/catalogue.ts'
import type { City } from '../../../contract/city.ts'
import { m } from '../../../messages/compiled/messages.js'
import { nameIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { Page } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useKeyedActs } from './keyed-acts.tsx'
import { OffersOfKind } from './offers-of-kind.tsx'

const OffersFile = lazy(async () => ({ default: (await import('./offers-file.tsx')).OffersFile }))

type Props = { city: City; packages: readonly Package[]; poojas: readonly Event[] }

/** The packages and poojas of a city in their order, with their states. */
export function OffersOfCity({ city, packages, poojas }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { run, keyField } = useKeyedActs()
  return (
    <Page width="table" gap={6}>
      <div className="grid">
        <h1>{t(m.offers_title, { city: nameIn(language, city) })}</h1>
        <TextLink to="/admin/cities/_all">{t(m.cities_title)}</TextLink>
      </div>
      {city.status !== 'PUBLISHED' && <p className="font-bold">{t(m.offers_city_hidden)}</p>}
      {packages.length + poojas.length > 0 && keyField}
      <OffersOfKind kind="package" city={city} offers={packages} run={run} />
      <OffersOfKind kind="event" city={city} offers={poojas} run={run} />
      <Suspense>
        <OffersFile city={city.slug} />
      </Suspense>
    </Page>
  )
}
