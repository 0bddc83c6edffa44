import { describe, expect, test } from 'vitest'
import { post } from '../calls.ts'
import { type World, world } from '../world.ts'
import { alive, kamala, login, register } from './account-calls.ts'
import { codeIn, lastOf } from '../present.ts'

/** Asks for a code and reads it in the email. */
const askForCode = async (w: World, email = kamala.email) => {
  await post(w.visitor(), '/user/sendOtp', { email })
  return codeIn(lastOf(await w.sendMails()).text)
}

const reset = (w: World, otp: string, over: object = {}) =>
  post(w.visitor(), '/user/verifyOtp', { email: kamala.email, otp, password: 'a new long secret', ...over })

const anotherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0')

describe('CONTRACT user/verifyOtp', () => {
  test('the emailed code sets a new password once and ends all sessions', async () => {
    const w = await world()
    const { access_token: token } = (await register(w)).data
    const code = await askForCode(w, ' KAMALA@example.com')
    expect(await reset(w, code)).toMatchObject({ status: 200, data: null, message: 'Password reset successful' })
    expect(await alive(w, token)).toBe(false)
    expect((await login(w)).code).toBe('BAD_CREDENTIALS')
    expect((await login(w, { password: 'a new long secret' })).status).toBe(200)
    expect(await reset(w, code)).toMatchObject({ status: 400, code: 'OTP_INVALID' })
  })

  test('a code may be written in groups', async () => {
    const w = await world()
    await register(w)
    const code = await askForCode(w)
    expect((await reset(w, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  })

  test.each([
    [4, 200],
    [5, 400],
  ])('after %d wrong attempts the correct code gives %d', async (wrong, expected) => {
    const w = await world()
    await register(w)
    const code = await askForCode(w)
    for (let step = 1; step <= wrong; step++) expect((await reset(w, anotherThan(code, step))).code).toBe('OTP_INVALID')
    expect((await reset(w, code)).status).toBe(expected)
  })

  test('five simultaneous wrong attempts use up a code as well', async () => {
    const w = await world()
    await register(w)
    const code = await askForCode(w)
    await Promise.all([1, 2, 3, 4, 5].map((step) => reset(w, anotherThan(code, step))))
    expect((await reset(w, code)).code).toBe('OTP_INVALID')
  })

  test.each([
    [9, 59, 200],
    [10, 1, 400],
  ])('a code that is %d min %d s old gives %d', async (minutes, seconds, expected) => {
    const w = await world()
    await register(w)
    const code = await askForCode(w)
    w.clock.pass({ minutes, seconds })
    expect((await reset(w, code)).status).toBe(expected)
  })

  test('a new code replaces the old one and has five attempts', async () => {
    const w = await world()
    await register(w)
    const old = await askForCode(w)
    for (let step = 1; step <= 4; step++) await reset(w, anotherThan(old, step))
    w.clock.pass({ seconds: 61 })
    const code = await askForCode(w)
    if (old !== code) expect((await reset(w, old)).code).toBe('OTP_INVALID')
    for (let step = 1; step <= 3; step++) await reset(w, anotherThan(code, step))
    expect((await reset(w, code)).status).toBe(200)
  })

  test('a code is valid only for its account', async () => {
    const w = await world()
    await register(w)
    await register(w, { email: 'other@example.com' })
    const code = await askForCode(w)
    for (const email of ['other@example.com', 'nobody@example.com'])
      expect(await reset(w, code, { email })).toMatchObject({ status: 400, code: 'OTP_INVALID' })
  })

  test('a poor password is refused, and the code stays valid', async () => {
    const w = await world()
    await register(w)
    const code = await askForCode(w)
    expect((await reset(w, code, { password: 'short' })).code).toBe('PASSWORD_LENGTH')
    expect((await reset(w, code, { password: 'password1' })).code).toBe('PASSWORD_COMMON')
    expect((await reset(w, code, { password: kamala.email })).code).toBe('PASSWORD_IS_EMAIL')
    expect((await reset(w, code)).status).toBe(200)
  })
})

test('CONTRACT user/sendOtp: any email gets the same answer, and only a known one gets a code', async () => {
  const w = await world()
  await register(w)
  const known = await post(w.visitor(), '/user/sendOtp', { email: kamala.email })
  expect(known).toEqual({ status: 200, data: null, message: 'Otp sent successfully' })
  expect(await post(w.visitor(), '/user/sendOtp', { email: 'nobody@example.com' })).toEqual(known)
  const codes = (await w.sendMails()).filter((mail) => /OTP/.test(mail.subject))
  expect(codes.map((mail) => mail.to)).toEqual([kamala.email])
})
