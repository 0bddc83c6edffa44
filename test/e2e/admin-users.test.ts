import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { addDays, dayOf } from '../../domain/calendar-day.ts'
import { browserSite } from './browser-site.ts'
import { dominantColor } from './dominant-color.ts'
import { hydrated, sizes } from './visitor.ts'
import { firstOf, present } from '../present.ts'

const site = browserSite()

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
// The row of a deleted account has no email.
const emailsIn = async (page: Page) =>
  (await page.getByRole('row').allInnerTexts()).flatMap((row) => /\S+@\S+/.exec(row)?.[0] ?? [])

async function filter(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.waitForURL('**/admin/users?*')
  await page.locator('main:not([aria-busy=true]) h1').waitFor()
}

test('§2 /admin/users: the columns are complete, an ID of an admin is red, a row opens its user', async () => {
  const devotee = await site.loggedIn()
  const { id, name, email, phoneNumber } = devotee.session.user
  await devotee.leave()
  const { page, session, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/admin/users')
  await rowOf(page, email).waitFor()
  const columns = ['ID', 'Name', 'Email ID', 'Phone Number', 'Payment status']
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(columns)

  const cells = await rowOf(page, email).getByRole('cell').allInnerTexts()
  expect(cells).toEqual([id, name, email, phoneNumber, 'Not verified'])
  const idOf = (address: string) => rowOf(page, address).getByRole('cell').first()
  expect(await dominantColor(idOf(email))).toBe('green')
  await filter(page, { Email: session.user.email })
  expect(await dominantColor(idOf(session.user.email))).toBe('red')

  await filter(page, { Email: email })
  await rowOf(page, email).getByRole('cell', { name: phoneNumber }).click()
  await page.waitForURL(`**/admin/users/${id}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await leave()
})

test('§2 /admin/users: filters by date, email and phone apply until Clear Filters', async () => {
  const [first, second] = [await site.loggedIn(), await site.loggedIn()]
  const emails = [first.session.user.email, second.session.user.email]
  const phoneNumber = `98${String(Date.now()).slice(-8)}`
  await unwrap(first.api.user.update.$post({ json: { name: 'Kamala Devi', phoneNumber, language: 'en' } }))
  await second.addPackage({ days: 123 })
  await second.book()
  for (const { leave } of [first, second]) await leave()

  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/admin/users')
  await hydrated(page)
  const shown = async () => (await emailsIn(page)).filter((email) => emails.includes(email)).toSorted()
  await expect.poll(shown).toEqual(emails.toSorted())

  for (const [fields, found] of [
    [{ Email: firstOf(emails).toUpperCase() }, emails[0]],
    [{ 'Phone Number': phoneNumber.slice(2) }, emails[0]],
    [{ 'Date of journey or booking': addDays(dayOf(Date.now()), 123) }, emails[1]],
  ] as [Record<string, string>, string][]) {
    await filter(page, fields)
    await expect.poll(() => emailsIn(page)).toEqual([found])
    for (const value of Object.values(fields)) expect(decodeURIComponent(page.url())).not.toContain(value)
    await page.getByRole('link', { name: 'Clear Filters', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/admin/users' && url.search === '')
    await expect.poll(shown).toEqual(emails.toSorted())
    for (const label of Object.keys(fields)) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('')
  }
  // After Back or a reload, the list is shown again with its filter.
  await page.goBack()
  await expect.poll(() => emailsIn(page)).toEqual([emails[1]])
  await page.reload()
  await expect.poll(() => emailsIn(page)).toEqual([emails[1]])
  await leave()
})

test('§2 /admin/users: a user is Verified only if every booking is verified', async () => {
  const devotee = await site.loggedIn()
  const { email } = devotee.session.user
  for (let count = 0; count < 2; count++) await devotee.addPooja()
  const bookings = await devotee.book()
  await devotee.leave()
  expect(bookings).toHaveLength(2)

  const { page, api, leave } = await site.loggedIn({ as: 'admin' })
  const status = async () => {
    await page.goto('/admin/users')
    await hydrated(page)
    await filter(page, { Email: email })
    await rowOf(page, email).waitFor()
    return (await rowOf(page, email).getByRole('cell').allInnerTexts()).at(-1)
  }
  expect(await status()).toBe('Not verified')
  for (const [booking, expected] of [
    [firstOf(bookings), 'Not verified'],
    [present(bookings[1]), 'Verified'],
  ] as const) {
    await unwrap(api.bookings.verification.$post({ json: { id: booking.id, status: true } }))
    expect(await status()).toBe(expected)
  }
  await leave()
})

test('§2 /admin/users on a phone: six users are in sight, and the folded filters say what they are set to', async () => {
  const { page, leave } = await site.loggedIn({ as: 'admin', size: 'phone', touch: true })
  await page.goto('/admin/users')
  await hydrated(page)
  // The row of links scrolls to the link of the current page.
  const link = page.getByRole('banner').getByRole('link', { name: 'Users', exact: true })
  const { x, width } = present(await link.boundingBox())
  expect([x >= 0, x + width <= sizes.phone.width]).toEqual([true, true])
  const number = page.getByLabel('Phone Number', { exact: true })
  const sixth = present(await page.getByRole('cell').getByRole('link').nth(5).boundingBox())
  expect(sixth.y + sixth.height).toBeLessThan(sizes.phone.height)
  expect(await number.isVisible()).toBe(false)
  const filters = (text: string) => page.getByRole('button', { name: text, exact: true })
  await filters('Filters').tap()
  await number.fill('5550000109')
  await page.getByRole('button', { name: 'Apply', exact: true }).tap()
  await expect.poll(() => emailsIn(page)).toEqual(['sunita.demo@example.com'])
  expect(await number.isVisible()).toBe(false)
  await filters('Filters: 5550000109').tap()
  expect(await number.inputValue()).toBe('5550000109')
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).tap()
  await filters('Filters').waitFor()
  await leave()
})
