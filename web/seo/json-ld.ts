import type { Rating } from '../../contract/feedback.ts'
import { addressIn } from '../../domain/address.ts'
import { m } from '../../messages/compiled/messages.js'
import type { RootData } from '../root-data.ts'
import type { SeoPage } from './seo-page.ts'

/** A schema.org object. */
export type JsonLd = { '@type': string; [property: string]: Value }
type Value = string | number | boolean | undefined | JsonLd | readonly Value[] | { '@id': string }

const agencyId = ({ origin }: RootData) => `${origin}/landing#agency`

/** The agency in short form, with the id of its full description. */
export const agency = (site: RootData): JsonLd => ({
  '@type': 'TravelAgency',
  '@id': agencyId(site),
  name: m.common_brand({}, { locale: site.language }),
  url: `${site.origin}/landing`,
})

/** The full description of the agency. @param rating null if nobody has rated yet */
export const agencyDetails = (site: RootData, rating: Rating | null): JsonLd => ({
  ...agency(site),
  logo: `${site.origin}/icons/512.png`,
  image: `${site.origin}/share/landing.png`,
  telephone: site.care.phone,
  email: site.care.email,
  currenciesAccepted: 'INR',
  knowsLanguage: ['en', 'hi'],
  areaServed: site.cities.map(([, name]) => ({ '@type': 'City', name })),
  aggregateRating: rating?.average
    ? {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      }
    : undefined,
})

export const webSite = (site: RootData): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${site.origin}/landing#site`,
  name: m.common_brand({}, { locale: site.language }),
  url: `${site.origin}/landing`,
  inLanguage: ['en', 'hi'],
  publisher: { '@id': agencyId(site) },
})

/** The breadcrumbs of a page: home and the page itself. */
export function breadcrumbList({ origin, language: locale, title, href }: SeoPage): JsonLd {
  const crumb = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      crumb(1, m.nav_home({}, { locale }), origin + addressIn('/landing', locale)),
      crumb(2, title, href),
    ],
  }
}

export const orderedList = (items: readonly string[]): JsonLd => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
})
