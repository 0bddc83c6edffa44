import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { stage } from './browser-site.ts'
import { hydrated, type Visitor } from './visitor.ts'
import { wordsIn } from './messages.ts'

const on = stage()
const say = wordsIn('en')
const LAST = 5

const carouselOf = (page: Page) => page.getByRole('region', { name: say(m.landing_carousel_label) })
const current = (page: Page) =>
  carouselOf(page)
    .getByRole('button', { name: /^Slide/ })
    .evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))

/** On the landing page, with a clock that only the test moves. */
async function open({ page }: Pick<Visitor, 'page'>) {
  await page.clock.install()
  await page.goto('/landing')
  await hydrated(page)
}

test('ACCESS the carousel says what it is and has a button to pause it', async () => {
  const visitor = await on.visit()
  await open(visitor)
  const carousel = carouselOf(visitor.page)
  expect(await carousel.getAttribute('aria-roledescription')).toBe('carousel')
  expect(await carousel.getByRole('button', { name: say(m.landing_carousel_pause) }).count()).toBe(1)
  await visitor.leave()
})

test('ACCESS the carousel rests for those who want less motion', async () => {
  const visitor = await on.visit({ motion: 'reduce' })
  await open(visitor)
  await visitor.page.clock.runFor(20_000)
  expect(await current(visitor.page)).toBe(0)
  expect(
    await carouselOf(visitor.page)
      .getByRole('button', { name: say(m.landing_carousel_play) })
      .count(),
  ).toBe(1)
  await visitor.leave()
})

test('ACCESS the carousel moves by arrow keys, one slide at a time, and wraps around', async () => {
  const visitor = await on.visit({ motion: 'reduce' })
  const { page } = visitor
  await open(visitor)
  await carouselOf(page).getByRole('button').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => current(page)).toBe(1)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => current(page)).toBe(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => current(page)).toBe(LAST)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => current(page)).toBe(0)
  await visitor.leave()
})

test('ACCESS a finger moves the carousel', async () => {
  const visitor = await on.visit({ size: 'phone', motion: 'reduce', touch: true })
  const { page, context } = visitor
  await page.goto('/landing')
  await hydrated(page)
  const { x, y, width, height } = (await carouselOf(page).boundingBox())!
  const device = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((part) => ({ x: x + width * part, y: y + height / 3 })),
    })
  await touch('touchStart', 0.85)
  for (let part = 0.8; part > 0.15; part -= 0.05) await touch('touchMove', part)
  await touch('touchEnd')
  await expect.poll(() => current(page)).toBe(1)
  await visitor.leave()
})
