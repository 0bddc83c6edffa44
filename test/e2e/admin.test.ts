import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { unwrap } from '../../contract/client.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { formatRupees } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { expectFocusKept, tabTo } from './keyboard.ts'
import { admin } from './site.ts'
import { stage } from './browser-site.ts'
import { hydrated, type Size } from './visitor.ts'
import { wordsIn } from './messages.ts'

const on = stage()

const rupeesIn = (language: Language) => (rupees: number) => formatRupees(paiseFromRupees(rupees), language)

/** A devotee who has booked and paid the advance, and staff who look at the booking. */
async function adminBookings({ language = 'en', size = 'desktop' }: { language?: Language; size?: Size } = {}) {
  const devotee = await on.loggedIn({ language })
  await devotee.addPackage({ headCount: 4 })
  const [booking] = await devotee.book()
  const staff = await on.loggedIn({ as: 'admin', language, size })
  const { id } = booking!
  await staff.page.goto(`/admin/users/${devotee.session.user.id}`)
  await hydrated(staff.page)
  return {
    id,
    booking: booking!,
    staff,
    page: staff.page,
    say: wordsIn(language),
    rupees: rupeesIn(language),
    /** The booking as its devotee may read it. */
    read: async () => (await unwrap(devotee.api.bookings[':id'].$get({ param: { id } }))).data,
    leave: async () => {
      await staff.leave()
      await devotee.leave()
    },
  }
}

test.each<[Language, Size]>([
  ['en', 'desktop'],
  ['hi', 'phone'],
])(
  '§4 DESK in %s: a payment of less than submitted is verified, and what is missing is said first',
  async (language, size) => {
    const { page, say, rupees, booking, read, leave } = await adminBookings({ language, size })
    await page.getByText(rupees(booking.amountTotal - 5000)).waitFor()
    await page.getByRole('link', { name: say(m.admin_open) }).click()
    await page
      .getByRole('heading', { level: 1, name: language === 'hi' ? booking.Package.nameHindi : booking.Package.name })
      .waitFor()
    const amount = page.getByLabel(say(m.admin_statement_amount))
    expect(await amount.inputValue()).toBe('5000.00')
    const verify = page.getByRole('button', { name: say(m.admin_verify) })

    await amount.fill('four thousand')
    await verify.click()
    await page.getByText(say(m.admin_amount_invalid)).waitFor()

    await amount.fill('₹ 4,000.50')
    await page.getByText(say(m.admin_less, { difference: rupees(999.5) })).waitFor()
    const due = booking.amountTotal - 4000.5
    await page.getByText(say(m.admin_then_due, { amount: rupees(due) })).waitFor()
    await amount.fill('6000')
    await page.getByText(say(m.admin_more, { difference: rupees(1000) })).waitFor()
    await amount.fill(String(booking.amountTotal + 1))
    await page.getByText(say(m.admin_then_over, { amount: rupees(1) })).waitFor()
    await amount.fill('4000.50')
    await verify.dblclick()
    await page.getByRole('status').getByText(say(m.admin_verification_updated)).waitFor()
    const money = page.getByRole('region', { name: say(m.admin_money), exact: true })
    const amountOf = (name: string) => money.locator('div').filter({ has: page.getByText(name, { exact: true }) })
    await amountOf(say(m.admin_received)).getByText(rupees(4000.5)).waitFor()
    await amountOf(say(m.admin_due)).getByText(rupees(due)).waitFor()
    await page.getByText(say(m.admin_history_verified, { amount: rupees(4000.5) })).waitFor()
    expect(await verify.count()).toBe(0)

    const { money: sums, status, steps } = await read()
    expect(sums).toMatchObject({ received: 4000.5, due, over: 0 })
    expect(status).toBe('VERIFIED')
    expect(steps.filter(({ kind }) => kind === 'VERIFIED')).toHaveLength(1)
    await leave()
  },
)

