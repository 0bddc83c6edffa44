import type { Browser, Page } from 'playwright-core'
import type { Language } from '../../domain/language.ts'
import type { Fixtures } from './fixtures.ts'
import type { PageState } from './page-states.ts'
import { signIn } from './people.ts'
import { hydrated, type Size, visit } from './visitor.ts'
import { wordsIn } from './messages.ts'

type Options = { language: Language; size: Size }

/** Opens a page and brings it into a state, with nothing moving and all pictures and fonts there. */
export async function enter(browser: Browser, origin: string, cast: Fixtures, state: PageState, options: Options) {
  const visitor = await visit(browser, origin, { ...options, hasChosen: !state.firstVisit, motion: 'reduce' })
  const { page, context, expectComplaint } = visitor
  const person = await cast.people[state.as ?? 'anyone']()
  if (person) await signIn(context, person)
  await state.before?.(page)
  await page.goto(typeof state.path === 'string' ? state.path : state.path(cast))
  await settled(page)
  await state.act?.(page, wordsIn(options.language))
  if (state.firstVisit) await page.getByRole('dialog').waitFor()
  await settled(page)
  if (state.complaint) expectComplaint(state.complaint)
  return visitor
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
