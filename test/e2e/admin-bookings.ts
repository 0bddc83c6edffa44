import type { Locator } from 'playwright-core'
import type { Language } from '../../domain/language.ts'
import { unwrap } from '../../contract/client.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { formatRupees } from '../../domain/format.ts'
import type { BrowserSite } from './browser-site.ts'
import { hydrated, type Size } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { firstOf } from '../present.ts'

export const rupeesIn = (language: Language) => (rupees: number) => formatRupees(paiseFromRupees(rupees), language)

/** Opens a line of a list, unless it is open. */
export async function openLine(line: Locator): Promise<void> {
  await line.waitFor()
  if ((await line.locator('details').getAttribute('open')) === null) await line.locator('summary').click()
}

/** A devotee who has booked and paid the advance, and an admin on the page of the booking. */
export async function adminBookings(
  site: BrowserSite,
  { language = 'en', size = 'desktop' }: { language?: Language; size?: Size } = {},
) {
  const devotee = await site.loggedIn({ language })
  await devotee.addPackage({ headCount: 4 })
  const booking = firstOf(await devotee.book())
  const staff = await site.loggedIn({ as: 'admin', language, size })
  const { id } = booking
  await staff.page.goto(`/admin/users/${devotee.session.user.id}`)
  await hydrated(staff.page)
  return {
    id,
    booking,
    staff,
    page: staff.page,
    say: wordsIn(language),
    rupees: rupeesIn(language),
    /** The booking as the devotee sees it. */
    read: async () => (await unwrap(devotee.api.bookings[':id'].$get({ param: { id } }))).data,
    expectComplaint: staff.expectComplaint,
    leave: async () => {
      await staff.leave()
      await devotee.leave()
    },
  }
}
