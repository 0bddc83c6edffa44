import { describe, expect, test } from 'vitest'
import { routes } from '../contract-check.ts'
import { fieldsOf, jsonSchema, type OpenApi, operation, readDocument, type Schema } from '../openapi-document.ts'
import { type World, world } from '../world.ts'
import { present } from '../present.ts'

const unfit = [null, '', ' ', 'x', 'x'.repeat(5000), -1, 1.001, 1e20, true, [], [{}], ['x', 'x'], {}]
const calls = routes.map(({ method, path, security }) => ({ method, path, roles: security?.[0]?.bearer }))
type Call = (typeof calls)[number]

const caller = async (w: World, { roles }: Call) => {
  if (!roles) return w.visitor()
  return roles.includes('USER') ? w.devotee() : w.admin()
}

/** Bodies with one invalid field each, also within objects. */
function unfitBodies(document: OpenApi, schema: Schema): unknown[] {
  return Object.entries(fieldsOf(document, schema)).flatMap(([name, field]) => [
    ...unfit.map((value) => ({ [name]: value })),
    ...unfitBodies(document, field).map((value) => ({ [name]: value })),
  ])
}

describe('CONTRACT failure', () => {
  test.each(calls.filter(({ method }) => method === 'post'))(
    'a POST to $path refuses every invalid body with one of its codes',
    async (call) => {
      const w = await world()
      const document = await readDocument(w)
      const who = await caller(w, call)
      const schema = jsonSchema(present(operation(document, call.method, call.path)).requestBody)
      const path = call.path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
      // The test's client checks that the contract lists the code of every answer.
      for (const body of [[], 'x', { surplus: 1 }, ...unfitBodies(document, schema ?? {})])
        expect((await who.send('POST', path, body)).status, JSON.stringify(body)).toBeLessThan(500)
    },
  )

  test.each(calls.filter(({ method }) => method === 'get'))(
    'a GET of $path refuses every invalid query with one of its codes',
    async (call) => {
      const w = await world()
      const who = await caller(w, call)
      const { parameters = [] } = present(operation(await readDocument(w), call.method, call.path))
      const path = call.path.replaceAll(/\{\w+\}/g, crypto.randomUUID())
      const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
      for (const name of names)
        for (const value of ['', 'x', '0', '-1', '1.5', '101', 'x'.repeat(5000)])
          expect((await who.send('GET', `${path}?${name}=${value}`)).status, `${name}=${value}`).toBeLessThan(500)
      for (const malformed of ['x', '%00'])
        expect((await who.send('GET', call.path.replaceAll(/\{\w+\}/g, malformed))).status).toBeLessThan(500)
    },
  )
})
