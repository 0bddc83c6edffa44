import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Language } from '../../domain/language.ts'
import type { Fixtures } from './fixtures.ts'
import type { PageState } from './page-state.ts'
import { signedIn } from './people.ts'
import { hydrated, openPage, openProfile, type Size, sizes } from './visitor.ts'
import { wordsIn } from './messages.ts'

type Options = { language: Language; size: Size }

type Tab = Awaited<ReturnType<typeof openPage>>
type Profile = { context: BrowserContext; idle: Tab[] }

/**
 * Brings pages into states, without motion and with all pictures and fonts. The states of a person share a
 * profile and its tabs: a new tab takes more processor time than the page in it, because it starts a process.
 */
export function tourOf(browser: Browser, origin: string, fixtures: Fixtures) {
  const profiles = new Map<string, Promise<Profile>>()

  async function newProfile({ as = 'anyone', firstVisit }: PageState, options: Options): Promise<Profile> {
    const context = await openProfile(browser, origin, { ...options, hasChosen: !firstVisit, motion: 'reduce' })
    const person = await fixtures.people[as]()
    if (person) await signedIn(person)(context)
    return { context, idle: [] }
  }

  function profileOf(state: PageState, options: Options): Promise<Profile> {
    const owner = state.ownProfile || state.firstVisit ? state.name : (state.as ?? 'anyone')
    const key = [owner, options.language, options.size].join()
    const profile = profiles.get(key) ?? newProfile(state, options)
    profiles.set(key, profile)
    return profile
  }

  return {
    async enter(state: PageState, options: Options) {
      const { context, idle } = await profileOf(state, options)
      const tab = idle.pop() ?? (await openPage(context))
      const { page, expectComplaint, expectNoComplaint } = tab
      await state.before?.(page)
      await page.goto(typeof state.path === 'string' ? state.path : state.path(fixtures))
      await settled(page)
      await state.act?.(page, wordsIn(options.language))
      if (state.firstVisit) await page.getByRole('dialog').waitFor()
      await settled(page)
      if (state.complaint) expectComplaint(state.complaint)
      return {
        page,
        async leave() {
          await clear(page, sizes[options.size])
          expectNoComplaint()
          idle.push(tab)
        },
      }
    },
    async end() {
      for (const profile of profiles.values()) await (await profile).context.close()
    },
  }
}

/** Gives a tab the state of a new one. */
async function clear(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.unrouteAll()
  await page.evaluate(() => sessionStorage.clear())
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(size)
  // A page without scripts stops the scripts of the state.
  await page.goto('/robots.txt')
}

async function settled(page: Page): Promise<void> {
  await hydrated(page)
  await page.locator('main:not([aria-busy=true]) h1').first().waitFor()
  await page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all(images.map((image) => image.decode()))
  })
}
