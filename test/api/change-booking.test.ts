import { describe, expect, test } from 'vitest'
import { paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { act, changeTo, choiceOf, preview } from '../changed-bookings.ts'
import {
  askBalance,
  cancel,
  detail,
  post,
  refunds,
  reject,
  sendRefund,
  submit,
  nextUtr,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { makePackage, makePooja } from '../factories.ts'
import { compact, readPdf } from '../pdf-text.ts'
import { expectWhole } from '../phone-bookings.ts'
import { firstOf, lastOf } from '../present.ts'
import { type World, world } from '../world.ts'

/** A journey of 4 people for ₹7,080 (4,000 for two and 1,000 for each further person, with GST), of which ₹5,000 are received. */
async function verified() {
  const w = await world()
  const made = await withAdvance(w)
  await verifyPayment(made.admin, made.paymentId)
  return made
}

/** The same journey, paid in full. */
async function paid() {
  const made = await verified()
  const { data } = await askBalance(made.devotee, made.id)
  await submit(made.devotee, data.id, nextUtr())
  await verifyPayment(made.admin, data.id)
  return made
}

const papersOf = (w: World, id: string) =>
  w.db
    .selectFrom('documents')
    .select(['kind', 'amount', 'cancelled_at'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute()

const kindsOf = async (w: World, id: string) =>
  (await papersOf(w, id)).map(({ kind, cancelled_at }) => (cancelled_at ? `${kind} cancelled` : kind))

describe('CHANGE people and offers of a booking by staff', () => {
  test('more people: the preview says what is due, the act makes it so, and one email tells it', async () => {
    const { w, devotee, admin, id } = await verified()
    const told = (await w.sendMails()).length
    const choice = await choiceOf(admin, id, { headCount: 6 })
    const before = await detail(admin, id)
    const { data: shown } = await preview(admin, id, choice)
    expect(shown).toMatchObject({ before: 7080, total: 9440, gst: 1440, paid: 5000, due: 4440, refund: 0 })
    expect(await detail(admin, id)).toEqual(before)
    const { status, data } = await act(admin, id, choice, shown)
    expect([status, data.headCount, data.money]).toMatchObject([200, 6, { total: 9440, due: 4440, refundDue: 0 }])
    const seen = await detail(devotee, id)
    expect(lastOf(seen.steps)).toMatchObject({
      kind: 'REPRICED',
      amount: 2360,
      changed: {
        before: { en: expect.stringContaining('4 people') },
        after: { en: expect.stringContaining('6 people') },
      },
    })
    const mails = await w.sendMails()
    expect(mails).toHaveLength(told + 1)
    expect(lastOf(mails).text).toContain(m.email_changed_before_label({}, { locale: 'en' }))
    expect(await kindsOf(w, id)).toEqual(['receipt'])
    await expectWhole(w)
    // The same choice again changes nothing, and the opposite change restores the price.
    await changeTo(admin, id, {})
    expect((await detail(admin, id)).steps).toHaveLength(seen.steps.length)
    expect((await changeTo(admin, id, { headCount: 4 })).data.money).toMatchObject({ total: 7080, due: 2080 })
    await expectWhole(w)
  })

  test('less than was paid: the difference waits as a refund in whole, and a lower price is invoiced', async () => {
    const { w, admin, id } = await verified()
    const { data } = await changeTo(admin, id, { headCount: 2 })
    expect(data.money).toMatchObject({ total: 4720, received: 5000, over: 280, refundDue: 280, due: 0 })
    expect(await kindsOf(w, id)).toEqual(['receipt', 'invoice'])
    await expectWhole(w)
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    expect((await detail(admin, id)).money).toMatchObject({ received: 4720, refunded: 280, refundDue: 0 })
    await expectWhole(w)
    // A later cancellation uses the new price.
    const { cancellation } = await detail(admin, id)
    expect(cancellation).toMatchObject({ percent: 90, refund: 4248, kept: 472 })
  })

  test('an invoiced booking gets a credit note for the whole invoice, and another invoice when it is paid in full', async () => {
    const { w, devotee, admin, id } = await paid()
    expect(await kindsOf(w, id)).toEqual(['receipt', 'receipt', 'invoice'])
    await changeTo(admin, id, { headCount: 5 })
    expect(await kindsOf(w, id)).toEqual(['receipt', 'receipt', 'invoice cancelled', 'credit_note'])
    await expectWhole(w)
    const file = await admin.send('GET', `/bookings/${id}/papers/credit_note?serial=CN/26-27/000001`)
    const { text } = await readPdf(new Uint8Array(await file.arrayBuffer()))
    expect(compact(text)).toContain(compact(m.document_reason_changed({}, { locale: 'en' })))
    const { data } = await askBalance(devotee, id)
    expect(data.amountPayable).toBe(1180)
    await submit(devotee, data.id, nextUtr())
    await verifyPayment(admin, data.id)
    const issued = await papersOf(w, id)
    expect(issued.filter(({ kind, cancelled_at }) => kind === 'invoice' && !cancelled_at)).toMatchObject([
      { amount: 826000 },
    ])
    await expectWhole(w)
    // There are fewer people than were paid for, so the next invoice is issued at once.
    await changeTo(admin, id, { headCount: 4 })
    expect((await papersOf(w, id)).filter(({ kind }) => kind === 'invoice')).toHaveLength(3)
    await expectWhole(w)
    await cancel(admin, id, 8260)
    await expectWhole(w)
  })

  test('another package and a pooja cost the price of the day, what was booked keeps its own', async () => {
    const { w, admin, id } = await verified()
    const pooja = await makePooja(w.db, { cost: 1100 })
    const { Package: pack, dateStart } = await detail(admin, id)
    // The catalogue's price is higher now.
    await w.db
      .updateTable('packages')
      .set({ price: paise(900_000) })
      .where('id', '=', String(pack.id))
      .execute()
    const date = Date.parse(`${dateStart}T00:00:00+05:30`)
    const { data } = await changeTo(admin, id, { events: [{ eventId: pooja.id, date }] })
    expect(data.money.total).toBe(8180)
    const other = await makePackage(w.db, { price: 5000 })
    const body = { subject: { kind: 'PACKAGE', id: other.id }, from: date, to: date, price: 6000 }
    expect((await admin.send('PUT', '/admin/places', body)).status).toBe(200)
    const swapped = await changeTo(admin, id, { packageId: other.id, headCount: 2 })
    expect(swapped.data.money.total).toBe(6000 * 1.18 + 1100)
    expect(swapped.data.BookingEvents).toHaveLength(1)
    await expectWhole(w)
  })

  test('a place that it gives up is free, a full or closed day refuses, and the own place does not count', async () => {
    const { w, admin, id } = await verified()
    const { Package: pack, dateStart } = await detail(admin, id)
    const date = Date.parse(`${dateStart}T00:00:00+05:30`)
    const other = await makePackage(w.db)
    const limit = (packageId: string, rule: object) =>
      admin.send('PUT', '/admin/places', { subject: { kind: 'PACKAGE', id: packageId }, from: date, to: date, ...rule })
    await limit(String(pack.id), { places: 1 })
    expect((await changeTo(admin, id, { headCount: 3 })).status).toBe(200)
    await limit(other.id, { places: 0 })
    expect(await changeTo(admin, id, { packageId: other.id })).toMatchObject({ status: 409, code: 'DAY_FULL' })
    await limit(other.id, { places: 1 })
    expect((await changeTo(admin, id, { packageId: other.id })).status).toBe(200)
    const stranger = await w.devotee()
    expect(
      (await stranger.send('POST', '/cart/add', { packageId: pack.id, headCount: 2, date, events: [] })).status,
    ).toBe(201)
    await expectWhole(w)
  })

  test('what somebody has changed meanwhile, and a price that is another one now, is asked again', async () => {
    const { w, admin, id, devotee } = await verified()
    const choice = await choiceOf(admin, id, { headCount: 5 })
    const { data: shown } = await preview(admin, id, choice)
    expect((await changeTo(admin, id, { headCount: 3 })).status).toBe(200)
    expect(await act(admin, id, choice, shown)).toMatchObject({ status: 409, code: 'EDITED_MEANWHILE' })
    const { data: again } = await preview(admin, id, choice)
    expect(await act(admin, id, choice, { ...again, total: 1 })).toMatchObject({
      status: 409,
      code: 'EDITED_MEANWHILE',
    })
    await post(admin, '/payments/cash', { bookingId: id, amount: 100, receivedOn: w.inDays(0) })
    expect(await act(admin, id, choice, again)).toMatchObject({ status: 409, code: 'EDITED_MEANWHILE' })
    await reject(admin, firstOf(await devotee.payments()).id)
    await expectWhole(w)
  })

  test.each([
    [{ headCount: 1 }, 400, 'HEAD_COUNT_RANGE'],
    [{ headCount: 12 }, 400, 'HEAD_COUNT_RANGE'],
    [{ packageId: '', headCount: 0 }, 400, 'NOTHING_SELECTED'],
    [{ packageId: crypto.randomUUID() }, 404, 'NOT_FOUND'],
    [{ events: [{ eventId: crypto.randomUUID(), date: 0 }] }, 400, 'DATE_OUT_OF_RANGE'],
  ])('%o is refused', async (over, status, code) => {
    const { admin, id } = await verified()
    expect(await changeTo(admin, id, over)).toMatchObject({ status, code })
  })

  test('a booking that is cancelled, over or rejected is not changed', async () => {
    const { w, admin, id, paymentId } = await verified()
    await reject(admin, paymentId)
    expect(await changeTo(admin, id, { headCount: 3 })).toMatchObject({ status: 409, code: 'NOT_CHANGEABLE' })
    await verifyPayment(admin, paymentId)
    await cancel(admin, id, 5000)
    expect(await changeTo(admin, id, { headCount: 3 })).toMatchObject({ status: 409, code: 'NOT_CHANGEABLE' })
    await expectWhole(w)
  })
})
