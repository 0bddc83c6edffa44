import { expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { languages } from '../../domain/language.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { makePackage, password } from '../factories.ts'
import { firstOf, present } from '../present.ts'
import { DAY_MS } from '../world.ts'
import { rupeesIn } from './admin-bookings.ts'
import { staffOf } from './booked-states.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { open, unfold } from './payer.ts'
import { nextUtr, peopleAt } from './people.ts'
import type { Past } from './site.ts'
import { testViews } from './test-views.ts'

const pilgrim = { email: 'pilgrim@example.com', password }
const ended: { id: string; paymentId: string }[] = []

/** Two journeys of yesterday, for ₹7,080 each, of which ₹5,000 are submitted. */
const past: Past = async (w) => {
  w.clock.set(new Date(Date.now() - 10 * DAY_MS).toISOString())
  const devotee = await w.devotee({ email: pilgrim.email })
  const { id: packageId } = await makePackage(w.db)
  for (const _ of languages) {
    await devotee.addPackage({ packageId, headCount: 4, days: 9 })
    const { id, paymentId } = firstOf(await devotee.book(nextUtr()))
    ended.push({ id, paymentId })
  }
}
const site = browserSite({ past })
const views = [
  { language: 'en', size: 'desktop', at: 0 },
  { language: 'hi', size: 'phone', at: 1 },
] as const

testViews(views, 2)(
  'MONEY the owner writes off what is not paid of a journey and takes it back, in $language on a $size',
  async ({ language, size, at }) => {
    const say = wordsIn(language)
    const { id, paymentId } = firstOf(ended.slice(at))
    await staffOf(await peopleAt(site.origin).admin()).verify(paymentId)
    const { page, leave } = await site.loggedIn({ as: 'admin', language, size })
    await open(page, `/admin/bookings/${id}`)
    const money = page.getByRole('region', { name: say(m.desk_money), exact: true })
    const shown = (text: string) => money.getByText(text, { exact: true }).locator('xpath=following-sibling::dd')
    await page.getByRole('button', { name: say(m.desk_write_off), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say(m.desk_write_off_title) })
    await dialog.getByText(say(m.desk_write_off_text, { amount: rupeesIn(language)(2080) })).waitFor()
    await dialog.getByRole('textbox').fill('The family cannot pay')
    await dialog.getByRole('button', { name: say(m.desk_write_off), exact: true }).click()
    await page.getByRole('button', { name: say(m.desk_write_off_undo), exact: true }).waitFor()
    expect(await shown(say(m.desk_written_off)).innerText()).toBe(rupeesIn(language)(2080))
    await page.getByText('The family cannot pay').waitFor()

    const devotee = await site.loggedIn({ as: pilgrim, language, size })
    await open(devotee.page, `/user/bookings/${id}`)
    await devotee.page.getByText(say(m.booking_written_off)).waitFor()
    expect(await devotee.page.getByText('The family cannot pay').count()).toBe(0)
    await devotee.leave()

    await page.getByRole('button', { name: say(m.desk_write_off_undo), exact: true }).click()
    await page.getByRole('button', { name: say(m.desk_write_off), exact: true }).waitFor()
    expect(await shown(say(m.desk_unpaid)).innerText()).toBe(rupeesIn(language)(2080))
    await leave()
  },
)

testViews(views, 2)(
  'CHANGE staff see what more people, a pooja and another day cost, and change the booking, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const rupees = rupeesIn(language)
    const devotee = await site.loggedIn({ language, size })
    await devotee.addPackage()
    const { id, amountTotal, headCount, dateStart } = firstOf(await devotee.book())
    const { page, leave } = await site.loggedIn({ as: 'admin', language, size })
    await open(page, `/admin/bookings/${id}`)
    await page.getByRole('button', { name: say(m.desk_change_open), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say(m.desk_change_title) })
    await dialog.getByLabel(say(m.desk_total_people), { exact: true }).selectOption(String(headCount + 1))
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: say(m.desk_change_look), exact: true }).click()
    const shown = await dialog.getByRole('status').innerText()
    expect(shown).toContain(rupees(amountTotal))
    // After another edit, the new price must be shown again.
    await dialog.getByRole('checkbox').first().uncheck()
    const day = addDays(dateStart as CalendarDay, 1)
    await dialog.getByLabel(say(m.desk_start_date)).fill(day)
    await dialog.getByRole('button', { name: say(m.desk_change_look), exact: true }).click()
    await dialog.getByRole('button', { name: say(m.desk_change_do), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const { data } = await unwrap(devotee.api.bookings[':id'].$get({ param: { id } }))
    expect([data.headCount, data.dateStart]).toEqual([headCount + 1, day])
    const [before, after] = [headCount, headCount + 1].map((count) =>
      say(m.common_people_label, { count: String(count) }),
    )
    await page.getByText(rupees(data.money.total), { exact: true }).first().waitFor()
    await open(devotee.page, `/user/bookings/${id}`)
    await unfold(devotee.page, say(m.booking_history))
    for (const people of [before, after]) await devotee.page.getByText(present(people)).first().waitFor()
    await devotee.leave()
    await leave()
  },
)

testViews(views, 2)(
  'CHANGE staff refund a part of a booking, and take it back, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const rupees = rupeesIn(language)
    const devotee = await site.loggedIn({ language, size })
    await devotee.addPackage()
    const { id, paymentId } = firstOf(await devotee.book())
    await staffOf(await peopleAt(site.origin).admin()).verify(paymentId)
    const { data } = await unwrap(devotee.api.bookings[':id'].$get({ param: { id } }))
    const { total, received } = data.money
    const { page, leave } = await site.loggedIn({ as: 'admin', language, size })
    await open(page, `/admin/bookings/${id}`)
    await page.getByRole('button', { name: say(m.desk_allow_part), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say(m.desk_allow_part) })
    await dialog.getByLabel(say(m.desk_allow_amount)).fill('100.50')
    await dialog.getByLabel(say(m.desk_reason)).fill('The car was late')
    const refund = Math.max(0, received - (total - 100.5))
    const shown = { before: rupees(total), total: rupees(total - 100.5), refund: rupees(refund) }
    await dialog.getByText(say(m.desk_allow_shown, shown)).waitFor()
    await dialog.getByRole('button', { name: say(m.desk_allow_part), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await open(devotee.page, `/user/bookings/${id}`)
    await unfold(devotee.page, say(m.booking_history))
    await devotee.page.getByText(say(m.booking_history_allowed, { amount: rupees(100.5) })).waitFor()
    await devotee.leave()
    await page.getByRole('button', { name: say(m.desk_allow_undo), exact: true }).click()
    await page.getByText(say(m.desk_history_allowance_undone, { amount: rupees(100.5) })).waitFor()
    await leave()
  },
)
