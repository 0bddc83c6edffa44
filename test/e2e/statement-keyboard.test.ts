/** @module-tag thorough */
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { nextUtr } from './people.ts'
import { bankDay, csvFile, shownRows, statementDesk } from './statement-desk.ts'

const site = browserSite()

test('§4 ADMIN by keys alone a statement is imported, its columns corrected, confirmed, looked at and undone', async () => {
  const people = [await site.loggedIn(), await site.loggedIn()]
  const utrs: string[] = []
  for (const devotee of people) {
    await devotee.addPackage({ headCount: 4 })
    const utr = nextUtr()
    await devotee.book(utr)
    utrs.push(utr)
  }
  const { page, say, field, api, leave } = await statementDesk(site)
  const tabTo = async (name: string | RegExp, role: 'button' | 'link' | 'combobox') => {
    const wanted = page.getByRole('main').getByRole(role, { name, exact: true })
    await wanted.waitFor()
    const hasFocus = () => wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))
    for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await page.keyboard.press('Tab')
    expect(await hasFocus(), String(name)).toBe(true)
  }
  const pressOn = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await tabTo(name, role)
    await page.keyboard.press('Enter')
  }

  // The drop zone is a field that Tab reaches and Enter opens.
  const isAtField = () => field.evaluate((input) => input === document.activeElement)
  // The test tells the browser here, several answers before the press, that it chooses the file.
  const chooser = page.waitForEvent('filechooser')
  for (let presses = 0; presses < 60 && !(await isAtField()); presses++) await page.keyboard.press('Tab')
  expect(await isAtField()).toBe(true)
  await page.keyboard.press('Enter')
  const rows = utrs.map((utr, row) => `${bankDay()},UPI-${utr},${row === 0 ? '5000' : '4500'},0`)
  await (await chooser).setFiles(csvFile(['Day,What,Came,Went', ...rows].join('\n')))

  await tabTo(say(m.statement_column, { column: 1, heading: 'Day' }), 'combobox')
  const choose = async (column: number, heading: string, what: string) => {
    await tabTo(say(m.statement_column, { column, heading }), 'combobox')
    // Only the first letter is typed, because a list forgets letters that are typed a second apart.
    await page.keyboard.press(what.charAt(0))
  }
  await choose(1, 'Day', say(m.statement_column_date))
  await choose(2, 'What', say(m.statement_column_text))
  await choose(3, 'Came', say(m.statement_column_credit))
  await page.getByText('+₹4,500', { exact: true }).waitFor()
  await pressOn(say(m.statement_import_do))

  await page.getByRole('button', { name: say(m.statement_confirm_one) }).waitFor()
  await pressOn(say(m.statement_confirm_one))
  await page
    .getByRole('status')
    .getByText(say(m.statement_confirmed, { count: 1 }))
    .waitFor()
  await pressOn(new RegExp(say(m.statement_review)), 'link')
  const review = shownRows(page).filter({ hasText: utrs[1] ?? '' })
  await review.waitFor()
  await pressOn(say(m.statement_confirm_row, { amount: '₹4,500' }))
  // The undo has the focus.
  const undo = review.getByRole('button', { name: say(m.common_undo) })
  await expect.poll(() => undo.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText(say(m.desk_undone)).waitFor()
  await review.getByRole('button', { name: say(m.statement_confirm_row, { amount: '₹4,500' }) }).waitFor()

  await pressOn(say(m.statement_undo))
  const yes = page.getByRole('dialog').getByRole('button', { name: say(m.statement_undo) })
  for (let presses = 0; presses < 5; presses++) {
    if (await yes.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(say(m.statement_undo_done)).waitFor()
  expect(firstOf((await unwrap(api.statements.$get({ query: {} }))).data)).toMatchObject({ verified: 0, left: 0 })
  for (const devotee of people) await devotee.leave()
  await leave()
})
