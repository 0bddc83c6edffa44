import { describe, expect, test } from 'vitest'
import { world } from '../world.ts'
import { bytes, call, caller, posts, writer } from './raw-calls.ts'

describe('CONTRACT text', () => {
  test.each(posts)('a POST to $path refuses NUL, lone surrogates, bad bytes and broken JSON with 400', async (post) => {
    const w = await world()
    const { path } = post
    const token = await caller(w, post)
    for (const body of ['{"name":"a\\u0000b"}', '{"name":"\\ud83d"}', bytes('{"name":"', [0xff], '"}')])
      expect(await call(w, { path, token, body })).toMatchObject({ status: 400, code: 'BAD_TEXT' })
    expect(await call(w, { path, token, body: '{"name":' })).toMatchObject({ status: 400, code: 'BAD_JSON' })
  })

  test.each([
    ['a byte that never occurs', [0xff]],
    ['an overlong NUL', [0xc0, 0x80]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a character cut short', [0xe0, 0xa4]],
    ['beyond the last character', [0xf5, 0x80, 0x80, 0x80]],
    ['Latin-1', [0xe9]],
  ])('bytes that are not UTF-8 (%s) give 400', async (_, wrong) => {
    const { raw, shown } = await writer()
    expect(await raw(bytes('{"text":"a', wrong, 'b"}'))).toMatchObject({ status: 400, code: 'BAD_TEXT' })
    expect(await shown()).toEqual([])
  })

  test.each(['\\u0000', 'a\\u0000', '\\ud800', '\\udfff', '\\udc00\\ud800', 'x\\ud83dy'])(
    'CONTRACT text: "%s" gives 400, as a value and as a name',
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
  ])('%j is valid and stored as sent', async (text) => {
    const { raw, shown } = await writer()
    expect((await raw(JSON.stringify({ text }))).status).toBe(201)
    expect(await shown()).toEqual([text])
  })

  test('it is stored in NFC', async () => {
    const { raw, shown } = await writer()
    // NFC decomposes U+0958 and composes e with an accent.
    expect((await raw(JSON.stringify({ text: 'cafe\u0301 \u0958' }))).data.text).toBe('caf\u00e9 \u0915\u093c')
    expect(await shown()).toEqual(['caf\u00e9 \u0915\u093c'])
  })

  test('a name and an email are the same in every Unicode composition', async () => {
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

  test.each([
    '/packages/city/%00',
    '/packages/city/%ff',
    '/packages/city/%E0%A4%A',
    '/events/id/%00',
    '/packages/%',
    '/feedback?cursor=%00',
    '/feedback?limit=%ff',
  ])('the path %s gives no internal error', async (path) => {
    const { status } = await call(await world(), { method: 'GET', path, type: null })
    expect([200, 400, 404]).toContain(status)
  })
})