test('§4 DESK a payment that is not on the statement is rejected with a reason, and found after all', async () => {
  const { page, say, read, leave } = await adminBookings({ size: 'phone' })
  await page.getByRole('link', { name: say(m.admin_open) }).click()
  await page.getByRole('button', { name: say(m.admin_reject), exact: true }).click()
  await page
    .getByRole('combobox', { name: say(m.admin_reason), exact: true })
    .selectOption({ label: say(m.admin_reason_other) })
  await page.getByRole('button', { name: say(m.admin_reject_do) }).click()
  await page.getByText(say(m.admin_reason_missing)).waitFor()
  await page.getByLabel(say(m.admin_reason_words)).fill('This number is of another person.')
  await page.getByRole('button', { name: say(m.admin_reject_do) }).dblclick()
  await page.getByRole('status').getByText(say(m.admin_payment_rejected)).waitFor()
  await page.getByText(say(m.admin_status_rejected), { exact: true }).first().waitFor()

  const rejected = await read()
  expect(rejected.status).toBe('REJECTED')
  expect(rejected.payments).toMatchObject([
    { status: 'REJECTED', rejectReason: 'OTHER', rejectText: 'This number is of another person.' },
  ])
  expect(rejected.steps.at(-1)).toMatchObject({ kind: 'REJECTED', reason: 'OTHER', amount: 5000 })

  await page.getByText(say(m.admin_verify_rejected)).click()
  await page.getByRole('button', { name: say(m.admin_verify) }).click()
  await page.getByRole('status').getByText(say(m.admin_verification_updated)).waitFor()
  await page.getByText(say(m.admin_status_verified), { exact: true }).first().waitFor()
  expect((await read()).money).toMatchObject({ received: 5000, beingChecked: 0 })
  await leave()
})

test.each<[Language, Size]>([
  ['en', 'phone'],
  ['hi', 'desktop'],
])(
  '§4 DESK in %s: the operator cancels, all is sent back, and the devotee can see where it went',
  async (language, size) => {
    const { page, say, rupees, booking, read, leave } = await adminBookings({ language, size })
    await page.getByLabel(say(m.admin_verified_label), { exact: true }).selectOption('yes')
    await page.getByRole('status').getByText(say(m.admin_verification_updated)).waitFor()
    await page.getByRole('link', { name: say(m.admin_open) }).click()
    await page.getByRole('button', { name: say(m.admin_cancel), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByText(say(m.admin_cancel_back, { amount: rupees(5000) }))
      .waitFor()
    await page.getByRole('dialog').getByLabel(say(m.admin_reason)).fill('The ghat is flooded.')
    await page.getByRole('button', { name: say(m.admin_cancel_do) }).dblclick()
    await page.getByRole('status').getByText(say(m.booking_cancelled_message)).waitFor()
    await page.getByText(say(m.admin_status_cancelled), { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: say(m.admin_cancel), exact: true }).count()).toBe(0)
    const {
      refunds: [waiting],
      cancelReason,
    } = await read()
    expect(cancelReason).toBe('The ghat is flooded.')

    await page
      .getByRole('banner')
      .getByRole('link', { name: say(m.nav_refunds) })
      .click()
    const entry = page.getByRole('listitem').filter({ hasText: waiting!.reference })
    await entry.getByText(rupees(5000)).waitFor()
    await entry.getByText(booking.paymentRefNumber).waitFor()
    await entry.getByRole('link', { name: booking.reference }).click()
    await page.getByText(say(m.admin_refund_waits, { reference: waiting!.reference, amount: rupees(5000) })).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: say(m.nav_refunds) })
      .click()

    await entry.getByLabel(say(m.admin_sent_under)).fill('IMPS 630012345678')
    await entry.getByRole('button', { name: say(m.admin_sent) }).dblclick()
    await page.getByRole('status').getByText(say(m.admin_refund_recorded)).waitFor()
    await page.getByText(say(m.admin_refunds_none)).waitFor()
    const { steps, money } = await read()
    expect(steps.map(({ kind }) => kind)).toEqual(['QUOTED', 'PAID', 'VERIFIED', 'CANCELLED', 'REFUNDED'])
    expect(steps.at(-1)).toMatchObject({ amount: 5000, refNo: 'IMPS 630012345678' })
    expect(money).toMatchObject({ refundDue: 0, refunded: 5000, received: 0 })
    await leave()
  },
)

test('§2 DESK a refund without a number, or one that another has sent, is refused beside its field', async () => {
  const { page, id, booking, say, staff, leave } = await adminBookings()
  await page.getByLabel(say(m.admin_verified_label), { exact: true }).selectOption('yes')
  await page.getByRole('status').getByText(say(m.admin_verification_updated)).waitFor()
  await unwrap(staff.api.bookings.cancel.$post({ json: { id, refund: booking.amountPaid } }))
  await page.goto('/admin/refunds')
  await page.getByRole('button', { name: say(m.admin_sent) }).click()
  const field = page.getByLabel(say(m.admin_sent_under))
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByText(say(m.admin_missing)).waitFor()
  const { data: waiting } = await unwrap(staff.api.refunds.$get({ query: {} }))
  await unwrap(staff.api.refunds.sent.$post({ json: { id: waiting[0]!.id, refNo: 'IMPS 630012345679' } }))
  await field.fill('IMPS 630012345680')
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').getByText(say(m.error_refund_sent)).waitFor()
  staff.expectComplaint(/409/)
  await leave()
})

