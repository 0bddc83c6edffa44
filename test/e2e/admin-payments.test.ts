import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { unwrap } from '../../contract/client.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { expectFocusKept, tabTo } from './keyboard.ts'
import { browserSite } from './browser-site.ts'
import type { Size } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { adminBookings, rupeesIn } from './admin-bookings.ts'
import { firstOf } from '../present.ts'
import { peopleAt } from './people.ts'

const site = browserSite()

test.each<[Language, Size]>([
  ['en', 'desktop'],
  ['hi', 'phone'],
])('§4 ADMIN in %s: staff see what is missing before they verify a smaller amount', async (language, size) => {
  const { page, say, rupees, booking, read, leave } = await adminBookings(site, { language, size })
  await page.getByText(rupees(booking.amountTotal - 5000)).waitFor()
  await page.getByRole('link', { name: say(m.desk_open) }).click()
  await page
    .getByRole('heading', { level: 1, name: language === 'hi' ? booking.Package.nameHindi : booking.Package.name })
    .waitFor()
  const amount = page.getByLabel(say(m.desk_statement_amount))
  expect(await amount.inputValue()).toBe('5000.00')
  const verify = page.getByRole('button', { name: say(m.desk_verify) })

  await amount.fill('four thousand')
  await verify.click()
  await page.getByText(say(m.desk_amount_invalid)).waitFor()

  await amount.fill('₹ 4,000.50')
  await page.getByText(say(m.desk_less, { difference: rupees(999.5) })).waitFor()
  const due = booking.amountTotal - 4000.5
  await page.getByText(say(m.desk_balance_then_due, { amount: rupees(due) })).waitFor()
  await amount.fill('6000')
  await page.getByText(say(m.desk_more, { difference: rupees(1000) })).waitFor()
  await amount.fill(String(booking.amountTotal + 1))
  await page.getByText(say(m.desk_balance_then_over, { amount: rupees(1) })).waitFor()
  await amount.fill('4000.50')
  await verify.dblclick()
  await page.getByRole('status').getByText(say(m.desk_verification_updated)).waitFor()
  const money = page.getByRole('region', { name: say(m.desk_money), exact: true })
  const amountOf = (name: string) => money.locator('div').filter({ has: page.getByText(name, { exact: true }) })
  await amountOf(say(m.desk_received)).getByText(rupees(4000.5)).waitFor()
  await amountOf(say(m.desk_due)).getByText(rupees(due)).waitFor()
  await page.getByText(say(m.desk_history_verified, { amount: rupees(4000.5) })).waitFor()
  expect(await verify.count()).toBe(0)

  const { money: sums, status, steps } = await read()
  expect(sums).toMatchObject({ received: 4000.5, due, over: 0 })
  expect(status).toBe('VERIFIED')
  expect(steps.filter(({ kind }) => kind === 'VERIFIED')).toHaveLength(1)
  await leave()
})

test.each<[Language, Size]>([
  ['en', 'desktop'],
  ['hi', 'phone'],
])('§4 ADMIN in %s: staff confirm an amount that is far from the submitted one', async (language, size) => {
  const { page, say, rupees, read, leave } = await adminBookings(site, { language, size })
  await page.getByRole('link', { name: say(m.desk_open) }).click()
  const amount = page.getByLabel(say(m.desk_statement_amount))
  const verify = page.getByRole('button', { name: say(m.desk_verify) })
  await amount.fill('1')
  await verify.dblclick()
  await page.getByText(say(m.desk_amount_far, { submitted: rupees(5000) })).waitFor()
  expect((await read()).status).toBe('CHECKING')

  await page.getByLabel(say(m.desk_amount_confirm, { amount: rupees(1) })).check()
  await amount.fill('50000')
  const confirm = page.getByLabel(say(m.desk_amount_confirm, { amount: rupees(50_000) }))
  expect(await confirm.isChecked()).toBe(false)
  await confirm.check()
  await verify.click()
  await page.getByRole('status').getByText(say(m.desk_verification_updated)).waitFor()
  expect((await read()).money.received).toBe(50_000)
  await leave()
})

