import type { Page } from 'playwright-core'
import type { Mailbox } from '../../contract/desk/alerts.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Act } from './page-acts.ts'

/** The desk with a mailbox that the settings of the site do not name. */
export const withMailbox = (over: Partial<Mailbox> = {}) => {
  const mailbox: Mailbox = {
    address: 'alerts@tirtha.example',
    lookedAt: new Date().toISOString(),
    late: false,
    problem: null,
    automatic: { limit: 50_000, used: 15_000 },
    ...over,
  }
  return (page: Page) => page.route('**/v1/admin/mailbox', (route) => route.fulfill({ json: { data: mailbox } }))
}

export const pasteNoAlert: Act = async (page, say) => {
  await page.getByLabel(say(m.alert_paste_label)).fill('OTP 123456')
  await page.getByRole('button', { name: say(m.alert_paste_do) }).click()
  await page.getByText(say(m.error_no_alert)).first().waitFor()
}
