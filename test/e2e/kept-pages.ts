import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The parts of a page that the service worker has not stored yet: its document, scripts and pictures. */
const notKept = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const stored = await caches.match(address, { ignoreVary: true })
    if (!stored) return [address]
    const parts = [...new Set((await stored.text()).match(/\/(?:assets|art)\/[\w.-]+/g))]
    const found = await Promise.all(parts.map((part) => caches.match(part)))
    return parts.filter((_part, index) => !found[index])
  }, path)

/** Waits until a page opens without a network. */
export const untilKept = (page: Page, path: string): Promise<void> => expect.poll(() => notKept(page, path)).toEqual([])
