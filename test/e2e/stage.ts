import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { createClient, unwrap } from '../../contract/client.ts'
import { addDays, dayOf, startOf } from '../../domain/calendar-day.ts'
import { launchBrowser } from './browser.ts'
import { admin, type Past, type Site, startSite } from './site.ts'
import { visit } from './visitor.ts'

type Credentials = { email: string; password: string }

let site: Site
let browser: Browser

/** A server and a browser for the stories of one file, and what has been before them. */
export function stage(past?: Past) {
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([startSite(past), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })
  return {
    get site() {
      return site
    },
    visit: (options: Parameters<typeof visit>[2] = {}) => visit(browser, site.origin, options),
    /** Somebody with an account, logged in: the part of a story that another story tells. */
    async loggedIn(options: Parameters<typeof visit>[2] & { as?: 'devotee' | 'admin' | Credentials } = {}) {
      const { as = 'devotee' } = options
      const session = as === 'devotee' ? await registerDevotee() : await logIn(as === 'admin' ? admin : as)
      const visitor = await visit(browser, site.origin, options)
      await visitor.context.addInitScript((stored) => {
        if (sessionStorage.getItem('signed-in')) return
        sessionStorage.setItem('signed-in', 'once')
        localStorage.setItem('user', stored)
      }, JSON.stringify(session))
      const api = createClient(site.origin, (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set('Authorization', `Bearer ${session.access_token}`)
        return fetch(input, { ...init, headers })
      })
      return { ...visitor, session, api, addPackage: () => addFirstPackage(api) }
    },
  }
}

const anyone = () => createClient(site.origin, fetch)
let devotees = 0

async function registerDevotee() {
  const json = {
    name: 'Savitri Devi',
    phoneNumber: '9876543210',
    email: `savitri${++devotees}@example.com`,
    password: 'triveni sangam 9',
  }
  return (await unwrap(anyone().user.register.$post({ json }))).data
}

const logIn = async ({ email, password }: Credentials) =>
  (await unwrap(anyone().user.login.$post({ json: { email, password } }))).data

async function addFirstPackage(api: ReturnType<typeof anyone>) {
  const { data: packages } = await unwrap(
    api.packages.city[':cityName'].$get({ param: { cityName: 'ayodhya' }, query: {} }),
  )
  const date = startOf(addDays(dayOf(Date.now()), 20))
  const json = { packageId: packages[0]!.id, headCount: 2, date, events: [] }
  return (await unwrap(api.cart.add.$post({ json }))).data
}
