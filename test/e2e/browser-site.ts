import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Credentials, peopleAt, signIn } from './people.ts'
import { type Past, type Site, siteAt, startSite } from './site.ts'
import { visit } from './visitor.ts'

/** One browser for all files of a worker. Each visit has a new profile, and the browser ends with the worker. */
let launched: Promise<Browser> | undefined

type Options = {
  /** The file changes data that other files read. */
  own?: true
  /** What has happened before the server starts; the file then has its own server. */
  past?: Past
  /** Settings of the server, which is then one for this file. */
  environment?: Record<string, string>
}

/** The shared server or one for this file, and the browser of the worker. */
export function browserSite({ own, past, environment }: Options = {}) {
  let site: Site
  let browser: Browser
  let stop = async () => {}
  beforeAll(async () => {
    browser = await (launched ??= launchBrowser())
    if (!own && !past && !environment) {
      site = siteAt(inject('sharedSite'))
      return
    }
    const started = await startSite(environment, { template: inject('template'), past })
    site = started
    stop = started.stop
  })
  afterAll(() => stop())
  return {
    get origin() {
      return site.origin
    },
    get browser() {
      return browser
    },
    mailTo: (...what: Parameters<Site['mailTo']>) => site.mailTo(...what),
    visit: (options: Parameters<typeof visit>[2] = {}) => visit(browser, site.origin, options),
    /** A person with an account, already logged in. */
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

export type BrowserSite = ReturnType<typeof browserSite>
