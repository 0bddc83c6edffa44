import type { Event, Package } from '../../../contract/catalogue.ts'
import type { City } from '../../../contract/city.ts'
import { unwrap } from '../../../contract/client.ts'
import { m } from '../../../messages/compiled/messages.js'
import { api } from '../../api.ts'
import { nameIn } from '../../language/in-language.ts'
import { useLanguage, useTranslate } from '../../language/language.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRupees } from '../../ui/format.ts'
import type { KeyedAct } from './keyed-acts.tsx'
import { useMissingTexts } from './missing-texts.ts'
import { setStatus } from './publication-calls.ts'
import { NamedLink, PublicationList } from './publication-list.tsx'

type Order = { json: { city: string; order: string[]; key: string } }

const kinds = {
  package: {
    area: 'packages' as const,
    title: m.offers_packages,
    none: m.offers_no_packages,
    add: m.offers_add_package,
    order: (order: Order): Promise<unknown> => unwrap(api.packages.order.$put(order)),
  },
  event: {
    area: 'events' as const,
    title: m.offers_poojas,
    none: m.offers_no_poojas,
    add: m.offers_add_pooja,
    order: (order: Order): Promise<unknown> => unwrap(api.events.order.$put(order)),
  },
}

type Props = {
  kind: keyof typeof kinds
  city: City
  offers: readonly (Package | Event)[]
  run: (act: KeyedAct) => void
}

/** The packages, or the poojas, of a city. */
export function OffersOfKind({ kind, city, offers, run }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const missingIn = useMissingTexts()
  const rupees = useRupees()
  const { area, title, none, add, order } = kinds[kind]
  const edit = `/admin/edit/${kind}`
  const rows = offers.map((offer) => {
    const { id, status } = offer
    const name = nameIn(language, offer)
    return {
      id,
      name,
      missing: missingIn(offer),
      status,
      details: <span className="tabular-nums">{rupees('price' in offer ? offer.price : offer.cost)}</span>,
      links: (
        <>
          <NamedLink to={`${edit}/${id}`} text={t(m.offers_edit)} name={name} />
          <NamedLink to={`/admin/places/${kind}/${id}`} text={t(m.days_link)} name={name} />
          <NamedLink to={`${edit}/new?copy=${id}`} text={t(m.offers_copy)} name={name} />
        </>
      ),
    }
  })
  return (
    <section aria-labelledby={kind} className="grid gap-3">
      <h2 id={kind}>{t(title)}</h2>
      {rows.length === 0 && <p className="text-quiet">{t(none)}</p>}
      <PublicationList
        rows={rows}
        run={run}
        order={(ids, key) => order({ json: { city: city.name, order: ids, key } })}
        setStatus={(...change) => setStatus(area, ...change)}
        hiding={{
          state: m.publication_withdrawn,
          yes: t(m.publication_withdraw),
          title: (name) => t(m.offers_withdraw_title, { name }),
          text: t(m.offers_withdraw_text),
        }}
      />
      <ButtonLink kind="second" to={`${edit}/new?city=${city.slug}`} className="justify-self-start">
        {t(add)}
      </ButtonLink>
    </section>
  )
}
