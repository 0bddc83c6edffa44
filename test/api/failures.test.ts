import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { world } from '../world.ts'
import { call, caller, posts, writer } from './raw-calls.ts'
import { m } from '../../messages/compiled/messages.js'

const LIMIT = 64 * 1024

describe('CONTRACT failure', () => {
  test.each(posts)('a POST to $path answers 415 if it is not JSON and 413 above 64 KiB', async (post) => {
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
  })

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
  ])('the body %j, which is not JSON, gives 400', async (body) => {
    const { raw, shown } = await writer()
    const message = m.error_bad_json({}, { locale: 'en' })
    expect(await raw(body)).toMatchObject({ status: 400, code: 'BAD_JSON', message })
    expect(await shown()).toEqual([])
  })

  test.each(['null', '[]', '"x"', '5', 'true', '[{"text":"x"}]'])(
    'the body %s, which is no object, gives 400',
    async (body) => {
      expect((await (await writer()).raw(body)).status).toBe(400)
    },
  )

  test('a request without a body gives 400', async () => {
    const { w, token } = await writer()
    for (const type of [null, 'application/json']) expect((await call(w, { token, type })).status).toBe(400)
    expect((await call(w, { token, body: '' })).status).toBe(400)
  })

  test.each([
    ['opening brackets', '['.repeat(60_000)],
    ['opening fields', '{"text":'.repeat(8000)],
    ['a list in a list in a list', `{"text":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('a body of nothing but %s gives 400', async (_, body) => {
    expect((await (await writer()).raw(body)).status).toBe(400)
  })

  test.each([false, true])('64 KiB are accepted, one byte more gives 413 (sent in pieces: %s)', async (stream) => {
    const { raw } = await writer()
    expect((await raw('{"text":"x"}'.padEnd(LIMIT), { stream })).status).toBe(201)
    expect(await raw('{"text":"x"}'.padEnd(LIMIT + 1), { stream })).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
      message: m.error_body_too_large({ limit: '64 KB' }, { locale: 'en' }),
    })
    expect((await raw(`{"text":"${'क'.repeat(22_000)}"}`, { stream })).status).toBe(413)
  })

  test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset=UTF-8'])(
    'the content type %s is accepted as JSON',
    async (type) => {
      expect((await (await writer()).raw('{"text":"x"}', { type })).status).toBe(201)
    },
  )

  test('a body without a content type gives 415', async () => {
    expect(await (await writer()).raw('{"text":"x"}', { type: null })).toMatchObject({ status: 415, code: 'NOT_JSON' })
  })

  test('an unknown path gives 404', async () => {
    const w = await world()
    for (const path of ['/nowhere', '/cart/add/more', '/', '/user/login/'])
      expect(await call(w, { method: 'GET', path, type: null })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect([404, 405]).toContain((await call(w, { method, path: '/feedback', body: '{}' })).status)
  })
})

test('CONTRACT failure body: it is JSON with a message, a code and an id', async () => {
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

test('CONTRACT failure body: an internal error tells nothing of SQL, stack or files', async () => {
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
