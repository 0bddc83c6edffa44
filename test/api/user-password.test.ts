import { describe, expect, test } from 'vitest'
import { password } from '../factories.ts'
import { call } from '../calls.ts'
import { world } from '../world.ts'
import { alive, chrome, logIn } from './settings-calls.ts'
import { m } from '../../messages/compiled/messages.js'

const newPassword = 'a new long secret'

describe('ACCOUNT password', () => {
  test('the new one is valid, all sessions end and a new one starts', async () => {
    const w = await world()
    const devotee = await w.devotee()
    const { email } = devotee.user
    const elsewhere = await logIn(w, email)
    const { status, data, message } = await call(devotee, 'POST', '/user/password', { password, newPassword })
    expect([status, data.user.email]).toEqual([200, email])
    expect(message).toBe(m.settings_password_changed({}, { locale: 'en' }))
    expect([await alive(w, devotee.token), await alive(w, elsewhere), await alive(w, data.access_token)]).toEqual([
      false,
      false,
      true,
    ])
    expect(await logIn(w, email)).toBeUndefined()
    expect(await logIn(w, email, chrome, newPassword)).toMatch(/./)
  })

  test('a wrong one gives 400 for its field, never 401, and changes nothing', async () => {
    const w = await world()
    const devotee = await w.devotee()
    expect(await call(devotee, 'POST', '/user/password', { password: 'wrong', newPassword })).toMatchObject({
      status: 400,
      code: 'PASSWORD_WRONG',
      issues: [{ path: 'password', message: m.error_password_wrong({}, { locale: 'en' }) }],
    })
    expect(await alive(w, devotee.token)).toBe(true)
    expect(await logIn(w, devotee.user.email)).toMatch(/./)
  })

  test('the new one obeys the rules of registration', async () => {
    const w = await world()
    const devotee = await w.devotee({ email: 'kamala@example.com' })
    const change = (secret: unknown) => call(devotee, 'POST', '/user/password', { password, newPassword: secret })
    for (const [secret, code] of [
      ['short', 'PASSWORD_LENGTH'],
      ['x'.repeat(129), 'PASSWORD_LENGTH'],
      ['Password1', 'PASSWORD_COMMON'],
      ['Kamala@Example.com', 'PASSWORD_IS_EMAIL'],
      ['', 'FIELDS_REQUIRED'],
      [undefined, 'FIELDS_REQUIRED'],
    ])
      expect(await change(secret)).toMatchObject({ status: 400, code, issues: [{ path: 'newPassword' }] })
    expect(await alive(w, devotee.token)).toBe(true)
  })

  test('the new session of an admin is as short as the others', async () => {
    const w = await world()
    const admin = await w.admin()
    const { data } = await call(admin, 'POST', '/user/password', { password, newPassword })
    w.clock.pass({ hours: 11, minutes: 59 })
    expect(await alive(w, data.access_token)).toBe(true)
    w.clock.pass({ minutes: 2 })
    expect(await alive(w, data.access_token)).toBe(false)
  })
})

test('CONTRACT limits: an account has ten passwords in 15 minutes over all calls', async () => {
  const w = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
  const devotee = await w.devotee()
  for (let attempt = 0; attempt < 10; attempt++)
    expect(
      await (attempt % 2
        ? call(devotee, 'POST', '/user/delete', { password: 'wrong' })
        : call(devotee, 'POST', '/user/password', { password: 'wrong', newPassword })),
    ).toMatchObject({ status: 400, code: 'PASSWORD_WRONG' })
  for (const [path, body] of [
    ['/user/password', { password, newPassword }],
    ['/user/delete', { password }],
  ] as const) {
    const response = await devotee.send('POST', path, body)
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
  }
  // Attempts of another account do not count, and a login works.
  expect((await call(await w.devotee(), 'POST', '/user/delete', { password })).status).toBe(200)
  expect(await logIn(w, devotee.user.email)).toMatch(/./)
})
