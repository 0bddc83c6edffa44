import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type World, world } from '../world.ts'
import { account } from './role-matrix.ts'
import { present } from '../present.ts'

const session = (path: string) => async (w: World) => {
  const { email, password } = account
  const answer = await w.visitor().send('POST', path, path === '/user/login' ? { email, password } : account)
  return (await answer.json()).data.access_token as string
}

const register = session('/user/register')

const login = session('/user/login')

const alive = async (w: World, token: string) => (await w.bearer(token).send('POST', '/user/verify')).status === 200

describe('CONTRACT token', () => {
  test('each login gives another token of 256 opaque bits', async () => {
    const w = await world()
    const first = await register(w)
    const second = await login(w)
    expect(Buffer.from(first, /^[0-9a-f]{64}$/.test(first) ? 'hex' : 'base64url')).toHaveLength(32)
    expect(second).not.toBe(first)
  })

  test('it is valid for 7 days', async () => {
    const w = await world()
    const token = await register(w)
    w.clock.pass({ days: 6, hours: 23, minutes: 59 })
    expect(await alive(w, token)).toBe(true)
    w.clock.pass({ minutes: 2 })
    expect(await alive(w, token)).toBe(false)
  })

  test('that of an admin is valid for 12 hours', async () => {
    const w = await world()
    const { client, token } = await w.admin()
    w.clock.pass({ hours: 11, minutes: 59 })
    expect(await (await client.admin.isAdmin.$get()).json()).toEqual({ data: true })
    w.clock.pass({ minutes: 2 })
    expect(await alive(w, present(token))).toBe(false)
  })

  test('a logout ends this session and no other', async () => {
    const w = await world()
    const phone = await register(w)
    const desk = await login(w)
    expect((await w.bearer(phone).send('POST', '/user/logout')).status).toBe(200)
    expect([await alive(w, phone), await alive(w, desk)]).toEqual([false, true])
  })

  test.each([
    ['role', sql`update users set role = 'ADMIN'`],
    ['password', sql`update users set password_hash = 'other'`],
  ])('it ends when the %s is changed directly in the database', async (_, change) => {
    const w = await world()
    const token = await register(w)
    await sql`update users set name = 'Kamala D.'`.execute(w.db)
    expect(await alive(w, token)).toBe(true)
    await change.execute(w.db)
    expect(await alive(w, token)).toBe(false)
  })
})
