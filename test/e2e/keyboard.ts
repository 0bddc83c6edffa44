import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** No page has so many stops before a control. */
const MOST_STOPS = 120

/** The focused element, and whether its focus is visible. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const isMarked = (marked: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(marked)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset')
    }
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].map((part) => [left + width / 2, top + height * part] as const)
    const shown = element.closest('label') ?? element
    return {
      isLost: element === document.body,
      isVisible: isMarked(element) || isMarked(shown),
      // WCAG 2.4.11: no sticky element hides it.
      isCovered:
        right > 0 &&
        left < innerWidth &&
        bottom > 0 &&
        !points.some(([x, y]) => {
          const hit = document.elementFromPoint(x, y)
          return hit !== null && (shown.contains(hit) || hit.contains(shown))
        }),
      text: `${element.tagName.toLowerCase()}: ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 60)}`,
    }
  })

/** Tabs to a control. The focus must be visible at every stop, but it may leave the page once, from the last control. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const stops: string[] = []
  let hasLeft = false
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press('Tab')
    const { isLost, isVisible, isCovered, text } = await focused(page)
    stops.push(text)
    if (isLost && !hasLeft) {
      hasLeft = true
      continue
    }
    expect({ text, isVisible, isCovered }).toEqual({ text, isVisible: true, isCovered: false })
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`not reached by Tab: ${target}; but ${stops.join(' | ')}`)
}

/** Expects that the focus is not lost. */
export const expectFocusKept = (page: Page) =>
  expect.poll(async () => (await focused(page)).isLost, { message: 'the focus is lost' }).toBe(false)
