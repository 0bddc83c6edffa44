import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { addDays, dayOf } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { rupeesIn } from './admin-bookings.ts'
import { browserSite } from './browser-site.ts'
import { tabTo } from './keyboard.ts'
import { wordsIn } from './messages.ts'
import { open } from './payer.ts'
import { devoteePassword, nextUtr, peopleAt } from './people.ts'
import { testViews } from './test-views.ts'
import { hydrated } from './visitor.ts'

const site = browserSite()
const FORM = '/admin/bookings/_new'
/** A new number, valid in India. */
const newNumber = () => `98${nextUtr().slice(-8)}`

const typeInto = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const

testViews(views, 1)(
  'PHONE staff book by keyboard within 90 seconds, paid in cash, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const { page, leave } = await site.loggedIn({ as: 'admin', language, size })
    const begun = performance.now()
    await open(page, '/admin')
    await page.getByRole('link', { name: say(m.desk_enter_title), exact: true }).click()
    await page.waitForURL(`**${FORM}`)
    await page.getByRole('heading', { level: 1, name: say(m.desk_enter_title) }).waitFor()
    const form = page.getByRole('form', { name: say(m.desk_enter_title) })
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('tel')
    await page.keyboard.type(newNumber())
    await typeInto(page, say(m.common_full_name), 'Meena Tiwari')
    const offer = form.getByLabel(say(m.desk_enter_offer), { exact: true })
    await tabTo(page, offer)
    // The first package of the list, chosen in the same way as with an arrow key.
    await page.keyboard.press('ArrowDown')
    await form.getByRole('status').filter({ hasText: '₹' }).waitFor()
    const way = form.getByLabel(say(m.desk_enter_pay), { exact: true })
    await tabTo(page, way)
    await page.keyboard.press('ArrowDown')
    const amount = form.getByLabel(say(m.desk_enter_paid), { exact: true })
    await tabTo(page, amount)
    const paid = Number(await amount.inputValue())
    expect(paid).toBeGreaterThan(1000)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: say(m.desk_booked) }).waitFor()
    expect(performance.now() - begun).toBeLessThan(90_000)
    await page.getByText(rupeesIn(language)(paid)).first().waitFor()
    await page.getByRole('link', { name: say(m.desk_enter_open) }).click()
    await page.getByText(say(m.desk_history_cash, { amount: rupeesIn(language)(paid) })).waitFor()
    await leave()
  },
)

testViews(languages, 0)(
  'PHONE the code that staff read out opens the account, and the devotee pays what is held, in %s',
  async (language) => {
    const say = wordsIn(language)
    const staff = await site.loggedIn({ as: 'admin', language })
    const { page } = staff
    await open(page, FORM)
    const number = newNumber()
    const form = page.getByRole('form', { name: say(m.desk_enter_title) })
    await form.getByLabel(say(m.common_phone_number), { exact: true }).fill(number)
    // Missing values are reported, and no booking is made.
    await form.getByRole('button', { name: say(m.desk_enter_do) }).click()
    await form.getByText(say(m.issue_required_name)).first().waitFor()
    staff.expectComplaint(/400/)
    await form.getByLabel(say(m.common_full_name), { exact: true }).fill('Ravi Tiwari')
    await form.getByLabel(say(m.desk_enter_offer), { exact: true }).selectOption({ index: 1 })
    await form.getByLabel(say(m.desk_total_people), { exact: true }).selectOption('4')
    await form.getByRole('button', { name: say(m.desk_enter_do) }).click()
    await page.getByRole('heading', { name: say(m.desk_booked) }).waitFor()
    const link = present(await page.getByText('/auth/invitation#').textContent())
    // The same number finds the person again.
    await page.getByRole('button', { name: say(m.desk_enter_next) }).click()
    await form.getByLabel(say(m.common_phone_number), { exact: true }).fill(number)
    await form.getByText(say(m.desk_enter_known, { name: 'Ravi Tiwari' })).waitFor()
    await staff.leave()

    const visitor = await site.visit({ language, size: 'phone' })
    await open(visitor.page, new URL(link).pathname + new URL(link).hash)
    const claim = visitor.page
    await claim.getByRole('heading', { name: say(m.claim_title) }).waitFor()
    expect(await claim.getByLabel(say(m.claim_code), { exact: true }).inputValue()).toHaveLength(12)
    await claim.getByLabel(say(m.common_email), { exact: true }).fill(`ravi${number}@example.com`)
    await claim.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
    await claim
      .getByRole('main')
      .getByRole('button', { name: say(m.nav_register) })
      .click()
    await claim.waitForURL('**/user/bookings')
    await claim.locator('a[href^="/user/bookings/"]').first().click()
    const until = formatDay(addDays(dayOf(Date.now()), 1), language)
    await claim.getByText(until).first().waitFor()
    await claim.getByRole('link', { name: say(m.booking_pay_held, { amount: rupeesIn(language)(5000) }) }).click()
    await hydrated(claim)
    await claim.getByRole('textbox', { name: say(m.common_utr_number) }).waitFor()
    await visitor.leave()
  },
)

