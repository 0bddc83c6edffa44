/** @module-tag thorough */
import { expect } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { care, wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews(languages)('WORDS a phone number within a sentence keeps in one piece, in %s', async (language) => {
  const { page, leave } = await site.visit({ language, size: 'phone' })
  await page.goto('/poojas')
  await hydrated(page)
  expect(await page.getByRole('main').locator('p').first().textContent()).toContain(
    care.phone.replaceAll(' ', '\u00A0'),
  )
  await leave()
})

testViews(languages, 1)('WORDS a blank separates the name from the text before it, in %s', async (language) => {
  const { page, session, leave } = await site.loggedIn({ language, size: 'phone' })
  await page.goto('/feedback')
  await hydrated(page)
  const text = `${wordsIn(language)(m.feedback_public_as)} ${session.user.name}`
  await page.getByText(text, { exact: true }).waitFor()
  await leave()
})
