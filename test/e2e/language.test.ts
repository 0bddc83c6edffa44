import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'

const site = browserSite()
const en = wordsIn('en')
const hi = wordsIn('hi')
const title = { level: 1 } as const

test('§1 the first visit asks for the language, where Escape is Cancel and Cancel is Hindi', async () => {
  const { page, leave } = await site.visit({ hasChosen: false })
  await page.goto('/landing')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { ...title, name: hi(m.landing_heading) }).waitFor()
  expect(await page.evaluate(() => [localStorage.language, localStorage.languageSelected])).toEqual(['hi', 'hi'])

  // The choice is stored, and the question does not appear again.
  await page.reload()
  await page.getByRole('heading', { ...title, name: hi(m.landing_heading) }).waitFor()
  await hydrated(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await leave()
})

test('§1 the first visit asks for the language, where OK is English', async () => {
  const { page, leave } = await site.visit({ hasChosen: false, language: 'hi' })
  await page.goto('/landing')
  await page.getByRole('dialog').getByRole('button', { name: 'English (OK)', exact: true }).click()
  await page.getByRole('heading', { ...title, name: en(m.landing_heading) }).waitFor()
  expect(await page.evaluate(() => [localStorage.language, localStorage.languageSelected])).toEqual(['en', 'en'])
  await leave()
})

test('§1 the header leads to the other language at any time, rendered by the server', async () => {
  const { page, context, leave } = await site.visit({ language: 'en' })
  await page.goto('/city/sarnath')
  await hydrated(page)
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await page.getByRole('heading', { ...title, name: hi(m.city_title, { city: 'सारनाथ' }) }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
  const served = await (await context.request.get('/city/sarnath')).text()
  expect(served).toContain('<html lang="hi">')
  expect(served).toContain(hi(m.city_title, { city: 'सारनाथ' }))

  // The choice in localStorage restores a lost cookie.
  await context.clearCookies()
  await page.reload()
  await page.getByRole('heading', { ...title, name: hi(m.city_title, { city: 'सारनाथ' }) }).waitFor()
  await leave()
})

test('CONTRACT language of a page: without a cookie the server follows Accept-Language', async () => {
  const { context, leave } = await site.visit()
  const page = async (acceptLanguage: string) =>
    (await context.request.get('/landing', { headers: { 'Accept-Language': acceptLanguage } })).text()
  expect(await page('hi-IN,hi;q=0.9,en;q=0.5')).toContain(hi(m.landing_heading))
  expect(await page('en;q=0.9,hi;q=0.2')).toContain(en(m.landing_heading))
  expect(await page('ta-IN')).toContain(en(m.landing_heading))
  await leave()
})

test.each([
  ['/admin/users', 'en', 'hi'],
  ['/admin/users', 'hi', 'en'],
  ['/admin/refunds', 'en', 'hi'],
  ['/city/sarnath', 'en', 'hi'],
] as const)(
  '§1 the header leads to the other language, also if the cookie says another one: %s, chosen %s, cookie %s',
  async (path, chosen, cookie) => {
    const { page, context, leave } = await site.loggedIn({ as: 'admin', language: chosen })
    await context.addCookies([{ name: 'language', value: cookie, url: site.origin }])
    await page.goto(path)
    await page.locator(`html[lang=${chosen}] main:not([aria-busy=true]) h1`).waitFor()
    await hydrated(page)
    const heading = { '/admin/users': m.nav_users, '/admin/refunds': m.nav_refunds, '/city/sarnath': null }[path]
    const words = wordsIn(chosen)
    const name = heading ? words(heading) : words(m.city_title, { city: chosen === 'hi' ? 'सारनाथ' : 'Sarnath' })
    await page.getByRole('heading', { ...title, name }).waitFor()
    await leave()
  },
)
