/** @module-tag thorough */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { rounds } from '../calls.ts'
import { type World, world } from '../world.ts'
import { kamala } from './account-calls.ts'
import { codeIn, lastOf } from '../present.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOME = '198.51.100.7'

afterEach(() => void vi.useRealTimers())

const limited = () => world({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })

/** Calls through a trusted proxy from this address. */
const from = async (address: string, w: World, path: string, body: object) =>
  w.request(`/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  })

type Guess = { otp?: string; email?: string; address?: string }

const tryCode = (w: World, { otp = 'wrong', email = kamala.email, address = HOME }: Guess = {}) =>
  from(address, w, '/user/verifyOtp', { email, otp, password: 'a new long secret' })

async function guess(w: World, tried?: Guess): Promise<string> {
  const response = await tryCode(w, tried)
  const { code } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`
}

const wrong = '400 OTP_INVALID'
const refused = '429 TOO_MANY_WRONG_CODES'
const accepted = '200 undefined'

/** Asks for a code and reads it in the email. */
async function askForCode(w: World): Promise<string> {
  await from(HOME, w, '/user/sendOtp', { email: kamala.email })
  return codeIn(lastOf(await w.sendMails()).text)
}

/** The answers to several wrong codes from one address. */
async function guessOften(w: World, times: number, tried?: Guess): Promise<string[]> {
  const answers: string[] = []
  for (const _ of rounds(times)) answers.push(await guess(w, tried))
  return answers
}

/** Registers at home; afterwards the account knows this address. */
const registerAtHome = (w: World) => from(HOME, w, '/user/register', kamala)

/** Sends so many wrong codes, two from each address. */
async function guessAsStrangers(w: World, times: number, email = kamala.email): Promise<string[]> {
  const answers: string[] = []
  for (const index of rounds(times))
    answers.push(await guess(w, { email, address: `203.0.113.${Math.floor(index / 2)}` }))
  return answers
}

describe('CONTRACT limits', () => {
  test('an account accepts no code after 10 wrong ones from one address within a day', async () => {
    const w = await limited()
    await registerAtHome(w)
    expect(new Set(await guessOften(w, 10))).toEqual(new Set([wrong]))
    const otp = await askForCode(w)
    expect(await guess(w, { otp })).toBe(refused)
    const response = await tryCode(w, { otp, email: ' KAMALA@example.com' })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
    vi.setSystemTime(Date.now() + DAY_MS + 1000)
    expect(await guess(w, { otp })).toBe(accepted)
  })

  test.each([kamala.email, 'nobody@example.com'])(
    'strangers have 28 wrong codes a day for %s, from all addresses together',
    async (email) => {
      const w = await limited()
      await registerAtHome(w)
      expect(await guessAsStrangers(w, 29, email)).toEqual([...rounds(28).map(() => wrong), refused])
    },
  )

  test('addresses that the account knows have 20 wrong codes a day', async () => {
    const w = await limited()
    await registerAtHome(w)
    const known = [HOME, '192.0.2.1', '192.0.2.2']
    for (const address of known.slice(1))
      await from(address, w, '/user/login', { email: kamala.email, password: kamala.password })
    const answers = [...(await guessOften(w, 10)), ...(await guessOften(w, 10, { address: known[1] }))]
    expect(new Set(answers)).toEqual(new Set([wrong]))
    expect(await guess(w, { address: known[2] })).toBe(refused)
  })

  test('wrong codes of strangers use up neither the code of the owner nor their tries', async () => {
    const w = await limited()
    await registerAtHome(w)
    const otp = await askForCode(w)
    await guessAsStrangers(w, 29)
    expect(await guess(w, { otp, address: '192.0.2.1' })).toBe(refused)
    expect(await guessOften(w, 4)).toEqual(rounds(4).map(() => wrong))
    expect(await guess(w, { otp })).toBe(accepted)
  })

  test('a code is worn out by five wrong tries from one address, for this address only', async () => {
    const w = await limited()
    await registerAtHome(w)
    const otp = await askForCode(w)
    expect(await guessOften(w, 5)).toEqual(rounds(5).map(() => wrong))
    expect(await guess(w, { otp })).toBe(wrong)
    expect(await guess(w, { otp, address: '192.0.2.1' })).toBe(accepted)
  })

  test('a correct code does not count as a wrong one', async () => {
    const w = await limited()
    await registerAtHome(w)
    expect(new Set(await guessOften(w, 9))).toEqual(new Set([wrong]))
    expect(await guess(w, { otp: await askForCode(w) })).toBe(accepted)
    expect([await guess(w), await guess(w)]).toEqual([wrong, refused])
  })
})

test('CONTRACT user/verifyOtp: without limits a code is worn out by 25 wrong tries from any addresses', async () => {
  const w = await world({ environment: { TRUST_PROXY: '1' } })
  await registerAtHome(w)
  const otp = await askForCode(w)
  await guessAsStrangers(w, 24)
  expect(await guess(w, { address: '192.0.2.2' })).toBe(wrong)
  expect(await guess(w, { otp, address: '192.0.2.1' })).toBe(wrong)
})
