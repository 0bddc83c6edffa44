import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { password } from '../factories.ts'
import { call, type Sender } from '../calls.ts'
import { type World, world } from '../world.ts'

const newPassword = 'a new long secret'
const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const devanagari = /[\u0900-\u097f]/

const profile = { name: 'Kamala Devi', phoneNumber: '098765-43210', language: 'hi' }
const settingsOf = async (who: Sender) => (await call(who, 'GET', '/user/settings')).data
const alive = async (w: World, token?: string) => (await w.bearer(token).send('POST', '/user/verify')).status === 200

/** Logs in from a browser, and answers the token. */
async function logIn(w: World, email: string, userAgent = chrome, secret = password) {
  const response = await w.request('/v1/user/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password: secret }),
  })
  return (await response.json()).data?.access_token as string
}

test('ACCOUNT update: name, phone number and language are changed as at registration', async () => {
  const w = await world()
  const devotee = await w.devotee()
  const { status, data, message } = await call(devotee, 'POST', '/user/update', { ...profile, name: '  Kamala Devi ' })
  expect([status, message]).toEqual([200, 'Your details are saved'])
  const { id, email } = devotee.user
  expect(data).toEqual({ id, email, name: 'Kamala Devi', phoneNumber: '+919876543210', role: 'USER' })
  expect(await settingsOf(devotee)).toMatchObject({ user: data, language: 'hi' })
  expect((await call(devotee, 'POST', '/user/verify')).data).toEqual(data)
})

test.each(['name', 'phoneNumber', 'language'])('ACCOUNT update: without %s all fields are required', async (field) => {
  const devotee = await (await world()).devotee()
  for (const blank of [undefined, null, ...(field === 'language' ? [] : ['', '   '])])
    expect(await call(devotee, 'POST', '/user/update', { ...profile, [field]: blank })).toMatchObject({
      status: 400,
      code: 'FIELDS_REQUIRED',
      issues: [{ path: field }],
    })
})

test.each([
  ['name', 'x'.repeat(101), 'INVALID_INPUT'],
  ['name', 5, 'INVALID_INPUT'],
  ['phoneNumber', '12345', 'PHONE_INVALID'],
  ['phoneNumber', '9'.repeat(41), 'INVALID_INPUT'],
  ['language', 'fr', 'INVALID_INPUT'],
  ['language', 'EN', 'INVALID_INPUT'],
  ['email', 'other@example.com', 'INVALID_INPUT'],
  ['role', 'ADMIN', 'INVALID_INPUT'],
])('ACCOUNT update: %s %j is refused beside its field, and nothing changes', async (field, value, code) => {
  const devotee = await (await world()).devotee()
  const before = await settingsOf(devotee)
  const answer = await call(devotee, 'POST', '/user/update', { ...profile, [field]: value })
  expect(answer).toMatchObject({ status: 400, code, issues: [{ path: field, message: expect.stringMatching(/./) }] })
  expect(await settingsOf(devotee)).toEqual(before)
})

test('ACCOUNT update: mails come in the chosen language, whatever the page and the next login speak', async () => {
  const w = await world()
  const devotee = await w.devotee()
  await call(devotee, 'POST', '/user/update', profile)
  await logIn(w, devotee.user.email)
  await devotee.addPooja()
  const [booking] = await devotee.book('426812345678')
  await (await w.admin()).verify(booking!.id)
  const mails = await w.sendMails()
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(mail.subject).toMatch(devanagari)
})

test('ACCOUNT update: who has not chosen is shown the language of the page', async () => {
  const w = await world()
  const { token } = await w.devotee()
  expect((await settingsOf(w.bearer(token, 'hi'))).language).toBe('hi')
  expect((await settingsOf(w.bearer(token, 'en'))).language).toBe('en')
})

test('ACCOUNT password: the new one holds, all sessions end and a fresh one is open', async () => {
  const w = await world()
  const devotee = await w.devotee()
  const { email } = devotee.user
  const elsewhere = await logIn(w, email)
  const { status, data, message } = await call(devotee, 'POST', '/user/password', { password, newPassword })
  expect([status, data.user.email]).toEqual([200, email])
  expect(message).toBe('Password changed. You are logged out everywhere else.')
  expect([await alive(w, devotee.token), await alive(w, elsewhere), await alive(w, data.access_token)]).toEqual([
    false,
    false,
    true,
  ])
  expect(await logIn(w, email)).toBeUndefined()
  expect(await logIn(w, email, chrome, newPassword)).toMatch(/./)
})

test('ACCOUNT password: a wrong one is 400 beside its field, never 401, and changes nothing', async () => {
  const w = await world()
  const devotee = await w.devotee()
  expect(await call(devotee, 'POST', '/user/password', { password: 'wrong', newPassword })).toMatchObject({
    status: 400,
    code: 'PASSWORD_WRONG',
    issues: [{ path: 'password', message: 'The password is wrong.' }],
  })
  expect(await alive(w, devotee.token)).toBe(true)
  expect(await logIn(w, devotee.user.email)).toMatch(/./)
})

