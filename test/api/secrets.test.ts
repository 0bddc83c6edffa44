import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, withAdvance } from '../calls.ts'
import { password } from '../factories.ts'
import { world } from '../world.ts'
import { lastOf } from '../present.ts'

/** A world whose log is read, with a booking and a link to it. */
async function sharedBooking() {
  const lines: string[] = []
  const w = await world({ onLog: (line) => lines.push(line) })
  const { devotee, id } = await withAdvance(w)
  const { url } = (await call<{ url: string }>(devotee, 'POST', `/bookings/${id}/share`)).data
  return { w, devotee, lines, token: lastOf(url.split('/')) }
}

const routesIn = (lines: string[]) => lines.map((line) => JSON.parse(line).route as string | undefined)

test('DESIGN: the log has the route of a call, never the token of a shared link', async () => {
  const { w, devotee, lines, token } = await sharedBooking()
  lines.length = 0
  expect((await w.request(`/v1/shared/${token}`)).status).toBe(200)
  expect((await w.request(`/v1/shared/${token}/more`)).status).toBe(404)
  expect((await w.request(`/v1/Shared/${token}`)).status).toBe(404)
  expect((await devotee.send('GET', `/packages/${crypto.randomUUID()}`)).status).toBe(404)
  expect(routesIn(lines)).toEqual(['/v1/shared/:token', '/v1/*', '/v1/*', '/v1/packages/:id'])
  expect(lines.join('')).not.toContain(token)
})

test('DESIGN: the log has the route of a failed call', async () => {
  const { w, lines, token } = await sharedBooking()
  lines.length = 0
  await sql`alter table share_links rename to share_links_away`.execute(w.db)
  const response = await w.request(`/v1/shared/${token}`)
  await sql`alter table share_links_away rename to share_links`.execute(w.db)
  expect(response.status).toBe(500)
  expect(routesIn(lines)).toEqual(['/v1/shared/:token', '/v1/shared/:token'])
  expect(lines.join('')).not.toContain(token)
})

test('DESIGN: no cache stores a shared booking or an answer with a token', async () => {
  const { w, devotee, token } = await sharedBooking()
  const registration = { name: 'Kamala', phoneNumber: '98765 43210', email: 'kamala@example.com', password }
  const answers = [
    await w.request(`/v1/shared/${token}`),
    await w.request(`/v1/shared/${'x'.repeat(32)}`),
    await w.visitor().send('POST', '/user/register', registration),
    await w.visitor().send('POST', '/user/login', { email: registration.email, password }),
    await devotee.send('POST', '/user/password', { password, newPassword: 'another ghat 5' }),
  ]
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    [200, 404, 201, 200, 200].map((status) => [status, 'no-store']),
  )
})
