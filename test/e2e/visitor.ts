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
  /** False: the browser runs no script. */
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
  // What was chosen without scripts is known by its cookies alone.
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
    /** Expects such complaints from now on too: what a page reads by itself meets an ended session at any time. */
    expectComplaints: (pattern: RegExp) => {
      expect(
        complaints.filter((complaint) => pattern.test(complaint)).length,
        `no complaint like ${pattern}`,
      ).toBeGreaterThan(0)
      forgiven = pattern
    },
    /** Forgives such complaints, which only a busy machine makes. */
    allowComplaints: (pattern: RegExp) => void (forgiven = pattern),
    /**
     * Without a network the browser writes a line for each failed request and for each preload that the service worker
     * answered twice. Their number does not matter.
     */
    loseNetwork: async () => {
      await context.setOffline(true)
      forgiven = /net::ERR_INTERNET_DISCONNECTED|Failed to fetch|cross-world service worker/
    },
    expectNoComplaint: () => {
      // The next test may have this page.
      expect(complaints.splice(0).filter((complaint) => !forgiven?.test(complaint))).toEqual([])
      forgiven = null
    },
  }
}

/** A browser with the set `wide` uses no font of the site, and on a slow machine it says so of each that a page preloads. */
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

/** From now on only the test moves the clock of the page. The clock stays in the profile, which must be a new one. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Waits until the page is hydrated and handles clicks, also while it is about to be replaced by another one. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
