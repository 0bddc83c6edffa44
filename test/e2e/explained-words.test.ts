import { expect } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { openPoojas } from './open-poojas.ts'
import { testViews } from './test-views.ts'
import { hydrated } from './visitor.ts'

const site = browserSite()

testViews(
  [
    { language: 'hi', size: 'phone', pooja: /अस्थि विसर्जन/, word: 'संकल्प' },
    { language: 'en', size: 'desktop', pooja: /Asthi Visarjan/, word: 'sankalp' },
  ] as const,
  0,
)('WORDS a word about a rite is explained where it stands, in $language', async ({ language, size, pooja, word }) => {
  const { page, leave } = await site.visit({ language, size })
  await page.goto('/city/prayagraj')
  await hydrated(page)
  await openPoojas(page)
  const row = page.locator('section[aria-labelledby=poojas] article').filter({ hasText: pooja }).first()
  await row.locator('summary').click()
  const button = row.getByRole('button', { name: word, exact: true }).first()
  const meaning = row.getByText(wordsIn(language)(m.word_sankalp))
  await button.focus()
  await page.keyboard.press('Enter')
  await meaning.waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  await button.click()
  await meaning.waitFor({ state: 'detached' })
  await leave()
})
