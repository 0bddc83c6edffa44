import { lazy, Suspense } from 'react'
import type { City } from '../../../contract/city.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { nameIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { useKeyedActs } from '../catalogue/keyed-acts.tsx'
import { useMissingTexts } from '../catalogue/missing-texts.ts'
import { setStatus } from '../catalogue/publication-calls.ts'
import { NamedLink, PublicationList } from '../catalogue/publication-list.tsx'

const OffersFile = lazy(async () => ({ default: (await import('../catalogue/offers-file.tsx')).OffersFile }))

/** The cities in their order, with their states; from here staff reach the packages and poojas of each. */
export function CityList({ cities }: { cities: readonly City[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const missingIn = useMissingTexts()
  const { run, keyField } = useKeyedActs()
  const rows = cities.map((city) => {
    const name = nameIn(language, city)
    return {
      id: city.id,
      name,
      missing: missingIn(city),
      status: city.status,
      links: (
        <>
          <NamedLink to={`/admin/cities/${city.slug}`} text={t(m.cities_offers_of)} name={name} />
          <NamedLink to={`/admin/cities/${city.id}`} text={t(m.offers_edit)} name={name} />
        </>
      ),
    }
  })
  return (
    <Page width="table">
      <h1>{t(m.cities_title)}</h1>
      <p>{t(cities.length > 0 ? m.cities_intro : m.cities_none)}</p>
      <ButtonLink to="/admin/cities/_new" className="justify-self-start">
        {t(m.cities_add)}
      </ButtonLink>
      {cities.length > 0 && keyField}
      <PublicationList
        rows={rows}
        run={run}
        order={(order, key) => unwrap(api.cities.order.$put({ json: { order, key } }))}
        setStatus={(...change) => setStatus('cities', ...change)}
        hiding={{
          state: m.publication_hidden,
          yes: t(m.cities_hide),
          title: (city) => t(m.cities_hide_title, { city }),
          text: t(m.cities_hide_text),
        }}
      />
      <Suspense>{cities.length > 0 && <OffersFile />}</Suspense>
    </Page>
  )
}
