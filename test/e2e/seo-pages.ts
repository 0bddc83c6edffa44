import { cities } from '../../domain/city.ts'

/** PUBLIC_URL of the site under test. */
export const origin = 'http://tirtha.test'

const cityPaths = Object.keys(cities).map((city) => `/city/${city}`)

const listed = ['/landing', ...cityPaths, '/poojas', '/priest', '/feedback']

export const inBoth = listed.flatMap((path) => [
  { path, language: 'en', address: path, other: 'hi' },
  { path, language: 'hi', address: `${path}?lang=hi`, other: 'en' },
])
