import { afterEach, describe, expect, test, vi } from 'vitest'
import { post, rounds } from '../calls.ts'
import { type World, world } from '../world.ts'
import { kamala, register } from './account-calls.ts'
import { codeIn, lastOf } from '../present.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST = 40

afterEach(() => void vi.useRealTimers())

const limited = () => world({ environment: { RATE_LIMIT_SCALE: '1' } })

const guess = async (w: World, otp = 'wrong', email: string = kamala.email) => {
  const { status, code } = await post(w.visitor(), '/user/verifyOtp', { email, otp, password: 'a new long secret' })
  return `${status} ${code}`
}

const wrong = '400 OTP_INVALID'
const refused = '429 TOO_MANY_WRONG_CODES'

/** Asks for a code and reads it in the email. */
async function askForCode(w: World): Promise<string> {
  await post(w.visitor(), '/user/sendOtp', { email: kamala.email })
  return codeIn(lastOf(await w.sendMails()).text)
}

const guessOften = async (w: World, times: number, email?: string) => {
  const answers = new Set<string>()
  for (const _ of rounds(times)) answers.add(await guess(w, 'wrong', email))
  return [...answers]
}

describe('CONTRACT limits', () => {
  test('an account accepts no code after 40 wrong ones within a day', async () => {
    const w = await limited()
    await register(w)
    expect(await guessOften(w, MOST)).toEqual([wrong])
    const code = await askForCode(w)
    expect(await guess(w, code)).toBe(refused)
    const response = await w
      .visitor()
      .send('POST', '/user/verifyOtp', { email: ' KAMALA@example.com', otp: code, password: kamala.password })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
    vi.setSystemTime(Date.now() + DAY_MS + 1000)
    expect(await guess(w, code)).toBe('200 undefined')
  })

  test('wrong codes for an unknown email have the same limit', async () => {
    const w = await limited()
    expect(await guessOften(w, MOST, 'nobody@example.com')).toEqual([wrong])
    expect(await guess(w, 'wrong', 'nobody@example.com')).toBe(refused)
  })

  test('a correct code does not count as a wrong one', async () => {
    const w = await limited()
    await register(w)
    expect(await guessOften(w, MOST - 1)).toEqual([wrong])
    expect(await guess(w, await askForCode(w))).toBe('200 undefined')
    expect([await guess(w), await guess(w)]).toEqual([wrong, refused])
  })
})
