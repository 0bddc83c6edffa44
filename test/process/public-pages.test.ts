/** @module-tag thorough */
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressIn } from '../../domain/address.ts'
import { cities } from '../demo-cities.ts'
import { languages } from '../../domain/language.ts'
import { admin } from '../data-template.ts'
import { m } from '../../messages/compiled/messages.js'
import { pagesForAll } from '../../server/public-reads/page-address.ts'
import { files, isTest, textOf } from '../imports.ts'
import { type Received, send, type Sent } from '../memory-server.ts'
import { firstOf, matchIn, present } from '../present.ts'
import { registerAt } from './register-at.ts'
import { type ServerProcess, useServers } from './server-process.ts'

const { startPrepared } = useServers()

/** A server for all tests of this file. */
let running: ServerProcess

const paths = ['/landing', ...Object.keys(cities).map((city) => `/city/${city}`), '/poojas', '/priest', '/feedback']
const addresses = paths.flatMap((path) => languages.map((language) => addressIn(path, language)))

const ask = (sent: Sent) => send(running.port, sent)
const get = (path: string, headers: Record<string, string> = {}) => ask({ path, headers })
/** The same page, rendered for this request only, because no request with a login is answered from memory. */
const alone = { Authorization: 'Bearer none' }
const rendered = (path: string, headers: Record<string, string> = {}) => get(path, { ...headers, ...alone })

/** The headers that do not depend on the moment and the connection. */
function lasting({ headers }: Received) {
  const { date: _, connection: __, 'keep-alive': ___, 'content-length': ____, etag: _____, ...rest } = headers
  return rest
}

beforeAll(async () => {
  running = await startPrepared({ PUBLIC_URL: 'https://tirtha.example', RATE_LIMIT_SCALE: '0' })
})

describe('DESIGN public reads: pages', () => {
  test('each page from memory has the headers and bytes of one that was rendered for its reader', async () => {
    for (const address of addresses) {
      const own = await rendered(address)
      expect([address, own.status, own.headers.etag]).toEqual([address, 200, undefined])
      for (const page of [await get(address), await get(address)]) {
        expect(page.headers).toHaveProperty('etag')
        expect(lasting(page)).toEqual(lasting(own))
        expect(page.text).toBe(own.text)
      }
    }
  })

  test('every page has the same HTML at all addresses that are answered alike, in both languages', async () => {
    const foreign = 'utm_source=mail&gclid=1&show=CORRECTED&weeks=4&year=2027&columns=id&booking=1&add=1&people=3'
    const at = (pattern: string, name: string) => pattern.replaceAll(/:\w+/g, name)
    for (const [pattern, shown] of Object.entries(pagesForAll))
      for (const language of languages) {
        const headers = { 'Accept-Language': language }
        const kept = await get(at(pattern, 'one'), headers)
        expect([pattern, kept.status]).toEqual([pattern, pattern === '/city/:cityName' ? 404 : 200])
        expect(kept.headers['content-language']).toBe(language)
        const next = shown.next ? '' : '&next=/x'
        expect([pattern, (await rendered(`${at(pattern, 'other')}?${foreign}${next}`, headers)).text]).toEqual([
          pattern,
          kept.text,
        ])
      }
    for (const step of ['reset', 'changed'])
      expect((await get(`/auth/login?x=1&step=${step}`)).text).toBe((await rendered(`/auth/login?step=${step}`)).text)
    expect((await get('/city/Ayodhya?x=1')).text).toBe((await rendered('/city/ayodhya')).text)
  })

  test('every inline script and style has its hash in the policy, and nothing else is allowed', async () => {
    for (const address of addresses) {
      const { text, headers } = await get(address)
      const policy = String(headers['content-security-policy'])
      const hashes = [...text.matchAll(/<(script|style)(?![^>]*\b(?:src|ld\+json))[^>]*>(.*?)<\/\1>/gs)].map(
        ([, tag, inline = '']) => [tag, `'sha256-${createHash('sha256').update(inline).digest('base64')}'`],
      )
      const allowed = (tag: string) => hashes.filter(([of]) => of === tag).map(([, hash]) => present(hash))
      expect(hashes.length).toBeGreaterThan(4)
      for (const tag of ['script', 'style'])
        expect(
          matchIn(policy, new RegExp(`${tag}-src 'self' ([^;]+);`))
            .split(' ')
            .toSorted(),
        ).toEqual([...new Set(allowed(tag))].toSorted())
      expect(text).not.toContain(' nonce=')
    }
  })

  test('a page has an ETag, answers 304 and HEAD, and is compressed once for each encoding', async () => {
    const { text, headers } = await get('/city/varanasi')
    const known = await get('/city/varanasi', { 'If-None-Match': present(headers.etag) })
    expect([known.status, known.bytes.length, known.headers['cache-control']]).toEqual([304, 0, 'private, no-cache'])
    expect(known.headers['content-security-policy']).toBe(headers['content-security-policy'])
    const head = await ask({ method: 'HEAD', path: '/city/varanasi' })
    expect([head.status, head.bytes.length, lasting(head)]).toEqual([200, 0, lasting({ ...head, headers })])
    for (const encoding of ['br', 'gzip']) {
      const page = await get('/city/varanasi', { 'Accept-Encoding': encoding })
      expect([page.headers['content-encoding'], page.text]).toEqual([encoding, text])
      expect(page.bytes.length).toBeLessThan(text.length / 4)
    }
  })

  test('a page is in the language of its address, else of the cookie, else of the browser', async () => {
    const languageOf = ({ text, headers }: Received) => [
      headers['content-language'],
      matchIn(text, /<html lang="(\w+)"/),
    ]
    const hindi = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' }
    for (const path of paths) {
      expect(languageOf(await get(path, hindi))).toEqual(['hi', 'hi'])
      expect(languageOf(await get(path))).toEqual(['en', 'en'])
      expect(languageOf(await get(path, { ...hindi, Cookie: 'language=en' }))).toEqual(['en', 'en'])
      expect(languageOf(await get(`${path}?lang=hi`, { Cookie: 'language=en' }))).toEqual(['hi', 'hi'])
    }
  })

  test('an edit and feedback show in the next answer', async () => {
    const login = await running.call('POST', '/user/login', { email: admin.email, password: admin.password })
    const token = login.data.access_token as string
    const pack = firstOf<{ id: string; name: string }>((await running.call('GET', '/packages/city/varanasi')).data)
    expect((await get('/city/varanasi')).text).toContain(pack.name)
    const content = { ...pack, name: 'Seven Ghats by Boat', key: admin.key }
    expect((await running.call('POST', '/packages/update', { content }, token)).status).toBe(200)
    expect((await get('/city/varanasi')).text).toContain('Seven Ghats by Boat')

    const devotee = await registerAt(running)
    expect((await get('/feedback')).text).not.toContain('Calm at dusk')
    await running.call('POST', '/feedback/create', { text: 'Calm at dusk', rating: 4 }, devotee.token)
    expect((await get('/feedback')).text).toContain('Calm at dusk')
    expect((await get('/landing')).text).toBe((await rendered('/landing')).text)
  })
})

