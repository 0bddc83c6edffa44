import { test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { HEADINGS } from '../trade.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

test('TRADE: on a phone in Hindi an owner mends a file, imports it and undoes the import', async () => {
  const say = wordsIn('hi')
  const { page, leave } = await site.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  await page.goto('/admin/lists/bookings')
  await hydrated(page)
  await page.getByRole('link', { name: say(m.trade_title) }).click()
  await page.getByRole('heading', { level: 1, name: say(m.trade_title) }).waitFor()
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: say(m.trade_template_csv) }).click()
  await (await begun).path()
  const choose = (date: string) =>
    page.getByLabel(say(m.trade_choose)).setInputFiles({
      name: 'bookings.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `${HEADINGS}\nB-1,Meena Tiwari,9839012345,,"Kashi Vishwanath and Ganga Aarti, One Day",2,${date},1500,500,01/11/2024,A-117,\n`,
      ),
    })
  await choose('31/02/2025')
  await page.getByText(/^तारीख: /).waitFor()
  await choose('05/01/2025')
  await page.getByText('Meena Tiwari').waitFor()
  await page.getByRole('button', { name: say(m.trade_save) }).click()
  await page.getByRole('status').getByText(say(m.trade_imported)).waitFor()
  await page.getByRole('button', { name: say(m.trade_undo) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.trade_undo) })
    .click()
  await page.getByRole('status').getByText(say(m.trade_undone), { exact: true }).waitFor()
  await leave()
})
