import { expect, test } from 'vitest'
import { routes } from '../contract-check.ts'
import { world } from '../world.ts'
import type { Caller } from './role-matrix-payments.ts'
import { rows } from './role-matrix.ts'
import { leading } from '../present.ts'

const cases = rows.flatMap(([call, prepare, anonymous, user, admin]) => [
  { call, prepare, isPrivate: anonymous === 401, who: 'anonymous', status: anonymous },
  { call, prepare, isPrivate: anonymous === 401, who: 'USER', status: user },
  { call, prepare, isPrivate: anonymous === 401, who: 'ADMIN', status: admin },
])

test('§6 every call of the contract is in the matrix of roles', () => {
  expect(rows.map(([call]) => call).toSorted()).toEqual(
    routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted(),
  )
})

test.each(cases)('§6 $call answers $status to $who', async ({ call, prepare, isPrivate, who, status }) => {
  const w = await world()
  const caller = who === 'ADMIN' ? ((await w.admin()) as unknown as Caller) : await w.devotee()
  const [method, pattern] = leading(call.split(' '), 2)
  const { path = pattern, body } = await prepare(w, caller)
  const response = await w.bearer(who === 'anonymous' ? undefined : caller.token).send(method, path, body)
  expect(response.status).toBe(status)
  const { headers } = response
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  // Only who logs in or registers gets the cookie by which this browser is known later.
  if (status >= 300 || !/^POST \/user\/(register|login)$/.test(call)) expect(headers.get('set-cookie')).toBeNull()
  // Neither a browser nor a proxy may store what belongs to a person, nor that it was refused.
  if (isPrivate) expect(headers.get('cache-control')).toContain('no-store')
  const code = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }[status]
  if (code) expect((await response.json()).code).toBe(code)
})

test.each(rows.filter(([, , anonymous]) => anonymous === 401))(
  '§8 %s answers a dead token: login expired',
  async (call, prepare) => {
    const w = await world()
    const caller = await w.devotee()
    const [method, pattern] = leading(call.split(' '), 2)
    const { path = pattern, body } = await prepare(w, caller)
    w.clock.pass({ days: 8 })
    const response = await caller.send(method, path, body)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Login expired. Please login again.',
    })
  },
)

test.each(['/feedback', '/packages/city/varanasi', '/events/city/varanasi'])(
  '§6 %s ignores a dead token',
  async (path) => {
    expect((await (await world()).bearer('x'.repeat(43)).send('GET', path)).status).toBe(200)
  },
)

test('CONTRACT admin/isAdmin: the answer is true for an admin and false for a user', async () => {
  const w = await world()
  expect(await (await (await w.admin()).send('GET', '/admin/isAdmin')).json()).toEqual({ data: true })
  expect(await (await (await w.devotee()).send('GET', '/admin/isAdmin')).json()).toEqual({ data: false })
})
