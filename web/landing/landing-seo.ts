import type { Rating } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Found } from '../seo/meta-tags.ts'
import { webSite, wholeAgency } from '../seo/json-ld.ts'

export const landingFound: Found<{ rating: Rating | null }> = (page, { rating }) => ({
  description: m.description_landing({}, { locale: page.language }),
  picture: 'landing',
  things: [wholeAgency(page, rating), webSite(page)],
})
