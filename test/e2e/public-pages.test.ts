import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { publicPaths } from '../public-paths.ts'
import { hydrated, type Size } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { present } from '../present.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews([
  ['en', 'phone'],
  ['hi', 'phone'],
  ['en', 'desktop'],
  ['hi', 'desktop'],
] as [Language, Size][])(
  '§2 every public page in %s on a %s has its heading, no error and no overflow',
  async ([language, size]) => {
    const { page, leave } = await site.visit({ language, size })
    for (const path of publicPaths) {
      await page.goto(path)
      await hydrated(page)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
      expect(await page.title(), path).not.toBe('')
    }
    await leave()
  },
)

test('§2 the landing page leads to each city, the priest, the poojas and the feedback', async () => {
  const say = wordsIn('en')
  const { page, leave } = await site.visit()
  await page.goto('/landing')
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const linksIn = (part: Locator) =>
    part.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const cities = await section(say(m.landing_cities)).getByRole('listitem').all()
  const links = await Promise.all(cities.map(linksIn))
  expect(links).toEqual(
    ['prayagraj', 'varanasi', 'prayagraj', 'chitrakoot', 'ayodhya', 'sarnath'].map((city) => [
      `/city/${city}`,
      expect.stringMatching(/^https:/),
    ]),
  )
  const names = await Promise.all(cities.map((city) => city.innerText()))
  for (const [index, name] of ['Prayagraj', 'Varanasi', 'Mahakumbh', 'Chitrakoot', 'Ayodhya', 'Sarnath'].entries())
    expect(names[index]).toContain(name)
  // The footer has links to these pages as well.
  expect(await linksIn(section(say(m.landing_priest)))).toEqual(['/priest'])
  expect(await linksIn(section(say(m.landing_services)))).toEqual(['/poojas'])
  expect(await linksIn(page.getByRole('contentinfo'))).toContain('/feedback')
  await page.goto('/poojas')
  const main = page.getByRole('main')
  const list = main.getByRole('list').first()
  const poojas = await list.getByRole('listitem').allInnerTexts()
  expect(new Set(poojas).size).toBe(22)
  // The list is text only: links, prices and pictures are below it.
  expect(await list.locator('a, img, svg, button').count()).toBe(0)
  expect(poojas.join()).not.toMatch(/₹/)
  const bookable = main.getByRole('region', { name: 'Book now, with price and city' })
  for (const item of await bookable.getByRole('listitem').all()) {
    expect(await item.innerText()).toMatch(/₹/)
    expect(await item.getByRole('link').count()).toBeGreaterThan(0)
  }
  await leave()
})

test('§2 unknown paths lead to the landing page, an unknown city is a 404 with the known ones', async () => {
  const say = wordsIn('en')
  const { page, leave, expectComplaint } = await site.visit()
  await page.goto('/no/such/page')
  await page.waitForURL('**/landing')
  const answer = present(await page.goto('/city/atlantis'))
  expect(answer.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: say(m.city_unknown) }).waitFor()
  expect(await page.getByRole('main').getByRole('link').count()).toBe(5)
  expectComplaint(/404/)
  await leave()
})
