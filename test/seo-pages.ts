import { listedPaths } from './public-paths.ts'

/** The PUBLIC_URL of the site under test. */
export const origin = 'http://tirtha.test'

export const inBoth = listedPaths.flatMap((path) => [
  { path, language: 'en', address: path, other: 'hi' },
  { path, language: 'hi', address: `${path}?lang=hi`, other: 'en' },
])
