import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { formatDay, formatWeekday } from '../../domain/format.ts'
import { peopleAt } from './people.ts'
import { browserSite } from './browser-site.ts'
import { present } from '../present.ts'

const site = browserSite()

test('§2 /user/bookings: the heading without bookings is "No Orders available"', async () => {
  const { page, leave } = await site.loggedIn({ size: 'phone' })
  await page.goto('/user/bookings')
  await page.getByRole('heading', { level: 1, name: 'No Orders available', exact: true }).waitFor()
  await leave()
})

test('§2 /user/bookings: each has name, date, place, "+n event" and its status under "Orders:"', async () => {
  const devotee = await site.loggedIn({ size: 'phone' })
  await devotee.addPackage({ headCount: 4 })
  await devotee.addPooja()
  const bookings = await devotee.book()
  const stay = present(bookings.find(({ headCount }) => headCount > 0))
  const pooja = present(bookings.find(({ headCount }) => headCount === 0))
  const { api } = await peopleAt(site.origin).admin()
  await unwrap(api.bookings.verification.$post({ json: { id: stay.id, status: true } }))

  const { page, leave } = devotee
  await page.goto('/user/bookings')
  await page.getByRole('heading', { level: 1, name: 'Orders:', exact: true }).waitFor()
  const linesOf = async (name: string) => {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    return (await card.innerText())
      .split('\n')
      .map((line) => line.replace(/\s*·$/, ''))
      .filter(Boolean)
  }
  const place = ({ city, state }: { city: string; state: string }) => `${city}, ${state}`
  const withWeekday = (day: string) => `${formatWeekday(day, 'en')}, ${formatDay(day, 'en')}`
  const lines = await linesOf(stay.Package.name)
  expect(formatDay(stay.dateStart, 'en')).toMatch(/^\d{2} [A-Z][a-z]{2} \d{4}$/)
  expect(lines).toEqual(expect.arrayContaining(['Verified', withWeekday(stay.dateStart), place(stay.Package)]))
  expect(lines.filter((line) => /event/.test(line))).toEqual([])

  const [{ Event: event } = { Event: null }] = pooja.BookingEvents
  const linesOfPooja = await linesOf(present(event).name)
  expect(linesOfPooja).toEqual(
    expect.arrayContaining(['Not verified', withWeekday(pooja.dateStart), place(present(event))]),
  )
  expect(linesOfPooja).toContain('+1 event')
  await leave()
})

test.each(['/user/bookings', '/user/cart', '/admin/users'])(
  '§2 %s: skeletons are shown while the list is loading',
  async (path) => {
    const { page, leave } = await site.loggedIn({ as: path.startsWith('/admin') ? 'admin' : 'devotee' })
    const held = Promise.withResolvers<void>()
    await page.route(/\/v1\/(bookings\/all|cart|admin\/user\/all)(\?|$)/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(path)
    const loading = page.locator('main[aria-busy=true]')
    await loading.getByRole('status').waitFor({ state: 'attached' })
    const skeletons = loading.locator('.skeleton')
    expect(await skeletons.count()).toBeGreaterThan(1)
    for (const skeleton of await skeletons.all())
      expect(present(await skeleton.boundingBox()).height).toBeGreaterThan(20)
    held.resolve()
    await page.locator('main:not([aria-busy=true]) h1').waitFor()
    expect(await skeletons.count()).toBe(0)
    await leave()
  },
)
