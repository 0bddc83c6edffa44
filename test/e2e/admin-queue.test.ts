/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { deskDay, deskEmail, deskUtr } from './desk-day.ts'
import { holdAnswer } from './late-answer.ts'
import { present } from '../present.ts'
import { wordsIn } from './messages.ts'
import { sizes } from './visitor.ts'

const WAITING = 30
const site = browserSite({ past: deskDay(WAITING) })

const lines = (page: Page) => page.locator('#queue > li')
const lineWith = (page: Page, utr: string) =>
  lines(page)
    .filter({ has: page.getByText(utr.slice(4, 8)) })
    .filter({ hasText: utr })
const opened = (page: Page) => page.locator('aside section')
const undoBar = (page: Page) => page.getByRole('main').getByRole('status')

/** Staff with the queue open, and the keys that they press, counted. */
async function atQueue(options: Parameters<typeof site.loggedIn>[0] = {}) {
  const staff = await site.loggedIn({ ...options, as: 'admin' })
  const { page } = staff
  await page.goto('/admin/payments')
  await lines(page).first().waitFor()
  let presses = 0
  return {
    ...staff,
    say: wordsIn(options.language ?? 'en'),
    presses: () => presses,
    press: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    waiting: async () => (await unwrap(staff.api.admin.today.$get())).data.payments.count,
  }
}

