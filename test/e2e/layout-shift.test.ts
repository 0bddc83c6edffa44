/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ newProfiles: true })

/** The delay, in milliseconds, of files that come after the first paint. Fonts are preloaded, and come before the scripts. */
const delays = [
  [/\.woff2$/, 400],
  [/\.js$/, 800],
] as const

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Opens pages on a slow network, and returns the elements that moved on them without an input. */
async function watchShifts(page: Page) {
  for (const [files, delay] of delays)
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay))
      // A page that was left does not need its files any more.
      await route.continue().catch(() => {})
    })
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    const describe = ({ value, sources }: LayoutShift) =>
      `${value.toFixed(4)}: ${sources.map(({ node, previousRect, currentRect }) => `${node?.textContent?.slice(0, 40)} from ${place(previousRect)} to ${place(currentRect)}`).join('; ')}`
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as LayoutShift[]
      shifts.push(...entries.filter(({ hadRecentInput }) => !hadRecentInput).map(describe))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  return async (path: string) => {
    await page.goto(path)
    await hydrated(page)
    await page.locator('main:not([aria-busy=true]) h1').waitFor()
    await page.waitForLoadState('networkidle')
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  }
}

const publicPaths = ['/landing', '/city/varanasi', '/poojas', '/user/cart', '/auth/login']
test.each(languages.flatMap((language) => publicPaths.map((path) => [path, language] as const)))(
  'DESIGN speed: nothing moves on the first visit to %s in %s on a phone',
  async (path, language) => {
    const { page, leave } = await site.visit({ language, size: 'phone', hasChosen: false })
    const shiftsOn = await watchShifts(page)
    expect(await shiftsOn(path)).toEqual([])
    await leave()
  },
)

// Half of all phones have this width. A heading that fits one line in one font may need two in another.
test.each(languages.flatMap((language) => publicPaths.map((path) => [path, language] as const)))(
  'DESIGN speed: nothing moves on the first visit to %s in %s on a phone of 412 pixels',
  async (path, language) => {
    const { page, leave } = await site.visit({ language, size: 'phone', hasChosen: false })
    await page.setViewportSize({ width: 412, height: 823 })
    const shiftsOn = await watchShifts(page)
    expect(await shiftsOn(path)).toEqual([])
    await leave()
  },
)

test.each(languages)('DESIGN speed: nothing moves while pages of a devotee load in %s on a phone', async (language) => {
  const { page, addPackage, book, leave } = await site.loggedIn({ language, size: 'phone' })
  await addPackage()
  const { id } = firstOf(await book())
  await addPackage()
  const shiftsOn = await watchShifts(page)
  for (const path of ['/landing', '/user/cart', '/user/bookings', `/user/bookings/${id}`])
    expect(await shiftsOn(path), path).toEqual([])
  await leave()
})