test('§4 ADMIN staff reject a payment with a reason and verify it when it is found', async () => {
  const { page, say, read, leave } = await adminBookings(site, { size: 'phone' })
  await page.getByRole('link', { name: say(m.desk_open) }).click()
  await page.getByRole('button', { name: say(m.desk_reject), exact: true }).click()
  await page
    .getByRole('combobox', { name: say(m.desk_reason), exact: true })
    .selectOption({ label: say(m.desk_reason_other) })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.desk_reject) })
    .click()
  await page.getByText(say(m.desk_reason_missing)).waitFor()
  await page.getByLabel(say(m.desk_reason_words)).fill('This number is of another person.')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.desk_reject) })
    .dblclick()
  await page.getByRole('status').getByText(say(m.desk_payment_rejected)).waitFor()
  await page.getByText(say(m.status_not_found), { exact: true }).first().waitFor()

  const rejected = await read()
  expect(rejected.status).toBe('REJECTED')
  expect(rejected.payments).toMatchObject([
    { status: 'REJECTED', rejectReason: 'OTHER', rejectText: 'This number is of another person.' },
  ])
  expect(rejected.steps.at(-1)).toMatchObject({ kind: 'REJECTED', reason: 'OTHER', amount: 5000 })

  await page.getByText(say(m.desk_verify_rejected)).click()
  await page.getByRole('button', { name: say(m.desk_verify) }).click()
  await page.getByRole('status').getByText(say(m.desk_verification_updated)).waitFor()
  await page.getByText(say(m.status_verified), { exact: true }).first().waitFor()
  expect((await read()).money).toMatchObject({ received: 5000, beingChecked: 0 })
  await leave()
})

test('§4 ADMIN the keyboard closes a dialog without a change and verifies a payment by Enter', async () => {
  const { page, say, read, leave } = await adminBookings(site)
  await page.getByRole('link', { name: say(m.desk_open) }).press('Enter')
  const reject = page.getByRole('button', { name: say(m.desk_reject), exact: true })
  await reject.waitFor()
  await tabTo(page, reject)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel(say(m.desk_reason_words)).fill('Not yet sure.')
  await page.keyboard.press('Escape')
  await expect.poll(() => reject.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.getByRole('dialog').getByLabel(say(m.desk_reason_words)).inputValue()).toBe('Not yet sure.')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.desk_back) })
    .click()
  await page.getByRole('button', { name: say(m.desk_cancel), exact: true }).click()
  const reason = page.getByRole('dialog').getByLabel(say(m.desk_reason))
  await reason.fill('The river is in flood.')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.desk_keep) })
    .click()
  await page.getByRole('button', { name: say(m.desk_cancel), exact: true }).click()
  expect(await reason.inputValue()).toBe('The river is in flood.')
  await page.keyboard.press('Escape')
  expect((await read()).status).toBe('CHECKING')

  await page.getByLabel(say(m.desk_statement_amount)).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(say(m.desk_verification_updated)).waitFor()
  await page.getByText(say(m.status_verified), { exact: true }).first().waitFor()
  await expectFocusKept(page)
  expect((await read()).money.received).toBe(5000)
  await leave()
})

test('§4 ADMIN a payment for two bookings shows the share of each and says how it is divided', async () => {
  const devotee = await site.loggedIn()
  await devotee.addPackage({ headCount: 4 })
  await devotee.addPooja()
  const first = firstOf(await devotee.book())
  const say = wordsIn('hi')
  const { page, leave } = await site.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  await page.goto(`/admin/bookings/${first.id}`)
  const part = say(m.common_part, { amount: rupeesIn('hi')(first.amountPaid), others: '|' })
  await page
    .getByText(firstOf(part.split('|')))
    .first()
    .waitFor()
  await page.getByLabel(say(m.desk_statement_amount)).fill('4000')
  await page.getByText(say(m.desk_then_shared)).waitFor()
  await page.getByRole('button', { name: say(m.desk_verify) }).click()
  await page.getByRole('status').getByText(say(m.desk_verification_updated)).waitFor()
  const { data: bookings } = await unwrap(devotee.api.bookings.all.$get({ query: {} }))
  const paid = bookings.map(({ amountPaid }) => paiseFromRupees(amountPaid))
  expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(400_000)
  await page.getByRole('link', { name: devotee.session.user.name }).click()
  await page.waitForURL(`**/admin/users/${devotee.session.user.id}`)
  await leave()
  await devotee.leave()
})

test('§4 ADMIN a page that still shows a received payment as waiting cannot reject it', async () => {
  const { page, say, read, leave, expectComplaint } = await adminBookings(site)
  await page.getByRole('link', { name: say(m.desk_open) }).click()
  await page.getByRole('button', { name: say(m.desk_reject), exact: true }).click()
  const { api } = await peopleAt(site.origin).admin()
  const payment = firstOf((await read()).payments)
  await unwrap(api.payments.verify.$post({ json: { id: payment.id } }))

  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.desk_reject) })
    .click()
  await page
    .getByText(say(m.error_payment_handled, { name: 'Admin' }))
    .first()
    .waitFor()
  expectComplaint(/409/)
  expect((await read()).status).toBe('VERIFIED')
  await leave()
})
