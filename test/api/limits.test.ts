import { afterEach, describe, expect, test, vi } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { emptyDatabase } from '../database.ts'
import { makePooja, makeUser } from '../factories.ts'
import { statusOf } from '../calls.ts'
import { type World, world } from '../world.ts'
import { formatWait } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'

const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}

const limited = (environment: Record<string, string> = {}) =>
  world({ environment: { RATE_LIMIT_SCALE: '1', ...environment } })

const MINUTE_MS = 60_000

const login = (w: World, email: string, password = 'wrong') => statusOf(w.visitor(), '/user/login', { email, password })

/** The status of a call that comes through a trusted proxy from this address. */
const statusFrom = (w: World, address: string, path: string, body: object) =>
  w
    .request(`/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    })
    .then((response) => response.status)

const HOME = '198.51.100.7'
const stranger = (index: number) => `203.0.113.${index}`

const sendOtp = (w: World, email: string, forwardedFor = '') =>
  w
    .request('/v1/user/sendOtp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(forwardedFor && { 'X-Forwarded-For': forwardedFor }) },
      body: JSON.stringify({ email }),
    })
    .then((response) => response.status)

/** The statuses of so many attempts, one after another. */
const tries = async (count: number, attempt: (index: number) => Promise<number>) => {
  const statuses = []
  for (let index = 0; index < count; index++) statuses.push(await attempt(index))
  return statuses
}

const all = (count: number, status: number) => Array.from({ length: count }, () => status)

const letPass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS)

afterEach(() => void vi.useRealTimers())

describe('CONTRACT limits', () => {
  test('after 10 logins in 15 minutes an account waits, also with its password', async () => {
    const w = await limited()
    await statusOf(w.visitor(), '/user/register', kamala)
    expect(await tries(10, () => login(w, kamala.email))).toEqual(all(10, 400))
    expect(await login(w, ' KAMALA@example.com', kamala.password)).toBe(429)
    expect(await login(w, 'other@example.com')).toBe(400)
    letPass(16)
    expect(await login(w, kamala.email, kamala.password)).toBe(200)
  })

  test('only failed logins count', async () => {
    const w = await limited()
    await statusOf(w.visitor(), '/user/register', kamala)
    expect(await tries(12, () => login(w, kamala.email, kamala.password))).toEqual(all(12, 200))
    expect(await tries(11, () => login(w, kamala.email))).toEqual([...all(10, 400), 429])
  })

  test('failed logins of strangers do not hold the owner, at home or elsewhere', async () => {
    const w = await limited({ TRUST_PROXY: '1' })
    const attempt = (address: string, password: string) =>
      statusFrom(w, address, '/user/login', { email: kamala.email, password })
    await statusFrom(w, HOME, '/user/register', kamala)
    expect(await tries(11, () => attempt(stranger(1), 'wrong'))).toEqual([...all(10, 400), 429])
    expect(await attempt(HOME, kamala.password)).toBe(200)
    expect(await attempt('192.0.2.1', kamala.password)).toBe(200)
  })

  test('after 100 failed logins in a day an account is open only to addresses that it knows', async () => {
    const w = await limited({ TRUST_PROXY: '1' })
    const attempt = (address: string, password: string) =>
      statusFrom(w, address, '/user/login', { email: kamala.email, password })
    await statusFrom(w, HOME, '/user/register', kamala)
    expect(await tries(101, (index) => attempt(stranger(index), 'wrong'))).toEqual([...all(100, 400), 429])
    expect(await attempt('192.0.2.1', kamala.password)).toBe(429)
    expect(await attempt(HOME, 'wrong')).toBe(400)
    expect(await attempt(HOME, kamala.password)).toBe(200)
    letPass(24 * 60 + 1)
    expect(await attempt('192.0.2.1', kamala.password)).toBe(200)
  })

  test('codes that strangers ask for do not keep the owner from one', async () => {
    const w = await limited({ TRUST_PROXY: '1' })
    const ask = (address: string) => statusFrom(w, address, '/user/sendOtp', { email: kamala.email })
    await statusFrom(w, HOME, '/user/register', kamala)
    expect([await ask(stranger(1)), await ask(stranger(1)), await ask('192.0.2.1')]).toEqual([200, 429, 200])
    expect(await tries(19, (index) => ask(stranger(index + 2)))).toEqual([...all(18, 200), 429])
    expect(await ask(HOME)).toBe(200)
  })

  test('an unknown account is limited like a known one', async () => {
    const w = await limited()
    expect(await tries(11, () => login(w, 'nobody@example.com'))).toEqual([...all(10, 400), 429])
  })

  test('an address has 50 logins in 15 minutes, for any accounts', async () => {
    const w = await limited()
    expect(await tries(51, (index) => login(w, `nobody${index}@example.com`))).toEqual([...all(50, 400), 429])
  })

  test('Retry-After says how many seconds to wait, the message says it in words', async () => {
    const w = await limited()
    await sendOtp(w, kamala.email)
    const response = await w.visitor().send('POST', '/user/sendOtp', { email: kamala.email })
    const seconds = Number(response.headers.get('retry-after'))
    expect(response.status).toBe(429)
    expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60).toBe(true)
    expect(await response.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: m.error_too_many_requests({ time: formatWait(seconds, 'en') }, { locale: 'en' }),
    })
  })

  test.each([true, false])('an account gets one code a minute and five an hour (known: %s)', async (known) => {
    const w = await limited()
    if (known) await makeUser(w.db, { email: kamala.email })
    expect(await sendOtp(w, kamala.email)).toBe(200)
    expect(await sendOtp(w, 'Kamala@Example.com ')).toBe(429)
    const later = await tries(5, async () => {
      letPass(1.1)
      return sendOtp(w, kamala.email)
    })
    expect(later).toEqual([...all(4, 200), 429])
    letPass(61)
    expect(await sendOtp(w, kamala.email)).toBe(200)
  })

  test('an address gets 20 codes an hour', async () => {
    const w = await limited()
    expect(await tries(21, (index) => sendOtp(w, `nobody${index}@example.com`))).toEqual([...all(20, 200), 429])
  })

  test('an address that the client sends itself does not count', async () => {
    const w = await limited()
    expect(await tries(21, (index) => sendOtp(w, `nobody${index}@example.com`, `203.0.113.${index}`))).toEqual([
      ...all(20, 200),
      429,
    ])
  })

  test('behind a trusted proxy only the address that the proxy saw counts', async () => {
    const w = await limited({ TRUST_PROXY: '1' })
    const through = (proxied: (index: number) => string) =>
      tries(21, (index) => sendOtp(w, `${crypto.randomUUID()}@example.com`, proxied(index)))
    expect(await through((index) => `203.0.113.${index}`)).toEqual(all(21, 200))
    expect(await through((index) => `203.0.113.${index}, 198.51.100.7`)).toEqual([...all(20, 200), 429])
  })

  test('an address has 10 registrations an hour', async () => {
    const w = await limited()
    const statuses = await tries(11, (index) =>
      statusOf(w.visitor(), '/user/register', { ...kamala, email: `kamala${index}@example.com` }),
    )
    expect(statuses).toEqual([...all(10, 201), 429])
  })

  test('after 5 wrong security keys in 15 minutes the correct one has to wait', async () => {
    const w = await limited()
    await storeSecurityKey(w.db, 'a key of the house')
    const admin = await w.admin()
    const { id, name } = await makePooja(w.db)
    const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
    const edit = (key: string) =>
      statusOf(admin, '/events/edit', {
        event: { id, name, nameHindi: 'पूजा', ...place, cost: 1, details: 'x', detailsHindi: 'x', key },
      })
    expect(await tries(6, () => edit('a key of the house'))).toEqual(all(6, 200))
    expect(await tries(5, () => edit('wrong'))).toEqual(all(5, 403))
    expect(await edit('a key of the house')).toBe(429)
    letPass(16)
    expect(await edit('a key of the house')).toBe(200)
  })

  test('an account writes 10 feedbacks an hour', async () => {
    const w = await limited()
    const [one, other] = [await w.devotee(), await w.devotee()]
    expect(await tries(11, () => statusOf(one, '/feedback/create', { text: 'Very good' }))).toEqual([
      ...all(10, 201),
      429,
    ])
    expect(await statusOf(other, '/feedback/create', { text: 'Very good' })).toBe(201)
  })

  test('all instances share them', async () => {
    const database = await emptyDatabase()
    const environment = { RATE_LIMIT_SCALE: '1' }
    const [one, other] = [await world({ database, environment }), await world({ database, environment })]
    expect(await tries(20, (index) => sendOtp(index % 2 ? one : other, `nobody${index}@example.com`))).toEqual(
      all(20, 200),
    )
    expect([await sendOtp(one, 'a@example.com'), await sendOtp(other, 'b@example.com')]).toEqual([429, 429])
  })

  test('a scale of 2 doubles them, a scale of 0 turns them off', async () => {
    const twice = await limited({ RATE_LIMIT_SCALE: '2' })
    expect((await tries(41, (index) => sendOtp(twice, `nobody${index}@example.com`))).indexOf(429)).toBe(40)
    const off = await limited({ RATE_LIMIT_SCALE: '0' })
    expect(await tries(25, () => sendOtp(off, kamala.email))).toEqual(all(25, 200))
  })
})
