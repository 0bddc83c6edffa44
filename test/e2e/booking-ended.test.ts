/** @module-tag thorough */
import { beforeAll, expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { makePackage, password } from '../factories.ts'
import { present } from '../present.ts'
import { DAY_MS } from '../world.ts'
import { bookingOf, staffOf } from './booked-states.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { open } from './payer.ts'
import { nextUtr, peopleAt } from './people.ts'
import type { Past } from './site.ts'
import { testViews } from './test-views.ts'

const pilgrim = { email: 'pilgrim@example.com', password }
const states = ['verified', 'checking', 'rejected'] as const
const sharedPaths: string[] = []

/** Three journeys of yesterday, for ₹7,080 each, of which ₹5,000 are submitted. */
const past: Past = async (w) => {
  w.clock.set(new Date(Date.now() - 10 * DAY_MS).toISOString())
  const devotee = await w.devotee({ email: pilgrim.email })
  const { id: packageId } = await makePackage(w.db)
  for (const _ of states) {
    await devotee.addPackage({ packageId, headCount: 4, days: 9 })
    for (const { id } of await devotee.book(nextUtr())) {
      const { data } = await (await devotee.send('POST', `/bookings/${id}/share`)).json()
      sharedPaths.push(new URL(data.url).pathname)
    }
  }
}
const site = browserSite({ past })

let ids: Record<(typeof states)[number], string>
let rejectedPayment: string
let userId: string

beforeAll(async () => {
  const people = peopleAt(site.origin)
  const devotee = await people.known(pilgrim)
  const staff = staffOf(await people.admin())
  const { data } = await unwrap(devotee.api.bookings.all.$get({ query: {} }))
  const [verified, checking, rejected] = data.map(({ id }) => bookingOf(devotee, id))
  rejectedPayment = await present(rejected).paymentId()
  await staff.verify(await present(verified).paymentId())
  await staff.reject(rejectedPayment, 'NOT_FOUND')
  ids = { verified: present(verified).id, checking: present(checking).id, rejected: present(rejected).id }
  userId = devotee.session.user.id
})

const views = languages.flatMap((language) => (['phone', 'desktop'] as const).map((size) => ({ language, size })))

testViews(views, 1)(
  'STATUS after its last day a journey reminds of no balance, which can be paid, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const { page, leave } = await site.loggedIn({ as: pilgrim, language, size })
    const main = page.getByRole('main')
    const due = [say(m.booking_money_due), say(m.common_due_later)]
    const asked = [...due, '₹2,080']
    const expectNothingAsked = async (path: string) => {
      await open(page, path)
      const text = await main.innerText()
      expect(asked.filter((words) => text.includes(words))).toEqual([])
      expect(await main.locator('a[href$="/pay"]').count()).toBe(0)
    }
    await expectNothingAsked('/user/bookings')
    for (const state of states) {
      await open(page, `/user/bookings/${ids[state]}`)
      const text = await main.innerText()
      expect(due.filter((words) => text.includes(words))).toEqual([])
      // The rest can be paid after the advance is checked.
      expect(await main.locator('a[href$="/pay"]').count()).toBe(state === 'verified' ? 1 : 0)
      // The date cannot be changed, and the booking cannot be cancelled.
      for (const title of [m.booking_change, m.booking_cancel_title])
        expect(await page.getByRole('heading', { name: say(title), exact: true }).count()).toBe(0)
      if (state !== 'rejected') continue
      await open(page, `/user/bookings/${ids[state]}/pay`)
      expect(page.url()).toBe(`${site.origin}/user/bookings/${ids[state]}`)
    }
    expect(sharedPaths).toHaveLength(3)
    for (const path of sharedPaths) await expectNothingAsked(path)
    // The UTR of an earlier payment can still be corrected, but nothing can be paid.
    await open(page, `/user/payments/${rejectedPayment}`)
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).waitFor()
    expect(await main.getByText(say(m.payment_again)).count()).toBe(0)
    await leave()
  },
)

testViews(views, 1)(
  'STATUS staff see what was not paid of a journey that is over, in $language on a $size',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const { page, leave } = await site.loggedIn({ as: 'admin', language, size })
    await open(page, `/admin/users/${userId}`)
    const unpaid = page.getByRole('main').getByText(say(m.desk_unpaid), { exact: true })
    expect(await unpaid.count()).toBe(3)
    expect((await unpaid.locator('xpath=following-sibling::dd').allInnerTexts()).toSorted()).toEqual([
      '₹2,080',
      '₹2,080',
      '₹7,080',
    ])
    await open(page, `/admin/bookings/${ids.verified}`)
    expect(await unpaid.locator('xpath=following-sibling::dd').innerText()).toBe('₹2,080')
    expect(await page.getByText(say(m.desk_due), { exact: true }).count()).toBe(0)
    await open(page, `/admin/bookings/${ids.checking}`)
    await page.getByRole('textbox').first().fill('4000')
    await page.getByText(say(m.desk_then_unpaid, { amount: '₹3,080' })).waitFor()
    await leave()
  },
)
