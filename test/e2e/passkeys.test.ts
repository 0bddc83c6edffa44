import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { freePort } from '../free-port.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

// A passkey belongs to a host name, so the page must use the address that the server knows as its own.
const port = await freePort()
const origin = `http://localhost:${port}`
const site = browserSite({ environment: { PORT: String(port), PUBLIC_URL: origin }, newProfiles: true })
const say = wordsIn('hi')

/** A separate device for this page, as Chromium simulates it. */
async function withDevice(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true } as const
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } })
  return session
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${origin}/auth/login`)
  await hydrated(page)
  await page.getByLabel(say(m.common_email)).fill(admin.email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(admin.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
}

test('PASSKEYS an owner adds one in Hindi on a phone, logs in with it in the place of a code, and removes it', async () => {
  const { page, context, leave } = await site.visit({ language: 'hi', size: 'phone' })
  await context.addInitScript(() => {
    localStorage.setItem('language', 'hi')
    localStorage.setItem('languageSelected', 'true')
  })
  await context.addCookies([{ name: 'language', value: 'hi', url: origin }])
  await withDevice(page)
  await logIn(page)
  await page.getByRole('heading', { level: 1, name: say(m.nav_today) }).waitFor()
  await page.goto(`${origin}/user/second-step`)
  await hydrated(page)
  const part = page.getByRole('region', { name: say(m.passkey_title) })
  await part.getByLabel(say(m.passkey_name)).fill('मेरा फ़ोन')
  await part.getByLabel(say(m.settings_current_password)).fill(admin.password)
  await part.getByRole('button', { name: say(m.passkey_add) }).click()
  await part.getByRole('listitem').getByText('मेरा फ़ोन').first().waitFor()
  const codes = page.getByRole('status', { name: say(m.second_step_codes_title) }).getByRole('listitem')
  await codes.nth(9).waitFor()

  // A passkey alone is enough to confirm a change of the payee.
  await page.goto(`${origin}/user/settings`)
  await hydrated(page)
  const contents = page.getByRole('navigation', { name: say(m.desk_site_title) })
  await contents.getByRole('link', { name: say(m.desk_site_payee) }).click()
  const payee = page.getByRole('region', { name: say(m.desk_site_payee) })
  const save = payee.getByRole('button', { name: say(m.passkey_save) })
  for (const branch of ['Godowlia', 'Lanka']) {
    await payee.getByLabel(say(m.desk_site_branch)).fill(branch)
    await payee.getByLabel(say(m.desk_security_key), { exact: true }).fill(admin.key)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 200)
    const askedAnew = page.waitForResponse((answer) => answer.url().endsWith('/v1/admin/settings/passkey'))
    await save.click()
    await saved
    await askedAnew
  }

  await page.evaluate(() => localStorage.removeItem('user'))
  await logIn(page)
  await page.getByRole('button', { name: say(m.passkey_use) }).click()
  await page.getByRole('heading', { level: 1, name: say(m.nav_today) }).waitFor()

  await page.goto(`${origin}/user/second-step`)
  await hydrated(page)
  const name = say(m.passkey_remove, { name: 'मेरा फ़ोन' })
  await part.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(m.settings_current_password)).fill(admin.password)
  await dialog.getByRole('button', { name }).click()
  await part.getByRole('listitem').waitFor({ state: 'hidden' })
  await page.evaluate(() => localStorage.removeItem('user'))
  await logIn(page)
  await page.getByRole('heading', { level: 1, name: say(m.nav_today) }).waitFor()
  expect(new URL(page.url()).origin).toBe(origin)
  await leave()
})
