/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { doubleText } from './accessibility-checks.ts'
import { browserSite } from './browser-site.ts'
import { holdScripts } from './early-page.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ newProfiles: true })

const screens = [
  { width: 360, height: 740, isDouble: false },
  { width: 360, height: 740, isDouble: true },
  { width: 320, height: 640, isDouble: true },
]
const views = languages.flatMap((language) =>
  ([true, false] as const).flatMap((isLoggedIn) => screens.map((screen) => ({ language, isLoggedIn, ...screen }))),
)

const barOf = (page: Page, name: string) => page.getByRole('complementary', { name })

test.each(views)(
  'CHOOSING the bar takes a fifth of a phone at most, and hides neither date nor people: %j',
  async ({ language, isLoggedIn, width, height, isDouble }) => {
    const say = wordsIn(language)
    const { page, leave } = isLoggedIn ? await site.loggedIn({ language }) : await site.visit({ language })
    await page.setViewportSize({ width, height })
    await page.goto('/city/varanasi')
    await hydrated(page)
    if (isDouble) await doubleText(page)
    const choose = page.locator('section[aria-labelledby=packages]').getByRole('checkbox')
    for (const which of [1, 0]) {
      await choose.nth(which).check()
      // No word of the button is broken.
      const words = present(await choose.nth(which).locator('xpath=../span').boundingBox())
      expect(words.height).toBeLessThan(isDouble ? 130 : 40)
    }
    const bar = barOf(page, say(m.city_your_choice))
    const box = present(await bar.boundingBox())
    expect(box.height).toBeLessThanOrEqual(height / 5)

    const act = isLoggedIn
      ? bar.getByRole('button', { name: say(m.city_add_to_cart) })
      : bar.getByRole('link', { name: say(m.city_login_to_add) })
    for (const part of [act, bar.getByText(say(m.city_bar_now, { amount: '₹5,000' }))]) {
      const shown = present(await part.boundingBox())
      expect(shown.y).toBeGreaterThanOrEqual(box.y)
      expect(shown.y + shown.height).toBeLessThanOrEqual(box.y + box.height)
      expect(shown.x + shown.width).toBeLessThanOrEqual(width)
      // Its text is not cut.
      expect(await part.evaluate((one) => one.scrollHeight <= one.clientHeight + 2)).toBe(true)
    }
    for (const field of [page.getByLabel(say(m.city_arrival_date)), page.getByLabel(say(m.city_head_count))]) {
      await field.focus()
      await field.evaluate((one) => one.scrollIntoView({ block: 'nearest' }))
      const seen = present(await field.boundingBox())
      expect(seen.y).toBeGreaterThanOrEqual(0)
      expect(seen.y + seen.height).toBeLessThanOrEqual(present(await bar.boundingBox()).y)
    }

    // A press on the price opens the rest.
    await bar.getByRole('button', { name: say(m.city_bar_now, { amount: '₹5,000' }) }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText(say(m.slip_on_arrival)).waitFor()
    await sheet.getByText(say(m.common_people_label, { count: '2' })).waitFor()
    await sheet.getByRole('button', { name: say(m.common_close) }).click()
    await sheet.waitFor({ state: 'detached' })
    await leave()
  },
)

test.each(languages)('CHOOSING “Choose” counts that is pressed before the scripts run, in %s', async (language) => {
  const say = wordsIn(language)
  const { page, leave } = await site.visit({ language, size: 'phone' })
  const { open, release } = await holdScripts(page)
  await open('/city/varanasi')
  const choose = page.locator('section[aria-labelledby=packages]').getByRole('checkbox')
  for (const pressed of [0, 2]) await choose.nth(pressed).check()
  await release()
  await page.getByLabel(say(m.city_arrival_date)).waitFor()
  await barOf(page, say(m.city_your_choice))
    .getByText(say(m.city_bar_now, { amount: '₹5,000' }))
    .waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1)
  expect(await choose.nth(2).isChecked()).toBe(true)
  expect(page.url()).toContain('package=')
  await leave()
})

test('CHOOSING a choice of the address that is unpressed before the scripts run is gone', async () => {
  const say = wordsIn('en')
  const { page, leave } = await site.visit({ size: 'phone' })
  await page.goto('/city/varanasi')
  await hydrated(page)
  const choose = page.locator('section[aria-labelledby=packages]').getByRole('checkbox')
  await choose.nth(1).check()
  await page.waitForURL(/package=/)
  const { open, release } = await holdScripts(page)
  await open(page.url())
  await choose.nth(1).uncheck()
  await release()
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  expect(await page.getByLabel(say(m.city_arrival_date)).count()).toBe(0)
  await leave()
})
