import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { openPoojas } from './open-poojas.ts'
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
  await page.getByRole('main').getByText(say(m.error_bad_key)).first().waitFor()
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

test('§2 an edit that someone else overtook keeps what was typed, and says what is saved now', async () => {
  const first = await site.loggedIn({ as: 'admin' })
  const second = await site.loggedIn({ as: 'admin' })
  const labels = { name: say(m.admin_name), price: say(m.admin_price_label), key: say(m.admin_security_key) }
  const open = async ({ page }: typeof first) => {
    await page.goto('/city/chitrakoot')
    await hydrated(page)
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByLabel(labels.price).waitFor()
  }
  const save = async ({ page }: typeof first) => {
    await page.getByLabel(labels.key, { exact: true }).fill(admin.key)
    await page.getByRole('button', { name: say(m.common_save) }).click()
  }
  await open(first)
  await open(second)
  await first.page.getByLabel(labels.price).fill('6600')
  await save(first)
  await first.page.waitForURL('**/city/chitrakoot')

  const { page } = second
  const name = page.getByLabel(labels.name, { exact: true })
  await name.fill('A quiet stay')
  await save(second)
  await page.locator('form').getByText(say(m.error_edited_meanwhile)).waitFor()
  second.expectComplaint(/409/)
  await page.getByRole('link', { name: `${labels.price}: ${say(m.error_saved_now, { saved: '6600' })}` }).waitFor()
  // The page loads what is saved after it says so.
  await expect.poll(() => page.getByLabel(labels.price).inputValue()).toBe('6600')
  expect(await name.inputValue()).toBe('A quiet stay')
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.waitForURL('**/city/chitrakoot')
  await page.getByRole('article').first().getByText('₹6,600').waitFor()
  await page.getByRole('heading', { name: 'A quiet stay' }).waitFor()
  await first.leave()
  await second.leave()
})

test.each(['en', 'hi'] as const)('§2 an admin edits the season of a pooja, in %s', async (language) => {
  const words = wordsIn(language)
  const { page, leave } = await site.loggedIn({ as: 'admin', language })
  const season = page.getByLabel(words(m.admin_season))
  const open = async () => {
    await page.goto('/city/prayagraj')
    await hydrated(page)
    await openPoojas(page)
    await page.getByRole('article').last().getByRole('link').click()
    await season.waitFor()
  }
  const save = async () => {
    await page.getByLabel(words(m.admin_security_key), { exact: true }).fill(admin.key)
    await page.getByRole('button', { name: words(m.common_save) }).click()
    await page.waitForURL('**/city/prayagraj')
  }
  await open()
  expect(await season.inputValue()).toBe('')
  await season.selectOption({ label: language === 'hi' ? 'केवल माघ मेले के समय' : 'Magh Mela only' })
  await save()
  await open()
  expect(await season.inputValue()).toBe('magh-mela')
  await season.selectOption({ label: words(m.admin_all_year) })
  await save()
  await open()
  expect(await season.inputValue()).toBe('')
  await leave()
})

test('§2 an admin edits a pooja', async () => {
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/city/sarnath')
  await hydrated(page)
  await openPoojas(page)
  await page.getByRole('article').last().getByRole('link').click()
  await page.getByLabel(say(m.admin_cost_label)).fill('777')
  await page.getByLabel(say(m.admin_security_key), { exact: true }).fill(admin.key)
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.waitForURL('**/city/sarnath')
  await openPoojas(page)
  await page.getByRole('article').last().getByText('₹777').waitFor()
  await leave()
})
