import { cities } from './demo-cities.ts'

/** The public pages that search engines may list. */
export const listedPaths = [
  '/landing',
  ...Object.keys(cities).map((city) => `/city/${city}`),
  '/poojas',
  '/priest',
  '/feedback',
  '/about',
  '/contact',
  '/questions',
  '/terms',
  '/cancellation',
  '/privacy',
]

export const publicPaths = [...listedPaths, '/auth/login', '/auth/register']
