/** @module-tag thorough */
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { useServers } from './server-process.ts'
import { sendRaw } from './raw-request.ts'
import { present } from '../present.ts'

const { start, startPrepared } = useServers()

const PUBLIC_URL = 'https://tirtha.example'

/** A server for all tests of this file. */
let running: Awaited<ReturnType<typeof start>>

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.url + path, { headers, redirect: 'manual' })

const typeOf = (response: Response) => response.headers.get('content-type') ?? ''

/** A request that fetch cannot send. */
const send = (options: { method: string; path: string; headers?: Record<string, string> }): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port: running.port, ...options })
    request.once('response', resolve).once('error', reject).end()
  })

beforeAll(async () => {
  running = await startPrepared({ PUBLIC_URL })
})

test('CONTRACT beside the calls: probes, sitemap, robots, manifest and files are as usual', async () => {
  for (const [path, body] of [
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ready' }],
  ] as const) {
    const response = await get(path)
    expect([response.status, await response.json()]).toEqual([200, body])
  }

  const sitemap = await get('/sitemap.xml')
  expect(typeOf(sitemap)).toMatch(/xml/)
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => present(url))
  expect(listed).toContain(`${PUBLIC_URL}/landing`)
  expect(listed).toContain(`${PUBLIC_URL}/city/varanasi`)
  for (const url of listed) {
    expect(url.startsWith(`${PUBLIC_URL}/`)).toBe(true)
    expect([url, (await get(new URL(url).pathname)).status]).toEqual([url, 200])
  }

  const robots = await get('/robots.txt')
  expect([robots.status, typeOf(robots).split(';')[0]]).toEqual([200, 'text/plain'])
  const rules = await robots.text()
  expect(rules).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  for (const path of ['/user/', '/admin/']) expect(rules).toContain(`Disallow: ${path}`)

  const manifest = await get('/manifest.webmanifest')
  expect([manifest.status, typeOf(manifest).split(';')[0]]).toEqual([200, 'application/manifest+json'])
  const { name, start_url, icons } = await manifest.json()
  expect([name, start_url]).toEqual([expect.any(String), expect.any(String)])
  for (const { src } of icons as { src: string }[]) {
    const icon = await get(new URL(src, running.url).pathname)
    expect([icon.status, typeOf(icon)]).toEqual([200, expect.stringMatching(/^image\//)])
  }
})

test('CONTRACT beside the calls: the files of a page exist, compressed and cached by hash', async () => {
  const page = await get('/landing')
  expect([page.status, typeOf(page)]).toEqual([200, expect.stringMatching(/^text\/html/)])
  const assets = [
    ...new Set([...(await page.text()).matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([path]) => path)),
  ]
  expect(assets.length).toBeGreaterThan(0)
  for (const path of assets) {
    const asset = await get(path, { 'Accept-Encoding': 'br' })
    expect([path, asset.status]).toEqual([path, 200])
    expect(typeOf(asset)).not.toMatch(/html/)
    expect(asset.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
  }
})

test('DESIGN: a site with HTTPS sends HSTS with pages and files', async () => {
  for (const path of ['/landing', '/icon.svg', '/sitemap.xml', '/assets/x.js'])
    expect([path, (await get(path)).headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=31536000; includeSubDomains',
    ])
})

test('DESIGN: an unknown script gives 404 and no page', async () => {
  for (const path of ['/assets/x.js', '/assets/entry.client-abc.js', '/assets/', '/assets/..%2f..%2fpackage.json']) {
    const response = await get(path, { Accept: 'text/html' })
    expect([path, response.status]).toEqual([path, 404])
    expect(typeOf(response)).not.toMatch(/html/)
    expect(await response.text()).not.toMatch(/<html|"private"/i)
  }
})

test('CONTRACT every call: unsupported methods are refused and echo nothing', async () => {
  for (const method of ['TRACE', 'TRACK', 'PROPFIND'])
    for (const path of ['/', '/v1/cart', '/landing']) {
      const response = await send({ method, path, headers: { 'X-Secret': 'echo-me' } })
      expect([method, path, response.statusCode]).toEqual([
        method,
        path,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
      ])
      let body = ''
      for await (const chunk of response) body += chunk
      expect(body).not.toContain('echo-me')
    }
})

test('CONTRACT every call: oversized headers and malformed requests are refused', async () => {
  const large = await send({ method: 'GET', path: '/v1/cart', headers: { 'X-Large': 'x'.repeat(64 * 1024) } })
  expect(large.statusCode).toBe(431)
  expect(await sendRaw(running.port, 'not a request\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
  expect(await sendRaw(running.port, 'GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
  const both =
    'POST /v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
  expect(await sendRaw(running.port, both)).toMatch(/^HTTP\/1\.1 400/)
  expect((await get('/healthz')).status).toBe(200)
})
