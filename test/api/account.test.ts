import { expect, test } from 'vitest'
import { post } from '../calls.ts'
import { type World, world } from '../world.ts'

const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}

const register = (w: World, over: object = {}) => post(w.visitor(), '/user/register', { ...kamala, ...over })
const login = (w: World, over: object = {}) =>
  post(w.visitor(), '/user/login', { email: kamala.email, password: kamala.password, ...over })
const alive = async (w: World, token: string) => (await w.bearer(token).send('POST', '/user/verify')).status === 200
/** Asks for a code and reads it in the mail, as the user does. */
const askForCode = async (w: World, email = kamala.email) => {
  await post(w.visitor(), '/user/sendOtp', { email })
  return /\b\d{6}\b/.exec((await w.sendMails()).at(-1)!.text)![0]
}
const reset = (w: World, otp: string, over: object = {}) =>
  post(w.visitor(), '/user/verifyOtp', { email: kamala.email, otp, password: 'a new long secret', ...over })
const anotherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0')

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

test('§6 nobody registers as an admin', async () => {
  expect(await register(await world(), { role: 'ADMIN' })).toMatchObject({ status: 400, issues: [{ path: 'role' }] })
})

test.each([
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
])('CONTRACT user/register: the phone number %s is kept as %s', async (typed, kept) => {
  expect((await register(await world(), { phoneNumber: typed })).data.user.phoneNumber).toBe(kept)
})

test.each(['12345', 'no number', '98765 4321', '+91 12', '0000000000'])(
  'CONTRACT user/register: %s is no phone number',
  async (phoneNumber) => {
    expect(await register(await world(), { phoneNumber })).toMatchObject({
      status: 400,
      code: 'PHONE_INVALID',
      issues: [{ path: 'phoneNumber' }],
    })
  },
)

test.each(['kamala', 'kamala@', '@example.com', 'ka mala@example.com', `${'k'.repeat(250)}@example.com`])(
  'CONTRACT user/register: %s is no email',
  async (email) => {
    expect(await register(await world(), { email })).toMatchObject({ status: 400, issues: [{ path: 'email' }] })
  },
)

test('CONTRACT user/register: an email is trimmed and known without case', async () => {
  const w = await world()
  expect((await register(w, { email: '  Kamala@Example.com ' })).data.user.email.toLowerCase()).toBe(kamala.email)
  expect(await register(w, { email: 'KAMALA@example.COM' })).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
  expect((await login(w, { email: ' kaMala@example.com ' })).status).toBe(200)
})

test('CONTRACT user/register: of two at once with one email, one is registered', async () => {
  const w = await world()
  const both = await Promise.all([register(w), register(w)])
  expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409])
})

test.each([
  [7, 400],
  [8, 201],
  [128, 201],
  [129, 400],
])('CONTRACT user/register: a password of %d characters is answered with %d', async (length, expected) => {
  const answer = await register(await world(), {
    password: 'qzj7 mwx'.padEnd(128, 'vk3 hp').padEnd(200, 'b').slice(0, length),
  })
  expect(answer.status).toBe(expected)
  if (expected === 400) expect(answer.code).toBe('PASSWORD_LENGTH')
})

test.each(['12345678', 'password', 'Password1', 'qwerty123', 'iloveyou', '1q2w3e4r', 'sunshine'])(
  'CONTRACT user/register: %s is too common a password',
  async (password) => {
    expect(await register(await world(), { password })).toMatchObject({ status: 400, code: 'PASSWORD_COMMON' })
  },
)

test('CONTRACT user/register: the email is no password, in any case', async () => {
  expect(await register(await world(), { password: 'Kamala@Example.COM' })).toMatchObject({
    status: 400,
    code: 'PASSWORD_IS_EMAIL',
  })
})

test('CONTRACT user/login: a wrong email and a wrong password are answered alike and never with 401', async () => {
  const w = await world()
  await register(w)
  const { requestId: _one, ...wrongPassword } = await login(w, { password: 'narmada teerth 8' })
  const { requestId: _other, ...wrongEmail } = await login(w, { email: 'nobody@example.com' })
  expect(wrongPassword).toMatchObject({ status: 400, code: 'BAD_CREDENTIALS' })
  expect(wrongEmail).toEqual(wrongPassword)
})

