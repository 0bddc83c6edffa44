/** @module-tag thorough */
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { untilKept } from './kept-pages.ts'
import type { Visitor } from './visit.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'

const site = browserSite({ newProfiles: true })
const en = wordsIn('en')
const hi = wordsIn('hi')

const heading = (page: Visitor['page'], name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const search = (page: Visitor['page']) => page.evaluate(() => location.search)
const language = (page: Visitor['page']) => page.evaluate(() => document.documentElement.lang)
const canonical = (page: Visitor['page']) => page.locator('link[rel=canonical]').getAttribute('href')

test('SEO an address in the other language is shown in it, and the next page in one’s own', async () => {
  const { page, leave } = await site.visit({ language: 'en' })
  await page.goto('/landing')
  await hydrated(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/poojas?lang=hi')
  await hydrated(page)
  await heading(page, hi(m.poojas_title))
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path.endsWith('.data') || path === '/poojas')).toEqual(['/poojas'])
  expect([await language(page), await search(page)]).toEqual(['hi', '?lang=hi'])
  expect(await page.evaluate(() => localStorage.language)).toBe('en')

  await page.getByRole('link', { name: hi(m.nav_home) }).click()
  await heading(page, en(m.landing_heading))
  expect([await language(page), await search(page)]).toEqual(['en', ''])
  expect(await canonical(page)).toBe('http://tirtha.test/landing')
  await page.goBack()
  await heading(page, hi(m.poojas_title))
  expect(await language(page)).toBe('hi')
  await leave()
})

test('SEO the header’s switch removes the language from the address without a history entry', async () => {
  const { page, leave } = await site.visit({ language: 'hi' })
  await page.goto('/landing')
  await page.goto('/feedback?lang=en&from=mail')
  await hydrated(page)
  await heading(page, en(m.feedback_title))
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await heading(page, hi(m.feedback_title))
  expect(await search(page)).toBe('?from=mail')
  expect(await canonical(page)).toBe('http://tirtha.test/feedback?lang=hi')
  await page.getByRole('button', { name: 'English' }).click()
  await heading(page, en(m.feedback_title))
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/landing')
  await leave()
})

test.each([
  ['English (OK)', 'en'],
  ['हिन्दी (Cancel)', 'hi'],
] as const)('SEO who comes by an address in Hindi is still asked for the language: %s', async (button, chosen) => {
  const say = wordsIn(chosen)
  const { page, leave } = await site.visit({ hasChosen: false })
  await page.goto('/city/ayodhya?lang=hi')
  await page.getByRole('dialog').waitFor()
  expect(await language(page)).toBe('hi')
  await page.getByRole('button', { name: button }).click()
  const city = { en: 'Ayodhya', hi: 'अयोध्या' }[chosen]
  await heading(page, say(m.city_title, { city }))
  await page.waitForURL((url) => url.search === '')
  expect(await language(page)).toBe(chosen)
  await page.reload()
  await hydrated(page)
  expect([await language(page), await page.getByRole('dialog').count()]).toEqual([chosen, 0])
  await leave()
})

test('SEO what a page reloads is in the language of its address', async () => {
  const { page, leave } = await site.loggedIn({ language: 'en' })
  await page.goto('/feedback?lang=hi')
  await hydrated(page)
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === '/feedback.data')
  await page.getByPlaceholder(hi(m.feedback_placeholder)).fill('शांत और साफ़।')
  await page.getByRole('button', { name: hi(m.common_submit), exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'शांत और साफ़।' }).waitFor()
  expect((await loaded).headers()['content-language']).toBe('hi')
  expect([await language(page), await search(page)]).toEqual(['hi', '?lang=hi'])
  await heading(page, hi(m.feedback_title))
  await leave()
})

test('SEO offline: a page visited in the other language is stored in one’s own', async () => {
  const { page, loseNetwork, leave } = await site.visit({ language: 'en', storesPages: true })
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('pages')).keys()).map(({ url }) => url.slice(location.origin.length)),
    )
  await page.goto('/landing')
  await hydrated(page)
  await untilKept(page, '/offline')
  await page.goto('/poojas?lang=hi')
  await hydrated(page)
  await untilKept(page, '/poojas')
  expect(await kept()).not.toContain('/poojas?lang=hi')

  await loseNetwork()
  for (const address of ['/poojas', '/poojas?lang=hi']) {
    await page.goto(address)
    await hydrated(page)
    await heading(page, en(m.poojas_title))
  }
  await leave()
})
