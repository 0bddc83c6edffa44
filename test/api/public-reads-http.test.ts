import { describe, expect, test } from 'vitest'
import { makePackage } from '../factories.ts'
import { publicSite } from './public-site.ts'

describe('DESIGN public reads: what an HTTP client asks for', () => {
  test('If-None-Match with the ETag gives 304 without a body, until an edit', async () => {
    const { get, editPackage, paths } = await publicSite()
    const { etag = '', ...first } = (await get(paths.packages)).headers
    for (const named of [etag, '*', `"x", ${etag}`, etag.replace('W/', '')]) {
      const unchanged = await get(paths.packages, { 'If-None-Match': named })
      expect([named, unchanged.status, unchanged.bytes.length]).toEqual([named, 304, 0])
      expect(unchanged.headers).toMatchObject({ etag, vary: first.vary, 'content-language': 'en' })
      expect(unchanged.headers).not.toHaveProperty('content-type')
    }
    for (const other of ['"x"', 'W/"x"', ''])
      expect((await get(paths.packages, { 'If-None-Match': other })).status).toBe(200)
    expect((await get(paths.packages, { 'If-None-Match': etag, 'Accept-Language': 'hi' })).status).toBe(200)
    await editPackage()
    const edited = await get(paths.packages, { 'If-None-Match': etag })
    expect([edited.status, edited.headers.etag === etag]).toEqual([200, false])
  })

  test('HEAD has the headers of GET, and 304 too', async () => {
    const { get, send, paths } = await publicSite()
    const { date: _, 'x-request-id': one, ...headers } = (await get(paths.packages)).headers
    const head = await send({ method: 'HEAD', path: paths.packages })
    const { date: __, 'x-request-id': other, ...ofHead } = head.headers
    expect([head.status, head.bytes.length, ofHead]).toEqual([200, 0, headers])
    expect(one).not.toBe(other)
    const known = { 'If-None-Match': headers.etag ?? '' }
    expect((await send({ method: 'HEAD', path: paths.packages, headers: known })).status).toBe(304)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity, gzip;q=0.9', undefined],
    ['deflate', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['', undefined],
  ])('Accept-Encoding “%s” is answered with %s, and the text is the same', async (header, encoding) => {
    const { get, w, paths } = await publicSite()
    for (let added = 0; added < 5; added++) await makePackage(w.db)
    const plain = await get(paths.packages)
    const answer = await get(paths.packages, { 'Accept-Encoding': header })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
    expect([answer.text, answer.headers.vary]).toEqual([plain.text, 'Accept-Language, Accept-Encoding'])
  })

  test('a short answer is not compressed', async () => {
    const { get, paths } = await publicSite()
    const { headers } = await get(paths.rating, { 'Accept-Encoding': 'br' })
    expect(headers).not.toHaveProperty('content-encoding')
  })
})
