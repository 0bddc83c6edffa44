import type { Page } from 'playwright-core'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { wordsIn } from './messages.ts'
import { devoteePassword } from './people.ts'

/** Fills in the login form on the page, and sends it. */
export async function logIn(page: Page, email: string, language: Language = 'en') {
  const say = wordsIn(language)
  await page.getByLabel(say(m.common_email)).fill(email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login), exact: true })
    .click()
}
