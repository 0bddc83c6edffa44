import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { cities } from '../demo-cities.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { untilKept } from './kept-pages.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}

testViews(['en', 'hi'] as const, 1)(
  'OFFLINE a city page that was visited opens without a network, marked as stored, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, loseNetwork, context, leave } = await site.visit({ language, size: 'phone', storesPages: true })
    await open(page, '/landing')
    await untilKept(page, '/offline')
    // A page that was reached by a click has no stored document until the service worker fetches it.
    await page.getByRole('link', { name: say(m.landing_book, { city: cities.sarnath[language] }) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.city_title, { city: cities.sarnath[language] }) }).waitFor()
    await untilKept(page, '/city/sarnath')
    await open(page, '/city/varanasi')
    await untilKept(page, '/city/varanasi')

    await loseNetwork()
    await open(page, '/city/sarnath')
    await page.getByRole('heading', { level: 1, name: say(m.city_title, { city: cities.sarnath[language] }) }).waitFor()
    await page.getByText(say(m.offline_since, { moment: '' }).slice(0, 20)).waitFor()
    expect(await page.getByRole('img').count()).toBe(0)
    await page.evaluate(async () => {
      const images = [...document.images]
      // Some of them are in closed parts.
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode()))
    })

    // A page that was never visited offers the stored pages.
    await open(page, '/city/chitrakoot')
    await page.getByRole('heading', { level: 1, name: say(m.offline_title) }).waitFor()
    await page.getByRole('link', { name: cities.varanasi[language] }).click()
    await page
      .getByRole('heading', { level: 1, name: say(m.city_title, { city: cities.varanasi[language] }) })
      .waitFor()

    await context.setOffline(false)
    await open(page, '/city/varanasi')
    expect(await page.getByText(say(m.offline_since, { moment: '' }).slice(0, 20)).count()).toBe(0)
    await leave()
  },
)

test('OFFLINE own bookings open without a network, and a logout deletes them', async () => {
  const say = wordsIn('en')
  const { page, api, addPackage, session, loseNetwork, context, leave } = await site.loggedIn({
    size: 'phone',
    storesPages: true,
  })
  const entry = await addPackage()
  const { data: quote } = await unwrap(api.payments.initiate.$post({ json: { cartIds: [entry.id], vehicle: 'CAR' } }))
  await unwrap(api.bookings.add.$post({ json: { amountPaid: quote.amountPayable, refNo: '600000000071' } }))
  await open(page, '/landing')
  await untilKept(page, '/offline')
  await page.getByRole('link', { name: say(m.nav_bookings) }).click()
  await page.getByText('600000000071').waitFor()
  await untilKept(page, '/user/bookings')

  await loseNetwork()
  await open(page, '/user/bookings')
  await page.getByText('600000000071').waitFor()
  await page.getByText(say(m.offline_cached_since, { moment: '' }).slice(0, 30)).waitFor()

  await context.setOffline(false)
  await open(page, '/landing')
  // The page is loaded again, which would interrupt the reading of its caches.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('button', { name: say(m.nav_logout) }).click()
  await page.waitForFunction(() => !('isSameDocument' in window))
  await page.getByRole('link', { name: say(m.nav_login) }).waitFor()
  const left = await page.evaluate(async () => {
    const names = await caches.keys()
    const responses = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all((await cache.matchAll()).map((response) => response.text()))
      }),
    )
    return JSON.stringify(localStorage) + responses.flat().join('')
  })
  for (const secret of ['600000000071', session.user.name, session.user.email, session.access_token])
    expect(left.includes(secret), secret).toBe(false)
  await leave()
})

test('OFFLINE the page leads on by itself when the connection is back', async () => {
  const { page, loseNetwork, context, leave } = await site.visit({ size: 'phone', storesPages: true })
  await open(page, '/landing')
  await untilKept(page, '/offline')
  await open(page, '/city/varanasi')
  await untilKept(page, '/city/varanasi')
  await loseNetwork()
  await open(page, '/city/chitrakoot')
  await page.waitForURL('**/offline?next=*')
  await context.setOffline(false)
  await page.waitForURL('**/city/chitrakoot')
  await leave()
})
