import { randomInt } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { createClient, unwrap } from '../../contract/client.ts'
import type { Session } from '../../contract/account.ts'
import { addDays, dayOf, startOf } from '../../domain/calendar-day.ts'
import { admin } from '../data-template.ts'
import { firstOf, present } from '../present.ts'
import { sessionOf } from '../login-session.ts'

export const devoteePassword = 'triveni sangam 9'
/** Workers share a server, so that unique values start differently in each of them. */
const worker = String(randomInt(10_000_000)).padStart(7, '0')
let devotees = 0
let payments = 0

const inDays = (days: number) => startOf(addDays(dayOf(Date.now()), days))

/** A person with an account, whose steps before the subject of a test are done by calls. */
function personOf(origin: string, session: Session) {
  const api = createClient(origin, (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Authorization', `Bearer ${session.access_token}`)
    return fetch(input, { ...init, headers })
  })
  return {
    session,
    api,
    addPackage: async ({ headCount = 2, days = 20 } = {}) => {
      const city = { param: { cityName: 'ayodhya' }, query: {} }
      const { data: packages } = await unwrap(api.packages.city[':cityName'].$get(city))
      const json = { packageId: firstOf(packages).id, headCount, date: inDays(days), events: [] }
      return (await unwrap(api.cart.add.$post({ json }))).data
    },
    addPooja: async ({ days = 21, name = '' } = {}) => {
      const city = { param: { cityName: 'varanasi' }, query: {} }
      const { data: poojas } = await unwrap(api.events.city[':cityName'].$get(city))
      const pooja = present(poojas.find((one) => one.name.includes(name)))
      const date = inDays(days)
      const json = { packageId: '', headCount: 0, date, events: [{ eventId: pooja.id, date }] }
      return (await unwrap(api.cart.add.$post({ json }))).data
    },
    /** Books the whole cart for the amount that the server asks for. */
    book: async (refNo = nextUtr()) => {
      const { data: cost } = await unwrap(api.bookings.cost.$get())
      return (await unwrap(api.bookings.add.$post({ json: { amountPaid: Math.min(cost, 5000), refNo } }))).data
    },
  }
}

export type Credentials = { email: string; password: string }
export type Person = ReturnType<typeof personOf>

/** A UTR that no payment has had. */
export const nextUtr = () => `6${worker}${String(++payments).padStart(4, '0')}`

/** The people of a site. */
export function peopleAt(origin: string) {
  const anyone = createClient(origin, fetch)
  const known = async (json: Credentials) =>
    personOf(origin, sessionOf((await unwrap(anyone.user.login.$post({ json }))).data))
  return {
    async devotee({ name = 'Savitri Devi', email = `savitri${worker}.${++devotees}@example.com` } = {}) {
      const json = { name, phoneNumber: '9876543210', email, password: devoteePassword }
      return personOf(origin, (await unwrap(anyone.user.register.$post({ json }))).data)
    },
    admin: () => known({ email: admin.email, password: admin.password }),
    known,
  }
}

/** Logs a browser profile in, until the returned object is disposed. */
export const signedIn =
  ({ session }: Pick<Person, 'session'>) =>
  (context: BrowserContext) =>
    context.addInitScript((stored) => {
      if (sessionStorage.getItem('signed-in')) return
      sessionStorage.setItem('signed-in', 'once')
      localStorage.setItem('user', stored)
    }, JSON.stringify(session))
