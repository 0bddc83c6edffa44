import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { browserSite } from './browser-site.ts'
import { publicPaths } from '../public-paths.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'

const site = browserSite()
const paths = [...publicPaths, '/user/cart', '/user/bookings', '/user/history', '/user/settings']
/** Words that forms and banks print in Latin letters in Hindi too, and the choice of languages. */
const latinInHindi = new Set(['GST', 'GSTIN', 'UPI', 'UTR', 'OTP', 'DPDP', 'English', 'Cancel', 'ID', 'WhatsApp'])

/** The words of a page in the script of the other language, without words that are marked with that language. */
const foreignWords = (page: Page, language: Language) =>
  page.evaluate((expected) => {
    const letters = expected === 'hi' ? /[A-Za-z]{2,}/g : /[\u0900-\u097f]+/g
    const words: string[] = [...(document.title.match(letters) ?? [])]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node
      if (parentElement?.closest('[lang]')?.getAttribute('lang') !== expected) continue
      // Texts of users stay as they were written.
      if (
        parentElement.closest('script, style, noscript, [translate=no]') ||
        (location.pathname === '/feedback' && parentElement.closest('li'))
      )
        continue
      words.push(...((textContent ?? '').replaceAll(/\S+@\S+/g, '').match(letters) ?? []))
    }
    return words
  }, language)

testViews(['en', 'hi'] as Language[], 1)(
  '§1 both languages: names, texts and titles of a page are in its language, in %s',
  async (language) => {
    const { page, leave } = await site.loggedIn({ language })
    for (const path of paths) {
      await page.goto(path)
      await hydrated(page)
      await page.locator('main:not([aria-busy=true]) h1').waitFor()
      const words = await foreignWords(page, language)
      expect(
        words.filter((word) => language === 'en' || !latinInHindi.has(word)),
        path,
      ).toEqual([])
    }
    await leave()
  },
)
