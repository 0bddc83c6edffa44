import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { dominantColor } from './dominant-color.ts'
import { type Story, stories } from './failing-calls.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'
import { present } from '../present.ts'

const on = browserSite()

const words = 'Please try again after the evening aarti.'
const answers = {
  json: { status: 400, contentType: 'application/json', body: JSON.stringify({ message: words, code: 'INTERNAL' }) },
  html: { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
}
type Answer = keyof typeof answers

/** Answers one call in place of the server, and passes the texts of the page to `read`. */
async function tell(
  story: Story,
  language: Language,
  kinds: readonly Answer[],
  read: (kind: Answer, page: Page) => Promise<void>,
) {
  const person = await on.loggedIn({ as: story.as, language })
  const { page, expectComplaint, leave } = person
  const path = await story.path(person, on)
  const [method, call = ''] = story.call.split(' ')
  const isCall = (url: URL) => new RegExp(`^${call.replaceAll('*', '[\\w-]+')}$`).test(url.pathname)
  for (const kind of kinds) {
    await page.unrouteAll()
    await page.route(isCall, (route) =>
      route.request().method() === method ? route.fulfill(answers[kind]) : route.fallback(),
    )
    await page.goto(path)
    await hydrated(page)
    await story.act?.(page, wordsIn(language))
    await read(kind, page)
    expectComplaint(new RegExp(String(answers[kind].status)))
  }
  await leave()
}

async function expectShown(page: Page, text: string) {
  await page.getByText(text, { exact: true }).first().waitFor()
  expect(await page.getByText(/Bad Gateway|We could not find this/).count()).toBe(0)
}

testViews(stories, 2)('§8 $as, $call fails: the page shows the message of the server, else $texts', async (story) => {
  await tell(story, 'en', ['json', 'html'], async (kind, page) => {
    const told = story.told?.(words) ?? words
    for (const text of kind === 'json' ? [told] : story.texts) {
      await expectShown(page, text)
      if (story.isInline) await page.getByRole('main').getByText(text, { exact: true }).waitFor()
    }
  })
})

test.each([
  ['GET /v1/cart', [m.cart_failed, m.cart_error]],
  ['DELETE /v1/cart/*', [m.cart_delete_failed, m.cart_delete_error]],
  ['POST /v1/payments/initiate', [m.payment_initiate_failed, m.checkout_total_error]],
  ['POST /v1/user/login', [m.auth_login_failed, m.auth_login_error]],
  ['POST /v1/bookings/verification', [m.desk_verification_failed, m.desk_verification_error]],
] as const)('§8 %s fails in Hindi: the page shows the texts in Hindi', async (call, texts) => {
  const story = present(stories.find((candidate) => candidate.call === call))
  await tell(story, 'hi', ['html'], async (_, page) => {
    for (const text of texts.map(wordsIn('hi'))) {
      expect(text).toMatch(/[\u0900-\u097F]/)
      await expectShown(page, text)
    }
  })
})

test('§8 the failure of a registration is in the page, in red', async () => {
  const say = wordsIn('en')
  const { page, expectComplaint, leave } = await on.visit()
  await page.route('**/v1/user/register', (route) => route.fulfill(answers.html))
  await page.goto('/auth/register')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_register), exact: true })
    .click()
  const text = page.getByRole('main').getByText('Error creating user', { exact: true })
  await text.waitFor()
  expect(await dominantColor(text)).toBe('red')
  expectComplaint(/502/)
  await leave()
})
