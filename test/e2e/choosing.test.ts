/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createClient, unwrap } from '../../contract/client.ts'
import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { nameIn } from '../../web/language/in-language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { holdAnswer } from './late-answer.ts'
import { logIn } from './login-form.ts'
import { wordsIn } from './messages.ts'
import { openPoojas } from './open-poojas.ts'
import { hydrated, type Size, sizes } from './visitor.ts'
import { firstOf, present } from '../present.ts'

const site = browserSite({ newProfiles: true })

const offers = (page: Page, list: 'packages' | 'poojas') =>
  page.locator(`section[aria-labelledby=${list}]`).getByRole('checkbox')

describe.each<[Language, Size]>([
  ['en', 'desktop'],
  ['hi', 'phone'],
])('CHOOSING in %s on a %s', (language, size) => {
  const say = wordsIn(language)

  /** Chooses a package with a date for four people in Varanasi. */
  async function choosing() {
    const visitor = await site.loggedIn({ language, size })
    const { page } = visitor
    // The page asks for the number in the header when it has loaded.
    await Promise.all([page.waitForResponse('**/v1/cart?*'), page.goto('/city/varanasi')])
    await hydrated(page)
    await offers(page, 'packages').first().check()
    const date = page.getByLabel(say(m.city_arrival_date))
    const day = present(await date.getAttribute('min'))
    await date.fill(day)
    await page.getByLabel(say(m.city_head_count)).selectOption('4')
    return { ...visitor, day }
  }

  async function expectChosen(page: Page, day: string) {
    await expect.poll(() => offers(page, 'packages').first().isChecked()).toBe(true)
    expect(await page.getByLabel(say(m.city_arrival_date)).inputValue()).toBe(day)
    expect(await page.getByLabel(say(m.city_head_count)).inputValue()).toBe('4')
  }

  test('a choice brings its date into sight, above the bar', async () => {
    const { page, leave } = await site.visit({ language, size })
    await page.goto('/city/varanasi')
    await hydrated(page)
    await offers(page, 'packages').first().check()
    const bar = page.getByRole('complementary', { name: say(m.city_your_choice) })
    const bottomOf = async () => {
      const date = present(await page.getByLabel(say(m.city_arrival_date)).boundingBox())
      return date.y + date.height
    }
    const edge = async () => (size === 'phone' ? present(await bar.boundingBox()).y : sizes[size].height)
    await expect.poll(async () => (await bottomOf()) <= (await edge())).toBe(true)
    await leave()
  })

  test('a pooja that replaces the package says so, and an undo brings back its date and people', async () => {
    const { page, day, leave } = await choosing()
    const { data: packages } = await unwrap(
      createClient(site.origin, fetch).packages.city[':cityName'].$get({ param: { cityName: 'varanasi' }, query: {} }),
    )
    await openPoojas(page)
    await offers(page, 'poojas').first().check()
    await page.getByText(say(m.city_replaced, { name: nameIn(language, firstOf(packages)) })).waitFor()
    const undo = page.getByRole('button', { name: say(m.common_undo) })
    await undo.click()
    await expectChosen(page, day)

    await offers(page, 'poojas').first().check()
    await offers(page, 'packages').first().check()
    await expectChosen(page, day)
    await leave()
  })

  test('the same package for the same date is added again only after a question', async () => {
    const { page, api, day, leave } = await choosing()
    const add = page.getByRole('button', { name: say(m.city_add_to_cart) })
    const again = async () => {
      await offers(page, 'packages').first().check()
      await page.getByLabel(say(m.city_arrival_date)).fill(day)
      await add.click()
    }
    const count = async () => (await unwrap(api.cart.$get({ query: {} }))).data.length
    await add.click()
    await page.getByRole('status').getByText(say(m.city_added_choose_more)).waitFor()
    await again()
    const asked = page.getByRole('dialog', { name: say(m.city_twice_title) })
    await asked.getByText(formatDay(day, language)).waitFor()
    await asked.getByRole('button', { name: say(m.city_twice_no) }).click()
    expect(await count()).toBe(1)
    await add.click()
    await asked.getByRole('button', { name: say(m.city_twice_yes) }).click()
    await page.getByRole('status').getByText(say(m.city_added_choose_more)).waitFor()
    expect(await count()).toBe(2)
    await leave()
  })

  test('the choice stays after a reload, and after a login that had expired', async () => {
    const { page, session, api, day, leave, expectComplaint } = await choosing()
    // The page shows the choice before it knows whether the session is valid, so the logout must come later.
    const counted = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v1/cart')
    await page.reload()
    await hydrated(page)
    await expectChosen(page, day)
    await counted

    await unwrap(api.user.logout.$post({ json: {} }))
    await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
    await page.getByRole('link', { name: say(m.city_login_to_add) }).click()
    await page.waitForURL('**/auth/login?**')
    expectComplaint(/401/)
    await logIn(page, session.user.email, language)
    // The choice is in the cart, with its date and people.
    await page.waitForURL('**/user/cart')
    await page.getByText('(2 + 2)').waitFor()
    await page.getByText(formatDay(day, language)).first().waitFor()
    await leave()
  })

  test('after an addition the header counts the cart and the page links to it', async () => {
    const { page, leave } = await choosing()
    const cart = page.getByRole('banner').getByRole('link', { name: say(m.nav_cart) })
    await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
    await cart.getByText('1', { exact: true }).waitFor()
    await page.getByRole('link', { name: say(m.city_to_cart_count, { count: '1' }) }).click()
    await page.waitForURL('**/user/cart')
    await page.getByRole('button', { name: say(m.cart_remove) }).click()
    await cart.getByText('1', { exact: true }).waitFor({ state: 'detached' })
    await leave()
  })

  test('the header counts an addition also when the number before it comes late', async () => {
    const { page, leave } = await choosing()
    const before = await holdAnswer(page, '**/v1/cart?*')
    await page.reload()
    await hydrated(page)
    await before.made
    await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
    await page.getByRole('status').getByText(say(m.city_added_choose_more)).waitFor()
    before.release()
    const cart = page.getByRole('banner').getByRole('link', { name: say(m.nav_cart) })
    await cart.getByText('1', { exact: true }).waitFor()
    await leave()
  })

  test('a vehicle is named only for as many people as have a seat in it', async () => {
    const { page, leave } = await choosing()
    const card = page.locator('section[aria-labelledby=packages] article').first()
    for (const [people, shown, hidden] of [
      ['4', m.journey_sedan, m.journey_vehicle_call],
      ['5', m.journey_vehicle_call, m.journey_sedan],
    ] as const) {
      await page.getByLabel(say(m.city_head_count)).selectOption(people)
      await card.getByText(say(shown)).first().waitFor()
      expect(await card.getByText(say(hidden)).count()).toBe(0)
    }
    await leave()
  })

  test('an entry that is removed from the cart comes back by an undo', async () => {
    const { page, api, addPackage, addPooja, leave } = await site.loggedIn({ language, size })
    await addPackage({ headCount: 5 })
    await addPooja()
    const read = async () =>
      (await unwrap(api.cart.$get({ query: {} }))).data
        .map(({ headCount, date, Package, amount }) => ({ headCount, date, packageId: Package.id, amount }))
        .toSorted((one, other) => one.amount - other.amount)
    const before = await read()
    await page.goto('/user/cart')
    for (const remaining of [1, 0]) {
      await page
        .getByRole('button', { name: say(m.cart_remove) })
        .first()
        .click()
      await page.getByRole('button', { name: say(m.common_undo) }).waitFor()
      await expect.poll(read).toHaveLength(1)
      await page.getByRole('button', { name: say(m.common_undo) }).click()
      await expect.poll(read, { message: `with ${remaining}` }).toEqual(before)
      await page.getByRole('button', { name: say(m.common_undo) }).waitFor({ state: 'detached' })
    }
    await leave()
  })

  test('each pooja of the list leads to the cities where it can be booked', async () => {
    const { page, leave } = await site.visit({ language, size })
    await page.goto('/poojas')
    await hydrated(page)
    const first = page
      .getByRole('region', { name: say(m.poojas_bookable) })
      .getByRole('listitem')
      .filter({ hasText: language === 'en' ? 'Rudrabhishek' : 'रुद्राभिषेक' })
    const link = first.getByRole('link').first()
    const id = new URL(present(await link.getAttribute('href')), site.origin).hash.slice(1)
    await link.click()
    await page.waitForURL('**/city/*#*')
    await expect
      .poll(() => page.locator(`article[id="${id}"]`).evaluate((card) => card.getBoundingClientRect().top))
      .toBeLessThan(400)
    await leave()
  })
})

test('CHOOSING the button of a city page is on a screen of 360 × 640 from the start', async () => {
  const { page, leave } = await site.loggedIn({ size: 'phone', language: 'hi' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/city/varanasi')
  await hydrated(page)
  const { y, height } = present(
    await page.getByRole('button', { name: wordsIn('hi')(m.city_add_to_cart) }).boundingBox(),
  )
  expect(y + height).toBeLessThanOrEqual(640)
  await leave()
})
