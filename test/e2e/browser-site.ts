import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Credentials, peopleAt, signIn } from './people.ts'
import { type Past, type Site, startSite } from './site.ts'
import { visit } from './visitor.ts'

let site: Site
let browser: Browser

/** A server and a browser for the stories of one file, and what has been before them. */
export function stage(past?: Past) {
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite({}, past), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  return {
    get site() {
      return site
    },
    get browser() {
      return browser
    },
    visit: (options: Parameters<typeof visit>[2] = {}) => visit(browser, site.origin, options),
    /** Somebody with an account, logged in: the part of a story that another story tells. */
    async loggedIn(options: Parameters<typeof visit>[2] & { as?: 'devotee' | 'admin' | Credentials } = {}) {
      const { as = 'devotee' } = options
      const people = peopleAt(site.origin)
      const person = await (typeof as === 'string' ? people[as]() : people.known(as))
      const visitor = await visit(browser, site.origin, options)
      await signIn(visitor.context, person)
      return { ...visitor, ...person }
    },
  }
}
