/** @module-tag thorough */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { type BookingStatus, bookingStatuses } from '../../domain/booking-status.ts'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText, type StatusText } from '../../messages/status.ts'
import { makePackage, password } from '../factories.ts'
import { bookingOf, holdFor, staffOf } from './booked-states.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { open } from './payer.ts'
import { nextUtr, peopleAt } from './people.ts'
import type { Past } from './site.ts'
import { sizes } from './visitor.ts'
import { testViews } from './test-views.ts'
import { firstOf, leading } from '../present.ts'

const pilgrim = { email: 'pilgrim@example.com', password }

/** A journey in March, and a journey that got no place. */
const past: Past = async (w) => {
  w.clock.set('2026-03-01T04:30:00Z')
  const devotee = await w.devotee({ email: pilgrim.email })
  await devotee.addPackage({ packageId: (await makePackage(w.db)).id, days: 9 })
  await devotee.book(nextUtr())
  await devotee.addPackage({ packageId: (await makePackage(w.db)).id, days: 330 })
  const late = firstOf(await devotee.book(nextUtr()))
  await w.db.updateTable('bookings').set({ no_place: true }).where('id', '=', late.id).execute()
}
const site = browserSite({ past })

/** The page of a booking in each state; the link of a past journey has ended. */
type Shown = { id: string; sharedPath: string | null }
let shown: Record<BookingStatus, Shown>
let userId: string

beforeAll(async () => {
  const people = peopleAt(site.origin)
  const devotee = await people.known(pilgrim)
  const staff = staffOf(await people.admin())
  const [late, been] = leading((await unwrap(devotee.api.bookings.all.$get({ query: {} }))).data, 2)
  const newBooking = async () => {
    await devotee.addPackage({ headCount: 4 })
    const booking = bookingOf(devotee, firstOf(await devotee.book()).id)
    return { ...booking, shown: { id: booking.id, sharedPath: await booking.share() } }
  }
  const journey = bookingOf(devotee, been.id)
  const [checking, verified, rejected, cancelled] = [
    await newBooking(),
    await newBooking(),
    await newBooking(),
    await newBooking(),
  ]
  for (const booking of [journey, verified, cancelled]) await staff.verify(await booking.paymentId())
  await staff.reject(await rejected.paymentId(), 'NOT_FOUND')
  await cancelled.cancel()
  userId = devotee.session.user.id
  const held = await holdFor(await people.admin(), userId)
  shown = {
    CHECKING: checking.shown,
    VERIFIED: verified.shown,
    REJECTED: rejected.shown,
    CANCELLED: cancelled.shown,
    PAST: { id: been.id, sharedPath: null },
    HELD: { id: held.id, sharedPath: await bookingOf(devotee, held.id).share() },
    NO_PLACE: { id: late.id, sharedPath: await bookingOf(devotee, late.id).share() },
  }
})

const runs = languages.flatMap((language) => (['phone', 'desktop'] as const).map((size) => ({ language, size })))

/** The page shows the state with its label and this sentence, or the label alone, and no other label or sentence. */
async function expectState(
  within: Locator,
  { status, next = bookingStatusText[status].next }: { status: BookingStatus; next?: StatusText['next'] | null },
  language: Language,
) {
  const say = wordsIn(language)
  const countOf = (text: StatusText['next']) => within.getByText(say(text), { exact: true }).count()
  await within.getByText(say(bookingStatusText[status].label), { exact: true }).waitFor()
  if (next) expect(await countOf(next), status).toBe(1)
  for (const other of bookingStatuses) {
    const { label, next: otherNext } = bookingStatusText[other]
    expect(await countOf(label), `${status}: ${other}`).toBe(other === status ? 1 : 0)
    if (otherNext !== next) expect(await countOf(otherNext), `${status}: ${other}`).toBe(0)
  }
}

/** The page of a booking at the desk says what follows from a state, where that is not the staff's own work or words to the devotee. */
const wordsForStaff: Record<BookingStatus, StatusText['next'][]> = {
  CHECKING: [],
  VERIFIED: [bookingStatusText.VERIFIED.next],
  REJECTED: [m.desk_rejected_next],
  CANCELLED: [],
  PAST: [],
  NO_PLACE: [],
  HELD: [],
}

