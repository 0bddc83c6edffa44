import type { Page, Route } from 'playwright-core'
import { hydrated } from './visitor.ts'

/** Delays the scripts of every opened page, like a slow network, until they are released. */
export async function holdScripts(page: Page) {
  const held: Route[] = []
  let isHolding = true
  // A page that was left does not need its scripts any more.
  const send = (route: Route) => route.continue().catch(() => {})
  await page.route('**/assets/*.js', (route) => (isHolding ? void held.push(route) : send(route)))
  return {
    open: (path: string) => page.goto(path, { waitUntil: 'commit' }),
    async release() {
      isHolding = false
      await Promise.all(held.map(send))
      await hydrated(page)
    },
  }
}
