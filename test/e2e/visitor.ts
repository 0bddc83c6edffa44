import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { chosenFonts } from './browser-fonts.ts'

export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const
export type Size = keyof typeof sizes

export type ProfileOptions = {
  size?: Size
  language?: Language
  hasChosen?: boolean
  motion?: 'reduce' | 'no-preference'
  /** India by default. */
  timeZone?: string
  touch?: boolean
  /** Enables the service worker, which stores pages and doubles the time of a load. */
  storesPages?: boolean
  /** False if the browser runs no scripts. */
  scripts?: boolean
}

/** A browser profile with its own storage, cookies and caches. */
export async function openProfile(
  browser: Browser,
  origin: string,
  {
    size = 'desktop',
    language = 'en',
    hasChosen = true,
    motion,
    timeZone = 'Asia/Kolkata',
    touch = false,
    storesPages = false,
    scripts = true,
  }: ProfileOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    baseURL: origin,
    reducedMotion: motion,
    timezoneId: timeZone,
    hasTouch: touch,
    javaScriptEnabled: scripts,
  })
  context.setDefaultTimeout(15_000)
  if (!storesPages)
    await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  // Only the cookies know a choice that was made without scripts.
  if (hasChosen && !scripts)
    await context.addCookies(['language', 'languageSelected'].map((name) => ({ name, value: language, url: origin })))
  if (hasChosen)
    await context.addInitScript((chosen) => {
      if (localStorage.getItem('languageSelected') !== null) return
      localStorage.setItem('language', chosen)
      localStorage.setItem('languageSelected', chosen)
    }, language)
  return context
}

/**
 * A page of a profile. It collects all complaints of the browser (console errors, exceptions, hydration, content security policy,
 * failed requests), and `expectNoComplaint` fails for each that the test did not expect.
 */
export async function openPage(context: BrowserContext) {
  const page = await context.newPage()
  const complaints = listen(page)
  let forgiven: RegExp | null = null
  return {
    page,
    context,
    /** Expects a complaint once, for example about an answer 4xx that the test causes. */
    expectComplaint: (pattern: RegExp) => {
      const index = complaints.findIndex((complaint) => pattern.test(complaint))
      expect(
        complaints.splice(index, index < 0 ? 0 : 1).length,
        `no complaint like ${pattern}: ${complaints.join('\n')}`,
      ).toBe(1)
    },
    /** Expects such complaints from now on, too, because a page's own reads may find an ended session at any time. */
    expectComplaints: (pattern: RegExp) => {
      expect(
        complaints.filter((complaint) => pattern.test(complaint)).length,
        `no complaint like ${pattern}`,
      ).toBeGreaterThan(0)
      forgiven = pattern
    },
    /** Ignores complaints that only occur on a busy machine. */
    allowComplaints: (pattern: RegExp) => void (forgiven = pattern),
    /**
     * Without a network, the browser writes a line for each failed request and for each preload that the service worker answered
     * twice. Their number does not matter.
     */
    loseNetwork: async () => {
      await context.setOffline(true)
      forgiven = /net::ERR_INTERNET_DISCONNECTED|Failed to fetch|cross-world service worker/
    },
    expectNoComplaint: () => {
      // The next test may use this page.
      expect(complaints.splice(0).filter((complaint) => !forgiven?.test(complaint))).toEqual([])
      forgiven = null
    },
  }
}

/** A browser with the set `wide` uses no font of the site, and on a slow machine it complains about each preloaded font. */
const isOfFontSet = (text: string) =>
  chosenFonts() === 'wide' && /\.woff2 was preloaded using link preload but not used/.test(text)

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (isOfFontSet(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  return complaints
}

/** From now on only the test advances the clock of the page. The clock stays in the profile, so the profile must be new. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Waits until the page is hydrated and handles clicks, even if another page is about to replace it. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
