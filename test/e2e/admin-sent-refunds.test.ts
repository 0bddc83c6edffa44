import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { adminBookings, openLine } from './admin-bookings.ts'
import { browserSite } from './browser-site.ts'
import { bankDay, csvFile, shownRows } from './statement-desk.ts'

const site = browserSite()

test('§4 ADMIN a mistyped number of a refund is questioned, seen on the statement and corrected on both pages', async () => {
  const { page, id, say, staff, leave } = await adminBookings(site)
  const { data: before } = await unwrap(staff.api.bookings[':id'].$get({ param: { id } }))
  const payment = present(before.payments[0])
  await unwrap(staff.api.payments.verify.$post({ json: { id: payment.id } }))
  await unwrap(staff.api.bookings.cancel.$post({ json: { id, refund: payment.amountPaid } }))
  const { data: waiting } = await unwrap(staff.api.refunds.$get({ query: { limit: '100' } }))
  const refund = present(waiting.find(({ bookingId }) => bookingId === id))
  const recorded = async () => {
    const { data } = await unwrap(staff.api.refunds.sent.$get({ query: {} }))
    return data.find((one) => one.id === refund.id)?.refNo
  }

  await page.goto('/admin/refunds')
  const entry = page.getByRole('listitem').filter({ hasText: refund.reference })
  await openLine(entry)
  await entry.getByText(say(m.desk_refund_to_unknown)).waitFor()
  await entry.getByLabel(say(m.desk_sent_under)).fill('6326999900O1')
  await entry.getByText(say(m.desk_number_letters, { letters: 'O' })).waitFor()
  await entry.getByRole('checkbox').last().check()
  await entry.getByRole('button', { name: say(m.desk_sent) }).click()
  await entry.getByText(say(m.desk_number_check)).waitFor()
  expect(await recorded()).toBeUndefined()
  await entry.getByRole('checkbox').first().check()
  await entry.getByRole('button', { name: say(m.desk_sent) }).click()

  const sent = page.getByRole('region', { name: say(m.desk_refunds_sent) })
  await openLine(sent.getByRole('listitem').filter({ hasText: '6326999900O1' }))
  await sent
    .getByText(/Recorded by/)
    .first()
    .waitFor()

  // The statement has another number: nothing is marked as equal, and the correct number is offered.
  await page.goto('/admin/statements')
  const row = `${bankDay()},IMPS-632699990001-${refund.reference},${payment.amountPaid},`
  await page.locator('main input[type=file]').setInputFiles(csvFile(`Date,Narration,Withdrawal,Deposit\n${row}\n`))
  await page.getByRole('button', { name: say(m.statement_import_do) }).click()
  const line = shownRows(page).filter({ hasText: refund.reference })
  await line.getByText(say(m.statement_refund_numbers, { recorded: '6326999900O1', found: '632699990001' })).waitFor()
  expect(await line.getByText('✓').count()).toBe(0)
  await line.getByRole('button', { name: say(m.desk_refund_correct) }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel(say(m.desk_sent_under)).inputValue()).toBe('632699990001')
  await dialog.getByRole('button', { name: say(m.desk_refund_correct_do) }).click()
  await line.getByText('✓').waitFor()
  expect(await recorded()).toBe('632699990001')

  await page.goto('/admin/refunds')
  const own = sent.getByRole('listitem').filter({ hasText: refund.reference })
  await openLine(own)
  await own.getByRole('button', { name: say(m.desk_refund_correct) }).click()
  await dialog.getByLabel(say(m.desk_sent_under)).fill('632699990002')
  await dialog.getByRole('button', { name: say(m.desk_refund_correct_do) }).click()
  await own.getByText('632699990002').first().waitFor()

  // The sums of the booking add up: received, sent back, and kept.
  await page.goto(`/admin/bookings/${id}`)
  const money = page.getByRole('region', { name: say(m.desk_money) })
  await money.waitFor()
  expect((await money.locator('dd').allTextContents()).slice(0, 4)).toEqual(['₹5,000', '−₹5,000', '₹0', '₹0'])
  await leave()
})