test('§2 DESK staff scan a voucher: they log in, are back at the booking, and name its driver', async () => {
  const devotee = await on.loggedIn()
  await devotee.addPackage()
  const [booking] = await devotee.book()
  const say = wordsIn('hi')
  const { page, leave, expectComplaint } = await on.visit({ language: 'hi', size: 'phone' })
  await page.goto(`/admin/bookings/${booking!.id}`)
  await page.waitForURL('**/auth/login?*')
  await hydrated(page)
  await page.getByLabel(say(m.common_email)).fill(admin.email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(admin.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
  await page.waitForURL(`**/admin/bookings/${booking!.id}`)

  const driver = page.getByRole('region', { name: say(m.admin_driver), exact: true })
  await driver.getByLabel(say(m.admin_driver_name)).fill('रामखिलावन यादव')
  await driver.getByLabel(say(m.common_phone_number)).fill('12')
  await driver.getByLabel(say(m.admin_driver_vehicle)).fill('Ertiga UP 70 AB 1234')
  await driver.getByRole('button').click()
  await driver.getByText(say(m.error_phone_invalid)).waitFor()
  expectComplaint(/400/)
  expect(await driver.getByLabel(say(m.common_phone_number)).getAttribute('aria-invalid')).toBe('true')
  await driver.getByLabel(say(m.common_phone_number)).fill('94150 12345')
  await driver.getByRole('button').dblclick()
  await page.getByRole('status').getByText(say(m.admin_driver_saved)).waitFor()
  await page.reload()
  expect(await driver.getByLabel(say(m.admin_driver_name)).inputValue()).toBe('रामखिलावन यादव')
  expect(await driver.getByLabel(say(m.common_phone_number)).inputValue()).toBe('+919415012345')
  const { data } = await unwrap(devotee.api.bookings[':id'].$get({ param: { id: booking!.id } }))
  expect(data.driver).toEqual({ name: 'रामखिलावन यादव', phone: '+919415012345', vehicle: 'Ertiga UP 70 AB 1234' })

  // From the booking to its devotee.
  await page.getByRole('link', { name: devotee.session.user.name }).click()
  await page.getByRole('link', { name: devotee.session.user.email }).waitFor()
  await leave()

  // A devotee has nothing to do here.
  await devotee.page.goto(`/admin/bookings/${booking!.id}`)
  await devotee.page.waitForURL('**/landing')
  await devotee.leave()
})

test('§4 DESK by keyboard: a dialog is left without a word, and a payment verified by Enter', async () => {
  const { page, say, read, leave } = await adminBookings()
  await page.getByRole('link', { name: say(m.admin_open) }).press('Enter')
  const reject = page.getByRole('button', { name: say(m.admin_reject), exact: true })
  await reject.waitFor()
  await tabTo(page, reject)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel(say(m.admin_reason_words)).fill('Not yet sure.')
  await page.keyboard.press('Escape')
  await expect.poll(() => reject.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.getByRole('dialog').getByLabel(say(m.admin_reason_words)).inputValue()).toBe('')
  await page.keyboard.press('Escape')
  expect((await read()).status).toBe('CHECKING')

  await page.getByLabel(say(m.admin_statement_amount)).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(say(m.admin_verification_updated)).waitFor()
  await page.getByText(say(m.admin_status_verified), { exact: true }).first().waitFor()
  await expectFocusKept(page)
  expect((await read()).money.received).toBe(5000)
  await leave()
})

test('§4 DESK one payment for two bookings: its part is said, and that another amount is shared out', async () => {
  const devotee = await on.loggedIn()
  await devotee.addPackage({ headCount: 4 })
  await devotee.addPooja()
  const [first] = await devotee.book()
  const say = wordsIn('hi')
  const { page, leave } = await on.loggedIn({ as: 'admin', language: 'hi', size: 'phone' })
  await page.goto(`/admin/bookings/${first!.id}`)
  await page.getByText(say(m.admin_part, { amount: rupeesIn('hi')(first!.amountPaid) })).waitFor()
  await page.getByLabel(say(m.admin_statement_amount)).fill('4000')
  await page.getByText(say(m.admin_then_shared)).waitFor()
  await page.getByRole('button', { name: say(m.admin_verify) }).click()
  await page.getByRole('status').getByText(say(m.admin_verification_updated)).waitFor()
  const { data: bookings } = await unwrap(devotee.api.bookings.all.$get({ query: {} }))
  const paid = bookings.map(({ amountPaid }) => paiseFromRupees(amountPaid))
  expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(400_000)
  await page.getByRole('link', { name: devotee.session.user.name }).click()
  await page.waitForURL(`**/admin/users/${devotee.session.user.id}`)
  await leave()
  await devotee.leave()
})
