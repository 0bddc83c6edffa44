import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { unwrap } from '../../contract/client.ts'
import { cities } from '../../domain/city.ts'
import { m } from '../../messages/compiled/messages.js'
import { stage } from './browser-site.ts'
import { hydrated, type Size } from './visitor.ts'
import { wordsIn } from './messages.ts'

const on = stage()
const paths = [
  '/landing',
  ...Object.keys(cities).map((city) => `/city/${city}`),
  '/poojas',
  '/priest',
  '/feedback',
  '/auth/login',
  '/auth/register',
]

test.each([
  ['en', 'phone'],
  ['hi', 'phone'],
  ['en', 'desktop'],
  ['hi', 'desktop'],
] as [Language, Size][])(
  '§2 every public page in %s on a %s: its heading, no complaint, nothing wider than the screen',
  async (language, size) => {
    const { page, leave } = await on.visit({ language, size })
    for (const path of paths) {
      await page.goto(path)
      await hydrated(page)
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
      expect(await page.title(), path).not.toBe('')
    }
    await leave()
  },
)

test('§2 the landing page leads to each city, the priest, the poojas and the feedback', async () => {
  const { page, leave } = await on.visit()
  await page.goto('/landing')
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const booking = links.filter((href) => href?.startsWith('/city/'))
  expect(booking).toEqual(
    ['prayagraj', 'varanasi', 'prayagraj', 'chitrakoot', 'ayodhya', 'sarnath'].map((city) => `/city/${city}`),
  )
  expect(links).toEqual(expect.arrayContaining(['/priest', '/poojas', '/feedback']))
  expect(links.filter((href) => href?.startsWith('https://'))).toHaveLength(6)
  await page.goto('/poojas')
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(22)
  await leave()
})

test('§9 the carousel has six slides, moves on every five seconds, wraps around, and can be paused', async () => {
  const say = wordsIn('en')
  const { page, leave } = await on.visit()
  await page.clock.install()
  await page.goto('/landing')
  await hydrated(page)
  const dots = page.getByRole('region', { name: say(m.landing_carousel_label) }).getByRole('button', { name: /^Slide/ })
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))
  const seen: number[] = [await current()]
  for (let step = 0; step < 6; step++) {
    await page.clock.runFor(5000)
    seen.push(await current())
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 0])
  await page.getByRole('button', { name: say(m.landing_carousel_pause) }).click()
  await page.clock.runFor(20_000)
  expect(await current()).toBe(0)
  await leave()
})

test('§2 unknown paths lead to the landing page; an unknown city is a 404 that names the known ones', async () => {
  const say = wordsIn('en')
  const { page, leave, expectComplaint } = await on.visit()
  await page.goto('/no/such/page')
  await page.waitForURL('**/landing')
  const answer = await page.goto('/city/atlantis')
  expect(answer!.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: say(m.city_unknown) }).waitFor()
  expect(await page.getByRole('main').getByRole('link').count()).toBe(5)
  expectComplaint(/404/)
  await leave()
})

test('CONTRACT /v1/docs: the API can be read and tried, from this origin alone', async () => {
  const { page, leave } = await on.visit()
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(on.site.origin) && !request.url().startsWith('data:')) outside.push(request.url())
  })
  await page.goto('/v1/docs')
  await page.getByText('/v1/bookings/add').waitFor()
  expect(outside).toEqual([])
  await leave()
})

test('§2 §6 feedback: written by a devotee, shown as text, deleted by its author', async () => {
  const say = wordsIn('hi')
  const { page, leave } = await on.loggedIn({ language: 'hi', size: 'phone' })
  await page.goto('/feedback')
  await hydrated(page)
  const text = '<img src=x onerror=alert(1)> बहुत अच्छी व्यवस्था थी।'
  await page.getByPlaceholder(say(m.feedback_placeholder)).fill(text)
  await page.getByRole('radio', { name: say(m.feedback_stars, { count: '4' }) }).check({ force: true })
  await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
  const item = page.getByRole('listitem').filter({ hasText: text })
  await item.waitFor()
  expect(await page.getByPlaceholder(say(m.feedback_placeholder)).inputValue()).toBe('')
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('5')
  expect(await page.getByRole('button', { name: say(m.feedback_delete_feedback) }).count()).toBe(1)
  await item.getByRole('button', { name: say(m.feedback_delete_feedback) }).click()
  await item.waitFor({ state: 'detached' })
  await leave()
})

test('CONTRACT lists: a long list grows by the button at its end, and begins anew after a change', async () => {
  const say = wordsIn('en')
  const { page, api, leave } = await on.loggedIn()
  for (let number = 1; number <= 55; number++)
    await unwrap(api.feedback.create.$post({ json: { text: `Journey number ${number}.`, rating: 5 } }))
  await page.goto('/feedback')
  await hydrated(page)
  const items = page.getByRole('main').getByRole('listitem')
  expect(await items.count()).toBe(50)
  await page.getByRole('button', { name: say(m.common_show_more) }).click()
  await items.filter({ hasText: 'Journey number 1.' }).waitFor()
  expect(await page.getByRole('button', { name: say(m.common_show_more) }).count()).toBe(0)
  const texts = await items.allInnerTexts()
  expect(new Set(texts).size).toBe(texts.length)
  await page.getByPlaceholder(say(m.feedback_placeholder)).fill('Journey number 56.')
  await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
  await items.filter({ hasText: 'Journey number 56.' }).waitFor()
  expect(await items.count()).toBe(50)
  await leave()
})
