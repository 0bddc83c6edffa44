import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

test('OFFERS history: on a phone in Hindi staff see what changed, take it back, and the form shows it', async () => {
  const say = wordsIn('hi')
  const { page, leave } = await site.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  await page.goto('/admin/cities/ayodhya')
  await hydrated(page)
  await page
    .getByRole('region', { name: say(m.offers_packages) })
    .getByRole('link', { name: new RegExp(`^${say(m.offers_edit)}`) })
    .first()
    .click()
  const form = page.getByRole('main').locator('form').first()
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const price = field(say(m.desk_price_label))
  const before = await price.inputValue()
  const address = page.url()
  await price.fill('7654')
  await field(say(m.desk_security_key)).fill(admin.key)
  await form.getByRole('button', { name: say(m.common_save) }).click()
  await page.waitForURL(/\/city\/ayodhya/)

  await page.goto(address)
  await hydrated(page)
  expect(await price.inputValue()).toBe('7654')
  const changes = page.getByRole('region', { name: say(m.changes_title), exact: true })
  const newest = changes.getByRole('listitem').first()
  await newest.getByText('₹7,654').waitFor()
  await newest.getByText(say(m.audit_price)).waitFor()
  await changes.getByLabel(say(m.changes_key)).fill(admin.key)
  await field(say(m.desk_in_english, { label: say(m.desk_name) })).fill('Typed and not saved')
  await newest.getByRole('button', { name: say(m.changes_undo) }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: say(m.common_unsaved_close) }).click()
  await page.getByRole('status').getByText(say(m.changes_undone)).waitFor()
  await expect.poll(() => price.inputValue()).toBe(before)
  expect(await field(say(m.desk_in_english, { label: say(m.desk_name) })).inputValue()).not.toBe('Typed and not saved')
  await expect.poll(() => changes.getByRole('button', { name: say(m.changes_undo) }).count()).toBe(2)
  await leave()
})
