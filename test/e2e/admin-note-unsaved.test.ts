/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { nextUtr } from './people.ts'
import { testViews } from './test-views.ts'

const site = browserSite({ newProfiles: true })
const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const
type View = (typeof views)[number]

/** The page of a user with two bookings, and the dialog of the note on the first. */
async function openNote(view: View) {
  const say = wordsIn(view.language)
  const devotee = await site.loggedIn()
  for (const _ of [1, 2]) {
    await devotee.addPackage()
    await devotee.book(nextUtr())
  }
  await devotee.leave()
  const staff = await site.loggedIn({ ...view, as: 'admin' })
  const { page } = staff
  await page.goto(`/admin/users/${devotee.session.user.id}`)
  const opener = page.getByRole('button', { name: say(m.desk_note_add) }).first()
  const dialog = page.getByRole('dialog', { name: say(m.desk_note), exact: true })
  const question = page.getByRole('dialog', { name: say(m.common_unsaved_close_title) })
  return {
    ...staff,
    say,
    opener,
    dialog,
    question,
    field: dialog.getByRole('textbox'),
    close: dialog.getByRole('button', { name: say(m.desk_close), exact: true }),
    stay: question.getByRole('button', { name: say(m.common_unsaved_stay) }),
    lose: question.getByRole('button', { name: say(m.common_unsaved_close) }),
    open: async () => {
      await opener.click()
      await dialog.waitFor()
    },
  }
}

const hasFocus = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)

testViews(views)('FORMS unsaved: the note asks before Escape or Close loses its text, in $language', async (view) => {
  const { page, say, open, dialog, question, field, close, stay, lose, leave } = await openNote(view)
  const text = 'व्हीलचेयर चाहिए।'
  await open()
  // If nothing is typed, or the text was restored, no question appears.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await open()
  await field.fill(text)
  await field.fill('')
  await close.click()
  await dialog.waitFor({ state: 'detached' })
  await hasFocus(page, say(m.desk_note_add))

  await open()
  await field.fill(text)
  for (const lookAway of [() => page.keyboard.press('Escape'), () => close.click()]) {
    await lookAway()
    await stay.click()
    await question.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe(text)
  }
  for (let press = 0; press < 6; press++) await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(text)
  // This press is outside of the dialog.
  await page.mouse.click(5, 5)
  expect(await field.inputValue()).toBe(text)
  await close.click()
  await lose.click()
  await dialog.waitFor({ state: 'detached' })
  await hasFocus(page, say(m.desk_note_add))
  await open()
  expect(await field.inputValue()).toBe('')
  await leave()
})

test('FORMS unsaved: the note keeps its text when the browser closes dialogs without asking', async () => {
  const { page, open, dialog, question, field, close, stay, lose, leave } = await openNote(views[0])
  const text = 'Needs a wheelchair.'
  await open()
  await field.fill(text)
  // Android's Back closes one dialog or all of them.
  for (const isAsking of [false, true]) {
    if (isAsking) await close.click()
    await page.evaluate(() =>
      document.querySelectorAll('dialog[open]').forEach((shown) => (shown as HTMLDialogElement).close()),
    )
    await stay.click()
    await question.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe(text)
  }
  await close.click()
  await lose.click()
  await dialog.waitFor({ state: 'detached' })
  await leave()
})

testViews(views, 1)('FORMS unsaved: the note asks before another page loses its text, in $language', async (view) => {
  const { page, say, open, opener, field, leave } = await openNote(view)
  const path = new URL(page.url()).pathname
  await page
    .getByRole('link', { name: say(m.desk_open) })
    .first()
    .click()
  await page.waitForURL('**/admin/bookings/*')
  await page.goBack()
  await opener.waitFor()
  await open()
  await field.fill('Needs a wheelchair.')
  const leaving = page.getByRole('dialog', { name: say(m.common_unsaved_title) })
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += dialog.type() === 'beforeunload' ? 1 : 0
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toBe(1)
  expect(await field.inputValue()).toBe('Needs a wheelchair.')
  const goForward = () => page.evaluate(() => history.forward())
  await goForward()
  await leaving.getByRole('button', { name: say(m.common_unsaved_stay) }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  expect(await field.inputValue()).toBe('Needs a wheelchair.')
  await goForward()
  await leaving.getByRole('button', { name: say(m.common_unsaved_leave) }).click()
  await page.waitForURL('**/admin/bookings/*')
  await leave()
})

testViews(views)('FORMS unsaved: a saved note asks nothing, in $language', async (view) => {
  const { page, say, open, dialog, question, field, leave } = await openNote(view)
  await open()
  await field.fill('Needs a wheelchair.')
  await dialog.getByRole('button', { name: say(m.common_save), exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await question.count()).toBe(0)
  const opener = page.getByRole('button', { name: say(m.desk_note_open) })
  await opener.click()
  expect(await field.inputValue()).toBe('Needs a wheelchair.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await leave()
})