const linesOf = async (part: Locator) => (await part.innerText()).split('\n').filter((line) => line.trim() !== '')

const cardOf = (page: Page, id: string, path: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${path}${id}"]`) })

testViews(runs, 3)(
  'STATUS the list, the page, a shared link and the history agree, in $language on a $size',
  async ({ language, size }) => {
    const { page, leave } = await site.loggedIn({ as: pilgrim, language, size })
    await open(page, '/user/bookings')
    for (const status of bookingStatuses)
      await expectState(cardOf(page, shown[status].id, '/user/bookings/'), { status }, language)
    for (const status of bookingStatuses) {
      await open(page, `/user/bookings/${shown[status].id}`)
      // Its refund is due.
      const next = status === 'CANCELLED' ? m.status_cancelled_next : undefined
      await expectState(page.locator('#status + div'), { status, ...(next && { next }) }, language)
      const isComing = ['CHECKING', 'VERIFIED', 'REJECTED', 'HELD'].includes(status)
      const meetings = page.getByRole('heading', { name: wordsIn(language)(m.booking_meeting_title) })
      expect(await meetings.count(), status).toBe(isComing ? 1 : 0)
    }
    for (const status of bookingStatuses) {
      const { sharedPath } = shown[status]
      if (sharedPath === null) continue
      await open(page, sharedPath)
      await expectState(page.getByRole('main'), { status, next: null }, language)
    }
    await open(page, '/user/history')
    await expectState(page.getByRole('main').getByRole('listitem'), { status: 'PAST' }, language)
    expect(page.viewportSize()).toEqual(sizes[size])
    await leave()
  },
)

testViews(runs)(
  'STATUS staff see the same states as the devotee, in $language on a $size',
  async ({ language, size }) => {
    const { page, leave } = await site.loggedIn({ as: 'admin', language, size })
    await open(page, `/admin/users/${userId}`)
    const say = wordsIn(language)
    for (const status of bookingStatuses) {
      const state = cardOf(page, shown[status].id, '/admin/bookings/').locator('h3 + *')
      expect(await linesOf(state), status).toEqual([say(bookingStatusText[status].label)])
    }
    for (const status of bookingStatuses) {
      await open(page, `/admin/bookings/${shown[status].id}`)
      const words = [bookingStatusText[status].label, ...wordsForStaff[status]]
      expect(await linesOf(page.locator('h1 + *')), status).toEqual(words.map((message) => say(message)))
    }
    await leave()
  },
)

testViews(languages, 1)(
  'STATUS the list calls nothing paid or received before it is verified, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.loggedIn({ as: pilgrim, language, size: 'phone' })
    await open(page, '/user/bookings')
    const amountsOf = async (status: BookingStatus) =>
      (await cardOf(page, shown[status].id, '/user/bookings/').locator('dl > div').allInnerTexts()).map((text) =>
        text.replace(/\s+/g, ' '),
      )
    const total = `${say(m.common_total)} ₹8,260`
    expect(await amountsOf('CHECKING')).toEqual([total, `${say(m.booking_money_unverified)} ₹5,000`])
    expect(await amountsOf('VERIFIED')).toEqual([total, `${say(m.booking_money_received)} ₹5,000`])
    expect(await amountsOf('REJECTED')).toEqual([total])
    // Its price is now the charge of the cancellation, and most of the money is refunded.
    expect(await amountsOf('CANCELLED')).toEqual([])
    await leave()
  },
)

testViews(languages, 1)('STATUS the list asks for the UTR of a rejected payment, in %s', async (language) => {
  const say = wordsIn(language)
  const { page, leave } = await site.loggedIn({ as: pilgrim, language, size: 'phone' })
  await open(page, '/user/bookings')
  await page
    .getByRole('main')
    .getByRole('link', { name: say(m.booking_correct_utr) })
    .click()
  await page.waitForURL(`**/user/payments/*?booking=${shown.REJECTED.id}`)
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).waitFor()
  await leave()
})
