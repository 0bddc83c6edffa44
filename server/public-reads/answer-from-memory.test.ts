import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer, listen } from '../listen.ts'
import { answerFromMemory, type ReadObserver } from './answer-from-memory.ts'
import { KeptAnswers } from './kept-answers.ts'

type Page = {
  reads?: [path: string, status: number | undefined][]
  status?: number
  headers?: Record<string, string>
  knowsCities?: boolean
}

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** A product with one page, which shows how often it was rendered. */
async function site(page: Page = {}) {
  const answers = new KeptAnswers()
  const clock = { iso: '2026-11-21T18:29:58Z' }
  const asked: Request[] = []
  const fetch = async (request: Request, { onRead }: ReadObserver) => {
    asked.push(request)
    for (const [path, status] of page.reads ?? []) onRead?.(path, status)
    return new Response(`page ${asked.length}`, { status: page.status ?? 200, headers: page.headers })
  }
  const now = () => new Date(clock.iso)
  const cities = { has: (slug: string) => slug === 'varanasi', isKnown: () => page.knowsCities ?? true }
  const log = pino({ level: 'silent' })
  const server = createHttpServer(
    () => new Response('not from memory'),
    answerFromMemory({ answers, cities, fetch, log, now, publicUrl: 'https://tirtha.example' }),
  )
  const port = await listen(server, 0, '127.0.0.1')
  closing.push(() => server.close())
  const read = async (path = '/city/varanasi', headers: Record<string, string> = {}) =>
    (await globalThis.fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
  return { answers, clock, asked, page, read }
}

test('DESIGN public reads: a page is rendered once until midnight in India', async () => {
  const { clock, read } = await site()
  expect([await read(), await read()]).toEqual(['page 1', 'page 1'])
  clock.iso = '2026-11-21T18:29:59.999Z'
  expect(await read()).toBe('page 1')
  clock.iso = '2026-11-21T18:30:00Z'
  expect([await read(), await read()]).toEqual(['page 2', 'page 2'])
})

test('DESIGN public reads: a page is rendered again when a part changes that it has read, and no other', async () => {
  const { answers, read } = await site({ reads: [['/v1/feedback/rating', 200]] })
  await read()
  answers.forget('catalogue')
  expect(await read()).toBe('page 1')
  answers.forget('feedback')
  expect(await read()).toBe('page 2')
})

test.each<Page>([
  { reads: [['/v1/feedback/rating', 503]] },
  { reads: [['/v1/packages/city/varanasi?limit=100', undefined]] },
  { reads: [['/v1/user/settings', 200]] },
  { reads: [['/v1/shared/token', 200]] },
  { reads: [['/v1/feedback/create', 200]] },
  { status: 500 },
  { status: 302 },
  { headers: { 'Set-Cookie': 'language=hi' } },
])('DESIGN public reads: a page is not kept that is incomplete, failed or for one reader: %j', async (page) => {
  const { read } = await site(page)
  expect([await read(), await read()]).toEqual(['page 1', 'page 2'])
})

test('DESIGN public reads: a page is asked for by its address and language alone', async () => {
  const { asked, read } = await site()
  await read('/city/varanasi', {
    'Accept-Language': 'hi-IN,hi;q=0.9',
    'User-Agent': 'Secret',
    'X-Forwarded-For': '203.0.113.1',
    Cookie: 'languageSelected=hi; language=hi',
  })
  expect(asked.map(({ url, headers }) => [url, [...headers]])).toEqual([
    [
      'https://tirtha.example/city/varanasi',
      [
        ['accept-language', 'hi'],
        ['cookie', 'language=hi'],
      ],
    ],
  ])
})

test.each([
  [{}, '/poojas', 'en'],
  [{ 'Accept-Language': 'hi' }, '/poojas', 'hi'],
  [{ 'Accept-Language': 'hi', Cookie: 'language=en' }, '/poojas', 'en'],
  [{ Cookie: 'language=hi' }, '/poojas', 'hi'],
  [{ Cookie: 'language=hi' }, '/poojas?lang=en', 'en'],
  [{ 'Accept-Language': 'en' }, '/poojas?lang=hi', 'hi'],
])('DESIGN public reads: the language is of the address, else the cookie, else the browser: %j %s', async (...row) => {
  const [headers, path, language] = row
  const { asked, read } = await site()
  await read(path, headers)
  expect(asked.map((request) => request.headers.get('accept-language'))).toEqual([language])
})

test.each([
  [['/poojas', '/poojas?utm_source=mail', '/poojas?lang=fr&x=1'], '/poojas'],
  [['/poojas?lang=hi', '/poojas?gclid=1&lang=hi', '/poojas?lang=hi&lang=en'], '/poojas?lang=hi'],
  [['/city/varanasi?date=2026-12-01', '/city/Varanasi?x'], '/city/varanasi'],
  [['/city/atlantis', '/city/lanka?x=1'], '/city/-'],
  [['/user/bookings/1/pay', '/user/bookings/2/pay?x=1'], '/user/bookings/-/pay'],
  [['/auth/login', '/auth/login?step=other'], '/auth/login'],
  [['/auth/login?step=reset', '/auth/login?x=1&step=reset'], '/auth/login?step=reset'],
  [['/poojas.data', '/poojas.data?_routes=poojas'], '/poojas.data'],
])('DESIGN public reads: %j are one page', async (paths, url) => {
  const { asked, read } = await site()
  for (const path of paths) expect(await read(path)).toBe('page 1')
  expect(asked.map((request) => request.url)).toEqual([`https://tirtha.example${url}`])
})

test('DESIGN public reads: a page that says that something is not there is kept, too', async () => {
  const { read } = await site({ status: 404 })
  expect([await read('/city/atlantis'), await read('/city/lanka')]).toEqual(['page 1', 'page 1'])
})

test('DESIGN public reads: no cookie but the language makes another page', async () => {
  const { asked, read } = await site()
  for (const Cookie of ['language=en', 'language=en; a=b', 'a=language=hi; language=en'])
    expect(await read('/poojas', { Cookie })).toBe('page 1')
  expect(asked.length).toBe(1)
  expect(await read('/poojas', { Cookie: 'a=b; language=hi' })).toBe('page 2')
  // A visitor who has not answered the question for the language is asked.
  for (const Cookie of ['', 'a=b']) expect(await read('/poojas', { Cookie })).toBe('page 3')
})

test.each([
  '/city/varanasi?package=1',
  '/auth/login?next=/user/cart',
  '/auth/register?next=%2Fuser%2Fcart',
  '/shared/token',
  '/poojas/',
  '//poojas',
  '/no-such-page',
  '/toString',
])('DESIGN public reads: %s is not read from memory', async (path) => {
  const { read } = await site()
  expect(await read(path)).toBe('not from memory')
})

test('DESIGN public reads: until the cities are read again after a change, no page of a city is answered from memory', async () => {
  const { page, read } = await site()
  await read()
  page.knowsCities = false
  expect([await read(), await read('/poojas')]).toEqual(['not from memory', 'page 2'])
})
