import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { devoteePassword } from './people.ts'

const site = browserSite({ own: true })

test('§2 §6 feedback: a devotee writes it, everyone sees it as text, the author deletes it', async () => {
  const say = wordsIn('hi')
  const { page, leave } = await site.loggedIn({ language: 'hi', size: 'phone' })
  await page.goto('/feedback')
  await hydrated(page)
  await page.getByText('Savitri Devi').first().waitFor()
  await page.getByRole('heading', { level: 1, name: say(m.feedback_title), exact: true }).waitFor()
  const stars = page.getByRole('main').locator('form').getByRole('radio')
  expect(await stars.count()).toBe(5)
  expect(await stars.evaluateAll((all) => all.findIndex((star) => (star as HTMLInputElement).checked))).toBe(4)
  const text = '<img src=x onerror=alert(1)> बहुत अच्छी व्यवस्था थी।'
  await page.getByPlaceholder(say(m.feedback_placeholder)).fill(text)
  await page.getByRole('radio', { name: say(m.feedback_stars, { count: '4' }) }).check({ force: true })
  await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
  const item = page.getByRole('listitem').filter({ hasText: text })
  await item.waitFor()
  expect(await page.getByPlaceholder(say(m.feedback_placeholder)).inputValue()).toBe('')
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('5')
  expect(await page.getByRole('button', { name: say(m.feedback_delete_feedback) }).count()).toBe(1)
  await item.getByRole('button', { name: say(m.feedback_delete_feedback) }).click()
  await item.waitFor({ state: 'detached' })
  await leave()
})

test('§4 feedback: presses while it is sent send nothing; then the text is empty and the rating 5', async () => {
  const say = wordsIn('en')
  const { page, leave } = await site.loggedIn()
  const sent: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v1/feedback/create', async (route) => {
    sent.push(route.request().postData() ?? '')
    await released
    await route.continue()
  })
  await page.goto('/feedback')
  await hydrated(page)
  const text = 'The boat at dawn was quiet.'
  await page.getByPlaceholder('Write a feedback', { exact: true }).fill(text)
  await page.getByRole('radio', { name: say(m.feedback_stars, { count: '2' }) }).check({ force: true })
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    for (let press = 1; press <= 3; press++) form.requestSubmit()
  })
  await expect.poll(() => sent.length).toBe(1)
  release()
  await page.getByRole('listitem').filter({ hasText: text }).waitFor()
  expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([{ text, rating: 2 }])
  expect(await page.getByPlaceholder('Write a feedback', { exact: true }).inputValue()).toBe('')
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('5')
  await leave()
})

test.each([0, 2001])(
  '§5 feedback: the page checks no text, and the server refuses one of %d characters',
  async (length) => {
    const say = wordsIn('en')
    const { page, leave, expectComplaint } = await site.loggedIn()
    await page.goto('/feedback')
    await hydrated(page)
    const field = page.getByPlaceholder('Write a feedback', { exact: true })
    await field.fill('x'.repeat(length))
    const [answer] = await Promise.all([
      page.waitForResponse('**/v1/feedback/create'),
      page.getByRole('button', { name: say(m.common_submit), exact: true }).click(),
    ])
    expect(answer.status()).toBe(400)
    const told = say(m.feedback_create_failed, { message: say(m.error_feedback_length) })
    await page.getByRole('main').getByText(told).waitFor()
    expectComplaint(/400/)
    expect(await field.inputValue()).toBe('x'.repeat(length))
    await leave()
  },
)

test.each([
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const)('§2 §6 feedback: a visitor writes it, logs in and finds the text, in $language', async (view) => {
  const say = wordsIn(view.language)
  const known = await site.loggedIn()
  await known.leave()
  const { page, leave } = await site.visit(view)
  await page.goto('/feedback')
  await hydrated(page)
  const field = page.getByPlaceholder(say(m.feedback_placeholder))
  const submit = page.getByRole('button', { name: say(m.common_submit), exact: true })
  await page.getByText(say(m.feedback_login_first)).waitFor()
  await submit.click()
  await page.getByText(say(m.error_feedback_length)).waitFor()
  const text = `Calm and clean.\nशांत, ${view.size}`
  await field.fill(text)
  await page.getByRole('radio', { name: say(m.feedback_stars, { count: '3' }) }).check({ force: true })
  await submit.click()
  await page.waitForURL('**/auth/login?next=%2Ffeedback')
  await page.getByLabel(say(m.common_email)).fill(known.session.user.email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
  await page.waitForURL('**/feedback')
  await expect.poll(() => field.inputValue()).toBe(text)
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('3')
  await submit.click()
  const item = page.getByRole('listitem').filter({ hasText: `शांत, ${view.size}` })
  await item.getByRole('img', { name: say(m.feedback_stars, { count: '3' }) }).waitFor()
  expect(await field.inputValue()).toBe('')
  await page.reload()
  await hydrated(page)
  expect(await field.inputValue()).toBe('')
  await leave()
})

test('CONTRACT lists: a button extends a long list, which starts again after a change', async () => {
  const say = wordsIn('en')
  const { page, api, leave } = await site.loggedIn()
  for (let number = 1; number <= 55; number++)
    await unwrap(api.feedback.create.$post({ json: { text: `Journey number ${number}.`, rating: 5 } }))
  await page.goto('/feedback')
  await hydrated(page)
  const items = page.getByRole('main').getByRole('listitem')
  expect(await items.count()).toBe(50)
  await page.getByRole('button', { name: say(m.common_show_more) }).click()
  await items.filter({ hasText: 'Journey number 1.' }).waitFor()
  expect(await page.getByRole('button', { name: say(m.common_show_more) }).count()).toBe(0)
  const texts = await items.allInnerTexts()
  expect(new Set(texts).size).toBe(texts.length)
  await page.getByPlaceholder(say(m.feedback_placeholder)).fill('Journey number 56.')
  await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
  await items.filter({ hasText: 'Journey number 56.' }).waitFor()
  expect(await items.count()).toBe(50)
  await leave()
})
