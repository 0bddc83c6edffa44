import type { MetaDescriptor } from 'react-router'
import { addressIn } from '../../domain/address.ts'
import { LOGO_SIZE } from '../../domain/brand.ts'
import type { DrawnCity, Scene } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import type { RootData } from '../root-data.ts'
import type { JsonLd } from './json-ld.ts'
import type { SeoPage } from './seo-page.ts'

/** One of the pictures that the build draws (scripts/share-images.ts). */
export type Picture = DrawnCity | 'pooja' | 'landing'

/** A drawing without a place has no picture of its own. */
export const pictureOf = (scene: Scene): Picture => (scene === 'plain' ? 'landing' : scene)

export type SeoData<Data> = (
  page: SeoPage,
  data: Data,
) => {
  description: string
  picture: Picture
  jsonLd: JsonLd[]
}

/** This is a function because browsers do not call it and so need not load its messages. */
const messageOf = (picture: Picture) =>
  ({
    landing: m.seo_image_landing,
    prayagraj: m.landing_slide_prayagraj,
    varanasi: m.landing_slide_varanasi,
    chitrakoot: m.landing_slide_chitrakoot,
    ayodhya: m.landing_slide_ayodhya,
    sarnath: m.landing_slide_sarnath,
    pooja: m.landing_slide_pooja,
  })[picture]

const OPEN_GRAPH_LOCALE = { en: 'en_IN', hi: 'hi_IN' } as const

/**
 * The pictures of the build contain the original name of the site. A site with another name shows its logo instead, or no picture.
 */
export function pictureUrl({ origin, brand }: RootData, picture: Picture): string | undefined {
  if (brand) return brand.logo && `${origin}/photos/${brand.logo}`
  return `${origin}/share/${picture}.png`
}

function openGraphImage(page: SeoPage, picture: Picture): Record<string, string> {
  const url = pictureUrl(page, picture)
  if (!url) return {}
  const [width, height] = page.brand ? [LOGO_SIZE, LOGO_SIZE] : [1200, 630]
  const { language: locale } = page
  const alt = page.brand ? m.common_brand : messageOf(picture)
  return {
    'og:image': url,
    'og:image:type': 'image/png',
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': alt({}, { locale }),
  }
}

/** The description, the links to the other language, Open Graph and JSON-LD. */
export function metaTags<Data>(page: SeoPage, seo: SeoData<Data>, data: Data): MetaDescriptor[] {
  const { language: locale, origin, path, title, href } = page
  const { description, picture, jsonLd } = seo(page, data)
  const alternate = (hrefLang: string, address: string) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: origin + address,
  })
  const openGraph = {
    'og:type': 'website',
    'og:site_name': m.common_brand({}, { locale }),
    'og:title': title,
    'og:description': description,
    'og:url': href,
    'og:locale': OPEN_GRAPH_LOCALE[locale],
    'og:locale:alternate': OPEN_GRAPH_LOCALE[locale === 'hi' ? 'en' : 'hi'],
    ...openGraphImage(page, picture),
  }
  return [
    { name: 'description', content: description },
    alternate('en', path),
    alternate('hi', addressIn(path, 'hi')),
    alternate('x-default', path),
    ...Object.entries(openGraph).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': jsonLd } },
  ]
}
