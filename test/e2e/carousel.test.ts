import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import type { Visitor } from './visit.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { present } from '../present.ts'

const site = browserSite({ newProfiles: true })
const say = wordsIn('en')
const LAST = 5

const carouselOf = (page: Page) => page.getByRole('region', { name: say(m.landing_carousel_label) })
const current = (page: Page) =>
  carouselOf(page)
    .getByRole('button', { name: /^Slide/ })
    .evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))

async function open({ page }: Pick<Visitor, 'page'>) {
  await page.clock.install()
  await page.goto('/landing')
  await hydrated(page)
}

/** From now on only the test advances the clock of the page, and the first slide has just appeared. */
async function startAtFirstSlide(page: Page) {
  // The pointer and the focus hold the slide until the clock has stopped.
  const first = carouselOf(page)
    .getByRole('button', { name: /^Slide/ })
    .first()
  await first.click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(0, 0)
  await first.blur()
}

test('ACCESS the carousel has a name and a button to pause it', async () => {
  const visitor = await site.visit()
  await open(visitor)
  const carousel = carouselOf(visitor.page)
  expect(await carousel.getAttribute('aria-roledescription')).toBe('carousel')
  expect(await carousel.getByRole('button', { name: say(m.landing_carousel_pause) }).count()).toBe(1)
  await visitor.leave()
})

test('ACCESS the carousel does not move for people who want less motion', async () => {
  const visitor = await site.visit({ motion: 'reduce' })
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
  const visitor = await site.visit({ motion: 'reduce' })
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
  const visitor = await site.visit({ size: 'phone', motion: 'reduce', touch: true })
  const { page, context } = visitor
  await page.goto('/landing')
  await hydrated(page)
  const { x, y, width, height } = present(await carouselOf(page).boundingBox())
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

test('§9 the carousel has six slides, moves every five seconds, wraps around and can be paused', async () => {
  const visitor = await site.visit()
  const { page, context, leave } = visitor
  await open(visitor)
  await startAtFirstSlide(page)
  const pictures = carouselOf(page).locator('li img')
  const sources = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  expect([sources.length, new Set(sources).size]).toEqual([6, 6])
  for (const source of sources) {
    const picture = await context.request.get(present(source))
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
  }
  const seen: number[] = [await current(page)]
  for (let step = 0; step < 6; step++) {
    await page.clock.runFor(5000)
    seen.push(await current(page))
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5, 0])
  await page.getByRole('button', { name: say(m.landing_carousel_pause) }).click()
  await page.clock.runFor(20_000)
  expect(await current(page)).toBe(0)
  await leave()
})

test('ACCESS the carousel does not move while one of its buttons has the focus, also when the pointer leaves it', async () => {
  const visitor = await site.visit()
  const { page, leave } = visitor
  await open(visitor)
  await startAtFirstSlide(page)
  const pause = page.getByRole('button', { name: say(m.landing_carousel_pause) })
  await pause.focus()
  await pause.hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  expect(await current(page)).toBe(0)
  await pause.blur()
  await page.clock.runFor(5000)
  expect(await current(page)).toBe(1)
  await leave()
})

test('§9 the carousel keeps its slide when a busy device pauses its scrolling between two slides', async () => {
  const visitor = await site.visit()
  const { page, leave } = visitor
  await page.addInitScript(() => {
    // The test scrolls instead of the browser, as slowly as a busy device.
    Element.prototype.scrollTo = () => {}
  })
  await open(visitor)
  await startAtFirstSlide(page)
  const scrollTo = (slide: number) =>
    carouselOf(page)
      .getByRole('list')
      .evaluate((list, index) => {
        list.scrollLeft = list.clientWidth * index
        list.dispatchEvent(new Event('scroll'))
      }, slide)
  for (let slide = 1; slide <= LAST; slide++) {
    await page.clock.runFor(5000)
    await scrollTo(slide)
  }
  expect(await current(page)).toBe(LAST)

  await page.clock.runFor(5000)
  for (const slide of [4, 2, 1, 0]) {
    await scrollTo(slide)
    await page.clock.runFor(400)
    expect(await current(page)).toBe(0)
  }
  await page.clock.runFor(5000)
  expect(await current(page)).toBe(1)
  await leave()
})
