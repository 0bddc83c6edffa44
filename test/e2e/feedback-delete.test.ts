import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'

import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import type { Person } from './people.ts'
import { hydrated, stopClock } from './visitor.ts'
import { testViews } from './test-views.ts'

const site = browserSite({ newProfiles: true })
const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const

const text = (name: string) => `Peaceful, ${name}.\nशांत और साफ।`

const write = async ({ api }: Pick<Person, 'api'>, name: string) =>
  (await unwrap(api.feedback.create.$post({ json: { text: text(name), rating: 2 } }))).data

const itemOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: `Peaceful, ${name}.` })
const open = async (page: Page) => {
  await page.goto('/feedback')
  await hydrated(page)
}

testViews(views)('§2 §6 /feedback: the author undoes a deletion in its place, in $language', async (view) => {
  const say = wordsIn(view.language)
  const { page, api, leave, ...author } = await site.loggedIn(view)
  const name = `undone ${view.size}`
  const written = await write({ api }, name)
  await open(page)
  const item = itemOf(page, name)
  const before = await item.innerText()
  await item.getByRole('button', { name: say(m.feedback_delete_feedback) }).click()
  await item.waitFor({ state: 'detached' })
  const place = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: say(m.feedback_deleted) })
  await place.getByRole('button', { name: say(m.common_undo), exact: true }).click()
  // The offer to restore disappears after seconds.
  await page.getByRole('status').getByText(say(m.feedback_restored)).waitFor()
  await item.waitFor()
  expect(await item.innerText()).toBe(before)
  await item.getByRole('img', { name: say(m.feedback_stars, { count: '2' }) }).waitFor()
  const { data } = await unwrap(api.feedback.$get({ query: {} }))
  expect(data.filter(({ User }) => User.id === author.session.user.id)).toEqual([written])
  await leave()
})

testViews(views, 1)(
  '§2 §6 /feedback: a deletion that is not undone stays, also after a reload, in $language',
  async (view) => {
    const say = wordsIn(view.language)
    const { page, api, leave } = await site.loggedIn(view)
    const name = `gone ${view.size}`
    await write({ api }, name)
    await open(page)
    await itemOf(page, name)
      .getByRole('button', { name: say(m.feedback_delete_feedback) })
      .click()
    const undo = page.getByRole('button', { name: say(m.common_undo), exact: true })
    await undo.waitFor()
    await page.reload()
    await hydrated(page)
    expect([await undo.count(), await itemOf(page, name).count()]).toEqual([0, 0])
    await leave()
  },
)

test('§2 §6 /feedback: each of two deletions has its own undo', async () => {
  const say = wordsIn('en')
  const { page, api, leave } = await site.loggedIn()
  for (const name of ['one', 'two']) await write({ api }, name)
  await open(page)
  const undos = page.getByRole('status').getByRole('button', { name: say(m.common_undo), exact: true })
  for (const name of ['one', 'two']) {
    await itemOf(page, name)
      .getByRole('button', { name: say(m.feedback_delete_feedback) })
      .click()
    await itemOf(page, name).waitFor({ state: 'detached' })
  }
  expect(await undos.count()).toBe(2)
  // The newest comes first.
  await undos.last().click()
  await itemOf(page, 'one').waitFor()
  expect(await itemOf(page, 'two').count()).toBe(0)
  await leave()
})

test('ACCESS the undo of a deletion gets the focus and stays as long as its page', async () => {
  const say = wordsIn('en')
  const { page, api, leave } = await site.loggedIn()
  await write({ api }, 'keyboard')
  await open(page)
  await stopClock(page)
  const item = itemOf(page, 'keyboard')
  const undo = page.getByRole('button', { name: say(m.common_undo), exact: true })
  await item.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await item.waitFor({ state: 'detached' })
  await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.clock.runFor(60_000)
  // No toast repeats it, and it does not expire.
  expect(await page.getByText(say(m.feedback_deleted)).count()).toBe(1)
  await page.keyboard.press('Enter')
  await item.waitFor()
  await leave()
})

testViews(views, 1)('§2 §6 /feedback: an admin is asked before a deletion for good, in $language', async (view) => {
  const say = wordsIn(view.language)
  const author = await site.loggedIn()
  await author.leave()
  const name = `judged ${view.size}`
  await write(author, name)
  const { page, leave } = await site.loggedIn({ ...view, as: 'admin' })
  await open(page)
  const item = itemOf(page, name)
  const question = page.getByRole('dialog', { name: say(m.feedback_delete_question) })
  const press = () => item.getByRole('button', { name: say(m.feedback_delete_feedback) }).click()
  await press()
  await question.getByText(say(m.feedback_delete_for_good)).waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await press()
  await question.getByRole('button', { name: say(m.feedback_keep) }).click()
  await question.waitFor({ state: 'detached' })
  expect(await item.count()).toBe(1)
  await press()
  await question.getByRole('button', { name: say(m.feedback_delete_feedback) }).click()
  await page.getByRole('status').getByText(say(m.feedback_deleted)).waitFor()
  await item.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: say(m.common_undo) }).count()).toBe(0)
  const { data } = await unwrap(author.api.feedback.$get({ query: {} }))
  expect(data.filter(({ text: shown }) => shown === text(name))).toEqual([])
  await leave()
})
