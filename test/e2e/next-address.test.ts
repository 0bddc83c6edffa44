import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { logIn } from './login-form.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ newProfiles: true })
const say = wordsIn('en')

/** Its path is `//elsewhere.example/away` once the dots are removed. */
const ELSEWHERE = encodeURIComponent('/.//elsewhere.example/away')

test('DESIGN: the offline page does not lead to another site', async () => {
  const { page, leave } = await site.visit()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).hostname))
  // Without an answer from the server, the page stays until the button is pressed.
  await page.route('**/healthz', () => {})
  await page.goto(`/offline?next=${ELSEWHERE}`)
  await hydrated(page)
  await page.getByRole('button', { name: say(m.common_try_again) }).click()
  await page.waitForURL(`${site.origin}/landing`)
  expect(new Set(asked)).toEqual(new Set([new URL(site.origin).hostname]))
  await leave()
})

test('DESIGN: a login with the address of another site ends on this site', async () => {
  const { session } = await site.loggedIn()
  const { page, leave } = await site.visit()
  await page.goto(`/auth/login?next=${ELSEWHERE}`)
  await hydrated(page)
  await logIn(page, session.user.email)
  await page.waitForURL(`${site.origin}/landing`)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(session.user.email)
  await leave()
})
