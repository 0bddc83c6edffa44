import { describe, expect, test } from 'vitest'
import { PRIVACY_VERSION } from '../../domain/privacy.ts'
import { call } from '../calls.ts'
import { world } from '../world.ts'
import { alive, kamala, login, register } from './account-calls.ts'

test('§7 registering answers 201 with the user and a token that works', async () => {
  const w = await world()
  const { status, message, data } = await register(w)
  expect([status, message]).toEqual([201, 'Registered successfully'])
  expect(data.user).toEqual({
    id: expect.any(String),
    name: 'Kamala Devi',
    email: kamala.email,
    phoneNumber: '+919876543210',
    role: 'USER',
  })
  expect(await alive(w, data.access_token)).toBe(true)
})

test('PRIVACY registering records the version of the notice and the time; settings and export have them', async () => {
  const w = await world()
  const { data } = await register(w)
  const consent = { version: PRIVACY_VERSION, givenAt: w.clock.now().toISOString() }
  w.clock.pass({ days: 1 })
  const devotee = w.bearer(data.access_token)
  for (const path of ['/user/settings', '/user/export'])
    expect((await call(devotee, 'GET', path)).data.consent, path).toEqual(consent)
  const { user } = await w.devotee()
  await expect(
    w.db.updateTable('users').set({ consent_version: PRIVACY_VERSION }).where('id', '=', user.id).execute(),
  ).rejects.toThrow(/users_consent/)
})

test('PRIVACY an account from before the notice has no consent, nor have staff', async () => {
  const w = await world()
  for (const who of [await w.devotee(), await w.admin()])
    expect((await call(who, 'GET', '/user/settings')).data.consent).toBeNull()
})

test.each(['name', 'phoneNumber', 'email', 'password'])(
  '§5 registering without %s is refused: all fields are required',
  async (field) => {
    const w = await world()
    for (const blank of [undefined, null, '', ...(field === 'password' ? [] : ['   '])])
      expect(await register(w, { [field]: blank })).toMatchObject({
        status: 400,
        code: 'FIELDS_REQUIRED',
        message: 'All fields are required.',
      })
  },
)

test('§6 nobody can register as an admin', async () => {
  expect(await register(await world(), { role: 'ADMIN' })).toMatchObject({ status: 400, issues: [{ path: 'role' }] })
})

describe('CONTRACT user/register', () => {
  test.each([
    ['98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('the phone number %s is stored as %s', async (typed, kept) => {
    expect((await register(await world(), { phoneNumber: typed })).data.user.phoneNumber).toBe(kept)
  })

  test.each(['12345', 'no number', '98765 4321', '+91 12', '0000000000'])(
    '%s is refused as a phone number',
    async (phoneNumber) => {
      expect(await register(await world(), { phoneNumber })).toMatchObject({
        status: 400,
        code: 'PHONE_INVALID',
        issues: [{ path: 'phoneNumber' }],
      })
    },
  )

  test.each(['kamala', 'kamala@', '@example.com', 'ka mala@example.com', `${'k'.repeat(250)}@example.com`])(
    '%s is refused as an email',
    async (email) => {
      expect(await register(await world(), { email })).toMatchObject({ status: 400, issues: [{ path: 'email' }] })
    },
  )

  test('an email is trimmed and compared without case', async () => {
    const w = await world()
    expect((await register(w, { email: '  Kamala@Example.com ' })).data.user.email.toLowerCase()).toBe(kamala.email)
    expect(await register(w, { email: 'KAMALA@example.COM' })).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
    expect((await login(w, { email: ' kaMala@example.com ' })).status).toBe(200)
  })

  test('one of two simultaneous registrations with one email succeeds', async () => {
    const w = await world()
    const both = await Promise.all([register(w), register(w)])
    expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409])
  })

  test.each([
    [7, 400],
    [8, 201],
    [128, 201],
    [129, 400],
  ])('a password of %d characters gives %d', async (length, expected) => {
    const answer = await register(await world(), {
      password: 'qzj7 mwx'.padEnd(128, 'vk3 hp').padEnd(200, 'b').slice(0, length),
    })
    expect(answer.status).toBe(expected)
    if (expected === 400) expect(answer.code).toBe('PASSWORD_LENGTH')
  })

  test.each([
    '12345678',
    'password',
    'Password1',
    'qwerty123',
    'iloveyou',
    '1q2w3e4r',
    'sunshine',
    'aaaaaaaaa',
    'AaAaAaAaAa',
    '~~~~~~~~~~~',
    'कककककककक',
    ' '.repeat(8),
    ' \u00a0\t'.repeat(4),
  ])('the password “%s” is refused as too common', async (password) => {
    expect(await register(await world(), { password })).toMatchObject({ status: 400, code: 'PASSWORD_COMMON' })
  })

  test('a name is in a single line, and one that changes the direction of writing is refused', async () => {
    const { data } = await register(await world(), { name: 'Kamala\r\nDevi\u0007' })
    expect(data.user.name).toBe('Kamala Devi')
    expect(await register(await world(), { name: '\r\n\u0007' })).toMatchObject({ code: 'FIELDS_REQUIRED' })
    for (const name of ['Kamala\u202eiveD', '\u2066Kamala\u2069'])
      expect(await register(await world(), { name })).toMatchObject({
        status: 400,
        code: 'BAD_TEXT',
        issues: [{ path: 'name' }],
      })
  })

  test('the email is refused as a password, in any case', async () => {
    expect(await register(await world(), { password: 'Kamala@Example.COM' })).toMatchObject({
      status: 400,
      code: 'PASSWORD_IS_EMAIL',
    })
  })
})
