import { expect, test } from 'vitest'
import { type StaffRole, staffRoles } from '../../domain/role.ts'
import { routes } from '../contract-check.ts'
import { world } from '../world.ts'
import type { Caller } from './role-matrix-payments.ts'
import { rows } from './role-matrix.ts'
import { callsOf, callsOfAllStaff, mayCall } from './staff-calls.ts'
import { leading } from '../present.ts'

/** An ADMIN in the matrix is an OWNER, because the other roles may make fewer calls. */
const ofStaff = (call: string, role: StaffRole, owner: number) =>
  rows.some((row) => row[0] === call && row[2] === 401) && !mayCall(call, role) ? 403 : owner

const cases = rows.flatMap(([call, prepare, anonymous, user, owner]) => [
  { call, prepare, isPrivate: anonymous === 401, who: 'anonymous', status: anonymous },
  { call, prepare, isPrivate: anonymous === 401, who: 'USER', status: user },
  ...staffRoles.map((who) => ({
    call,
    prepare,
    isPrivate: anonymous === 401,
    who,
    status: ofStaff(call, who, owner),
    code: owner !== 403 && !mayCall(call, who) ? 'STAFF_ROLE' : undefined,
  })),
])

test('CONTRACT staff roles: each call of ADMIN names the staff who may make it', () => {
  const declared = routes
    .filter(({ security }) => security?.[0]?.bearer?.includes('ADMIN'))
    .map(({ method, path, security }) => [
      `${method.toUpperCase()} ${path}`,
      staffRoles.filter((role) => security?.[0]?.bearer?.includes(role)),
    ])
  expect(Object.fromEntries(declared)).toEqual(
    Object.fromEntries(declared.map(([call]) => [call, staffRoles.filter((role) => mayCall(String(call), role))])),
  )
  const listed = [...callsOf.CLERK, ...callsOf.EDITOR, ...callsOf.OWNER, ...callsOfAllStaff]
  expect(listed.toSorted()).toEqual(declared.map(([call]) => call).toSorted())
})

const isStaffRole = (who: string): who is StaffRole => staffRoles.some((role) => role === who)

test('§6 every call of the contract is in the matrix of roles', () => {
  expect(rows.map(([call]) => call).toSorted()).toEqual(
    routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted(),
  )
})

test.each(cases)('§6 $call answers $status to $who', async ({ call, prepare, isPrivate, who, status, ...refused }) => {
  const w = await world()
  const caller = isStaffRole(who) ? ((await w.admin({ staffRole: who })) as unknown as Caller) : await w.devotee()
  const [method, pattern] = leading(call.split(' '), 2)
  const { path = pattern, body } = await prepare(w, caller)
  const response = await w.bearer(who === 'anonymous' ? undefined : caller.token).send(method, path, body)
  expect(response.status).toBe(status)
  const { headers } = response
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  // Only a login or registration sets the cookie by which this browser is recognized later.
  if (status >= 300 || !/^POST \/user\/(register|login|claim)$/.test(call)) expect(headers.get('set-cookie')).toBeNull()
  // Neither a browser nor a proxy may store personal data, or the refusal of it.
  if (isPrivate) expect(headers.get('cache-control')).toContain('no-store')
  const code = { 401: 'UNAUTHENTICATED', 403: ('code' in refused && refused.code) || 'FORBIDDEN' }[status]
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
