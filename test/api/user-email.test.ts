import { expect, test } from 'vitest'
import { call, type Sender } from '../calls.ts'
import { password } from '../factories.ts'
import { codeIn } from '../present.ts'
import { world } from '../world.ts'

const own = 'Own@Kashi.example'
const change = (who: Sender, over: object = {}) => call(who, 'POST', '/user/email', { email: own, password, ...over })

async function desk(environment = {}) {
  const w = await world({ environment })
  const owner = await w.admin()
  const codeSent = async () => codeIn((await w.sendMails()).findLast(({ to }) => to === own)?.text ?? '')
  const emailNow = async () =>
    (await w.db.selectFrom('users').select('email').where('id', '=', owner.user.id).executeTakeFirstOrThrow()).email
  return { w, owner, codeSent, emailNow }
}

test('STAFF own email: it changes with the code from the new mailbox, and is audited', async () => {
  const { w, owner, codeSent, emailNow } = await desk()
  expect(await change(owner)).toMatchObject({ status: 200, data: { email: owner.user.email } })
  const otp = await codeSent()
  expect(await emailNow()).toBe(owner.user.email)
  expect(await change(owner, { otp })).toMatchObject({ status: 200, data: { id: owner.user.id, email: own } })
  const login = await call(w.visitor(), 'POST', '/user/login', { email: own.toLowerCase(), password })
  expect(login.status).toBe(200)
  expect((await call(w.visitor(), 'POST', '/user/login', { email: owner.user.email, password })).status).toBe(400)
  const audited = await w.db.selectFrom('audit').select('action').where('subject_id', '=', owner.user.id).execute()
  expect(audited).toEqual([{ action: 'staff_email_changed' }])
  // The code is used up.
  expect(await change(owner, { otp, email: 'second@kashi.example' })).toMatchObject({
    status: 400,
    code: 'OTP_INVALID',
  })
})

test('STAFF own email: a code is of one email only, is no code for a password, and ends', async () => {
  const { w, owner, codeSent, emailNow } = await desk()
  await change(owner)
  const otp = await codeSent()
  expect(await change(owner, { otp, email: 'second@kashi.example' })).toMatchObject({ code: 'OTP_INVALID' })
  const reset = { email: owner.user.email, otp, password: 'another ghat 55' }
  expect(await call(w.visitor(), 'POST', '/user/verifyOtp', reset)).toMatchObject({ code: 'OTP_INVALID' })
  w.clock.pass({ minutes: 11 })
  expect(await change(owner, { otp })).toMatchObject({ code: 'OTP_INVALID' })
  expect(await emailNow()).toBe(owner.user.email)
})

test('STAFF own email: an email of another account, a wrong password and guesses are refused', async () => {
  const { w, owner, emailNow } = await desk({ RATE_LIMIT_SCALE: '1' })
  const devotee = await w.devotee()
  expect(await change(owner, { email: devotee.user.email })).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
  expect(await change(owner, { password: 'wrong' })).toMatchObject({ status: 400, code: 'PASSWORD_WRONG' })
  expect(await change(owner, { email: 'own at kashi' })).toMatchObject({ status: 400 })
  expect(await w.sendMails()).toEqual([])
  await change(owner)
  await w.sendMails()
  const guesses = []
  for (let guess = 0; guess < 8; guess++) guesses.push((await change(owner, { otp: `00000${guess}` })).code)
  expect(new Set(guesses.slice(0, 5))).toEqual(new Set(['OTP_INVALID']))
  expect(guesses.at(-1)).toBe('TOO_MANY_REQUESTS')
  expect(await emailNow()).toBe(owner.user.email)
})
