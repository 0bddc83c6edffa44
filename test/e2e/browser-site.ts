import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type Credentials, peopleAt, signedIn } from './people.ts'
import { type Past, type Site, siteAt, startSite } from './site.ts'
import { closeProfiles, visit, type Visitor } from './visit.ts'

/** One browser for all files of a worker; it ends with the worker. */
let launched: Promise<Browser> | undefined
/** Pages live only for seconds here, so optimizing their scripts takes longer than it saves. */
const launch = () => launchBrowser({ args: ['--js-flags=--no-opt'] })

/** This is long, because the past can be a day of 500 payments. */
const PAST_MS = 5 * 60_000

type VisitOptions = NonNullable<Parameters<typeof visit>[2]>
type Options = {
  /** The file changes data that other files read. */
  own?: true
  /** The data that exists before the server starts; the file then has its own server. */
  past?: Past
  /** Settings of the server; the file then has its own server. */
  environment?: Record<string, string>
  /** Each visit has a new profile: the tests install clocks, listen to requests, or need empty caches. */
  newProfiles?: true
}

/** The shared server or one for this file, and the browser of the worker. */
export function browserSite({ own, past, environment, newProfiles }: Options = {}) {
  let site: Site
  let browser: Browser
  let stop = async () => {}
  beforeAll(async () => {
    browser = await (launched ??= launch())
    if (!own && !past && !environment) {
      site = siteAt(inject('sharedSite'))
      return
    }
    // The template contains the demo content.
    const template = environment?.SEED === 'none' ? undefined : inject('template')
    const started = await startSite(environment, { template, past })
    site = started
    stop = async () => {
      await closeProfiles(started.origin)
      await started.stop()
    }
  }, past && PAST_MS)
  afterAll(() => stop())
  // A failed test does not close its pages, and they would take processor time from the tests after it.
  const visits = new Set<Visitor>()
  const visitBy = async (options: VisitOptions = {}) => {
    const visitor = await visit(browser, site.origin, { newProfile: newProfiles, ...options })
    visits.add(visitor)
    const leave = async () => {
      await visitor.leave()
      visits.delete(visitor)
    }
    return { ...visitor, leave }
  }
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    for (const { context } of visits) await context.close()
    visits.clear()
  })
  return {
    get origin() {
      return site.origin
    },
    get browser() {
      return browser
    },
    mailTo: (...what: Parameters<Site['mailTo']>) => site.mailTo(...what),
    visit: visitBy,
    /** A person with an account, already logged in. */
    async loggedIn({ as = 'devotee', ...options }: VisitOptions & { as?: 'devotee' | 'admin' | Credentials } = {}) {
      const people = peopleAt(site.origin)
      const person = await (typeof as === 'string' ? people[as]() : people.known(as))
      const prepare = signedIn(person)
      return { ...(await visitBy({ ...options, prepare })), ...person }
    },
  }
}

export type BrowserSite = ReturnType<typeof browserSite>
