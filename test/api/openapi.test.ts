import { describe, expect, test } from 'vitest'
import { SETTING_UP } from '../../contract/http.ts'
import { errors } from '../../contract/errors.ts'
import { connectPostgres } from '../../db/connect.ts'
import { roles, staffRoles } from '../../domain/role.ts'
import { routes } from '../contract-check.ts'
import { fieldsOf, jsonSchema, type OpenApi, operation, operationsOf, readDocument } from '../openapi-document.ts'
import { world } from '../world.ts'
import { present } from '../present.ts'

const everyone = [...roles, ...staffRoles, SETTING_UP]

/** Making the document takes longer than everything that a test does with it. */
let made: Promise<OpenApi> | undefined
const document = () => (made ??= world().then(readDocument))
const away = (environment = {}) =>
  world({ environment, database: connectPostgres('postgres://nobody@127.0.0.1:1/away', { onPoolError: () => {} }) })

describe('CONTRACT openapi.json', () => {
  test('the document is OpenAPI 3.1 and names the product', async () => {
    const response = await (await world()).request('/v1/openapi.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const { openapi, info } = (await response.json()) as OpenApi
    expect(openapi).toMatch(/^3\.1\.\d$/)
    expect([info.title, info.version].every(Boolean)).toBe(true)
  })

  test('the document has every call of the contract and no other', async () => {
    const found = operationsOf(await document()).map(({ call }) => call)
    expect(found.toSorted()).toEqual(routes.map(({ method, path }) => `${method.toUpperCase()} /v1${path}`).toSorted())
  })

  test.each(routes)('$method $path has its answers, its failures and its roles', async ({ method, path }) => {
    const { summary, parameters, security, requestBody, responses } = present(operation(await document(), method, path))
    expect(summary).toMatch(/./)
    for (const [, name] of path.matchAll(/\{(\w+)\}/g))
      expect(parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }))

    const successes = Object.entries(responses).filter(([status]) => Number(status) < 400)
    expect(successes).not.toEqual([])
    // A document is a file of one of several types; all other answers are JSON.
    for (const [status, { content = {} }] of successes) {
      expect(Object.keys(content), status).not.toEqual([])
      for (const { schema } of Object.values(content)) expect(Object.keys(schema), status).not.toEqual([])
    }

    const statuses = new Set(Object.keys(responses))
    expect(statuses.has('401')).toBe(present(security).length > 0)
    expect(statuses.has('403')).toBe(everyone.some((scope) => security?.[0]?.bearer?.includes(scope) === false))
    for (const status of ['413', '415']) expect(statuses.has(status), status).toBe(requestBody !== undefined)
    if (requestBody) expect(statuses.has('400')).toBe(true)
    for (const status of ['500', '503']) expect(statuses.has(status), status).toBe(true)
  })

  test('each failing status names its codes, and every code is used', async () => {
    const found = await document()
    const named = new Set<string>()
    for (const { call, responses } of operationsOf(found))
      for (const [status, response] of Object.entries(responses).filter(([code]) => Number(code) >= 400)) {
        const codes = present(fieldsOf(found, present(jsonSchema(response))).code).enum as string[]
        expect(codes, `${call} ${status}`).not.toEqual([])
        for (const code of codes) named.add(`${status} ${code}`)
      }
    expect([...named].toSorted()).toEqual(
      Object.entries(errors)
        .map(([code, status]) => `${status} ${code}`)
        .toSorted(),
    )
  })

  test('a body has the schema that validates it, without unknown fields', async () => {
    const add = present(operation(await document(), 'post', '/feedback/create'))
    expect(jsonSchema(add.requestBody)).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['text'],
      properties: {
        rating: { type: 'integer', minimum: 1, maximum: 5, default: 5 },
        text: { type: 'string', minLength: 1, maxLength: 2000 },
      },
    })
  })

  test('the token is a bearer token, and lists take limit and cursor', async () => {
    const found = await document()
    expect(Object.values(found.components.securitySchemes)).toContainEqual(
      expect.objectContaining({ type: 'http', scheme: 'bearer' }),
    )
    const names = present(present(operation(found, 'get', '/bookings/all')).parameters).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['cursor', 'limit', 'when'])
  })

  test('every reference has a target', async () => {
    const found = await document()
    const references = [...JSON.stringify(found).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => present(path))
    const lost = references.filter((path) => {
      let place: unknown = found
      for (const step of path.split('/')) place = (place as Record<string, unknown> | undefined)?.[step]
      return place === undefined
    })
    expect(references.length).toBeGreaterThan(10)
    expect(lost).toEqual([])
  })
})

test('CONTRACT docs: the page shows the API and loads nothing from other origins', async () => {
  const w = await world()
  const page = await w.request('/v1/docs')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  const sources = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, source]) => present(source))
    .filter((source) => !source.startsWith('data:'))
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources) {
    const url = new URL(source, 'http://tirtha.test/v1/docs')
    expect(url.host).toBe('tirtha.test')
    expect((await w.request(url.pathname)).status, source).toBe(200)
  }
})

test('CONTRACT healthz, readyz: both are 200 while the database answers', async () => {
  const w = await world()
  expect([(await w.request('/healthz')).status, (await w.request('/readyz')).status]).toEqual([200, 200])
})

test('CONTRACT healthz, readyz: without the database the process is healthy but not ready', async () => {
  const w = await away()
  expect([(await w.request('/healthz')).status, (await w.request('/readyz')).status]).toEqual([200, 503])
})

test('CONTRACT failure: without the database every call gives 503, also with a token', async () => {
  const w = await away()
  for (const token of [undefined, 'x'.repeat(43)]) {
    const response = await w.bearer(token).send('GET', token ? '/cart' : '/feedback')
    expect([response.status, (await response.json()).code]).toEqual([503, 'UNAVAILABLE'])
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  }
})

test('CONTRACT failure: without the database a limited call gives 503', async () => {
  const w = await away({ RATE_LIMIT_SCALE: '1' })
  const response = await w
    .visitor()
    .send('POST', '/user/login', { email: 'kamala@example.com', password: 'narmada teerth 7' })
  expect([response.status, (await response.json()).code]).toEqual([503, 'UNAVAILABLE'])
})