test('ACCOUNT password: the new one keeps the rules of registration', async () => {
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

test('ACCOUNT password: an admin’s new session is as short as any of theirs', async () => {
  const w = await world()
  const admin = await w.admin()
  const { data } = await call(admin, 'POST', '/user/password', { password, newPassword })
  w.clock.pass({ hours: 11, minutes: 59 })
  expect(await alive(w, data.access_token)).toBe(true)
  w.clock.pass({ minutes: 2 })
  expect(await alive(w, data.access_token)).toBe(false)
})

test('CONTRACT limits: ten tries of a password in 15 minutes per account, whichever call asks for it', async () => {
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
  // Someone else's tries are their own, and a login still gets through.
  expect((await call(await w.devotee(), 'POST', '/user/delete', { password })).status).toBe(200)
  expect(await logIn(w, devotee.user.email)).toMatch(/./)
})

test('ACCOUNT sessions: each shows when and in which browser it was opened, this one first', async () => {
  const w = await world()
  const devotee = await w.devotee()
  w.clock.pass({ hours: 1 })
  await logIn(w, devotee.user.email, '<script>/1 x')
  w.clock.pass({ hours: 1 })
  const here = w.bearer(await logIn(w, devotee.user.email))
  const { sessions } = await settingsOf(here)
  expect(sessions.map(({ device, current }: { device: string; current: boolean }) => [device, current])).toEqual([
    ['Chrome, Android', true],
    [null, false],
    [null, false],
  ])
  expect(sessions[0]).toMatchObject({ createdAt: '2026-11-21T06:30:00.000Z', expiresAt: '2026-11-28T06:30:00.000Z' })
  expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}|script/)
})

test('ACCOUNT sessions: one can be ended, all others can, and those that ran out are not shown', async () => {
  const w = await world()
  const devotee = await w.devotee()
  const [phone, desk] = [await logIn(w, devotee.user.email), await logIn(w, devotee.user.email)]
  const { sessions } = await settingsOf(w.bearer(phone))
  const own = sessions.find((one: { current: boolean }) => one.current)
  expect(await call(devotee, 'DELETE', `/user/sessions/${own.id}`)).toMatchObject({ status: 200, data: null })
  expect([await alive(w, phone), await alive(w, desk)]).toEqual([false, true])
  expect(await call(devotee, 'DELETE', '/user/sessions')).toMatchObject({ status: 200, data: null })
  expect([await alive(w, desk), await alive(w, devotee.token)]).toEqual([false, true])
  w.clock.pass({ days: 5 })
  const late = w.bearer(await logIn(w, devotee.user.email))
  expect((await settingsOf(late)).sessions).toHaveLength(2)
  w.clock.pass({ days: 3 })
  expect((await settingsOf(late)).sessions).toHaveLength(1)
})

test('ACCOUNT sessions: those of others are out of reach', async () => {
  const w = await world()
  const [devotee, other] = [await w.devotee(), await w.devotee()]
  const [{ id }] = (await settingsOf(other)).sessions
  for (const unknown of [id, crypto.randomUUID(), 'x', '%00'])
    expect(await call(devotee, 'DELETE', `/user/sessions/${unknown}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await call(devotee, 'DELETE', '/user/sessions')
  expect(await alive(w, other.token)).toBe(true)
})

test('ACCOUNT sessions: of very many the newest hundred are shown, this one always', async () => {
  const w = await world()
  const devotee = await w.devotee()
  const { expires_at, user_id } = await w.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
  const many = Array.from({ length: 120 }, (_, index) => ({ token_hash: String(index), user_id, expires_at }))
  await w.db.insertInto('sessions').values(many).execute()
  const { sessions } = await settingsOf(devotee)
  expect([sessions.length, sessions[0].current]).toEqual([100, true])
})

test('ACCOUNT history: bookings are told apart by their day of arrival, in India', async () => {
  const w = await world()
  const devotee = await w.devotee()
  await devotee.addPooja({ days: 1 })
  const [soon] = await devotee.book('426812345671')
  await devotee.addPooja({ days: 5 })
  const [later] = await devotee.book('426812345672')
  const days = async (when: 'past' | 'ahead') =>
    (await unwrap(devotee.client.bookings.all.$get({ query: { when } }))).data.map(({ id }) => id)
  expect([await days('past'), await days('ahead')]).toEqual([[], [later!.id, soon!.id]])
  // The day itself is not past until it is over in India, hours before it is in UTC.
  w.clock.set('2026-11-22T18:29:00Z')
  expect([await days('past'), await days('ahead')]).toEqual([[], [later!.id, soon!.id]])
  w.clock.set('2026-11-22T18:31:00Z')
  expect([await days('past'), await days('ahead')]).toEqual([[soon!.id], [later!.id]])
  expect((await devotee.bookings()).map(({ id }) => id)).toEqual([later!.id, soon!.id])
  for (const when of ['', 'Past', 'now', '%00'])
    expect(await call(devotee, 'GET', `/bookings/all?when=${when}`)).toMatchObject({
      status: 400,
      issues: [{ path: 'when' }],
    })
})