describe('QUEUE page', () => {
  test('at least 18 payments of 36 px are in sight on a desktop, each with its facts', async () => {
    const { page, leave } = await atQueue()
    const boxes = await lines(page).evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON()))
    expect(new Set(boxes.map(({ height }) => Math.round(height)))).toEqual(new Set([36]))
    expect(boxes.filter(({ bottom }) => bottom <= sizes.desktop.height).length).toBeGreaterThanOrEqual(18)
    const first = lines(page).first()
    for (const fact of [deskUtr(0), '₹5,000', 'Kamala Devi', 'Varanasi', '21 hours'])
      expect(await first.textContent()).toContain(fact)
    await leave()
  })

  test('a wrong key is taken back, in English and Hindi, and a payment is rejected by keys alone', async () => {
    const { page, press, say, waiting, leave } = await atQueue({ language: 'hi' })
    await press('j')
    await press('Enter')
    await opened(page)
      .getByText(say(m.desk_bookings_of_transfer, { count: '2' }))
      .waitFor()
    expect(await opened(page).getByRole('listitem').count()).toBe(2)
    // The UTR and the amount are beside the button that decides on them.
    const beside = await opened(page)
      .getByRole('button', { name: say(m.desk_confirm) })
      .evaluate(
        (button) =>
          button.getBoundingClientRect().top -
          (document.getElementById('transfer')?.getBoundingClientRect().bottom ?? 0),
      )
    expect(Math.abs(beside)).toBeLessThan(60)
    await press('v')
    await lineWith(page, deskUtr(1)).getByText(say(m.desk_confirmed)).waitFor()
    // While the act can still be undone, the next payment is open, and the date for the next payments can be changed.
    const [bar, detail, day, left] = await Promise.all([
      undoBar(page).locator('div').boundingBox(),
      page.getByRole('complementary').boundingBox(),
      page.locator('main input[type=date]:visible').boundingBox(),
      waiting(),
      opened(page)
        .locator('h2', { hasText: deskUtr(2) })
        .waitFor(),
      opened(page)
        .getByText(say(m.queue_corrected_from, { utr: '999900001111' }))
        .waitFor(),
    ])
    await press('u')
    expect(left).toBe(WAITING - 1)
    expect(present(bar).y).toBeGreaterThanOrEqual(present(day).y + present(day).height)
    // It has its own place below the payment.
    expect(present(bar).y).toBeGreaterThanOrEqual(present(detail).y + present(detail).height)
    await page.getByText(say(m.desk_undone)).waitFor()
    await expect.poll(() => lineWith(page, deskUtr(1)).getAttribute('data-act')).toBe('open')
    expect(await waiting()).toBe(WAITING)

    await press('r')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(deskUtr(1)).waitFor()
    // The keys of the list do nothing behind a dialog.
    await press('v')
    await press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await lineWith(page, deskUtr(1)).getByText(say(m.desk_marked)).waitFor()
    await press('u')
    await expect.poll(() => lineWith(page, deskUtr(1)).getAttribute('data-act')).toBe('open')
    expect(await waiting()).toBe(WAITING)
    await leave()
  })

  test('keys search, list themselves, move and close, and type letters in the search', async () => {
    const { page, press, say, leave } = await atQueue()
    await press('?')
    await page.getByRole('dialog', { name: say(m.desk_keys) }).waitFor()
    await press('Escape')
    await press('/')
    await page.keyboard.type('harpreet v')
    await page.getByText(say(m.desk_payments_empty)).waitFor()
    for (let key = 0; key < 2; key++) await press('Backspace')
    await expect.poll(() => lines(page).count()).toBe(4)
    await press('Escape')
    await press('j')
    await press('Enter')
    await opened(page).getByRole('link', { name: 'Harpreet Singh' }).waitFor()
    await press('Escape')
    await expect.poll(() => opened(page).count()).toBe(0)
    await press('k')
    await press('Enter')
    await opened(page)
      .locator('h2', { hasText: deskUtr(6) })
      .waitFor()
    await leave()
  })

  test('a payment that somebody else has handled says so and leaves the list', async () => {
    const mine = await atQueue()
    const theirs = await atQueue()
    const { page, say } = mine
    const { data } = await unwrap(mine.api.admin.payments.$post({ json: { show: 'WAITING', search: deskUtr(3) } }))
    const id = present(data[0]).id
    for (let key = 0; key < 3; key++) await mine.press('j')
    await lineWith(theirs.page, deskUtr(3)).waitFor()
    await unwrap(theirs.api.payments.verify.$post({ json: { id, undoable: true } }))
    await mine.press('v')
    // In the other window the payment disappears without an act, as soon as somebody looks at the window.
    await theirs.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await Promise.all([
      page
        .getByText(/has already checked this payment/)
        .first()
        .waitFor(),
      ...[page, theirs.page].map((window) => lineWith(window, deskUtr(3)).getByText(say(m.desk_gone)).waitFor()),
    ])
    mine.expectComplaint(/409/)
    // An act can be undone for seconds only.
    await unwrap(theirs.api.payments.undo.$post({ json: { id } }))
    await mine.press('j')
    await expect.poll(() => lineWith(page, deskUtr(3)).count()).toBe(0)
    await mine.leave()
    await theirs.leave()
  })

  test('a payment whose verification was undone is not gone for a list that was read before', async () => {
    const { page, press, say, leave } = await atQueue()
    for (let key = 0; key < 4; key++) await press('j')
    await press('v')
    await lineWith(page, deskUtr(4)).getByText(say(m.desk_confirmed)).waitFor()
    const before = await holdAnswer(page, '**/v1/admin/payments')
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await look()
    await before.made
    await press('u')
    await page.getByText(say(m.desk_undone)).waitFor()
    // After another answer, the late payment has been handled.
    for (const next of [async () => before.release(), look]) {
      const answered = page.waitForResponse('**/v1/admin/payments')
      await next()
      await (await answered).finished()
    }
    await expect.poll(() => lineWith(page, deskUtr(4)).getAttribute('data-act')).toBe('open')
    await leave()
  })

  test('on a phone a payment is confirmed and taken back by touch', async () => {
    const { page, say, waiting, leave } = await atQueue({ size: 'phone', touch: true, language: 'hi' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width)
    const before = await waiting()
    await lines(page).nth(1).getByRole('button').tap()
    const confirm = opened(page).getByRole('button', { name: say(m.desk_confirm) })
    expect((await confirm.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await opened(page)
      .locator('h2', { hasText: deskUtr(1) })
      .waitFor()
    // A double tap decides on only one payment.
    await confirm.evaluate((button: HTMLElement) => [1, 2].forEach(() => button.click()))
    await undoBar(page).getByText(deskUtr(1)).waitFor()
    expect(await waiting()).toBe(before - 1)
    await undoBar(page)
      .getByRole('button', { name: say(m.common_undo) })
      .tap()
    await page.getByText(say(m.desk_undone)).waitFor()
    expect(await waiting()).toBe(before)
    await opened(page)
      .getByRole('button', { name: say(m.desk_close) })
      .tap()
    await lines(page).first().getByRole('button').tap()
    await opened(page)
      .locator('h2', { hasText: deskUtr(0) })
      .waitFor()
    await leave()
  })

  test('thirty payments are confirmed with at most 35 key presses, and each email leaves after ten seconds', async () => {
    const { page, press, presses, say, waiting, leave } = await atQueue()
    await press('Enter')
    for (let payment = 0; payment < WAITING; payment++) {
      await opened(page)
        .locator('h2', { hasText: deskUtr(payment) })
        .waitFor()
      await press('v')
    }
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
    expect(presses()).toBeLessThanOrEqual(35)
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${say(m.desk_short_payments)} 0` })
      .waitFor()
    expect(await site.mailTo(deskEmail(0), /is confirmed/)).toContain(deskUtr(0))
    await page.reload()
    await page.getByText(say(m.desk_payments_none)).waitFor()
    await leave()
  })
})
