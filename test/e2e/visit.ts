import type { Browser, BrowserContext, Disposable, Page } from 'playwright-core'
import { openPage, openProfile, type ProfileOptions, sizes } from './visitor.ts'

type Options = ProfileOptions & {
  /** Runs before each page of this visit. */
  prepare?: (context: BrowserContext) => Promise<Disposable>
  /** The profile is not used again, because the test changes it permanently or needs empty caches. */
  newProfile?: boolean
}
type Opened = Awaited<ReturnType<typeof openPage>>

/** Used profiles that have been cleared. A new one takes twice as much processor time as the rest of a short visit. */
const idle = new Map<string, Opened[]>()

/**
 * A person with a browser profile. `leave` fails if the browser complained. Then it clears the profile for another visit with the
 * same options, or closes it.
 */
export async function visit(browser: Browser, origin: string, { prepare, newProfile, ...options }: Options = {}) {
  const kept = idleOf(origin, options)
  const opened = (newProfile ? undefined : kept.pop()) ?? (await openPage(await openProfile(browser, origin, options)))
  const { page, context, expectNoComplaint } = opened
  const prepared = await prepare?.(context)
  return {
    ...opened,
    leave: async () => {
      const isClosed = newProfile || options.storesPages || options.scripts === false
      if (isClosed) await context.close()
      else {
        await prepared?.dispose()
        await clear(page, context, options)
      }
      expectNoComplaint()
      if (!isClosed) kept.push(opened)
    },
  }
}

export type Visitor = Awaited<ReturnType<typeof visit>>

function idleOf(origin: string, options: ProfileOptions): Opened[] {
  const key = JSON.stringify([origin, ...Object.entries(options).toSorted()])
  const known = idle.get(key) ?? []
  idle.set(key, known)
  return known
}

/** Closes the idle profiles of a server that ends. */
export async function closeProfiles(origin: string): Promise<void> {
  for (const [key, profiles] of idle) {
    if (!key.startsWith(JSON.stringify([origin]).slice(0, -1))) continue
    idle.delete(key)
    for (const { context } of profiles) await context.close()
  }
}

async function clear(page: Page, context: BrowserContext, { size = 'desktop', motion }: ProfileOptions): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  // A page of the site without scripts can clear its storage.
  await page.goto('/robots.txt')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await context.clearPermissions()
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: motion ?? null })
  await page.setViewportSize(sizes[size])
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
}
