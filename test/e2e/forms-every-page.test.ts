/** @module-tag thorough */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserSite } from './browser-site.ts'
import { holdScripts } from './early-page.ts'
import { pagePaths } from './page-states.ts'
import { present } from '../present.ts'

const site = browserSite()

/** The phone number is too short: a refused registration leads to no other page. */
const typed = { text: 'Typed by me', email: 'typed.by.me@example.com', tel: '98765', password: 'typed secret 9' }

/** Writes into every editable field. */
async function fill(form: Locator) {
  for (const [type, value] of Object.entries(typed)) {
    const fields = form.locator(
      type === 'text' ? 'textarea, input[type=text], input:not([type])' : `input[type=${type}]`,
    )
    for (const field of await fields.all()) await field.fill(value)
  }
}

/** The question for the language is closed when it has an answer. */
const formsOf = (page: Page) => page.locator('form').filter({ visible: true })

/** Sends one form; returns the addresses that the browser visited, and the data that it sent. */
async function press(page: Page, path: string, index: number, open: (path: string) => Promise<unknown>) {
  await open(path)
  const form = formsOf(page).nth(index)
  await fill(form)
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.isNavigationRequest()),
    form.locator('button:not([type=button])').first().click(),
  ])
  const response = present(await request.response())
  await page.waitForLoadState('domcontentloaded')
  return { method: request.method(), status: response.status(), addresses: [request.url(), page.url()] }
}

/** The choice of the language on each page, and the forms of the login, the two steps of a reset, the registration, feedback. */
const leastForms = pagePaths.length + 5

async function pressEveryForm(page: Page, open: (path: string) => Promise<unknown>) {
  let pressed = 0
  for (const path of [...pagePaths, '/auth/login?step=reset']) {
    await open(path)
    // The last part of the document, which is hidden while placeholders are shown.
    await page.locator('footer').waitFor({ state: 'attached' })
    const count = await formsOf(page).count()
    expect(count, path).toBeGreaterThan(0)
    for (let index = 0; index < count; index++) {
      const { method, status, addresses } = await press(page, path, index, open)
      expect([method, [200, 303, 400, 409].includes(status)], `${path} ${status}`).toEqual(['POST', true])
      for (const address of addresses)
        for (const value of Object.values(typed))
          expect(decodeURIComponent(address).replaceAll('+', ' ')).not.toContain(value)
      pressed++
    }
  }
  return pressed
}

test('FORMS every form of every page posts its fields before the scripts arrive', async () => {
  const { page, context } = await site.visit()
  const { open } = await holdScripts(page)
  expect(await pressEveryForm(page, open)).toBeGreaterThanOrEqual(leastForms)
  await context.close()
})

test('FORMS every form of every page posts its fields without scripts', async () => {
  const { page, context } = await site.visit({ scripts: false })
  expect(await pressEveryForm(page, (path) => page.goto(path))).toBeGreaterThanOrEqual(leastForms)
  await context.close()
})
