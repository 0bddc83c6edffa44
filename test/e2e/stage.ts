import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from './browser.ts'
import { peopleAt, signIn } from './people.ts'
import { type Site, startSite } from './site.ts'
import { visit } from './visitor.ts'

let site: Site
let browser: Browser

/** A server and a browser for the stories of one file. */
export function stage() {
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(), launchBrowser()])
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
    async loggedIn(options: Parameters<typeof visit>[2] & { as?: 'devotee' | 'admin' } = {}) {
      const person = await peopleAt(site.origin)[options.as ?? 'devotee']()
      const visitor = await visit(browser, site.origin, options)
      await signIn(visitor.context, person)
      return { ...visitor, ...person }
    },
  }
}
