/** @module-tag thorough */
import { describe, expect, test } from 'vitest'
import { makeUser } from '../factories.ts'
import { codeIn, lastOf, present } from '../present.ts'
import { type World, world } from '../world.ts'
import { kamala } from './account-calls.ts'

const HOME = '198.51.100.7'
const ELSEWHERE = '192.0.2.1'
const NEW_PASSWORD = 'a new long secret'
const kamalaLogin = { email: kamala.email, password: kamala.password }

const limited = (environment: Record<string, string> = {}) =>
  world({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', ...environment } })

type From = { address: string; cookie?: string }

/** A call through a trusted proxy from this address, by a browser with this cookie. */
const send = (w: World, { address, cookie }: From, path: string, body: object) =>
  w.request(`/v1/user/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) },
    body: JSON.stringify(body),
  })

const statusOf = async (...args: Parameters<typeof send>) => (await send(...args)).status

/** The cookie by which accounts know a browser, in the form in which the browser sends it. */
const cookieOf = ({ headers }: Response) => present(headers.getSetCookie()[0]?.split(';')[0])

/** The statuses of so many tries by strangers, each from another address. */
async function strangers(w: World, count: number, path: string, body: object): Promise<number[]> {
  const statuses = []
  for (let index = 0; index < count; index++)
    statuses.push(await statusOf(w, { address: `203.0.113.${index}` }, path, body))
  return statuses
}

const wrongLogins = (w: World, email: string) => strangers(w, 101, 'login', { email, password: 'wrong' })
const wrongCodes = (w: World, email: string, count = 29) =>
  strangers(w, count, 'verifyOtp', { email, otp: '000000', password: NEW_PASSWORD })

const all = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('CONTRACT limits of strangers', () => {
  test.each(['USER', 'ADMIN'] as const)(
    'a %s gets in by a code that is mailed after all tries of the day are used up, from anywhere',
    async (role) => {
      const w = await limited()
      const { email } = await makeUser(w.db, { email: 'owner@example.com', role })
      expect(await wrongLogins(w, email)).toEqual([...all(100, 400), 429])
      expect(await wrongCodes(w, email)).toEqual([...all(28, 400), 429])
      expect(await statusOf(w, { address: ELSEWHERE }, 'sendOtp', { email })).toBe(200)
      const otp = codeIn(lastOf(await w.sendMails()).text)
      const login = { email, password: NEW_PASSWORD }
      expect(await statusOf(w, { address: ELSEWHERE }, 'login', login)).toBe(429)
      expect(await statusOf(w, { address: ELSEWHERE }, 'verifyOtp', { ...login, otp })).toBe(200)
      expect(await statusOf(w, { address: ELSEWHERE }, 'login', login)).toBe(200)
    },
  )

  test.each(['owner@example.com', 'nobody@example.com'])(
    'the codes that are mailed after it have 28 wrong tries of their own for %s',
    async (email) => {
      const w = await limited()
      await makeUser(w.db, { email: 'owner@example.com' })
      await wrongCodes(w, email)
      await send(w, { address: ELSEWHERE }, 'sendOtp', { email })
      expect(await wrongCodes(w, email)).toEqual([...all(28, 400), 429])
    },
  )

  test('a browser that logged in before gets in from anywhere, with the password and with a code', async () => {
    const w = await limited()
    const cookie = cookieOf(await send(w, { address: HOME }, 'register', kamala))
    await wrongLogins(w, kamala.email)
    await wrongCodes(w, kamala.email)
    const away = { address: ELSEWHERE, cookie }
    expect(await statusOf(w, { address: ELSEWHERE }, 'login', kamalaLogin)).toBe(429)
    expect(await statusOf(w, away, 'login', kamalaLogin)).toBe(200)
    await send(w, away, 'sendOtp', { email: kamala.email })
    const otp = codeIn(lastOf(await w.sendMails()).text)
    expect(await statusOf(w, away, 'verifyOtp', { email: kamala.email, otp, password: NEW_PASSWORD })).toBe(200)
  })

  test('wrong logins from the same address do not keep out a browser that logged in before', async () => {
    const w = await limited()
    const cookie = cookieOf(await send(w, { address: HOME }, 'register', kamala))
    for (let index = 0; index < 50; index++)
      await send(w, { address: HOME }, 'login', { email: index < 10 ? kamala.email : `n${index}@x.in`, password: 'no' })
    expect(await statusOf(w, { address: HOME }, 'login', kamalaLogin)).toBe(429)
    expect(await statusOf(w, { address: HOME, cookie }, 'login', kamalaLogin)).toBe(200)
  })

  test('a browser that logged in before has ten wrong logins of its own, and is known to this account alone', async () => {
    const w = await limited()
    const cookie = cookieOf(await send(w, { address: HOME }, 'register', kamala))
    const wrong = { email: kamala.email, password: 'wrong' }
    const statuses = []
    for (let index = 0; index < 11; index++)
      statuses.push(await statusOf(w, { address: `203.0.113.${index}`, cookie }, 'login', wrong))
    expect(statuses).toEqual([...all(10, 400), 429])
    const { email } = await makeUser(w.db, { email: 'other@example.com' })
    await wrongLogins(w, email)
    expect(await statusOf(w, { address: HOME, cookie }, 'login', { email, password: 'wrong' })).toBe(429)
  })

  test('only who got in is given the cookie, which no script reads', async () => {
    const w = await limited({ PUBLIC_URL: 'https://tirtha.example' })
    const answers = [
      await send(w, { address: HOME }, 'register', kamala),
      await send(w, { address: HOME }, 'login', kamalaLogin),
    ]
    for (const { headers } of answers) {
      const cookies = headers.getSetCookie()
      expect(cookies).toEqual([
        expect.stringMatching(
          /^known-browser=[\w-]{43}; Max-Age=15552000; Path=\/v1\/user; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(
          /^known-browser=[\w-]{43}; Max-Age=15552000; Path=\/auth; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ])
    }
    const refused = await send(w, { address: HOME, cookie: 'known-browser=made up' }, 'login', {
      ...kamalaLogin,
      password: 'wrong',
    })
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []])
  })
})
