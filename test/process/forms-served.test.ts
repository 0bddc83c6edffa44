import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createClient, unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { wordsIn } from '../e2e/messages.ts'
import { devoteePassword, peopleAt } from '../e2e/people.ts'
import { matchIn, present } from '../present.ts'
import { type ServerProcess, useServers } from './server-process.ts'

const say = wordsIn('en')
const { startPrepared } = useServers()

/** A server for all tests of this file. */
let running: ServerProcess
beforeAll(async () => {
  running = await startPrepared({ PUBLIC_URL: 'http://tirtha.test', RATE_LIMIT_SCALE: '0' })
})

type Headers = Record<string, string>
/** Stands for the address of the server, which is known only when it runs. */
const OWN = 'own'
const ownPage = { 'Sec-Fetch-Site': 'same-origin' }

/** A form as a browser sends it from one of our pages. */
const sendForm = (path: string, fields: Record<string, string>, headers: Headers = ownPage, { url } = running) =>
  fetch(url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })

let registered = 0
const registration = (name = 'Savitri Devi') => ({
  name,
  phoneNumber: '9876543210',
  email: `no.scripts.${++registered}@example.com`,
  password: devoteePassword,
})
const wrongLogin = { email: 'nobody@example.com', password: 'not this one' }
/** The token that a page passes to the browser. */
const tokenIn = (html: string) => matchIn(html, /"access_token":"([\w-]{43})"/)

test.each<Headers>([
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'http://shop.tirtha.test' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://tirtha.test' },
  { Origin: 'https://evil.test' },
  { Origin: 'http://tirtha.test:8080' },
  { Origin: 'http://tirtha.test.evil.test' },
  { Origin: 'null' },
])('FORMS posts: a page refuses a form from another site: %j', async (headers) => {
  const person = registration()
  for (const path of ['/auth/register', '/auth/register.data', '/auth/login', '/feedback', '/language']) {
    const answer = await sendForm(path, { ...person, text: 'Peaceful.', language: 'hi' }, headers)
    expect(answer.status, path).toBe(403)
    expect(answer.headers.get('set-cookie'), path).toBeNull()
    expect(await answer.text()).toBe(say(m.error_other_site))
  }
  const { email, password } = person
  await expect(peopleAt(running.url).known({ email, password })).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' })
})

test.each<Headers>([
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'http://tirtha.test' },
  { Origin: OWN },
  {},
])('FORMS posts: a page takes a form from a page of this site: %j', async (headers) => {
  const answer = await sendForm(
    '/language',
    { language: 'hi' },
    {
      ...headers,
      ...(headers.Origin === OWN && { Origin: running.url }),
      Referer: `${running.url}/priest?lang=en&a=b`,
    },
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/priest?a=b'])
})

test('FORMS posts: a choice of language never leads to another site', async () => {
  for (const Referer of [
    '',
    'nothing',
    'https://evil.test/',
    `${running.url}//evil.test`,
    `${running.url}/.//evil.test`,
  ]) {
    const answer = await sendForm('/language', { language: 'hi', next: '//evil.test' }, { ...ownPage, Referer })
    expect([Referer, answer.headers.get('location')]).toEqual([
      Referer,
      Referer === 'https://evil.test/' ? '/' : '/landing',
    ])
  }
})

test('FORMS posts: a page refuses another type, size or method with a message', async () => {
  const headers = { ...ownPage, 'Content-Type': 'application/json', 'Accept-Language': 'hi' }
  const json = await fetch(`${running.url}/auth/login`, { method: 'POST', headers, body: JSON.stringify(wrongLogin) })
  expect([json.status, await json.text()]).toEqual([415, wordsIn('hi')(m.error_not_a_form)])
  const large = await sendForm('/auth/login', { ...wrongLogin, email: 'x'.repeat(70_000) })
  expect([large.status, await large.text()]).toEqual([413, say(m.error_body_too_large, { limit: '64 KB' })])
  const put = await fetch(`${running.url}/auth/login`, { method: 'PUT', body: new URLSearchParams(wrongLogin) })
  expect([put.status, await put.text()]).toEqual([405, say(m.error_method)])
  expect((await sendForm('/priest', {})).status).toBe(405)
})

test('FORMS posts: an answer is not stored and contains no password', async () => {
  const answer = await sendForm('/auth/login', wrongLogin)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  const html = await answer.text()
  expect(html).toContain(say(m.error_bad_credentials))
  expect(html).toContain(`value="${wrongLogin.email}"`)
  expect(html).not.toContain(wrongLogin.password)
})

test('FORMS posts: an answer contains the session once, in a script whose hash is allowed', async () => {
  const name = '</script><script>alert(1)</script>'
  const answer = await sendForm('/auth/register?next=%2F.%2F%2Fevil.test', registration(name))
  const html = await answer.text()
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
  const [, script = ''] = present(scripts.find(([, text]) => text?.includes('setItem')))
  const hash = createHash('sha256').update(script).digest('base64')
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  expect(script).toContain('location.replace("/landing")')
  expect(html).not.toContain(name)
  expect(html.split(tokenIn(script)).length - 1).toBe(1)
})

test('CONTRACT limits: forms without scripts count by the address of their sender', async () => {
  const limited = await startPrepared({ RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' })
  const register = (address: string) =>
    sendForm('/auth/register', registration(), { ...ownPage, 'X-Forwarded-For': address }, limited)
  expect((await register('203.0.113.1')).status).toBe(200)
  const refused = await register('203.0.113.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await refused.text()).toContain(say(m.error_too_many_requests, { time: '60 minutes' }))
  expect((await register('203.0.113.2')).status).toBe(200)
})

test('ACCOUNT sessions: a login without scripts is known by its browser', async () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const answer = await sendForm('/auth/register', registration(), { ...ownPage, 'User-Agent': agent })
  const Authorization = `Bearer ${tokenIn(await answer.text())}`
  const api = createClient(running.url, (input, init) => fetch(input, { ...init, headers: { Authorization } }))
  const { data } = await unwrap(api.user.settings.$get())
  expect(data.sessions.map(({ device }) => device)).toEqual(['Firefox, Linux'])
})
