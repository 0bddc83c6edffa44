import type { Page } from 'playwright-core'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'

export const settled = async (page: Page) => {
  await page.goto('/user/settings')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

export const logIn = async (page: Page, language: Language, email: string, secret: string) => {
  const say = wordsIn(language)
  await page.goto('/auth/login')
  await hydrated(page)
  await page.getByLabel(say(m.common_email)).fill(email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(secret)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
}
