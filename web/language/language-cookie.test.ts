import { afterEach, expect, test, vi } from 'vitest'
import { languageCookie, storeCookie } from './language-cookie.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['https:', /; SameSite=Lax; Secure$/],
  ['http:', /; SameSite=Lax$/],
])('DESIGN cookies that a script stores on %s', (protocol, expected) => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  storeCookie(languageCookie('language', 'hi'))
  expect(page.cookie).toMatch(expected)
})
