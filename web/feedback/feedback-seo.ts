import type { Feedback } from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import type { SeoData } from '../seo/meta-tags.ts'
import { agency, breadcrumbList, type JsonLd } from '../seo/json-ld.ts'

/** Search engines get at most so many of the ratings that count; the page shows all. */
const MOST = 10

const review = ({ text, rating, createdAt, User }: Feedback): JsonLd => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: User.name },
  datePublished: createdAt,
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
})

export const feedbackSeo: SeoData<{ data: Feedback[] }> = (page, { data }) => {
  const real = data.filter(({ city, example }) => city && !example).slice(0, MOST)
  return {
    description: m.feedback_page_description({}, { locale: page.language }),
    picture: 'landing',
    jsonLd: [breadcrumbList(page), { ...agency(page), ...(real.length > 0 && { review: real.map(review) }) }],
  }
}
