import { existsSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { admin } from '../data-template.ts'
import { firstOf, leading } from '../present.ts'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { countBookings, unharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { type Acknowledged, ask, startLoad } from './load.ts'
import { testUnless } from './skip-aloud.ts'
import { makeStore, type Store, type StoreName, stores, testOn } from './stores.ts'

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'

const hasFaketime = existsSync(FAKETIME)

const skipped = testUnless(
  hasFaketime ? null : 'Debian’s package libfaketime is missing',
  'wrong clocks are not tested',
)

const testOf = (name: StoreName) => (hasFaketime ? testOn[name] : skipped)

const servers = useServers()

const pg = usePostgres()

/** The environment of a process whose clock is wrong but whose timers are correct. */
const wrongClock = (offset: string) => ({
  LD_PRELOAD: FAKETIME,
  FAKETIME: offset,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
})

const DAY_MS = 24 * 60 * 60 * 1000

/** The acts of a day: devotees book, one logs in again, and staff verify two payments. */
async function useSite(store: Store): Promise<Acknowledged[]> {
  const load = await startLoad(store.url, { devotees: 4 })
  await load.more(8)
  await load.stop()
  expect({ odd: load.odd, ...load.failed }).toEqual({ odd: [], unanswered: [], unavailable: 0 })
  const login = await ask(store.url, 'POST', '/user/login', { email: admin.email, password: admin.password })
  expect(login.status).toBe(200)
  const { access_token: token } = login.data as { access_token: string }
  for (const { bookingId } of leading(load.acknowledged, 2)) {
    const verified = await ask(store.url, 'POST', '/bookings/verification', { id: bookingId, status: true }, token)
    expect(verified.status).toBe(200)
  }
  return load.acknowledged
}

/** A devotee with an open quote; `book` books it, with the session and the quote from before the change of the clock. */
async function quoteOnce({ url }: Store) {
  const email = 'asha@example.com'
  const registration = { name: 'Asha Devi', phoneNumber: '98765 43210', email, password: 'narmada teerth 7' }
  const { access_token: token } = (await ask(url, 'POST', '/user/register', registration)).data as {
    access_token: string
  }
  const events = (await ask(url, 'GET', '/events/city/varanasi')).data as { id: string }[]
  const date = Date.now() + 10 * DAY_MS
  const addition = { packageId: '', headCount: 0, date, events: [{ eventId: firstOf(events).id, date }] }
  const entry = (await ask(url, 'POST', '/cart/add', addition, token)).data as { id: string }
  const initiated = await ask(url, 'POST', '/payments/initiate', { cartIds: [entry.id], vehicle: 'CAR' }, token)
  const { amountPayable: amountPaid, reference } = initiated.data as { amountPayable: number; reference: string }
  return async (): Promise<Acknowledged> => {
    const utr = '426812345678'
    const sentAt = performance.now()
    const booked = await ask(url, 'POST', '/bookings/add', { amountPaid, refNo: utr, reference }, token)
    expect([booked.status, booked.code]).toEqual([201, undefined])
    const { id: bookingId } = firstOf(booked.data as { id: string }[])
    return { utr, bookingId, email, sentAt, answeredAt: performance.now() }
  }
}

describe.each(stores)('%s', (name) => {
  testOf(name).each([
    ['two hours ahead', '+2h'],
    ['a day behind', '-1d'],
    ['thirty days behind', '-30d'],
  ])('FAULTS the clock of the server is %s', async (what, offset) => {
    const store = await makeStore(name, servers, pg)
    const before = await store.start()
    const acknowledged = await useSite(store)
    const bookQuote = await quoteOnce(store)
    await before.stop()
    const wrong = await store.start(wrongClock(offset))
    const answer = await fetch(`${store.url}/healthz`)
    const offBy = Date.parse(answer.headers.get('date') ?? '') - Date.now()
    expect(Math.abs(offBy)).toBeGreaterThan(DAY_MS / 13)
    acknowledged.push(await bookQuote(), ...(await useSite(store)))
    expect(await wrong.stop()).toEqual({ code: 0, signal: null })
    const after = await store.start()
    acknowledged.push(...(await useSite(store)))
    expect(await after.stop()).toEqual({ code: 0, signal: null })
    // Verified payments have serials, which must be consecutive.
    const counts = await store.read((db) => countBookings(db, acknowledged))
    expect(counts).toMatchObject(unharmed)
    record(`clock of the server ${what}`, name, counts, null)
  })
})
