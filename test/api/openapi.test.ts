import { expect, test } from 'vitest'
import { connectPostgres } from '../../db/connect.ts'
import { routes } from '../contract-check.ts'
import { world } from '../world.ts'

type Operation = {
  summary?: string
  security?: Record<string, string[]>[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  servers?: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, { type: string; scheme: string }> }
}

async function document(): Promise<Document> {
  const response = await (await world()).request('/v1/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  return response.json()
}
/** The operation under its full path, however the document splits it between server and path. */
const operation = ({ servers, paths }: Document, method: string, path: string) => {
  const base = servers?.[0]?.url.replace(/^https?:\/\/[^/]+/, '').replace(/\/$/, '') ?? ''
  const full = Object.entries(paths).find(([name]) => base + name === `/v1${path}`)
  return full?.[1][method]
}
const calls = routes.map(({ method, path, responses }) => ({ method, path, responses }))
const away = (environment = {}) =>
  world({ environment, database: connectPostgres('postgres://nobody@127.0.0.1:1/away', { onPoolError: () => {} }) })

test('CONTRACT openapi.json: it is OpenAPI 3.1 and names the product', async () => {
  const { openapi, info } = await document()
  expect(openapi).toMatch(/^3\.1\.\d$/)
  expect([info.title, info.version].every(Boolean)).toBe(true)
})

test('CONTRACT openapi.json: it has every call of the contract and no other', async () => {
  const found = await document()
  expect(calls.filter(({ method, path }) => !operation(found, method, path))).toEqual([])
  const count = Object.values(found.paths).flatMap((path) => Object.keys(path)).length
  expect(count).toBe(calls.length)
})

test.each(calls)(
  'CONTRACT openapi.json: $method $path tells its answers, failures and who may call',
  async ({ method, path, responses }) => {
    const found = operation(await document(), method, path)!
    expect(found.summary).toMatch(/./)
    expect(Object.keys(found.responses).toSorted()).toEqual(Object.keys(responses).toSorted())
    for (const [status, response] of Object.entries(found.responses))
      // A paper is a file; whatever fails is told in JSON.
      for (const content of Object.values(response.content ?? { none: null }))
        expect(content?.schema, status).toBeTruthy()
    for (const [, name] of path.matchAll(/\{(\w+)\}/g))
      expect(found.parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }))
    expect(Boolean(found.security)).toBe('401' in responses)
  },
)

test('CONTRACT openapi.json: bodies are described by the schemas that validate, closed to unknown fields', async () => {
  const add = operation(await document(), 'post', '/feedback/create')!
  expect(add.requestBody!.content['application/json']!.schema).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: {
      rating: { type: 'integer', minimum: 1, maximum: 5, default: 5 },
      text: { type: 'string', minLength: 1, maxLength: 2000 },
    },
  })
})

test('CONTRACT openapi.json: the token is a bearer token, and lists take limit and cursor', async () => {
  const found = await document()
  expect(Object.values(found.components.securitySchemes)).toContainEqual(
    expect.objectContaining({ type: 'http', scheme: 'bearer' }),
  )
  const names = operation(found, 'get', '/bookings/all')!.parameters!.map(({ name }) => name)
  expect(names.toSorted()).toEqual(['cursor', 'limit', 'when'])
})

test('CONTRACT openapi.json: every reference leads somewhere', async () => {
  const found = await document()
  const references = [...JSON.stringify(found).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!)
  const lost = references.filter((path) => {
    let place: unknown = found
    for (const step of path.split('/')) place = (place as Record<string, unknown> | undefined)?.[step]
    return place === undefined
  })
  expect(references.length).toBeGreaterThan(10)
  expect(lost).toEqual([])
})

test('CONTRACT docs: a page to read and try it, with nothing from elsewhere', async () => {
  const w = await world()
  const page = await w.request('/v1/docs')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  const sources = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, source]) => source!)
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

test('CONTRACT healthz, readyz: without the database the process still serves, but is not ready', async () => {
  const w = await away()
  expect([(await w.request('/healthz')).status, (await w.request('/readyz')).status]).toEqual([200, 503])
})

test('CONTRACT failure: without the database a call is 503 with Retry-After, and no token is called dead', async () => {
  const w = await away()
  for (const token of [undefined, 'x'.repeat(43)]) {
    const response = await w.bearer(token).send('GET', token ? '/cart' : '/feedback')
    expect([response.status, (await response.json()).code]).toEqual([503, 'UNAVAILABLE'])
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  }
})

test('CONTRACT failure: without the database nobody is let past the limits either: 503', async () => {
  const w = await away({ RATE_LIMIT_SCALE: '1' })
  const response = await w
    .visitor()
    .send('POST', '/user/login', { email: 'kamala@example.com', password: 'narmada teerth 7' })
  expect([response.status, (await response.json()).code]).toEqual([503, 'UNAVAILABLE'])
})