test('PHONE a full day is said before staff ask for more, and refused with its words', async () => {
  const say = wordsIn('en')
  const owner = await peopleAt(site.origin).admin()
  const { page, expectComplaint, leave } = await site.loggedIn({ as: 'admin' })
  await open(page, FORM)
  const form = page.getByRole('form', { name: say(m.desk_enter_title) })
  await form.getByLabel(say(m.common_phone_number), { exact: true }).fill(newNumber())
  await form.getByLabel(say(m.common_full_name), { exact: true }).fill('Sita')
  const offer = form.getByLabel(say(m.desk_enter_offer), { exact: true })
  await offer.selectOption({ index: 1 })
  const day = addDays(dayOf(Date.now()), 40)
  const at = Date.parse(`${day}T06:00:00Z`)
  const subject = { kind: 'PACKAGE' as const, id: await offer.inputValue() }
  await unwrap(owner.api.admin.places.$put({ json: { subject, from: at, to: at, places: 0 } }))
  await form.getByLabel(say(m.desk_start_date), { exact: true }).fill(day)
  const full = say(m.error_day_full, { date: formatDay(day, 'en') })
  await form.getByText(full).waitFor()
  await form.getByRole('button', { name: say(m.desk_enter_do) }).click()
  await page.getByRole('alert').getByText(full).first().waitFor()
  expectComplaint(/409/)
  await leave()
})

test('PHONE a pooja beside a package has a day of its own', async () => {
  const say = wordsIn('en')
  const { page, leave, api } = await site.loggedIn({ as: 'admin' })
  await open(page, FORM)
  const form = page.getByRole('form', { name: say(m.desk_enter_title) })
  await form.getByLabel(say(m.common_phone_number), { exact: true }).fill(newNumber())
  await form.getByLabel(say(m.common_full_name), { exact: true }).fill('Kamala Devi')
  await form.getByLabel(say(m.desk_enter_offer), { exact: true }).selectOption({ index: 1 })
  await form.getByText(say(m.desk_enter_poojas)).click()
  await form.getByRole('checkbox').first().check()
  const day = addDays(dayOf(Date.now()), 2)
  await form.getByLabel(say(m.desk_enter_pooja_day, { name: '' }).trim()).fill(day)
  const entered = page.waitForResponse((answer) => answer.url().endsWith('/admin/bookings') && answer.status() === 201)
  await form.getByRole('button', { name: say(m.desk_enter_do) }).click()
  const { data } = (await (await entered).json()) as { data: { id: string } }
  const booking = (await unwrap(api.bookings[':id'].$get({ param: { id: data.id } }))).data
  expect(booking.BookingEvents.map((one) => one.date)).toEqual([day])
  expect(booking.dateStart).toBe(addDays(day, -1))
  await leave()
})
