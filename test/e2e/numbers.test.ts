/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserSite } from './browser-site.ts'
import { adminBookings } from './admin-bookings.ts'
import { m } from '../../messages/compiled/messages.js'
import { wordsIn } from './messages.ts'

const site = browserSite({ newProfiles: true })

/**
 * The words with a digit that take more than one line; “12-digit” counts as two words. Emails and UPI IDs may break, because they
 * can be long.
 */
const brokenNumbers = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]*\d[^\s-]*/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && !word.includes('@')) broken.push(word)
      }
    return broken
  })

const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test.each([320, 360, 1280])('LAYOUT numbers of the checkout page stay in one piece at %d px', async (width) => {
  const say = wordsIn('en')
  const { page, addPackage, leave } = await site.loggedIn()
  await addPackage()
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/user/checkout')
  for (const way of [m.checkout_way_app, m.checkout_way_code, m.checkout_way_bank]) {
    await page.getByRole('tab', { name: say(way) }).click()
    expect([await brokenNumbers(page), await isWiderThanScreen(page)]).toEqual([[], false])
  }
  await page.getByText(/^[A-Z]{4}0[A-Z0-9]{6}$/).waitFor()
  await leave()
})

test.each([320, 360, 1280])('LAYOUT numbers of the pages of staff stay in one piece at %d px', async (width) => {
  const { page, say, leave } = await adminBookings(site)
  await page.setViewportSize({ width, height: 800 })
  expect([await brokenNumbers(page), await isWiderThanScreen(page)]).toEqual([[], false])
  await page.getByRole('link', { name: say(m.desk_open) }).click()
  await page.getByRole('heading', { name: say(m.desk_all_payments), exact: true }).waitFor()
  expect([await brokenNumbers(page), await isWiderThanScreen(page)]).toEqual([[], false])
  await page.getByRole('button', { name: say(m.desk_verify) }).click()
  await page.getByText(say(m.status_verified), { exact: true }).first().waitFor()
  await page.getByRole('button', { name: say(m.desk_cancel), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(m.desk_cancel_do) })
    .click()
  await page.getByText(say(m.status_cancelled), { exact: true }).first().waitFor()
  await page.goto('/admin/refunds')
  await page.getByText(say(m.desk_original_utr), { exact: true }).first().waitFor()
  expect([await brokenNumbers(page), await isWiderThanScreen(page)]).toEqual([[], false])
  await leave()
})
