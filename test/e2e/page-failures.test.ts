import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'

const on = browserSite({ newProfiles: true })

const languages = [
  ['en', 'Error fetching feedbacks: Something went wrong'],
  ['hi', wordsIn('hi')(m.feedback_list_failed, { message: wordsIn('hi')(m.error_internal) })],
] as [Language, string][]

testViews(languages, 1)(
  '§8 the feedback does not come through a proxy, and the page says why, in %s: %s',
  async ([language, text]) => {
    const say = wordsIn(language)
    const { page, expectComplaint, leave } = await on.visit({ language })
    await page.route('**/feedback.data*', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    )
    await page.goto('/landing')
    await hydrated(page)
    await page.getByRole('link', { name: say(m.footer_feedback), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
    expectComplaint(/502/)
    await page.unrouteAll()
    await page.getByRole('button', { name: say(m.common_try_again) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.feedback_title), exact: true }).waitFor()
    await leave()
  },
)

test('§8 a page that cannot be shown in the other language says so and keeps its styles', async () => {
  const say = wordsIn('en')
  const { page, expectComplaint, leave } = await on.visit()
  await page.goto('/feedback')
  await hydrated(page)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await background()
  await page.route('**/feedback.data*', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '' }))
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  await page.getByRole('button', { name: 'हिन्दी', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say(m.error_internal), exact: true }).waitFor()
  // A page that is rendered again requests the chosen language again.
  await expect.poll(() => lines.length).toBe(2)
  expectComplaint(/502/)
  expectComplaint(/502/)
  expect(await background()).toBe(before)
  await leave()
})

test('§5 the details of a user without an id say so', async () => {
  const { page, leave } = await on.loggedIn({ as: 'admin' })
  await page.goto('/admin/users/%20')
  await page.getByRole('heading', { level: 1, name: 'User ID is missing', exact: true }).waitFor()
  await leave()
})
