import type { Page } from 'playwright-core'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingOf, staffOf } from './booked-states.ts'
import { peopleAt } from './people.ts'
import type { BrowserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { firstOf } from '../present.ts'

export const staffAt = async (site: BrowserSite) => staffOf(await peopleAt(site.origin).admin())

/** A devotee on a phone with one booking of ₹8,260, its advance of ₹5,000 submitted. */
export async function booked(site: BrowserSite, language: Language = 'en', { days = 20, storesPages = false } = {}) {
  const devotee = await site.loggedIn({ language, size: 'phone', storesPages })
  await devotee.addPackage({ headCount: 4, days })
  const booking = firstOf(await devotee.book())
  return { ...devotee, say: wordsIn(language), booking: bookingOf(devotee, booking.id) }
}

export const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator('main:not([aria-busy=true]) h1').waitFor()
}

export const enterUtr = async (page: Page, language: Language, utr: string) => {
  const say = wordsIn(language)
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(utr)
  await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
}

/** Opens a folded part of a page. */
export const unfold = (page: Page, title: string) => page.locator('summary').filter({ hasText: title }).click()

/** The state that the page of the booking shows. */
export const statusBadge = (page: Page, label: string) =>
  page.locator('#status + div').getByText(label, { exact: true })
