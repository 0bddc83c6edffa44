import type { Page, Route } from 'playwright-core'
import { hydrated } from './visitor.ts'

/** Holds back the scripts of every page that is opened, as a slow network does, until they are released. */
export async function holdScripts(page: Page) {
  const held: Route[] = []
  let isHolding = true
  // A page that was left has no use for its scripts any more.
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
