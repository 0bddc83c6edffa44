/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { holdScripts } from './early-page.ts'
import { wordsIn } from './messages.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ newProfiles: true })
const hi = wordsIn('hi')
const en = wordsIn('en')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

describe('§1 the question for the language on a first visit', () => {
  test.each(['/landing', '/city/varanasi', '/auth/login', '/feedback', '/user/cart'])(
    'is in the HTML of %s and painted first, before any script has come',
    async (path) => {
      const { page, leave } = await site.visit({ hasChosen: false, size: 'phone' })
      const { open, release } = await holdScripts(page)
      await open(path)
      const question = page.getByRole('dialog')
      await question.getByRole('button', { name: 'English (OK)' }).waitFor()
      expect(await question.evaluate((one) => one.matches(':modal'))).toBe(true)
      const place = () => question.boundingBox()
      const before = await place()
      await release()
      expect(await place()).toEqual(before)
      const paints = await page.evaluate(
        () =>
          new Promise<{ first: number; largest: number }>((resolve) => {
            new PerformanceObserver((list) =>
              resolve({
                first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
                largest: list.getEntries().at(-1)?.startTime ?? Infinity,
              }),
            ).observe({ type: 'largest-contentful-paint', buffered: true })
          }),
      )
      // Pictures and fonts may be painted later than the text of the page, but not the question.
      expect(paints.largest - paints.first).toBeLessThan(1000)
      await leave()
    },
  )

  test.each([
    ['English (OK)', 'en'],
    ['हिन्दी (Cancel)', 'hi'],
  ] as const)('is answered by “%s” before the scripts run, and kept when they come', async (name, language) => {
    const { page, leave } = await site.visit({ hasChosen: false, language: language === 'en' ? 'hi' : 'en' })
    const { open, release } = await holdScripts(page)
    await open('/poojas')
    await page.getByRole('button', { name, exact: true }).click()
    await title(page, wordsIn(language)(m.poojas_title)).waitFor()
    await release()
    expect(await page.evaluate(() => [localStorage.language, localStorage.languageSelected])).toEqual([
      language,
      language,
    ])
    expect(await page.getByRole('dialog').count()).toBe(0)
    await leave()
  })

  test('is answered by Escape, which is Cancel, before the scripts run', async () => {
    const { page, leave } = await site.visit({ hasChosen: false })
    const { open, release } = await holdScripts(page)
    await open('/poojas')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await title(page, hi(m.poojas_title)).waitFor()
    await release()
    expect(await page.evaluate(() => localStorage.languageSelected)).toBe('hi')
    await leave()
  })

  test.each(languages)('works without scripts, once for all pages: %s', async (language) => {
    const { page, leave } = await site.visit({ hasChosen: false, scripts: false, size: 'phone' })
    await page.goto('/city/sarnath')
    const name = language === 'en' ? 'English (OK)' : 'हिन्दी (Cancel)'
    await page.getByRole('button', { name, exact: true }).click()
    const city = language === 'en' ? 'Sarnath' : 'सारनाथ'
    await title(page, wordsIn(language)(m.city_title, { city })).waitFor()
    for (const path of ['/landing', '/feedback', '/auth/login']) {
      await page.goto(path)
      expect(await page.getByRole('dialog').count(), path).toBe(0)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
    }
    await leave()
  })

  test('is never seen by who has answered, also when the cookie is lost', async () => {
    const { page, context, leave } = await site.visit({ language: 'en' })
    await page.goto('/landing')
    await hydrated(page)
    await context.clearCookies()
    const { open, release } = await holdScripts(page)
    await open('/landing')
    await title(page, en(m.landing_heading)).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await release()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await leave()
  })
})
