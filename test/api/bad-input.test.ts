import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { routes } from '../contract-check.ts'
import { type World, world } from '../world.ts'

const LIMIT = 64 * 1024
type Raw = { method?: string; path?: string; token?: string; type?: string | null; body?: BodyInit; stream?: boolean }

const call = async (
  w: World,
  { method = 'POST', path = '/feedback/create', token, type = 'application/json', body, stream }: Raw,
) => {
  const headers = { ...(type && { 'Content-Type': type }), ...(token && { Authorization: `Bearer ${token}` }) }
  // Bytes have no type of their own, as a string would have.
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const sent = stream ? new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() : bytes
  const response = await w.request(`/v1${path}`, {
    method,
    headers,
    body: sent,
    ...(stream && { duplex: 'half' }),
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}

/** Someone who may write feedback, and a way to send it byte by byte. */
async function writer() {
  const w = await world()
  const { token } = await w.devotee()
  const raw = (body: BodyInit, over: Raw = {}) => call(w, { token, body, ...over })
  const shown = async () =>
    (await call(w, { method: 'GET', path: '/feedback', type: null })).data.map((one: { text: string }) => one.text)
  return { w, token, raw, shown }
}
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))

const somewhere = '01a1ff2d-26ea-7383-a08b-dcc8754f0804'
const posts = routes
  .filter((route) => route.method === 'post')
  .map(({ path, security }) => ({
    path: path.replaceAll(/\{\w+\}/g, somewhere),
    forAdmins: security?.some(({ bearer }) => bearer?.includes('USER') === false) ?? false,
  }))
type Post = (typeof posts)[number]
/** Someone who may make the call, if anyone must be signed in at all. */
const caller = async (w: World, { forAdmins }: Post) => (forAdmins ? await w.admin() : await w.devotee()).token

test.each(posts)('CONTRACT unknown fields: POST $path names a field that it does not know', async (post) => {
  const w = await world()
  const { path } = post
  const answer = await call(w, { path, token: await caller(w, post), body: '{"surplus":1}' })
  expect(answer.status).toBe(400)
  expect(answer.issues.map((issue: { path: string }) => issue.path)).toContain('surplus')
})

test.each(posts)(
  'CONTRACT text: POST $path refuses NUL, lone surrogates, bad bytes and broken JSON with 400',
  async (post) => {
    const w = await world()
    const { path } = post
    const token = await caller(w, post)
    for (const body of ['{"name":"a\\u0000b"}', '{"name":"\\ud83d"}', bytes('{"name":"', [0xff], '"}')])
      expect(await call(w, { path, token, body })).toMatchObject({ status: 400, code: 'BAD_TEXT' })
    expect(await call(w, { path, token, body: '{"name":' })).toMatchObject({ status: 400, code: 'BAD_JSON' })
  },
)

test.each(posts)(
  'CONTRACT failure: POST $path answers 415 to what is not JSON and 413 to more than 64 KiB',
  async (post) => {
    const w = await world()
    const { path } = post
    const token = await caller(w, post)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json-ish',
    ])
      expect(await call(w, { path, token, body: '{}', type })).toMatchObject({ status: 415, code: 'NOT_JSON' })
    expect(await call(w, { path, token, body: '{}'.padEnd(LIMIT + 1) })).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    })
  },
)

test.each([
  ' ',
  '{',
  '{"text":"x"',
  "{'text':'x'}",
  '{"text":"x",}',
  '{"text":"a\nb"}',
  '{"text":NaN}',
  '{"text":"x"}{"text":"y"}',
  '<text>x</text>',
])('CONTRACT failure: the body %j is not JSON: 400', async (body) => {
  const { raw, shown } = await writer()
  expect(await raw(body)).toMatchObject({ status: 400, code: 'BAD_JSON', message: 'The request is not valid JSON.' })
  expect(await shown()).toEqual([])
})

test.each(['null', '[]', '"x"', '5', 'true', '[{"text":"x"}]'])(
  'CONTRACT failure: the body %s is no object: 400',
  async (body) => {
    expect((await (await writer()).raw(body)).status).toBe(400)
  },
)

test('CONTRACT failure: no body at all is 400', async () => {
  const { w, token } = await writer()
  for (const type of [null, 'application/json']) expect((await call(w, { token, type })).status).toBe(400)
  expect((await call(w, { token, body: '' })).status).toBe(400)
})

