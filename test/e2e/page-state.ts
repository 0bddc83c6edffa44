import type { Page } from 'playwright-core'
import type { Fixtures } from './fixtures.ts'
import type { Act } from './page-acts.ts'

export type PageState = {
  name: string
  path: string | ((fixtures: Fixtures) => string)
  as?: keyof Fixtures['people']
  /** Prepares the state before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Brings the opened page into the state. */
  act?: Act
  /** The lines that the browser writes once to its console in this state. */
  complaint?: RegExp
  /** No language has been chosen yet. */
  firstVisit?: true
  /** The state does not share its storage with other states. */
  ownProfile?: true
}
