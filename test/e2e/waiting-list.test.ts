import { unwrap } from '../../contract/client.ts'
import { addDays, dayOf, startOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { openPanchang } from './page-acts.ts'
import { peopleAt } from './people.ts'
import { testViews } from './test-views.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

const views = [
  { language: 'en', size: 'desktop', days: 1 },
  { language: 'hi', size: 'phone', days: 2 },
] as const

testViews(views)(
  'PLACES a devotee chooses a full day in the month, joins its waiting list, which Today shows, and leaves it',
  async (view) => {
    const { language, size, days } = view
    const say = wordsIn(language)
    const owner = await peopleAt(site.origin).admin()
    const { data } = await unwrap(
      owner.api.packages.city[':cityName'].$get({ param: { cityName: 'varanasi' }, query: {} }),
    )
    const day = addDays(dayOf(Date.now()), days)
    const subject = { kind: 'PACKAGE' as const, id: present(data[0]).id }
    const at = startOf(day)
    await unwrap(owner.api.admin.places.$put({ json: { subject, from: at, to: at, places: 0 } }))

    const { page, leave } = await site.loggedIn({ language, size })
    await page.goto('/city/varanasi')
    await hydrated(page)
    await page
      .getByRole('region', { name: say(m.city_packages) })
      .getByRole('checkbox')
      .first()
      .check()
    await openPanchang(page, say)
    const cell = page.getByRole('dialog').locator(`[data-day="${day}"]`)
    await cell.getByText(say(m.places_short_full)).waitFor()
    await cell.click()
    await page.getByRole('button', { name: say(m.waiting_join) }).click()
    const place = say(m.waiting_place, { place: '1' })
    await page.getByText(place).waitFor()

    const desk = await site.loggedIn({ as: 'admin', language, size })
    await desk.page.goto('/admin')
    const week = desk.page.getByRole('region', { name: say(m.days_week_title) })
    await week
      .getByRole('listitem')
      .filter({ hasText: say(m.days_waiting, { count: '1' }) })
      .getByRole('link')
      .click()
    await desk.page.waitForURL(/\/admin\/places\/package\//)
    await desk.leave()

    await page.goto('/user/bookings')
    const list = page.getByRole('region', { name: say(m.waiting_title) })
    await list.getByText(place).waitFor()
    await list.getByRole('button', { name: say(m.waiting_leave) }).click()
    await list.waitFor({ state: 'detached' })
    await leave()
  },
)

testViews(views.slice(1))(
  'PLACES a day that fills while somebody chooses it is refused with its waiting list, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const owner = await peopleAt(site.origin).admin()
    const { data } = await unwrap(
      owner.api.packages.city[':cityName'].$get({ param: { cityName: 'varanasi' }, query: {} }),
    )
    const subject = { kind: 'PACKAGE' as const, id: present(data[0]).id }
    const day = addDays(dayOf(Date.now()), 5)
    const { page, leave, expectComplaint } = await site.loggedIn({ language, size })
    await page.goto('/city/varanasi')
    await hydrated(page)
    await page
      .getByRole('region', { name: say(m.city_packages) })
      .getByRole('checkbox')
      .first()
      .check()
    const read = page.waitForResponse((answer) => answer.url().includes('/days?'))
    await page.getByLabel(say(m.city_arrival_date)).fill(day)
    await read
    const at = startOf(day)
    await unwrap(owner.api.admin.places.$put({ json: { subject, from: at, to: at, places: 0 } }))
    await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
    await page.getByRole('button', { name: say(m.waiting_join) }).waitFor()
    expectComplaint(/409/)
    await leave()
  },
)

testViews(views.slice(0, 1))(
  'PLACES a day that fills before an entry is put back into the cart has its waiting list, in $language',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const owner = await peopleAt(site.origin).admin()
    const { page, addPooja, leave, expectComplaint } = await site.loggedIn({ language, size })
    const days = 40
    await addPooja({ days })
    const { data } = await unwrap(
      owner.api.events.city[':cityName'].$get({ param: { cityName: 'varanasi' }, query: {} }),
    )
    const subject = { kind: 'POOJA' as const, id: present(data[0]).id }
    const at = startOf(addDays(dayOf(Date.now()), days))
    await unwrap(owner.api.admin.places.$put({ json: { subject, from: at, to: at, places: 0 } }))
    const join = page.getByRole('button', { name: say(m.waiting_join) })
    await page.goto('/user/cart')
    await hydrated(page)
    await page.getByRole('button', { name: say(m.cart_remove) }).click()
    await page.getByRole('button', { name: say(m.common_undo) }).click()
    await join.click()
    await page.getByText(say(m.waiting_place, { place: '1' })).waitFor()
    expectComplaint(/409/)
    await leave()
  },
)
