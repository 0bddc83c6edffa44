import { expect, test } from 'vitest'
import type { SeoPage } from '../seo/seo-page.ts'
import { landingSeo } from './landing-seo.ts'

const page: SeoPage = {
  language: 'en',
  origin: 'https://tirtha.test',
  asksLanguage: false,
  isRefused: false,
  gstPercent: 18,
  cities: [],
  firm: { name: 'Tirtha Demo Travels', address: ['Varanasi 221000'], gstin: '09DEMOX0000X0Z0' },
  care: { phone: '+91 55500 00108', email: 'care@example.com' },
  path: '/landing',
  title: 'Pilgrimages',
  href: 'https://tirtha.test/landing',
}
const agencyWith = (rating: Parameters<typeof landingSeo>[1]['rating']) =>
  JSON.parse(JSON.stringify(landingSeo(page, { rating }).jsonLd[0])) as Record<string, unknown>

test('SEO the agency has the rating of its feedback', () => {
  expect(agencyWith({ count: 3, stars: [0, 0, 0, 1, 2], average: 4.7 })).toMatchObject({
    '@type': 'TravelAgency',
    name: 'Tirtha',
    telephone: '+91 55500 00108',
    email: 'care@example.com',
    aggregateRating: { ratingValue: 4.7, ratingCount: 3, bestRating: 5, worstRating: 1 },
  })
})

test('SEO the description names the cities of the site, and none while it has none', () => {
  const cities = [
    ['mathura', 'Mathura'],
    ['kashi', 'Kashi'],
  ] as const
  expect(landingSeo({ ...page, cities }, { rating: null }).description).toMatch(/poojas in Mathura and Kashi\./)
  expect(landingSeo(page, { rating: null }).description).toMatch(/^Pilgrimages and poojas/)
})

test.each([null, { count: 0, stars: [0, 0, 0, 0, 0], average: null }])(
  'SEO an agency without feedback has no rating: %j',
  (rating) => {
    expect(agencyWith(rating)).not.toHaveProperty('aggregateRating')
  },
)
