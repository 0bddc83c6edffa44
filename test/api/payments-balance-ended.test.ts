import { describe, expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { openSession } from '../../server/account/sessions.ts'
import { askBalance, call, cancel, detail, nextUtr, post, reject, type Sender, submit, verification } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { firstOf, lastOf } from '../present.ts'
import { DAY_MS, world } from '../world.ts'

/** The last moment of the last day of the journey, and the first moment after it, in India. */
const LAST_MOMENT = '2026-11-27T18:29:59Z'
const OVER = '2026-11-27T18:30:00Z'

/** A journey of two days, 26 and 27 November, for ₹7,080, of which ₹5,000 are submitted; today is 25 November. */
async function beforeJourney() {
  const w = await world()
  const [{ user, ...devotee }, { user: staff }] = [await w.devotee(), await w.admin()]
  const { id: packageId } = await makePackage(w.db)
  const itinerary = JSON.stringify(['Day 1', 'Day 2'])
  await w.db
    .updateTable('packages')
    .set({ itinerary, itinerary_hindi: itinerary })
    .where('id', '=', packageId)
    .execute()
  await devotee.addPackage({ packageId, headCount: 4, days: 5 })
  const { id } = firstOf(await devotee.book(nextUtr()))
  const paymentId = firstOf(await devotee.payments()).id
  w.clock.pass({ days: 4 })
  const link = new URL((await post(devotee, `/bookings/${id}/share`)).data.url).pathname
  // A login expires within these days.
  const logIn = async (who: typeof user, language = 'en') =>
    w.bearer(await openSession(w.db, who, w.clock.now()), language)
  return {
    w,
    id,
    paymentId,
    user,
    devotee: (language?: string) => logIn(user, language),
    admin: () => logIn(staff),
    shared: async () => (await call(w.visitor(), 'GET', link)).data,
  }
}

const firstBooking = async (devotee: Sender) => firstOf((await call(devotee, 'GET', '/bookings/all')).data)

describe('MONEY balance after the journey', () => {
  test('it is due until the last moment of the last day, then no page asks for it and it can be paid', async () => {
    const { w, devotee, id, shared } = await beforeJourney()
    w.clock.set(LAST_MOMENT)
    const before = await devotee()
    const { status, data } = await askBalance(before, id)
    expect([status, data.amountPayable, data.expiresAt]).toEqual([201, 2080, '2026-11-27T18:30:00.000Z'])
    for (const shown of [await firstBooking(before), await shared(), await detail(before, id)])
      expect(shown).toMatchObject({ ended: false, amountDue: 2080 })
    expect((await detail(before, id)).money).toMatchObject({ due: 2080, unpaid: 0 })

    w.clock.set(OVER)
    const after = await devotee()
    for (const shown of [await firstBooking(after), await shared(), await detail(after, id)])
      expect(shown).toMatchObject({ ended: true, amountDue: 0 })
    expect((await detail(after, id)).money).toMatchObject({ due: 0, unpaid: 2080 })

    w.clock.pass({ days: 400 })
    const late = await devotee()
    const asked = await askBalance(late, id)
    expect([asked.status, asked.data.amountPayable]).toEqual([201, 2080])
    expect(Date.parse(asked.data.expiresAt)).toBe(w.clock.now().getTime() + DAY_MS)
    expect((await submit(late, asked.data.id, nextUtr())).status).toBe(200)
    expect((await detail(late, id)).money).toMatchObject({ beingChecked: 7080, due: 0, unpaid: 0 })
  })

  test('staff see what was not paid', async () => {
    const { w, user, admin, id } = await beforeJourney()
    const ofUser = async () => firstOf((await call(await admin(), 'GET', `/admin/user/${user.id}`)).data.bookings)
    expect(await ofUser()).toMatchObject({ amountDue: 2080, amountUnpaid: 0 })
    w.clock.set(OVER)
    expect(await ofUser()).toMatchObject({ amountDue: 0, amountUnpaid: 2080 })
    expect((await detail(await admin(), id)).money).toMatchObject({ due: 0, unpaid: 2080 })
  })

  test('a UTR of a balance that was opened before is accepted later', async () => {
    const { w, devotee, id } = await beforeJourney()
    const { data: balance } = await askBalance(await devotee(), id)
    w.clock.set(OVER)
    w.clock.pass({ days: 9 })
    expect((await submit(await devotee(), balance.id, nextUtr())).status).toBe(200)
    expect((await detail(await devotee(), id)).money).toMatchObject({ beingChecked: 7080, due: 0, unpaid: 0 })
  })

  test('a UTR is corrected after the journey as before', async () => {
    const { w, devotee, paymentId } = await beforeJourney()
    w.clock.set(OVER)
    w.clock.pass({ days: 9 })
    expect((await submit(await devotee(), paymentId, nextUtr())).status).toBe(200)
  })

  test.each(['paid', 'cancelled'] as const)('of a %s journey nothing was left to pay', async (how) => {
    const { w, devotee, admin, id } = await beforeJourney()
    if (how === 'cancelled') await cancel(await admin(), id, 5000)
    else await submit(await devotee(), (await askBalance(await devotee(), id)).data.id, nextUtr())
    w.clock.set(OVER)
    expect(await askBalance(await devotee(), id)).toMatchObject({ status: 409, code: 'NOTHING_DUE' })
    expect((await detail(await admin(), id)).money).toMatchObject({ due: 0, unpaid: 0 })
  })

  test('an email about a payment that is verified after the journey asks for no balance', async () => {
    const { w, user, admin, id } = await beforeJourney()
    const balance = m.common_due_later({}, { locale: 'en' })
    await verification(await admin(), id, true)
    expect(lastOf(await w.sendMails()).text).toContain(balance)
    await verification(await admin(), id, false)
    w.clock.set(OVER)
    await verification(await admin(), id, true)
    const mail = lastOf(await w.sendMails())
    expect([mail.to, mail.subject]).toEqual([user.email, m.email_verified_subject({}, { locale: 'en' })])
    expect(mail.text).not.toContain(balance)
  })

  test('an email about a quote that is booked after its journey asks for no balance', async () => {
    const w = await world()
    const devotee = await w.devotee()
    const balance = m.common_due_later({}, { locale: 'en' })
    const bookQuote = async (hours: number) => {
      await devotee.quote((await devotee.addPackage({ headCount: 4, days: 1 })).id)
      w.clock.pass({ hours })
      await devotee.book(nextUtr(), 5000)
      return lastOf(await w.sendMails()).text
    }
    expect(await bookQuote(0)).toContain(balance)
    // The journey is tomorrow, and the quote's time of grace lasts until the same hour of the day after tomorrow.
    expect(await bookQuote(47)).not.toContain(balance)
    expect(await w.sendMails()).toHaveLength(2)
  })

  test('a booking whose payment was rejected asks for no payment after its journey', async () => {
    const { w, devotee, admin, id, paymentId } = await beforeJourney()
    await reject(await admin(), paymentId)
    expect(await detail(await devotee(), id)).toMatchObject({ status: 'REJECTED', amountDue: 7080 })
    w.clock.set(OVER)
    expect(await detail(await devotee(), id)).toMatchObject({
      status: 'REJECTED',
      amountDue: 0,
      money: { due: 0, unpaid: 7080 },
    })
  })
})
