/** @module-tag thorough */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { lockedSheet, scannedPage } from '../locked-files.ts'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { nextUtr } from './people.ts'
import { bankDay, csvFile, shownRows, statementDesk } from './statement-desk.ts'
import { testViews } from './test-views.ts'
import { sizes } from './visitor.ts'

// Open payments of other files would make another list.
const site = browserSite({ own: true })

const folder = mkdtempSync(join(tmpdir(), 'tirtha-statement-'))
/** The file is on the disk, because a file of 11 MB takes long to reach the browser on a busy machine. */
const largeFile = join(folder, 'large.csv')
beforeAll(() => {
  writeFileSync(largeFile, '')
  truncateSync(largeFile, 11 * 1024 * 1024)
})
afterAll(() => rmSync(folder, { recursive: true }))

testViews(['en', 'hi'] as const, 1)(
  '§4 ADMIN in %s: a file that is no statement is refused at its field',
  async (language) => {
    const { page, say, field, leave, expectComplaint } = await statementDesk(site, { language, size: 'phone' })
    const files = [
      [csvFile('%PDF-1.7', 'statement.csv'), m.error_statement_unreadable],
      [csvFile(Buffer.from(await scannedPage()), 'statement.pdf'), m.error_statement_scanned],
      [csvFile(''), m.statement_empty],
      [largeFile, m.statement_too_large],
      [csvFile('Name,Phone\nRam,98'), m.error_statement_unreadable],
      [csvFile(Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'cut-off.xlsx'), m.error_statement_unreadable],
    ] as const
    for (const [file, text] of files) {
      await field.setInputFiles(file)
      await page.getByRole('main').getByText(say(text), { exact: true }).waitFor()
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
      if (text !== m.statement_empty && text !== m.statement_too_large) expectComplaint(/400/)
    }
    await leave()
  },
)

testViews(['en', 'hi'] as const)('§4 ADMIN in %s: a file with a password is opened by it', async (language) => {
  const { page, say, field, importNow, leave, expectComplaint } = await statementDesk(site, { language })
  const utr = nextUtr()
  const rows = [
    ['Date', 'Narration', 'RRN', 'Deposit'],
    [bankDay(), 'UPI', utr, 5000],
  ]
  await field.setInputFiles(csvFile(Buffer.from(lockedSheet(rows, 'TIRT0101')), 'statement.xlsx'))
  await page.getByText(say(m.error_statement_locked), { exact: true }).waitFor()
  expectComplaint(/400/)
  const open = async (password: string) => {
    await page.getByLabel(say(m.statement_password), { exact: true }).fill(password)
    await page.getByRole('button', { name: say(m.statement_password_open) }).click()
  }
  await open('wrong')
  await page.getByText(say(m.error_statement_password_wrong), { exact: true }).waitFor()
  expectComplaint(/400/)
  await open('TIRT0101')
  await page.getByText('+₹5,000', { exact: true }).waitFor()
  await importNow()
  await shownRows(page).getByText(utr).waitFor()
  await leave()
})

testViews(['en', 'hi'] as const, 1)('§4 ADMIN in %s: an amount without a side is asked', async (language) => {
  const { page, say, field, importNow, leave } = await statementDesk(site, { language })
  const utr = nextUtr()
  await field.setInputFiles(csvFile(`Date,Narration,Amount\n${bankDay()},UPI-${utr},"5,000.00"\n`))
  await page.getByText(say(m.statement_ask_side)).waitFor()
  await page
    .getByLabel(say(m.statement_column, { column: 3, heading: 'Amount' }))
    .selectOption({ label: say(m.statement_column_credit) })
  await importNow()
  await shownRows(page).getByText(utr).waitFor()
  expect(await page.getByText(say(m.statement_reason_side_unknown)).count()).toBe(0)
  // The answer was only for this file: the next one may contain money that left.
  await page.getByRole('link', { name: say(m.statement_all) }).click()
  await field.setInputFiles(csvFile(`Date,Narration,Amount\n22/11/2026,UPI-${nextUtr()},"5,000.00"\n`))
  await page.getByText(say(m.statement_ask_side)).waitFor()
  await leave()
})

test('§4 ADMIN columns that nobody knows are chosen by hand, and remembered by their headings', async () => {
  const { page, say, field, importNow, leave } = await statementDesk(site)
  const utr = nextUtr()
  const csv = (number: string) => csvFile(`Kab,Kya,Kitna\n${bankDay()},UPI-${number},"5,000.00"\n`)
  await field.setInputFiles(csv(utr))
  await importNow()
  await page.getByRole('alert').getByText(say(m.statement_columns_missing)).waitFor()
  const choose = (column: number, heading: string, what: string) =>
    page.getByLabel(say(m.statement_column, { column, heading })).selectOption({ label: what })
  await choose(1, 'Kab', say(m.statement_column_date))
  await choose(2, 'Kya', say(m.statement_column_text))
  await choose(3, 'Kitna', say(m.statement_column_credit))
  await page.getByText('+₹5,000', { exact: true }).waitFor()
  await importNow()
  await shownRows(page).getByText(utr).waitFor()
  await page.getByRole('link', { name: say(m.statement_all) }).click()
  await field.setInputFiles(csv(nextUtr()))
  await page.getByText('+₹5,000', { exact: true }).waitFor()
  // Known columns are folded.
  expect(await page.getByLabel(say(m.statement_column, { column: 1, heading: 'Kab' })).isVisible()).toBe(false)
  await leave()
})