test('CONTRACT user/login: a wrong email and a wrong password take alike long', async () => {
  const w = await world()
  await register(w)
  const took = async (over: object) => {
    const start = performance.now()
    await login(w, { password: 'not the password', ...over })
    return performance.now() - start
  }
  const [unknown, wrong]: [number[], number[]] = [[], []]
  for (let round = 0; round < 9; round++) {
    unknown.push(await took({ email: 'nobody@example.com' }))
    wrong.push(await took({}))
  }
  const median = (times: number[]) => times.toSorted((one, other) => one - other)[4]!
  const ratio = median(unknown) / median(wrong)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('CONTRACT user/login: a password counts to the letter, and the same in every composition of its characters', async () => {
  const w = await world()
  await register(w, { password: 'Café 42 Ganga' })
  for (const near of ['café 42 Ganga', 'Café 42 Ganga ', 'Cafe 42 Ganga'])
    expect((await login(w, { password: near.normalize('NFC') })).code).toBe('BAD_CREDENTIALS')
  for (const form of ['NFC', 'NFD'])
    expect((await login(w, { password: 'Café 42 Ganga'.normalize(form) })).status).toBe(200)
})

test.each(['email', 'password'])('CONTRACT user/login: without %s all fields are required', async (field) => {
  expect(await login(await world(), { [field]: '' })).toMatchObject({ status: 400, code: 'FIELDS_REQUIRED' })
})

test('CONTRACT user/verify: tells whose token it is, and refuses none, a wrong one and another scheme', async () => {
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

test('CONTRACT user/verifyOtp: the code from the mail sets a new password, once, and ends all sessions', async () => {
  const w = await world()
  const { access_token: token } = (await register(w)).data
  const code = await askForCode(w, ' KAMALA@example.com')
  expect(await reset(w, code)).toMatchObject({ status: 200, data: null, message: 'Password reset successful' })
  expect(await alive(w, token)).toBe(false)
  expect((await login(w)).code).toBe('BAD_CREDENTIALS')
  expect((await login(w, { password: 'a new long secret' })).status).toBe(200)
  expect(await reset(w, code)).toMatchObject({ status: 400, code: 'OTP_INVALID' })
})

test.each([
  [4, 200],
  [5, 400],
])('CONTRACT user/verifyOtp: after %d wrong tries the right code is answered with %d', async (wrong, expected) => {
  const w = await world()
  await register(w)
  const code = await askForCode(w)
  for (let step = 1; step <= wrong; step++) expect((await reset(w, anotherThan(code, step))).code).toBe('OTP_INVALID')
  expect((await reset(w, code)).status).toBe(expected)
})

test('CONTRACT user/verifyOtp: five wrong tries at once wear a code out as well', async () => {
  const w = await world()
  await register(w)
  const code = await askForCode(w)
  await Promise.all([1, 2, 3, 4, 5].map((step) => reset(w, anotherThan(code, step))))
  expect((await reset(w, code)).code).toBe('OTP_INVALID')
})

test.each([
  [9, 59, 200],
  [10, 1, 400],
])(
  'CONTRACT user/verifyOtp: a code that is %d min %d s old is answered with %d',
  async (minutes, seconds, expected) => {
    const w = await world()
    await register(w)
    const code = await askForCode(w)
    w.clock.pass({ minutes, seconds })
    expect((await reset(w, code)).status).toBe(expected)
  },
)

test('CONTRACT user/verifyOtp: a new code takes the place of the old one and has five tries of its own', async () => {
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

test('CONTRACT user/verifyOtp: a code is good for its own account only', async () => {
  const w = await world()
  await register(w)
  await register(w, { email: 'other@example.com' })
  const code = await askForCode(w)
  for (const email of ['other@example.com', 'nobody@example.com'])
    expect(await reset(w, code, { email })).toMatchObject({ status: 400, code: 'OTP_INVALID' })
})

test('CONTRACT user/verifyOtp: a poor password is refused as at registration, and the code stays good', async () => {
  const w = await world()
  await register(w)
  const code = await askForCode(w)
  expect((await reset(w, code, { password: 'short' })).code).toBe('PASSWORD_LENGTH')
  expect((await reset(w, code, { password: 'password1' })).code).toBe('PASSWORD_COMMON')
  expect((await reset(w, code, { password: kamala.email })).code).toBe('PASSWORD_IS_EMAIL')
  expect((await reset(w, code)).status).toBe(200)
})

test('CONTRACT user/sendOtp: a known and an unknown email are answered alike, and only the known one gets a mail', async () => {
  const w = await world()
  await register(w)
  const known = await post(w.visitor(), '/user/sendOtp', { email: kamala.email })
  expect(known).toEqual({ status: 200, data: null, message: 'Otp sent successfully' })
  expect(await post(w.visitor(), '/user/sendOtp', { email: 'nobody@example.com' })).toEqual(known)
  const codes = (await w.sendMails()).filter((mail) => /OTP/.test(mail.subject))
  expect(codes.map((mail) => mail.to)).toEqual([kamala.email])
})
