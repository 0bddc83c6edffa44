import { describe, expect, test } from 'vitest'
import { call } from '../calls.ts'
import { world } from '../world.ts'
import { alive, logIn, settingsOf } from './settings-calls.ts'

describe('ACCOUNT sessions', () => {
  test('each has its start and its browser, and the present one is first', async () => {
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

  test('one or all others can be ended, and expired ones are not shown', async () => {
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

  test('a user cannot end those of others', async () => {
    const w = await world()
    const [devotee, other] = [await w.devotee(), await w.devotee()]
    const [{ id }] = (await settingsOf(other)).sessions
    for (const unknown of [id, crypto.randomUUID(), 'x', '%00'])
      expect(await call(devotee, 'DELETE', `/user/sessions/${unknown}`)).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    await call(devotee, 'DELETE', '/user/sessions')
    expect(await alive(w, other.token)).toBe(true)
  })

  test('the newest hundred are shown, and always the present one', async () => {
    const w = await world()
    const devotee = await w.devotee()
    const { expires_at, user_id } = await w.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    const many = Array.from({ length: 120 }, (_, index) => ({ token_hash: String(index), user_id, expires_at }))
    await w.db.insertInto('sessions').values(many).execute()
    const { sessions } = await settingsOf(devotee)
    expect([sessions.length, sessions[0].current]).toEqual([100, true])
  })
})
