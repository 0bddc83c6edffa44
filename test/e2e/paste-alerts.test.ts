import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { nextUtr } from './people.ts'
import { statementDesk } from './statement-desk.ts'

const site = browserSite()

test('ALERTS an SMS of the bank is pasted on a phone, matched and marked as received', async () => {
  const devotee = await site.loggedIn()
  await devotee.addPackage({ headCount: 4 })
  const utr = nextUtr()
  await devotee.book(utr)
  const { page, say, leave } = await statementDesk(site, { language: 'hi', size: 'phone' })
  const field = page.getByLabel(say(m.alert_paste_label))
  const [year = '', month, day] = dayOf(Date.now()).split('-')
  await field.fill(`Rs.5,000.00 credited to your a/c on ${day}-${month}-${year.slice(2)} by UPI ref no ${utr}`)
  await page.getByRole('button', { name: say(m.alert_paste_do) }).click()
  await page.getByRole('button', { name: say(m.statement_confirm_one) }).click()
  await page
    .getByRole('status')
    .getByText(say(m.statement_confirmed, { count: 1 }))
    .first()
    .waitFor()
  await page.goto('/admin/statements')
  await page.getByText(say(m.statement_source_text)).waitFor()
  expect(await page.getByText(say(m.statement_verified, { count: 1 })).count()).toBe(1)
  await leave()
  await devotee.leave()
})
