import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { nextUtr } from './people.ts'

const site = browserSite()

test('§2 ADMIN staff find a booking by the last digits of its UTR, by keys alone', async () => {
  const devotee = await site.loggedIn()
  await devotee.addPooja()
  const utr = nextUtr()
  const { id, reference } = firstOf(await devotee.book(utr))
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  const say = wordsIn('en')
  await page.goto('/admin/refunds')
  const field = page.getByLabel(say(m.search_label))
  await field.waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(utr.slice(-9))
  const found = page.getByRole('search').getByRole('link').filter({ hasText: utr })
  await found.waitFor()
  await page.keyboard.press('Escape')
  await found.waitFor({ state: 'detached' })
  await field.fill(utr.slice(-9))
  await found.waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await found.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/bookings/${id}`)
  await page.getByRole('main').getByText(reference).first().waitFor()
  await found.waitFor({ state: 'detached' })

  // In a field, the key types its character.
  const driver = page.getByLabel(say(m.desk_driver_vehicle))
  await driver.fill('Innova')
  await driver.press('End')
  await page.keyboard.press('/')
  expect(await driver.inputValue()).toBe('Innova/')
  for (const one of [devotee]) await one.leave()
  await leave()
})

test('§2 ADMIN a name is found in the other script, on a phone in Hindi; nothing found is said', async () => {
  const name = 'Vishwambhari Namunapuri'
  const staff = await site.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  const devotee = await site.loggedIn()
  const { phoneNumber } = devotee.session.user
  await unwrap(devotee.api.user.update.$post({ json: { name, phoneNumber, language: 'hi' } }))
  const say = wordsIn('hi')
  const { page } = staff
  await page.goto('/admin/users')
  const field = page.getByLabel(say(m.search_label))
  await field.fill('विश्वंभरी')
  await page.getByRole('search').getByRole('link', { name }).click()
  await page.waitForURL(`**/admin/users/${devotee.session.user.id}`)
  await page.getByRole('main').getByRole('link', { name: devotee.session.user.email }).waitFor()
  await field.fill('qqqqqq')
  await page.getByText(say(m.search_none)).waitFor()
  for (const one of [staff, devotee]) await one.leave()
})

test('§6 visitors and devotees have no search of the desk', async () => {
  const devotee = await site.loggedIn()
  await devotee.page.goto('/user/bookings')
  await devotee.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await devotee.page.getByLabel(wordsIn('en')(m.search_label)).count()).toBe(0)
  await devotee.leave()
})

test('§2 ADMIN Enter opens only what was found for the text in the field', async () => {
  const one = await site.loggedIn()
  await one.addPooja()
  const [utr, otherUtr] = [nextUtr(), nextUtr()]
  await one.book(utr)
  const other = await site.loggedIn()
  await other.addPooja()
  const second = firstOf(await other.book(otherUtr))
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  const say = wordsIn('en')
  await page.goto('/admin/refunds')
  const field = page.getByLabel(say(m.search_label))
  const links = page.getByRole('search').getByRole('link')
  await field.fill(utr)
  await links.filter({ hasText: utr }).waitFor()
  // The key follows directly after the last letter, when the results for an earlier text may still be shown.
  await field.fill(otherUtr)
  await field.press('Enter')
  await page.waitForURL(`**/admin/bookings/${second.id}`)
  await page.getByRole('main').getByText(second.reference).first().waitFor()
  for (const visitor of [one, other]) await visitor.leave()
  await leave()
})

test('§2 ADMIN Enter with several hits leads into their list and opens none', async () => {
  const people = await Promise.all([1, 2].map(() => site.loggedIn()))
  for (const person of people) {
    await person.addPooja()
    await person.book()
  }
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/admin/refunds')
  const field = page.getByLabel(wordsIn('en')(m.search_label))
  await field.fill('Savitri Devi')
  await field.press('Enter')
  const links = page.getByRole('search').getByRole('link')
  await expect.poll(() => links.first().evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await links.count()).toBeGreaterThan(1)
  expect(new URL(page.url()).pathname).toBe('/admin/refunds')
  for (const person of people) await person.leave()
  await leave()
})
