import { expect, test } from 'vitest'
import routes from '../../web/routes.ts'
import { pagesForAll } from './page-address.ts'

/** Redirects, and the pages that show a booking or an offer to anyone who has its link. */
const others = new Set(['', 'language', 'shared/:token', 'ask/:of', '*'])

test('DESIGN public reads: every page is answered from memory but those of a link', () => {
  const pages = routes.map(({ path = '' }) => path).filter((path) => !others.has(path))
  expect(Object.keys(pagesForAll)).toEqual(pages.map((path) => `/${path}`))
})
