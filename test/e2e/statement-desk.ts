import type { Page } from 'playwright-core'
import { dayOf } from '../../domain/calendar-day.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import type { DemoDay } from '../demo-day.ts'
import { demoStatements } from '../demo-statements.ts'
import { present } from '../present.ts'
import type { World } from '../world.ts'
import type { BrowserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated, type Size } from './visitor.ts'

/** The file of a bank, as a person chooses it. */
export const fileOf = (rows: DemoDay['rows'], name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(present(demoStatements(rows)[name])),
})

export const csvFile = (content: string | Buffer, name = 'statement.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

/** Today, in a bank's format: a payment of today cannot have arrived long ago. */
export const bankDay = (): string => dayOf(Date.now()).split('-').toReversed().join('/')

/** The rows of the list that is shown. */
export const shownRows = (page: Page) => page.locator('main li[data-index]')

/** An admin on the page of the statements. `act` counts what a person does. */
export async function statementDesk(site: BrowserSite, { language = 'en', size = 'desktop' }: At = {}) {
  const staff = await site.loggedIn({ as: 'admin', language, size })
  const { page } = staff
  const say = wordsIn(language)
  await page.goto('/admin/statements')
  await hydrated(page)
  const field = page.locator('main input[type=file]')
  await field.waitFor({ state: 'attached' })
  let acts = 0
  return {
    ...staff,
    say,
    field,
    act: async (doing: Promise<unknown>) => {
      acts += 1
      await doing
    },
    acts: () => acts,
    importNow: () => page.getByRole('button', { name: say(m.statement_import_do) }).click(),
    open: async (name: string) => {
      await page
        .getByRole('navigation', { name: say(m.statement_kinds) })
        .getByText(name, { exact: true })
        .click()
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
    },
  }
}

type At = { language?: Language; size?: Size }

/** A day of payments that is made before the server starts. */
export function madeDay(make: (w: World) => Promise<DemoDay>) {
  let day: DemoDay | undefined
  return {
    past: async (w: World) => {
      day = await make(w)
    },
    get day() {
      return present(day)
    },
  }
}
