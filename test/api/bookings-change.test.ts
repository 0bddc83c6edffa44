import { describe, expect, test } from 'vitest'
import { openSession } from '../../server/account/sessions.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { cancel, change, detail, mailsTo, verifyPayment, withAdvance } from '../calls.ts'
import { world } from '../world.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { firstOf, lastOf } from '../present.ts'

describe('MONEY change', () => {
  test('the date changes once, free, with the poojas, and staff see both days', async () => {
    const w = await world()
    const [devotee, admin] = [await w.devotee(), await w.admin()]
    await devotee.addPooja({ days: 10 })
    const booking = firstOf(await devotee.book('426812345678'))
    const id = booking.id
    expect((await detail(devotee, id)).change).toEqual({ possible: true, until: '2026-11-28', used: false })
    // Another hour of the same day changes nothing.
    expect((await change(devotee, id, w.inDays(10) + 3_600_000)).status).toBe(200)
    expect((await detail(devotee, id)).change.used).toBe(false)
    const { status, data } = await change(devotee, id, w.inDays(40))
    expect([status, data.dateStart, firstOf(data.BookingEvents).date]).toEqual([200, '2026-12-31', '2026-12-31'])
    expect(data.change).toEqual({ possible: false, until: '2026-12-28', used: true })
    expect(data.steps.at(-1)).toMatchObject({ kind: 'CHANGED', amount: 0, dateBefore: '2026-12-01' })
    expect(await change(devotee, id, w.inDays(41))).toMatchObject({ status: 409, code: 'CHANGED_BEFORE' })
    expect((await change(devotee, id, w.inDays(40))).status).toBe(200)
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_changed'])
    expect((await detail(admin, id)).dateStart).toBe('2026-12-31')
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('a later date does not increase the refund of a cancellation', async () => {
    const { w, devotee, admin, id, paymentId } = await withAdvance(await world(), { days: 4 })
    await verifyPayment(admin, paymentId)
    expect((await detail(devotee, id)).cancellation.percent).toBe(25)
    expect((await change(devotee, id, w.inDays(100))).status).toBe(200)
    expect((await detail(devotee, id)).cancellation).toMatchObject({
      percent: 25,
      refund: 1250,
      steps: [{ daysBefore: 3, percent: 25 }],
      limit: { percent: 25, dateBefore: '2026-11-25' },
    })
    const why =
      'This booking was on 25 Nov 2026 before. If you cancel now, we refund at most 25%, though its date is later now.'
    expect(lastOf(await w.sendMails()).text).toContain(why)
    const voucher = await devotee.send('GET', `/bookings/${id}/papers/voucher`)
    const { text } = await readPdf(new Uint8Array(await voucher.arrayBuffer()))
    expectText(text, why)
    expect(text).not.toContain('90%')
    w.clock.pass({ days: 98 })
    const late = { ...devotee, ...w.bearer(await openSession(w.db, devotee.user, w.clock.now())) }
    expect((await detail(late, id)).cancellation.percent).toBe(0)
  })

  test.each([
    ['today', 0, 400, 'DATE_OUT_OF_RANGE'],
    ['yesterday', -1, 400, 'DATE_OUT_OF_RANGE'],
    ['tomorrow', 1, 200, undefined],
    ['in 365 days', 365, 200, undefined],
    ['in 366 days', 366, 400, 'DATE_OUT_OF_RANGE'],
  ])('to %s', async (_, days, status, code) => {
    const { w, devotee, id, shown } = await withAdvance(await world())
    const answer = await change(devotee, id, w.inDays(days))
    expect([answer.status, answer.code]).toEqual([status, code])
    expect((await shown()).change.used).toBe(status === 200)
  })

  test('it is possible until three days before, by the day in India', async () => {
    const { w, devotee, id } = await withAdvance(await world(), { days: 4 })
    w.clock.set('2026-11-22T18:30:00Z')
    const answer = await change(devotee, id, w.inDays(30))
    expect(answer).toMatchObject({ status: 409, code: 'CHANGE_TOO_LATE', message: expect.stringContaining('3') })
    w.clock.set('2026-11-22T18:29:59Z')
    expect((await change(devotee, id, w.inDays(30))).status).toBe(200)
  })

  test('a cancelled booking keeps its date', async () => {
    const { w, devotee, id } = await withAdvance(await world())
    await cancel(devotee, id, 4500)
    expect(await change(devotee, id, w.inDays(30))).toMatchObject({ status: 409, code: 'CANCELLED' })
  })
})
