import { test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'

const site = browserSite({ own: true })

const say = wordsIn('en')

test('§2 §6 an admin edits a price with the security key, and visitors see it', async () => {
  const { page, leave, expectComplaint } = await site.loggedIn({ as: 'admin' })
  await page.goto('/city/ayodhya')
  await hydrated(page)
  const first = page.getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  await first.getByRole('link', { name: say(m.city_edit_named, { name }) }).click()
  await page.getByLabel(say(m.admin_price_label)).fill('12345.50')
  await page.getByLabel(say(m.admin_security_key), { exact: true }).fill('a wrong key')
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.getByRole('alert').getByText(say(m.error_bad_key)).waitFor()
  expectComplaint(/403/)
  await page.getByLabel(say(m.admin_security_key), { exact: true }).fill(admin.key)
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.getByRole('status').getByText(say(m.admin_package_updated)).waitFor()
  await page.waitForURL('**/city/ayodhya')
  await page.getByRole('article').first().getByText('₹12,345.50').waitFor()
  await leave()
  const visitor = await site.visit({ language: 'hi' })
  await visitor.page.goto('/city/ayodhya')
  await visitor.page.getByText('₹12,345.50').waitFor()
  await visitor.leave()
})

test('§2 an admin edits a pooja', async () => {
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/city/sarnath')
  await hydrated(page)
  await page.getByRole('article').last().getByRole('link').click()
  await page.getByLabel(say(m.admin_cost_label)).fill('777')
  await page.getByLabel(say(m.admin_security_key), { exact: true }).fill(admin.key)
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.waitForURL('**/city/sarnath')
  await page.getByRole('article').last().getByText('₹777').waitFor()
  await leave()
})
