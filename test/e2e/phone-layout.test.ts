/** @module-tag thorough */
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { doubleText } from './accessibility-checks.ts'
import { booked, open } from './payer.ts'
import { hydrated, sizes } from './visitor.ts'

const site = browserSite()

test('DESIGN on a phone: the header is one row, also with text of 200%, and four pages are at the lower edge', async () => {
  for (const language of ['en', 'hi'] as const) {
    const { page, leave } = await site.loggedIn({ language, size: 'phone' })
    await open(page, '/user/cart')
    const bar = page.getByRole('banner').locator('.nav-bar')
    expect(await bar.getByRole('link').count()).toBe(4)
    const heights = async () => ({
      header: present(await page.getByRole('banner').boundingBox()).height,
      bar: present(await bar.boundingBox()),
    })
    const { header, bar: box } = await heights()
    expect(header).toBeLessThan(90)
    expect(Math.round(box.y + box.height)).toBe(sizes.phone.height)
    await doubleText(page)
    const doubled = await heights()
    expect(doubled.header).toBeLessThan(sizes.phone.height / 4)
    expect(doubled.bar.height).toBeLessThan(80)
    await leave()
  }
})

test.each(['/user/cart', '/user/bookings', '/user/settings'])(
  'DESIGN on a phone: the footer of %s has at most 200 px',
  async (path) => {
    const { page, leave } = await site.loggedIn({ size: 'phone' })
    await open(page, path)
    expect(present(await page.getByRole('contentinfo').boundingBox()).height).toBeLessThanOrEqual(200)
    await leave()
  },
)

test('DESIGN a page that loads is announced in sight within 100 ms, counted in frames, however far down the link is', async () => {
  const { page, leave } = await site.visit({ size: 'phone' })
  await page.goto('/about')
  await hydrated(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').locator('a[href="/terms"]').scrollIntoViewIfNeeded()
  const seenAfter = await page.evaluate(async () => {
    let frames = 0
    document.querySelector<HTMLElement>('footer a[href="/terms"]')?.click()
    const line = () => document.querySelector('.under-way')?.getBoundingClientRect()
    for (; !line() && frames < 100; frames++) await new Promise(requestAnimationFrame)
    return { frames, top: line()?.top }
  })
  expect(seenAfter.top).toBe(0)
  // Six frames of a screen are 100 ms, and more on a machine that is busy with other tests.
  expect(seenAfter.frames).toBeLessThan(6)
  held.resolve()
  await page.waitForURL('**/terms')
  await leave()
})

test('DESIGN on a phone: a dialog comes from below, and its buttons are in sight', async () => {
  const { page, booking, say, leave } = await booked(site)
  await page.setViewportSize({ width: 360, height: 560 })
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByRole('button', { name: say(m.booking_act_cancel), exact: true }).click()
  await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
  const dialog = page.getByRole('dialog')
  const box = present(await dialog.boundingBox())
  expect(Math.round(box.y + box.height)).toBe(560)
  for (const name of [say(m.booking_cancel_confirm), say(m.booking_cancel_keep)]) {
    const button = present(await dialog.getByRole('button', { name, exact: true }).boundingBox())
    expect(button.y + button.height).toBeLessThanOrEqual(560)
  }
  await leave()
})
