/** @module-tag thorough */
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { expectFocusKept } from './keyboard.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'

const site = browserSite()

const title = { level: 1 } as const

test('ACCESS the focus stays near a deleted item and goes to the heading after the last one', async () => {
  const say = wordsIn('en')
  const { page, addPackage, addPooja, leave } = await site.loggedIn({ size: 'phone' })
  await addPackage()
  await addPooja()
  await page.goto('/user/cart')
  const remove = page.getByRole('main').getByRole('button', { name: say(m.cart_remove) })
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => remove.count()).toBe(1)
  await expectFocusKept(page)
  const undo = page.getByRole('main').getByRole('button', { name: say(m.common_undo) })
  await page.keyboard.press('Tab')
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText(say(m.cart_empty)).waitFor()
  await expectFocusKept(page)
  await leave()
})

test('ACCESS the focus is kept after dialogs, filters and forms that replace each other', async () => {
  const say = wordsIn('en')
  const devotee = await site.loggedIn()
  await devotee.addPackage()
  await devotee.book()
  await devotee.leave()
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  await page.goto('/admin/users')
  await page.getByLabel(say(m.common_email)).fill(devotee.session.user.email)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/users?*')
  await expectFocusKept(page)

  await page.goto(`/admin/users/${devotee.session.user.id}`)
  await page.getByLabel(say(m.desk_verified_label)).focus()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: say(m.desk_ask_yes_do), exact: true }).press('Enter')
  await page.getByRole('status').getByText(say(m.desk_verification_updated)).waitFor()
  await expectFocusKept(page)
  const note = page.getByRole('button', { name: say(m.desk_note_add) })
  await note.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await expectFocusKept(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => note.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Needs a wheelchair.')
  await page.getByRole('button', { name: say(m.common_save), exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: say(m.desk_note_open) }).waitFor()
  await expectFocusKept(page)
  await leave()

  const visitor = await site.visit({ hasChosen: false })
  await visitor.page.goto('/auth/login')
  await visitor.page.getByRole('dialog').waitFor()
  await visitor.page.keyboard.press('Enter')
  await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expectFocusKept(visitor.page)
  await visitor.page.getByRole('link', { name: say(m.auth_forgot_password) }).focus()
  await visitor.page.keyboard.press('Enter')
  await visitor.page.getByRole('heading', { ...title, name: say(m.auth_reset_title) }).waitFor()
  await expectFocusKept(visitor.page)
  await visitor.leave()
})
