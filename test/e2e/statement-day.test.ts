import { describe, expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { makeDemoDay } from '../demo-day.ts'
import { present } from '../present.ts'
import { rupeesIn } from './admin-bookings.ts'
import { browserSite } from './browser-site.ts'
import { fileOf, madeDay, shownRows, statementDesk } from './statement-desk.ts'

const MINUTES = 60_000
const MOST_ACTS = 10

describe('a day of 500 payments', () => {
  const made = madeDay((w) => makeDemoDay(w))
  const site = browserSite({ past: made.past })

  test(
    '§4 ADMIN staff verify the payments of a day of 500 by their statement in at most 10 acts',
    { tags: 'thorough', timeout: 8 * MINUTES },
    async () => {
      const { page, say, field, act, acts, importNow, api, leave, allowComplaints } = await statementDesk(site)
      // The page does not change if one of its reads is refused while the server verifies.
      allowComplaints(/503 \(Service Unavailable\) \S+\/v1\/(statements|admin\/today)/)
      const { rows, expected } = made.day
      await act(field.setInputFiles(fileOf(rows, 'hdfc.csv')))
      await act(importNow())
      const confirmAll = page.getByRole('button', { name: say(m.statement_confirm_all, { count: expected.exact }) })
      // Somebody stops the job and continues it; this does not count as acts.
      await confirmAll.click({ timeout: 3 * MINUTES })
      await page.getByRole('button', { name: say(m.desk_job_stop) }).click({ timeout: MINUTES })
      await page.getByText(new RegExp(`^Stopped: \\d+ of ${expected.exact} marked`)).waitFor()
      await act(page.getByRole('button', { name: /^Mark the \d+ exact/ }).click())
      await page.getByRole('heading', { name: say(m.statement_review), exact: true }).waitFor({ timeout: 3 * MINUTES })
      for (let left = expected.review; left > 0; left--) {
        const confirm = shownRows(page).getByRole('button', { name: /^Mark ₹/ })
        await expect.poll(() => confirm.count()).toBe(left)
        await act(confirm.first().click())
      }
      const id = present(/statements\/(.+)$/.exec(new URL(page.url()).pathname)?.[1])
      const read = async () => (await unwrap(api.statements[':id'].$get({ param: { id } }))).data
      await expect.poll(async () => (await read()).verified).toBe(expected.exact + expected.review)
      expect(await read()).toMatchObject({ toVerify: 0, toReview: 0 })
      expect(acts()).toBeLessThanOrEqual(MOST_ACTS)
      await leave()
    },
  )
})

describe('one day', () => {
  const made = madeDay((w) => makeDemoDay(w, { exact: 4 }))
  const site = browserSite({ past: made.past })

  test(
    '§4 ADMIN staff work through one day: import, verify, correct one, reject one, name a driver, send the refunds',
    async () => {
      const { page, say, field, importNow, open, api, leave } = await statementDesk(site, {
        language: 'hi',
        size: 'phone',
      })
      const rupees = rupeesIn('hi')
      const { rows, expected } = made.day
      const rowDone = new RegExp(say(m.statement_row_done, { amount: rupees(4500), name: '' }).trim())
      const saved = (text: string) => page.getByRole('status').getByText(text).first().waitFor()

      await field.setInputFiles(fileOf(rows, 'icici.xlsx'))
      await importNow()
      await page.getByRole('button', { name: say(m.statement_confirm_all, { count: expected.exact }) }).click()
      await saved(say(m.statement_confirmed, { count: expected.exact }))

      // The devotee sent less than we expected.
      const less = shownRows(page).filter({ hasText: say(m.statement_reason_amount_differs) })
      await less.getByRole('button', { name: say(m.statement_confirm_row, { amount: rupees(4500) }) }).click()
      await page.getByText(rowDone).waitFor()
      await less.getByRole('button', { name: say(m.common_undo) }).click()
      await saved(say(m.desk_undone))
      await less.getByRole('button', { name: say(m.statement_confirm_row, { amount: rupees(4500) }) }).click()
      await less.getByText(say(m.statement_row_confirmed)).waitFor()

      await open(say(m.statement_proposed))
      expect(await shownRows(page).count()).toBe(expected.proposed)
      await shownRows(page)
        .first()
        .getByRole('button', { name: say(m.desk_reject), exact: true })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(m.desk_reject) })
        .click()
      await saved(say(m.desk_payment_rejected))
      await expect.poll(() => shownRows(page).count()).toBe(expected.proposed - 1)

      await open(say(m.statement_outgoing))
      await page.getByRole('button', { name: say(m.desk_sent) }).click()
      await saved(say(m.desk_refund_recorded))
      await expect.poll(() => shownRows(page).getByText('✓').count()).toBe(2)

      await open(say(m.statement_exact))
      await shownRows(page)
        .first()
        .getByRole('link', { name: say(m.statement_decide) })
        .click()
      const driver = page.getByRole('region', { name: say(m.desk_driver), exact: true })
      await driver.getByLabel(say(m.desk_driver_name)).fill('रामखिलावन नमूनापुरी')
      await driver.getByLabel(say(m.common_phone_number)).fill('94150 12345')
      await driver.getByLabel(say(m.desk_driver_vehicle)).fill('Ertiga UP 70 AB 1234')
      await driver.getByRole('button').click()
      await saved(say(m.desk_driver_saved))

      await page.goto('/admin/refunds')
      const waiting = page.getByRole('main').getByRole('listitem')
      await waiting.getByLabel(say(m.desk_sent_under)).fill('IMPS 632599000003')
      await waiting.getByRole('checkbox').check()
      await waiting.getByRole('button', { name: say(m.desk_sent) }).click()
      await page.getByText(say(m.desk_refunds_none)).waitFor()
      expect((await unwrap(api.refunds.$get({ query: {} }))).data).toEqual([])
      await leave()
    },
    4 * MINUTES,
  )
})
