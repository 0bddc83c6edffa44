import { describe, expect, test } from 'vitest'
import { call, post } from '../calls.ts'
import { password } from '../factories.ts'
import { firstOf, present } from '../present.ts'
import { prepareFirstStart } from '../../server/first-start.ts'
import { recoverOwner } from '../../server/staff/recover-owner.ts'
import { chosen, codeNow, colleague, finish, logIn, setUpSecondStep, ticketOf } from '../staff-story.ts'
import { world } from '../world.ts'

describe('CONTRACT second step', () => {
  test('a login without one is as before; with one it gives a ticket, and the code a session', async () => {
    const w = await world()
    const owner = await w.admin()
    const { email } = owner.user
    expect((await logIn(w, email)).data.access_token).toMatch(/^[\w-]{43}$/)
    const { secret, uri, status, codes } = await setUpSecondStep(w, owner)
    expect(status).toBe(200)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Tirtha:/)
    expect(new Set(codes).size).toBe(10)
    w.clock.pass({ seconds: 30 })
    const asked = await logIn(w, email)
    expect(asked.data).toEqual({ secondStep: { ticket: expect.any(String), methods: ['TOTP', 'RECOVERY_CODE'] } })
    const { ticket } = asked.data.secondStep
    // A ticket cannot be used as a token.
    expect((await w.bearer(ticket).send('GET', '/user/settings')).status).toBe(401)
    const done = await finish(w, ticket, codeNow(w, secret))
    expect(done).toMatchObject({ status: 200, data: { user: { email } } })
    expect((await w.bearer(done.data.access_token).send('GET', '/admin/audit')).status).toBe(200)
    expect(await finish(w, ticket, codeNow(w, secret, 1))).toMatchObject({ status: 400, code: 'LOGIN_TICKET_ENDED' })
  })

  test('a code counts once, also of the step before, and not of two steps before or after', async () => {
    const w = await world()
    const owner = await w.admin()
    const { secret } = await setUpSecondStep(w, owner)
    const ticket = await ticketOf(w, owner.user.email)
    const wrong = { status: 400, code: 'SECOND_STEP_WRONG' }
    expect(await finish(w, ticket, codeNow(w, secret))).toMatchObject(wrong)
    expect(await finish(w, ticket, codeNow(w, secret, -1))).toMatchObject(wrong)
    expect(await finish(w, ticket, codeNow(w, secret, 2))).toMatchObject(wrong)
    w.clock.pass({ seconds: 60 })
    expect(await finish(w, ticket, codeNow(w, secret, -2))).toMatchObject(wrong)
    const [one, two] = [await ticketOf(w, owner.user.email), await ticketOf(w, owner.user.email)]
    const answers = await Promise.all([finish(w, one, codeNow(w, secret, -1)), finish(w, two, codeNow(w, secret, -1))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await finish(w, ticket, codeNow(w, secret, 1))).status).toBe(200)
  })

  test('a recovery code works once, in any writing, and only its hash is stored', async () => {
    const w = await world()
    const owner = await w.admin()
    const { codes } = await setUpSecondStep(w, owner)
    const code = firstOf(codes)
    const stored = JSON.stringify(await w.db.selectFrom('recovery_codes').selectAll().execute())
    expect(stored).not.toContain(code.replaceAll('-', ''))
    const typed = code.toUpperCase().replaceAll('-', ' ')
    expect((await finish(w, await ticketOf(w, owner.user.email), typed)).status).toBe(200)
    expect((await finish(w, await ticketOf(w, owner.user.email), code)).status).toBe(400)
    expect((await call(owner, 'GET', '/user/second-step')).data).toMatchObject({ isOn: true, recoveryCodes: 9 })
  })

  test('ten wrong codes are the limit, over all tickets, and the audit log counts them', async () => {
    const w = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
    const owner = await w.admin()
    const { secret } = await setUpSecondStep(w, owner)
    for (let count = 0; count < 5; count++)
      for (let ticket = await ticketOf(w, owner.user.email), tried = 0; tried < 2; tried++)
        expect((await finish(w, ticket, '000000')).status).toBe(400)
    w.clock.pass({ seconds: 60 })
    const ticket = await ticketOf(w, owner.user.email)
    const response = await w.visitor().send('POST', '/user/login/second-step', { ticket, code: codeNow(w, secret) })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60)
    const { data } = await call<{ action: string; tries: number }[]>(owner, 'GET', '/admin/audit')
    expect(data.find(({ action }) => action === 'second_step_refused')).toMatchObject({ tries: 10 })
  })

  test('a ticket ends after ten minutes, and with a new password', async () => {
    const w = await world()
    const owner = await w.admin()
    const { secret } = await setUpSecondStep(w, owner)
    const ended = { status: 400, code: 'LOGIN_TICKET_ENDED' }
    const old = await ticketOf(w, owner.user.email)
    w.clock.pass({ minutes: 10 })
    expect(await finish(w, old, codeNow(w, secret))).toMatchObject(ended)
    const ticket = await ticketOf(w, owner.user.email)
    await post(owner, '/user/password', { password, newPassword: chosen })
    expect(await finish(w, ticket, codeNow(w, secret))).toMatchObject(ended)
  })

  test('whoever has found an open session cannot change the second step without the password', async () => {
    const w = await world()
    const owner = await w.admin()
    await setUpSecondStep(w, owner)
    for (const path of ['totp', 'codes', 'remove'])
      expect(await post(owner, `/user/second-step/${path}`, { password: 'not mine at all' }), path).toMatchObject({
        status: 400,
        code: 'PASSWORD_WRONG',
      })
    expect((await call(owner, 'GET', '/user/second-step')).data.isOn).toBe(true)
    expect((await post(owner, '/user/second-step/remove', { password })).status).toBe(200)
    expect((await logIn(w, owner.user.email)).data.access_token).toBeDefined()
    expect((await w.sendMails()).map(({ subject }) => subject)).toEqual([
      'The second step of your login is set up',
      'The second step of your login was removed',
    ])
  })

  test('setting it up ends all other sessions', async () => {
    const w = await world()
    const owner = await w.admin()
    const other = w.bearer((await logIn(w, owner.user.email)).data.access_token)
    await setUpSecondStep(w, owner)
    expect((await call(other, 'GET', '/user/settings')).status).toBe(401)
    expect((await call(owner, 'GET', '/user/settings')).status).toBe(200)
  })
})

