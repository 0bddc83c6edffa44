import { describe, expect, test } from 'vitest'
import { post } from '../calls.ts'
import { world } from '../world.ts'
import { kamala, login, register } from './account-calls.ts'

describe('CONTRACT user/login', () => {
  test('a wrong email and a wrong password get the same answer, never 401', async () => {
    const w = await world()
    await register(w)
    const { requestId: _one, ...wrongPassword } = await login(w, { password: 'narmada teerth 8' })
    const { requestId: _other, ...wrongEmail } = await login(w, { email: 'nobody@example.com' })
    expect(wrongPassword).toMatchObject({ status: 400, code: 'BAD_CREDENTIALS' })
    expect(wrongEmail).toEqual(wrongPassword)
  })

  test('a password is compared exactly, in any Unicode composition', async () => {
    const w = await world()
    await register(w, { password: 'Café 42 Ganga' })
    for (const near of ['café 42 Ganga', 'Café 42 Ganga ', 'Cafe 42 Ganga'])
      expect((await login(w, { password: near.normalize('NFC') })).code).toBe('BAD_CREDENTIALS')
    for (const form of ['NFC', 'NFD'])
      expect((await login(w, { password: 'Café 42 Ganga'.normalize(form) })).status).toBe(200)
  })

  test.each(['email', 'password'])('a login without %s is refused: all fields are required', async (field) => {
    expect(await login(await world(), { [field]: '' })).toMatchObject({ status: 400, code: 'FIELDS_REQUIRED' })
  })
})

test('§3 a user has id, name, email, phone number and role, and a login gives it with a token', async () => {
  const w = await world()
  const { data: registered } = await register(w)
  const { data } = await login(w)
  expect(Object.keys(data).toSorted()).toEqual(['access_token', 'user'])
  expect(data.user).toEqual(registered.user)
  expect(data.user).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'Kamala Devi',
    email: kamala.email,
    phoneNumber: '+919876543210',
    role: 'USER',
  })
})

test('CONTRACT user/verify: the answer is the user of the token; other tokens are refused', async () => {
  const w = await world()
  const { data } = await register(w)
  expect((await post(w.bearer(data.access_token), '/user/verify', {})).data).toEqual(data.user)
  expect((await post(w.visitor(), '/user/verify', {})).status).toBe(401)
  expect((await post(w.bearer('x'.repeat(43)), '/user/verify', {})).status).toBe(401)
  const basic = await w.request('/v1/user/verify', {
    method: 'POST',
    headers: { Authorization: `Basic ${data.access_token}` },
  })
  expect(basic.status).toBe(401)
})
