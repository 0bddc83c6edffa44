/** @module-tag thorough */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { formatRupees } from '../../domain/format.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { nextUtr, verifyPayment } from '../calls.ts'
import { firstOf, present } from '../present.ts'
import { DAY_MS } from '../world.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'
import type { Past } from './site.ts'

/** Five weeks with bookings of ₹1,100 in Varanasi, more in each week, whose payments were received 3 hours later. */
const past: Past = async (w) => {
  for (const weeks of [5, 4, 3, 2, 1]) {
    w.clock.set(new Date(Date.now() - weeks * 7 * DAY_MS).toISOString())
    const devotee = await w.devotee()
    const ids: string[] = []
    for (let booking = 0; booking < 6 - weeks; booking++) {
      await devotee.addPooja({ days: 60 })
      await devotee.book(nextUtr())
      ids.push(firstOf(await devotee.payments()).id)
    }
    w.clock.pass({ hours: 3 })
    const admin = await w.admin()
    for (const id of ids) await verifyPayment(admin, id)
  }
}

const site = browserSite({ past })

/** The values in the labels of a chart's marks, by week. */
const drawn = async (chart: Locator) =>
  Object.fromEntries(
    await chart
      .locator('[data-week]')
      .evaluateAll((marks) => marks.map((mark) => [mark.getAttribute('data-week'), mark.getAttribute('data-value')])),
  ) as Record<string, string>

/** The texts of a column of a table, without its heading and total. */
async function column(table: Locator, heading: string): Promise<string[]> {
  const headings = await table.locator('thead th').allInnerTexts()
  return table.locator(`tbody tr > :nth-child(${headings.indexOf(heading) + 1})`).allInnerTexts()
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

describe.each(languages)('NUMBERS page in %s', (language) => {
  const say = wordsIn(language)

  async function open(path = '/admin/numbers') {
    const visit = await site.loggedIn({ as: 'admin', language })
    await visit.page.goto(path)
    await hydrated(visit.page)
    await visit.page.getByRole('heading', { level: 1, name: say(m.nav_numbers) }).waitFor()
    return visit
  }

  test('each chart draws the values of its table', async () => {
    const { page, leave } = await open()
    const figures = [
      [m.desk_numbers_bookings, m.desk_numbers_bookings, String],
      [
        m.desk_numbers_revenue,
        m.desk_numbers_revenue,
        (value: string) => formatRupees(paiseFromRupees(Number(value)), language),
      ],
    ] as const
    for (const [title, heading, text] of figures) {
      const figure = section(page, say(title))
      await figure.getByText(say(m.desk_numbers_table)).click()
      const cells = await column(figure.getByRole('table'), say(heading))
      const marks = await drawn(figure.getByRole('img').first())
      expect(cells).toHaveLength(12)
      expect(Object.keys(marks)).toHaveLength(5)
      expect(cells).toEqual(cells.map((_, week) => text(marks[week] ?? '0')))
    }
    const times = section(page, say(m.desk_numbers_verification))
    await times.getByText(say(m.desk_numbers_table)).click()
    const percents = await column(times.getByRole('table'), say(m.desk_numbers_percent))
    const marks = await drawn(times.getByRole('img').nth(1))
    expect(percents).toEqual(percents.map((_, week) => (marks[week] ? `${marks[week]}%` : '–')))
    expect(Object.values(marks)).toEqual(['100', '100', '100', '100', '100'])
    expect((await column(times.getByRole('table'), say(m.desk_numbers_median))).filter((text) => text !== '–')).toEqual(
      ['3', '3', '3', '3', '3'],
    )
    await leave()
  })

  test('the period is in the address, and a file has its weeks', async () => {
    const { page, leave } = await open()
    const periods = page.getByRole('navigation', { name: say(m.desk_numbers_period) })
    await periods.getByRole('link', { name: say(m.desk_numbers_weeks, { count: '4' }) }).click()
    await page.waitForURL('**/admin/numbers?weeks=4')
    const bookings = section(page, say(m.desk_numbers_bookings))
    await bookings.getByText(say(m.desk_numbers_table)).click()
    await expect.poll(() => bookings.locator('tbody tr').count()).toBe(4)
    expect(await periods.locator('[aria-current]').innerText()).toBe(say(m.desk_numbers_weeks, { count: '4' }))

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bookings.getByRole('button', { name: say(m.desk_numbers_csv) }).click(),
    ])
    const text = readFileSync(present(await download.path()), 'utf8')
    expect(download.suggestedFilename()).toMatch(/^tirtha-bookings-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.startsWith(`\uFEFF"${say(m.desk_numbers_week)}"`)).toBe(true)
    expect(text.trim().split('\r\n')).toHaveLength(1 + 4 * 5)
    await leave()
  })

  test('the owner marks a past month as filed, and takes the mark back with a reason', async () => {
    const { page, leave } = await open()
    const accounts = section(page, say(m.accounts_title))
    await accounts.getByLabel(say(m.accounts_month)).fill('2026-01')
    await accounts.getByRole('button', { name: say(m.accounts_filed), exact: true }).click()
    await accounts.getByRole('button', { name: say(m.accounts_filed_undo), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say(m.accounts_filed_undo_title) })
    await dialog.getByLabel(say(m.desk_reason)).fill('Sent with an error')
    await dialog.getByRole('button', { name: say(m.accounts_filed_undo), exact: true }).click()
    await accounts.getByRole('button', { name: say(m.accounts_filed), exact: true }).waitFor()
    await leave()
  })

  test('a print has the charts and the closed tables, without buttons', async () => {
    const { page, leave } = await open()
    const bookings = section(page, say(m.desk_numbers_bookings))
    const cell = bookings.getByRole('table').getByRole('row').last()
    expect(await cell.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => cell.isVisible()).toBe(true)
    expect(await bookings.getByRole('img').first().isVisible()).toBe(true)
    expect(await bookings.getByText(say(m.desk_numbers_csv)).isVisible()).toBe(false)
    await leave()
  })
})