test.each([
  ['opening brackets', '['.repeat(60_000)],
  ['opening fields', '{"text":'.repeat(8000)],
  ['a list in a list in a list', `{"text":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
])('CONTRACT failure: nothing but %s is 400, not a crash', async (_, body) => {
  expect((await (await writer()).raw(body)).status).toBe(400)
})

test.each([
  ['a byte that never occurs', [0xff]],
  ['an overlong NUL', [0xc0, 0x80]],
  ['a surrogate', [0xed, 0xa0, 0x80]],
  ['a character cut short', [0xe0, 0xa4]],
  ['beyond the last character', [0xf5, 0x80, 0x80, 0x80]],
  ['Latin-1', [0xe9]],
])('CONTRACT text: bytes that are no UTF-8 (%s) are 400', async (_, wrong) => {
  const { raw, shown } = await writer()
  expect(await raw(bytes('{"text":"a', wrong, 'b"}'))).toMatchObject({ status: 400, code: 'BAD_TEXT' })
  expect(await shown()).toEqual([])
})

test.each(['\\u0000', 'a\\u0000', '\\ud800', '\\udfff', '\\udc00\\ud800', 'x\\ud83dy'])(
  'CONTRACT text: "%s" is 400, as a value and as a name',
  async (text) => {
    const { raw, shown } = await writer()
    expect(await raw(`{"text":"${text}"}`)).toMatchObject({ status: 400, code: 'BAD_TEXT' })
    expect((await raw(`{"text":"fine","${text}":1}`)).status).toBe(400)
    expect(await shown()).toEqual([])
  },
)

test.each([
  '🙏',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\ufffd',
  'क्‍ष',
  '\u0001 \u007f',
  '\uffff',
  'ﷺ',
  '\u202eabc',
])('CONTRACT text: %j is valid and kept as sent', async (text) => {
  const { raw, shown } = await writer()
  expect((await raw(JSON.stringify({ text }))).status).toBe(201)
  expect(await shown()).toEqual([text])
})

test('CONTRACT text: it is kept in NFC', async () => {
  const { raw, shown } = await writer()
  // U+0958 is one of those that NFC takes apart, and e + accent one that it puts together.
  expect((await raw(JSON.stringify({ text: 'cafe\u0301 \u0958' }))).data.text).toBe('caf\u00e9 \u0915\u093c')
  expect(await shown()).toEqual(['caf\u00e9 \u0915\u093c'])
})

test('CONTRACT text: a name and an email are the same in every composition', async () => {
  const w = await world()
  const body = {
    name: 'Rene\u0301',
    phoneNumber: '9876543210',
    email: 'kamala@example.com',
    password: 'narmada teerth 7',
  }
  const answer = await call(w, { path: '/user/register', body: JSON.stringify(body) })
  expect(answer.data.user.name).toBe('Ren\u00e9')
})

test.each([false, true])(
  'CONTRACT failure: 64 KiB pass and one byte more is 413 (sent in pieces: %s)',
  async (stream) => {
    const { raw } = await writer()
    expect((await raw('{"text":"x"}'.padEnd(LIMIT), { stream })).status).toBe(201)
    expect(await raw('{"text":"x"}'.padEnd(LIMIT + 1), { stream })).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    })
    expect((await raw(`{"text":"${'क'.repeat(22_000)}"}`, { stream })).status).toBe(413)
  },
)

test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset=UTF-8'])(
  'CONTRACT failure: %s is JSON',
  async (type) => {
    expect((await (await writer()).raw('{"text":"x"}', { type })).status).toBe(201)
  },
)

test('CONTRACT failure: without a content type a body is 415', async () => {
  expect(await (await writer()).raw('{"text":"x"}', { type: null })).toMatchObject({ status: 415, code: 'NOT_JSON' })
})

test.each(['__proto__', 'constructor', 'toString'])('CONTRACT unknown fields: %s is one', async (name) => {
  expect(await (await writer()).raw(`{"text":"x","${name}":{"rating":1}}`)).toMatchObject({
    status: 400,
    issues: [{ path: name }],
  })
})

test('CONTRACT unknown fields: each is named, at its place', async () => {
  const w = await world()
  const { token } = await w.devotee()
  const event = { eventId: crypto.randomUUID(), date: w.inDays(3), time: 5 }
  const body = JSON.stringify({ packageId: '', headCount: 0, date: w.inDays(3), events: [event], gift: true })
  const { status, issues } = await call(w, { path: '/cart/add', token, body })
  expect(status).toBe(400)
  expect(issues.map((issue: { path: string }) => issue.path).toSorted()).toEqual(['events.0.time', 'gift'])
})

test.each([
  '/packages/city/%00',
  '/packages/city/%ff',
  '/packages/city/%E0%A4%A',
  '/events/id/%00',
  '/packages/%',
  '/feedback?cursor=%00',
  '/feedback?limit=%ff',
])('CONTRACT text: the address %s is no failure of ours', async (path) => {
  const { status } = await call(await world(), { method: 'GET', path, type: null })
  expect([200, 400, 404]).toContain(status)
})

test('CONTRACT failure: what no call is named after is 404', async () => {
  const w = await world()
  for (const path of ['/nowhere', '/cart/add/more', '/', '/user/login/'])
    expect(await call(w, { method: 'GET', path, type: null })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect([404, 405]).toContain((await call(w, { method, path: '/feedback', body: '{}' })).status)
})

test('CONTRACT failure body: message, code and an id of its own, as JSON', async () => {
  const { raw } = await writer()
  const [one, other] = [await raw('{"text":"x","rating":9}'), await raw('{')]
  expect(one.headers.get('content-type')).toMatch(/^application\/json/)
  expect(one).toMatchObject({
    message: expect.stringMatching(/./),
    code: 'INVALID_INPUT',
    issues: [{ path: 'rating', message: expect.stringMatching(/./) }],
  })
  expect(one.requestId).not.toBe(other.requestId)
  expect(other.requestId).toMatch(/./)
})

test('CONTRACT failure body: a failure of ours tells nothing of SQL, stack or files', async () => {
  const { w, raw } = await writer()
  await sql`alter table feedback rename to feedback_away`.execute(w.db)
  const { headers: _, ...body } = await raw('{"text":"x"}').finally(() =>
    sql`alter table feedback_away rename to feedback`.execute(w.db),
  )
  expect(body).toEqual({
    status: 500,
    code: 'INTERNAL',
    message: 'Something went wrong',
    requestId: expect.any(String),
  })
})
