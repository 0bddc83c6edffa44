import { describe, expect, test } from 'vitest'
import type { createApp } from '../../server/app.ts'
import { world } from '../world.ts'
import { rows } from './role-matrix.ts'

/** The addresses that the product answers besides the calls of the contract. They do not depend on the role. */
const besideContract = [
  'GET /healthz',
  'GET /photos/:name',
  'GET /readyz',
  'GET /v1/openapi.json',
  'GET /v1/docs/:file{swagger-ui.*}',
  'GET /v1/docs',
]

/** Every method and path that the product has registered, without middleware. */
const registered = ({ routes }: ReturnType<typeof createApp>) =>
  [
    ...new Set(routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
  ].toSorted()

describe('§6 the routes of the product', () => {
  test('each has a row in the matrix of roles', async () => {
    const { app } = await world()
    const inMatrix = rows.map(([call]) => call.replace(' ', ' /v1').replaceAll(/\{(\w+)\}/g, ':$1'))
    expect(registered(app)).toEqual([...inMatrix, ...besideContract].toSorted())
  })

  test('each that the matrix closes to visitors answers 401 without a token, whatever is sent', async () => {
    const { app, visitor } = await world()
    const closed = rows.filter(([, , anonymous]) => anonymous === 401)
    expect(closed.length).toBeGreaterThan(35)
    for (const [call] of closed) {
      const [method = '', path = ''] = call.split(' ')
      for (const body of [undefined, {}, { id: crypto.randomUUID() }]) {
        if (method === 'GET' && body) continue
        const sent = path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
        expect([call, (await visitor().send(method, sent, body)).status]).toEqual([call, 401])
      }
    }
    // HEAD and other methods give no more access than GET.
    for (const path of ['/v1/bookings/all', '/v1/user/export', '/v1/refunds'])
      for (const method of ['HEAD', 'PUT', 'PATCH', 'OPTIONS'])
        expect([401, 404]).toContain((await app.request(path, { method })).status)
  })
})