describe('CONTRACT second step, its duty', () => {
  const required = { status: 403, code: 'SECOND_STEP_REQUIRED' }

  test('seven days after the first start the owner has it too', async () => {
    const w = await world()
    const password = 'sarayu aarti 8'
    const settings = { ...w.env, ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: password, SEED: 'none' as const }
    await prepareFirstStart(w.db, settings, w.clock.now())
    const answer = async () => {
      const { data } = await logIn(w, settings.ADMIN_EMAIL, password)
      return call(w.bearer(data.access_token), 'GET', '/admin/staff')
    }
    w.clock.pass({ days: 6 })
    expect((await answer()).status).toBe(200)
    w.clock.pass({ days: 1 })
    expect(await answer()).toMatchObject(required)
  })

  test.each(['OWNER', 'CLERK', 'EDITOR'] as const)('seven days after a %s has joined', async (role) => {
    const w = await world()
    const owner = await w.admin()
    const { user } = await colleague(w, owner, role)
    w.clock.pass({ days: 6, hours: 23 })
    const before = w.bearer((await logIn(w, user.email, chosen)).data.access_token)
    const path = role === 'EDITOR' ? '/admin/panchang/2026' : '/refunds'
    expect((await call(before, 'GET', path)).status).toBe(200)
    w.clock.pass({ hours: 2 })
    if (role === 'EDITOR') {
      expect((await call(before, 'GET', path)).status).toBe(200)
      return
    }
    for (const closed of [path, '/user/settings', '/admin/isAdmin'])
      expect(await call(before, 'GET', closed), closed).toMatchObject(required)
    expect((await post(before, '/user/verify')).status).toBe(200)
    const { codes } = await setUpSecondStep(w, before, chosen)
    expect((await call(before, 'GET', path)).status).toBe(200)
    expect((await post(before, '/user/logout')).status).toBe(200)
    const done = await finish(w, await ticketOf(w, user.email, chosen), present(codes[1]))
    expect((await call(w.bearer(done.data.access_token), 'GET', path)).status).toBe(200)
  })
})

describe('CONTRACT npm run owner', () => {
  test('it gives an owner who lost the phone a new password, ends the sessions, and is audited', async () => {
    const w = await world()
    const owner = await w.admin()
    await setUpSecondStep(w, owner)
    const recovered = await recoverOwner(w.db, owner.user.email.toUpperCase(), w.clock.now())
    expect((await call(owner, 'GET', '/user/settings')).status).toBe(401)
    const { data } = await logIn(w, owner.user.email, present(recovered.password))
    const again = w.bearer(data.access_token)
    expect((await call(again, 'GET', '/admin/audit')).data[0]).toMatchObject({ action: 'owner_recovered' })
  })

  test('it makes a clerk and a devotee an owner, and nobody of an unknown email', async () => {
    const w = await world()
    const [clerk, devotee] = [await w.admin({ staffRole: 'CLERK' }), await w.devotee()]
    for (const { user } of [clerk, devotee]) {
      const { password: given } = await recoverOwner(w.db, user.email, w.clock.now())
      expect((await logIn(w, user.email, present(given))).data.user).toMatchObject({
        role: 'ADMIN',
        staffRole: 'OWNER',
      })
    }
    expect(await recoverOwner(w.db, 'nobody@example.com', w.clock.now())).toEqual({ password: null })
  })
})
