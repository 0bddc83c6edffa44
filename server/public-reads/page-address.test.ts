import { expect, test } from 'vitest'
import routes from '../../web/routes.ts'
import { pagesForAll } from './page-address.ts'

/** What leads elsewhere, and the page that shows one booking to whoever has its link. */
const others = new Set(['', 'language', 'shared/:token', '*'])

test('DESIGN public reads: every page is answered from memory but the one that shows a shared journey', () => {
  const pages = routes.map(({ path = '' }) => path).filter((path) => !others.has(path))
  expect(Object.keys(pagesForAll)).toEqual(pages.map((path) => `/${path}`))
})
