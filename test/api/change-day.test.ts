import { describe, expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar-day.ts'
import { DAY_MS } from '../../domain/durations.ts'
import { formatDay } from '../../domain/format.ts'
import { changeTo, choiceOf, preview } from '../changed-bookings.ts'
import { detail, documentsOf, post, verifyPayment, withAdvance } from '../calls.ts'
import { makePooja } from '../factories.ts'
import { expectWhole } from '../phone-bookings.ts'
import { lastOf } from '../present.ts'
import { world } from '../world.ts'

/** A journey of ₹7,080, of which ₹5,000 are received. */
async function verified() {
  const w = await world()
  const made = await withAdvance(w)
  await verifyPayment(made.admin, made.paymentId)
  return made
}

describe('CHANGE the day of a booking by staff', () => {
  test('another day keeps what was agreed, moves the poojas, and limits a later refund; one email tells both days', async () => {
    const { w, admin, devotee, id } = await verified()
    const pooja = await makePooja(w.db, { cost: 1100 })
    const { dateStart } = await detail(admin, id)
    const first = Date.parse(`${dateStart}T00:00:00+05:30`)
    await changeTo(admin, id, { events: [{ eventId: pooja.id, date: first + DAY_MS }] })
    const papers = await documentsOf(w, id)
    const told = (await w.sendMails()).length
    const shown = await preview(admin, id, await choiceOf(admin, id, { date: first + 3 * DAY_MS }))
    expect(shown.data).toMatchObject({ before: 8180, total: 8180, refund: 0 })
    const { status, data } = await changeTo(admin, id, { date: first + 3 * DAY_MS })
    expect([status, data.money.total]).toEqual([200, 8180])
    const seen = await detail(devotee, id)
    expect(seen.dateStart).toBe(dayOf(first + 3 * DAY_MS))
    expect(seen.BookingEvents.map((one) => one.date)).toEqual([dayOf(first + 4 * DAY_MS)])
    expect(lastOf(seen.steps)).toMatchObject({ kind: 'CHANGED', dateBefore: dateStart })
    const mails = (await w.sendMails()).slice(told)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(formatDay(dateStart, 'en'))
    // No amount has changed, so the documents stay.
    expect(await documentsOf(w, id)).toEqual(papers)
    // Staff change it again, now with other people, although the devotee has used the free change.
    const again = await changeTo(admin, id, { date: first + 5 * DAY_MS, headCount: 2 })
    expect(again.data).toMatchObject({ dateStart: dayOf(first + 5 * DAY_MS), headCount: 2 })
    expect(await post(devotee, '/bookings/change', { id, date: first })).toMatchObject({ code: 'CHANGED_BEFORE' })
    expect((await changeTo(admin, id, { date: first, headCount: 4 })).data.dateStart).toBe(dateStart)
    await expectWhole(w)
  })

  test('a full or closed day, and one that is over or too far, refuse and change nothing', async () => {
    const { w, admin, id } = await verified()
    const before = await detail(admin, id)
    const first = Date.parse(`${before.dateStart}T00:00:00+05:30`)
    const on = (days: number, rule: object) => {
      const [from, subject] = [first + days * DAY_MS, { kind: 'PACKAGE', id: before.Package.id }]
      return admin.send('PUT', '/admin/places', { subject, from, to: from, ...rule })
    }
    await on(1, { places: 0 })
    await on(2, { closed: true, reason: 'Repairs', reasonHindi: 'मरम्मत' })
    const to = (date: number) => changeTo(admin, id, { date })
    expect(await to(first + DAY_MS)).toMatchObject({ status: 409, code: 'DAY_FULL' })
    expect(await to(first + 2 * DAY_MS)).toMatchObject({ status: 409, code: 'DAY_CLOSED' })
    expect(await to(Date.parse('2020-01-01T00:00:00+05:30'))).toMatchObject({ status: 400, code: 'DATE_OUT_OF_RANGE' })
    expect(await to(first + 2000 * DAY_MS)).toMatchObject({ status: 400, code: 'DATE_OUT_OF_RANGE' })
    expect(await detail(admin, id)).toEqual(before)
    await expectWhole(w)
  })

  test('a day of another season costs what the season adds to the agreed price; the preview says it before', async () => {
    const { w, admin, devotee, id } = await verified()
    const { dateStart, Package } = await detail(admin, id)
    const first = Date.parse(`${dateStart}T00:00:00+05:30`)
    const subject = { kind: 'PACKAGE', id: Package.id }
    const season = (days: number, rupees: number) => {
      const from = first + days * DAY_MS
      return admin.send('PUT', '/admin/places', { subject, from, to: from, price: Package.price + rupees })
    }
    await season(2, 1000)
    await season(4, -2500)
    const choice = await choiceOf(admin, id, { date: first + 2 * DAY_MS })
    expect((await preview(admin, id, choice)).data).toMatchObject({ before: 7080, total: 8260, due: 3260, refund: 0 })
    expect((await changeTo(admin, id, { date: first + 2 * DAY_MS })).data.money).toMatchObject({
      total: 8260,
      due: 3260,
    })
    // In the other season it costs less than was paid: the difference is refunded.
    const { data } = await changeTo(admin, id, { date: first + 4 * DAY_MS })
    expect(data.money).toMatchObject({ total: 4130, due: 0, refundDue: 870 })
    expect((await changeTo(admin, id, { date: first })).data.money.total).toBe(7080)
    const file = await devotee.send('GET', `/bookings/${id}/papers/calendar`)
    // Three changes of the day, each with another price.
    expect(await file.text()).toContain('SEQUENCE:6')
    await expectWhole(w)
  })
})