test('§4 ADMIN an import is taken back as a whole, or says which booking prevents it', async () => {
  const devotee = await site.loggedIn()
  await devotee.addPackage({ headCount: 4 })
  const utr = nextUtr()
  const [booking] = await devotee.book(utr)
  const { id } = present(booking)
  const { page, say, field, importNow, leave, expectComplaint } = await statementDesk(site, { language: 'hi' })
  const verified = async () => (await unwrap(devotee.api.bookings[':id'].$get({ param: { id } }))).data.verified
  await field.setInputFiles(csvFile(`Date,Narration,Withdrawal,Deposit\n${bankDay()},UPI-${utr},,5000\n`))
  await importNow()
  await page.getByRole('button', { name: say(m.statement_confirm_one) }).click()
  await page
    .getByRole('status')
    .getByText(say(m.statement_confirmed, { count: 1 }))
    .waitFor()
  expect(await verified()).toBe(true)

  const { data: balance } = await unwrap(devotee.api.payments.balance.$post({ json: { bookingId: id } }))
  await unwrap(devotee.api.payments.submit.$post({ json: { id: balance.id, refNo: nextUtr() } }))
  const undo = async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say(m.statement_undo) })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say(m.statement_undo_count, { count: 1 })).waitFor()
    await dialog.getByRole('button', { name: say(m.statement_undo) }).click()
  }
  await undo()
  await page.getByRole('main').getByRole('alert').getByText(present(booking).reference).waitFor()
  expectComplaint(/409/)
  expect(await verified()).toBe(true)

  const staff = await site.loggedIn({ as: 'admin' })
  await unwrap(staff.api.payments.reject.$post({ json: { id: balance.id, reason: 'NOT_FOUND' } }))
  await undo()
  await page.getByRole('status').getByText(say(m.statement_undo_done)).waitFor()
  expect(await verified()).toBe(false)
  for (const one of [staff, devotee]) await one.leave()
  await leave()
})

test('§4 ADMIN a read that the server refuses for the moment leaves the statement on the page', async () => {
  const devotee = await site.loggedIn()
  await devotee.addPackage({ headCount: 4 })
  const utr = nextUtr()
  await devotee.book(utr)
  await devotee.leave()
  const { page, say, field, importNow, leave, allowComplaints } = await statementDesk(site)
  await field.setInputFiles(csvFile(`Date,Narration,Withdrawal,Deposit\n${bankDay()},UPI-${utr},,5000\n`))
  await importNow()
  const confirm = page.getByRole('button', { name: say(m.statement_confirm_one) })
  await confirm.waitFor()
  const busy = { message: 'The server is busy', code: 'UNAVAILABLE', requestId: 'r' }
  allowComplaints(/503/)
  let refused = 0
  // Payments of the other tests could make the list of payments without a row the next one to work on.
  await page.route(/\/(lines|missing)\?/, async (route) => {
    await route.fulfill({ status: 503, json: busy })
    refused += 1
  })
  await confirm.click()
  await expect.poll(() => refused, { timeout: 60_000 }).toBeGreaterThan(0)
  await expect.poll(() => shownRows(page).count()).toBe(1)
  await page.getByRole('heading', { level: 1, name: 'statement.csv' }).waitFor()
  await leave()
})

test('§4 ADMIN a statement of 10,000 rows keeps few of them in the page, and shows the last one', async () => {
  const { page, say, field, importNow, leave } = await statementDesk(site, { size: 'phone' })
  // The amounts have paise, because the search for a round amount might find it among the digits of a UTR.
  const rows = Array.from({ length: 10_000 }, (_, row) => `${bankDay()},CASH DEPOSIT ${row},,${row + 1}.37`)
  await field.setInputFiles(csvFile(['Date,Narration,Withdrawal,Deposit', ...rows].join('\n')))
  await importNow()
  await shownRows(page).first().waitFor({ timeout: 60_000 })
  expect(await shownRows(page).first().getAttribute('aria-setsize')).toBe('10000')
  const last = page.getByText('CASH DEPOSIT 9999', { exact: true })
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return last.count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  expect(await shownRows(page).count()).toBeLessThan(60)
  // The search for the amount may find its payment.
  await page.getByRole('button', { name: say(m.statement_find, { amount: '₹10,000.37' }) }).click()
  await page.getByText(say(m.search_none)).waitFor()
  await leave()
})

test('§4 ADMIN an imported statement opens at its top, also from the end of a long page', async () => {
  const { page, field, importNow, leave } = await statementDesk(site, { size: 'phone' })
  const rows = Array.from({ length: 60 }, () => `${bankDay()},UPI-${nextUtr()}-A narration of several lines,,100`)
  await field.setInputFiles(csvFile(['Date,Narration,Withdrawal,Deposit', ...rows].join('\n')))
  await importNow()
  await shownRows(page).first().waitFor()
  // After two frames the list has measured its rows.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect((await shownRows(page).first().boundingBox())?.y).toBeLessThan(sizes.phone.height)
  await leave()
})
