import type { Rating } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import type { SeoData } from '../seo/meta-tags.ts'
import type { SeoPage } from '../seo/seo-page.ts'
import { agencyDetails, webSite } from '../seo/json-ld.ts'

function descriptionOf({ cities, language: locale }: SeoPage): string {
  if (cities.length === 0) return m.landing_title({}, { locale })
  const names = new Intl.ListFormat(`${locale}-IN`).format(cities.map(([, name]) => name))
  return m.landing_page_description({ cities: names }, { locale })
}

export const landingSeo: SeoData<{ rating: Rating | null }> = (page, { rating }) => ({
  description: descriptionOf(page),
  picture: 'landing',
  jsonLd: [agencyDetails(page, rating), webSite(page)],
})
