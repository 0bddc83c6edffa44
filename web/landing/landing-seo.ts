import type { Rating } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import type { SeoData } from '../seo/meta-tags.ts'
import { agencyDetails, webSite } from '../seo/json-ld.ts'

export const landingSeo: SeoData<{ rating: Rating | null }> = (page, { rating }) => ({
  description: m.landing_page_description({}, { locale: page.language }),
  picture: 'landing',
  jsonLd: [agencyDetails(page, rating), webSite(page)],
})
