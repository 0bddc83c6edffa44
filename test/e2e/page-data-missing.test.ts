import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { present } from '../present.ts'

/** A server without the tables of feedback and packages. */
const on = browserSite({
  past: async ({ db }) => {
    await db.schema.alterTable('feedback').renameTo('feedback_away').execute()
    // The first start would read the packages to give them stops.
    await db.insertInto('settings').values({ name: 'stops_filled', value: 'for this test' }).execute()
    await db.schema.alterTable('packages').renameTo('packages_away').execute()
  },
})

const languages = [
  ['en', 'Error fetching feedbacks: Something went wrong'],
  ['hi', wordsIn('hi')(m.feedback_list_failed, { message: wordsIn('hi')(m.error_internal) })],
] as [Language, string][]

test('§8 pages whose data the server cannot read say so, on a first load and after a click', async () => {
  for (const [language, text] of languages) {
    const say = wordsIn(language)
    const { page, expectComplaint, leave } = await on.visit({ language })
    const answer = present(await page.goto('/feedback'))
    expect(answer.status()).toBe(500)
    await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
    expectComplaint(/500/)

    await page
      .getByRole('link', { name: say(m.nav_home) })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: say(m.landing_title), exact: true }).waitFor()
    await page.getByRole('link', { name: say(m.footer_feedback), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
    expectComplaint(/500/)

    await page.goto('/city/varanasi')
    await page.getByRole('heading', { level: 1, name: say(m.error_internal), exact: true }).waitFor()
    expectComplaint(/500/)
    await leave()
  }
})
