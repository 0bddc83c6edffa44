import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { firstOf } from '../present.ts'

const on = browserSite({ newProfiles: true })

type Texts = Record<string, string>
const read = (language: 'en' | 'hi') =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')) as Texts
/** The longest part of a message without placeholders, as in a compiled function. */
const longestPart = (text: string) => text.split(/\{\w+\}/).toSorted((one, other) => other.length - one.length)[0] ?? ''

/** The texts by which the messages with these names can be recognized, because no other message has them. */
const textsOnlyIn = (names: RegExp): string[] =>
  [read('en'), read('hi')].flatMap((messages) => {
    const others = Object.entries(messages).flatMap(([key, text]) => (names.test(key) ? [] : [text]))
    return Object.entries(messages)
      .filter(([key]) => names.test(key))
      .map(([, text]) => longestPart(text))
      .filter((text) => text.length >= 10 && !others.some((other) => other.includes(text)))
  })
const adminTexts = textsOnlyIn(/^(admin|desk)_/)
/** The texts of pages on which devotees pay and see their bookings. */
const devoteeTexts = textsOnlyIn(/^(booking|checkout|payment)_/)

/** The texts of all scripts that a page loads until the network is idle, by address. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, string>> {
  // A script that the previous page still loads does not belong to this page.
  await page.goto('/robots.txt')
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text())
  })
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('response')
  return new Map(await Promise.all([...scripts].map(async ([url, text]) => [url, await text] as const)))
}

const textsIn = (scripts: Map<string, string>, texts: readonly string[]) =>
  texts.filter((text) => [...scripts.values()].some((script) => script.includes(text)))

/** The modules of the pages for staff, as named in the manifest of routes. */
const adminModules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { routes } = (
      globalThis as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } }
    ).__reactRouterManifest
    return Object.entries(routes).flatMap(([id, { module }]) => (id.startsWith('desk/') ? [module] : []))
  })

test.each(['/landing', '/city/varanasi'])(
  '§6 the first visit to %s loads nothing of the pages for staff',
  async (path) => {
    const { page, leave } = await on.visit()
    const scripts = await scriptsOf(page, path)
    expect(scripts.size).toBeGreaterThan(2)
    expect(textsIn(scripts, adminTexts)).toEqual([])
    const modules = await adminModules(page)
    expect(modules.length).toBeGreaterThan(5)
    const loaded = [...scripts.keys()].map((url) => new URL(url).pathname)
    expect(loaded.filter((pathname) => modules.includes(pathname))).toEqual([])
    await leave()
  },
)

test('§6 the pages for staff load their texts, which shows that the search finds them', async () => {
  expect(adminTexts.length).toBeGreaterThan(100)
  const { page, leave } = await on.loggedIn({ as: 'admin' })
  expect(textsIn(await scriptsOf(page, '/admin/users'), adminTexts).length).toBeGreaterThan(5)
  const modules = await adminModules(page)
  expect(modules.length).toBeGreaterThan(5)
  await leave()
})

test('§6 no page for staff loads the texts of the checkout and the bookings of devotees', async () => {
  expect(devoteeTexts.length).toBeGreaterThan(100)
  const devotee = await on.loggedIn()
  await devotee.addPackage()
  const booking = firstOf(await devotee.book())
  const ayodhya = { param: { cityName: 'ayodhya' }, query: {} }
  const { data: packages } = await unwrap(devotee.api.packages.city[':cityName'].$get(ayodhya))
  const { data: poojas } = await unwrap(devotee.api.events.city[':cityName'].$get(ayodhya))
  expect(textsIn(await scriptsOf(devotee.page, `/user/bookings/${booking.id}`), devoteeTexts).length).toBeGreaterThan(
    50,
  )
  await devotee.leave()

  const { page, leave } = await on.loggedIn({ as: 'admin' })
  for (const path of [
    '/admin',
    '/admin/payments',
    '/admin/users',
    `/admin/users/${devotee.session.user.id}`,
    `/admin/bookings/${booking.id}`,
    '/admin/refunds',
    `/admin/edit/package/${firstOf(packages).id}`,
    `/admin/edit/event/${firstOf(poojas).id}`,
  ])
    expect(textsIn(await scriptsOf(page, path), devoteeTexts), path).toEqual([])
  await leave()
})