describe('DESIGN public reads: nothing of a person in a page', () => {
  const SECRET = 'Secret-of-one-reader'

  /** Headers that React Router reads. */
  const ofRouter = ['x-remix-revalidate', 'x-remix-response', 'rsc-action-id', 'react-router-resource']

  test('no cookie and no header of one reader shows in the page of the next', async () => {
    const sources = files
      .filter((path) => /^(server|web)\//.test(path) && !isTest(path))
      .map(textOf)
      .join('\n')
    const read = [
      ...sources.matchAll(/\b(?:header|headers\.get|getHeader)\('([\w-]+)'\)|\bheaders(?:\.|\[')([a-z-]+)\b(?!\()/g),
    ].map(([, called, named]) => present(called ?? named))
    const names = [...new Set([...read, ...ofRouter])].filter(
      (name) => !/^(content-length|transfer-encoding)$/.test(name),
    )
    expect(names).toEqual(expect.arrayContaining(['authorization', 'user-agent', 'x-forwarded-for', 'origin', 'host']))
    const cookies = ['language', 'languageSelected', 'session', 'access_token', 'userData'].map(
      (name) => `${name}=${SECRET}`,
    )
    const readers: Record<string, string>[] = [
      ...names.map((name) => ({ [name]: SECRET })),
      { Authorization: `Bearer ${SECRET}` },
      ...cookies.map((Cookie) => ({ Cookie })),
      { Cookie: `language=hi; ${cookies.join('; ')}` },
    ]
    const server = await startPrepared({ PUBLIC_URL: 'https://tirtha.example' })
    for (const [at, headers] of readers.entries()) {
      // Each request is the first for its page.
      const path = present(addresses[at % addresses.length])
      const { 'content-length': _, ...sent } = headers
      await send(server.port, { path, headers: sent })
    }
    for (const address of addresses) {
      const page = await send(server.port, { path: address })
      const own = await send(server.port, { path: address, headers: alone })
      expect([address, page.status, page.text === own.text]).toEqual([address, 200, true])
      expect(JSON.stringify(page.headers) + page.text).not.toContain(SECRET)
    }
  })

  test('what shows a choice, a way back or a shared journey is rendered for each reader', async () => {
    for (const path of [
      '/auth/login?next=/user/cart',
      '/auth/register?next=/user/cart',
      '/shared/token',
      '/city/varanasi?package=none',
    ])
      expect([path, (await get(path)).headers.etag]).toEqual([path, undefined])
    expect((await rendered('/landing')).headers.etag).toBeUndefined()
  })
})

describe('DESIGN pages: files', () => {
  test('a file that is not there is not found, and never a page', async () => {
    for (const path of [
      '/favicon.ico',
      '/.well-known/security.txt',
      '/.well-known/change-password',
      '/robots.php',
      '/wp-login.php?x=1',
      '/.env',
      '/admin/backup.sql.gz',
      '/user/cart.json',
    ])
      expect([path, (await get(path)).status, (await get(path)).text]).toEqual([path, 404, 'Not found'])
    for (const path of ['/robots.txt', '/icon.svg', '/manifest.webmanifest', '/sitemap.xml', '/landing.data'])
      expect([path, (await get(path)).status]).toEqual([path, 200])
  })
})

describe('DESIGN pages: too many that are not in memory', () => {
  test('are refused in the language of their readers, and the pages in memory are answered meanwhile', async () => {
    const asked = Array.from({ length: 40 }, (_, at) => get(`/shared/${at}`, { 'Accept-Language': 'hi' }))
    expect((await get('/user/cart?x=1')).status).toBe(200)
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(10)
    expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThan(10)
    for (const { text, headers } of refused)
      expect([headers['retry-after'], headers['cache-control'], text]).toEqual([
        '4',
        'no-store',
        m.error_unavailable({}, { locale: 'hi' }),
      ])
  })
})
