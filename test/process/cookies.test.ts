/** @module-tag thorough */
import { describe, expect, test } from 'vitest'
import { admin } from '../data-template.ts'
import { useServers } from './server-process.ts'

const { startPrepared } = useServers()

/** Scripts read and write these, so that they cannot be HttpOnly; none lets anyone in. */
const NAMES = ['language', 'languageSelected', 'unknown-path']

describe('DESIGN cookies', () => {
  test.each(['https://tirtha.example', 'http://tirtha.example'])(
    'of a site at %s are of this site alone, and by HTTPS alone where it has it',
    async (PUBLIC_URL) => {
      const { url } = await startPrepared({ PUBLIC_URL })
      const answers = [
        await fetch(`${url}/no-such-page`, { redirect: 'manual' }),
        await fetch(`${url}/language`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ language: 'hi', next: '/landing' }),
        }),
        await fetch(`${url}/auth/login`),
        await fetch(`${url}/landing`),
        await fetch(`${url}/v1/feedback`),
      ]
      const cookies = answers.flatMap(({ headers }) => headers.getSetCookie())
      expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(NAMES)
      const lasting = /; Path=\/; Max-Age=\d+; SameSite=Lax(; Secure)?$/
      const isSecure = PUBLIC_URL.startsWith('https:')
      expect(cookies.map((cookie) => lasting.exec(cookie)?.[1])).toEqual(
        NAMES.map(() => (isSecure ? '; Secure' : undefined)),
      )
    },
  )
})

test('DESIGN cookies: a form without scripts makes the browser known, too', async () => {
  const { url } = await startPrepared()
  const login = (password: string) =>
    fetch(`${url}/auth/login`, { method: 'POST', body: new URLSearchParams({ email: admin.email, password }) })
  expect((await login('wrong')).headers.getSetCookie()).toEqual([])
  const cookies = (await login(admin.password)).headers.getSetCookie()
  expect(cookies.map((cookie) => /^known-browser=[\w-]{43}; .*Path=([^;]+); HttpOnly/.exec(cookie)?.[1])).toEqual([
    '/v1/user',
    '/auth',
  ])
})

test('DESIGN: no cache keeps the page of a shared link', async () => {
  const { url } = await startPrepared()
  for (const path of ['/shared/unknown', '/shared/unknown.data'])
    expect([path, (await fetch(url + path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
})
