/** @module-tag thorough */
import { readFile } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { firstOf, present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated, sizes } from './visitor.ts'

const site = browserSite()
const say = wordsIn('en')

const headings = (page: Page) => page.getByRole('columnheader').allInnerTexts()

/** A devotee with bookings on different days. */
async function withBookings() {
  const devotee = await site.loggedIn()
  const references: string[] = []
  for (const days of [20, 22, 21]) {
    await devotee.addPackage({ days })
    references.push(firstOf(await devotee.book()).reference)
  }
  await devotee.leave()
  const { email, name } = devotee.session.user
  return { references, email, name }
}

async function downloaded(page: Page, button: string): Promise<Uint8Array> {
  if (!(await page.getByRole('button', { name: button }).isVisible()))
    await page.getByText(say(m.list_export), { exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFile(await download.path())
}

test('LISTS a link reproduces a list with its search, filter, sort and columns, and so do its files', async () => {
  const { references, email } = await withBookings()
  const [first, last, middle] = references.map(present)
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/admin/lists/bookings')
  await hydrated(page)
  await page.getByLabel(say(m.list_search), { exact: true }).fill(email)
  await page.getByRole('combobox', { name: say(m.desk_city), exact: true }).selectOption('ayodhya')
  await page.getByRole('button', { name: say(m.desk_apply) }).click()
  await page.waitForURL(/search=/)
  const rows = page
    .getByRole('row')
    .getByRole('link')
    .filter({ hasText: /^[A-Z0-9]{8}$/ })
  await expect.poll(() => rows.allInnerTexts()).toEqual([middle, last, first])

  const byStart = page.getByRole('columnheader').getByRole('link', { name: say(m.desk_start_date) })
  await byStart.click()
  await page.waitForURL(/sort=-start/)
  await expect.poll(() => rows.allInnerTexts()).toEqual([last, middle, first])
  await byStart.click()
  await page.waitForURL(/sort=start/)
  await expect.poll(() => rows.allInnerTexts()).toEqual([first, middle, last])

  await page.getByText(say(m.list_columns), { exact: true }).click()
  for (const column of [m.desk_city, m.desk_received, m.desk_due, m.list_column_people, m.desk_total_amount])
    await page.getByRole('checkbox', { name: say(column), exact: true }).uncheck()
  await page.getByRole('checkbox', { name: say(m.common_email), exact: true }).check()
  const chosen = [m.desk_reference, m.desk_name, m.status_label, m.desk_start_date, m.desk_booked_on, m.common_email]
  await expect
    .poll(async () => (await headings(page)).map((text) => text.replace(/\s*[▲▼]$/, '')))
    .toEqual(chosen.map((message) => say(message)))
  const shown = await headings(page)

  const other = await site.loggedIn({ as: 'admin' })
  await other.page.goto(page.url())
  await expect.poll(() => headings(other.page)).toEqual(shown)
  expect(
    await other.page
      .getByRole('row')
      .getByRole('link', { name: present(first) })
      .count(),
  ).toBe(1)
  await other.leave()

  const csv: string[][] = parse(Buffer.from(await downloaded(page, say(m.list_export_csv))), { bom: true })
  const book = read(await downloaded(page, say(m.list_export_xlsx)), { type: 'array' })
  const sheet = utils.sheet_to_json<string[]>(firstOf(Object.values(book.Sheets)), { header: 1 })
  for (const file of [csv, sheet]) {
    expect(file.map((cells) => cells[0])).toEqual([say(m.desk_reference), first, middle, last])
    expect(file.map((cells) => cells.at(-1))).toEqual([say(m.common_email), email, email, email])
  }
  await rows.first().click()
  await page.waitForURL('**/admin/bookings/*')
  await leave()
})

test('LISTS a long list has only the rows near the screen in its document, and loads the next ones', async () => {
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  const pages = new Map([
    ['', { from: 0, nextCursor: 'second' }],
    ['second', { from: 100, nextCursor: 'third' }],
    ['third', { from: 200, nextCursor: null }],
  ])
  const asked: string[] = []
  await page.route('**/v1/admin/lists/people?*', (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? ''
    asked.push(cursor)
    const { from, nextCursor } = present(pages.get(cursor))
    return route.fulfill({
      json: { data: Array.from({ length: 100 }, (_, index) => person(from + index)), nextCursor },
    })
  })
  await page.goto('/admin/lists/people')
  await hydrated(page)
  const list = page.getByRole('region', { name: say(m.search_people) }).last()
  await list.getByRole('link', { name: 'Yatri 0', exact: true }).waitFor()
  expect(await list.getByRole('row').count()).toBeLessThan(60)
  await list.focus()
  // The end of the list moves while pages load, so people press the key again.
  const last = list.getByRole('link', { name: 'Yatri 299', exact: true })
  await expect.poll(() => page.keyboard.press('End').then(() => last.isVisible())).toBe(true)
  expect(asked.slice(-2)).toEqual(['second', 'third'])
  expect(await list.getByRole('row').count()).toBeLessThan(60)
  expect(await list.getByRole('table').getAttribute('aria-rowcount')).toBe('301')
  await page.getByText(say(m.list_count, { count: '300' })).waitFor()
  await leave()
})

test('LISTS on a phone the filters are folded, so that the list is in sight, and a link with a filter says it', async () => {
  const { page, leave } = await site.loggedIn({ as: 'admin', size: 'phone', touch: true })
  await page.goto('/admin/lists/payments')
  await hydrated(page)
  const status = page.getByRole('combobox', { name: say(m.status_label), exact: true })
  const filters = page.getByRole('button', { name: say(m.list_filters) })
  expect(await status.isVisible()).toBe(false)
  const heading = page
    .getByRole('columnheader')
    .or(page.getByText(say(m.list_empty)))
    .first()
  expect((await heading.boundingBox())?.y).toBeLessThan(sizes.phone.height)
  // The downloads are behind one button, so that the keyboard reaches the rows sooner.
  expect(await page.getByRole('button', { name: say(m.list_export_csv) }).isVisible()).toBe(false)
  await filters.tap()
  await status.selectOption('VERIFIED')
  await page.getByRole('button', { name: say(m.desk_apply) }).tap()
  await page.waitForURL(/status=VERIFIED/)
  await page.reload()
  await filters.filter({ hasText: say(m.status_verified) }).waitFor()
  expect(await status.isVisible()).toBe(false)
  await filters.tap()
  await expect.poll(() => status.inputValue()).toBe('VERIFIED')
  await leave()
})

test('LISTS on a phone the code, the name and the status of a booking are in sight', async () => {
  const { references, email, name } = await withBookings()
  const { page, leave } = await site.loggedIn({ as: 'admin', size: 'phone', touch: true })
  await page.goto(`/admin/lists/bookings?search=${encodeURIComponent(email)}`)
  await hydrated(page)
  const row = page.getByRole('row').filter({ hasText: present(references[0]) })
  const texts = [name, say(m.status_not_verified)].map((text) => row.getByText(text, { exact: true }))
  for (const part of [row.getByRole('link'), ...texts].map((found) => found.filter({ visible: true }))) {
    const { x, width } = present(await part.boundingBox())
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(sizes.phone.width)
  }
  await leave()
})

test('LISTS on a phone the whole text of a feedback is read by touch', async () => {
  const { page, leave } = await site.loggedIn({ as: 'admin', size: 'phone', touch: true })
  const text = 'The driver came late. '.repeat(20).trim()
  await page.route('**/v1/admin/lists/feedback?*', (route) => {
    const { id, userId } = person(1)
    const values = { name: 'Yatri 1', rating: 4, text, made: '2026-11-21T04:30:00.000Z' }
    return route.fulfill({ json: { data: [{ id, userId, bookingId: null, values }], nextCursor: null } })
  })
  await page.goto('/admin/lists/feedback')
  await hydrated(page)
  // It is loaded later than the rows, and moves them down.
  await page.getByRole('searchbox', { name: say(m.search_label), exact: true }).waitFor()
  // The first column covers a part of the row.
  const cut = present(await page.getByRole('cell').getByRole('button', { name: text }).boundingBox())
  await page.touchscreen.tap(sizes.phone.width - 40, cut.y + cut.height / 2)
  const dialog = page.getByRole('dialog', { name: 'Yatri 1' })
  expect(await dialog.getByText(text, { exact: true }).evaluate((shown) => shown.scrollWidth > shown.clientWidth)).toBe(
    false,
  )
  await dialog.getByRole('button', { name: say(m.desk_close) }).tap()
  await expect.poll(() => dialog.count()).toBe(0)
  await leave()
})

function person(index: number) {
  const id = `0190b0a0-0000-7000-8000-${String(index).padStart(12, '0')}`
  const values = { name: `Yatri ${index}`, phone: '+919876543210', email: 'y@example.com', bookings: 1, role: 'USER' }
  return { id, userId: id, bookingId: null, values: { ...values, made: '2026-11-21T04:30:00.000Z' } }
}
