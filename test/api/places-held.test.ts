import { describe, expect, test } from 'vitest'
import { call, cancel, detail, mailsTo, nextUtr, post, submit } from '../calls.ts'
import { present } from '../present.ts'
import { closed, stage } from './places-story.ts'

const addition = (w: { inDays: (days: number) => number }, packageId: string, days = 10) => ({
  packageId,
  headCount: 2,
  date: w.inDays(days),
  events: [],
})

describe('PLACES held', () => {
  test('a quote has its place while it is valid: others are refused in cart and quote, with the day', async () => {
    const { w, pack, ofPackage, quoted } = await stage()
    await ofPackage.set(10, { places: 1 })
    const [late, later] = [await w.devotee(), await w.devotee({ language: 'hi' })]
    const waiting = await late.addPackage({ packageId: pack.id })
    const { devotee, entry } = await quoted()
    expect(await ofPackage.read(10)).toMatchObject({ state: 'FULL', left: 0 })
    const refused = await post(late, '/payments/initiate', { cartIds: [waiting.id], vehicle: 'CAR' })
    expect(refused).toMatchObject({ status: 409, code: 'DAY_FULL' })
    expect(refused.message).toContain('01 Dec 2026')
    expect(await late.payments()).toEqual([])
    const added = await post(later, '/cart/add', addition(w, pack.id))
    expect(added).toMatchObject({ status: 409, code: 'DAY_FULL', message: expect.stringContaining('01 दिसंबर 2026') })
    expect(await later.cart()).toEqual([])
    // The devotee who has the place may ask for it again; on the next day others may have it.
    await devotee.quote(entry.id)
    w.clock.pass({ hours: 25 })
    expect((await late.quote(waiting.id)).amountPayable).toBe(4720)
  })

  test('a closed day is refused with its reason; a quote and a booking of before stay', async () => {
    const { w, pack, ofPackage, quoted } = await stage()
    const { devotee, entry } = await quoted()
    await ofPackage.set(10, closed)
    const late = await w.devotee()
    const answer = await post(late, '/cart/add', addition(w, pack.id))
    expect(answer).toMatchObject({ status: 409, code: 'DAY_CLOSED', message: expect.stringContaining(closed.reason) })
    await devotee.quote(entry.id)
    await devotee.book(nextUtr())
    expect((await devotee.bookings()).map(({ status }) => status)).toEqual(['CHECKING'])
  })

  test('two entries of one cart need two places', async () => {
    const { w, pooja, ofPooja } = await stage()
    await ofPooja.set(10, { places: 1 })
    const devotee = await w.devotee()
    const entries = [await devotee.addPooja({ eventId: pooja.id }), await devotee.addPooja({ eventId: pooja.id })]
    const cartIds = entries.map(({ id }) => id)
    expect(await post(devotee, '/payments/initiate', { cartIds, vehicle: 'CAR' })).toMatchObject({ code: 'DAY_FULL' })
    await ofPooja.set(10, { places: 2 })
    await devotee.quote(...cartIds)
    expect(await ofPooja.read(10)).toMatchObject({ state: 'FULL' })
    // Another quote with one of these entries takes no further place, and ends with its entry.
    await devotee.quote(present(cartIds[0]))
    await call(devotee, 'DELETE', `/cart/${cartIds[0]}`)
    expect(await ofPooja.read(10)).toMatchObject({ state: 'FEW', left: 2 })
  })

  test('a UTR holds the place until it is rejected, a cancellation gives it back', async () => {
    const { w, ofPackage, quoted } = await stage()
    await ofPackage.set(10, { places: 2 })
    const made = [await quoted(), await quoted()]
    for (const { devotee } of made) await devotee.book(nextUtr())
    w.clock.pass({ days: 3 })
    const admin = await w.admin()
    const left = async () => present(await ofPackage.read(7)).left
    expect(await left()).toBe(0)
    const [one, other] = made.map(({ devotee }) => devotee)
    const payment = present((await present(one).payments())[0])
    await post(admin, '/payments/reject', { id: payment.id, reason: 'NOT_FOUND' })
    expect(await left()).toBe(1)
    // The correct UTR takes the place again.
    await submit(present(one), payment.id, nextUtr())
    expect(await left()).toBe(0)
    await admin.verify(present((await present(one).bookings())[0]).id)
    expect(await left()).toBe(0)
    const booking = present((await present(other).bookings())[0])
    await cancel(present(other), booking.id, (await detail(present(other), booking.id)).cancellation.refund)
    expect(await left()).toBe(1)
  })

  test('a change of date into a full or closed day is refused, and gives the former place back elsewhere', async () => {
    const { w, ofPackage, quoted } = await stage()
    await ofPackage.set(20, { places: 1 })
    await ofPackage.set(21, closed)
    await ofPackage.set(22, { places: 1 })
    const { devotee } = await quoted(20)
    const [booking] = await devotee.book(nextUtr())
    const { devotee: other } = await quoted(22)
    await other.book(nextUtr())
    const move = (days: number) => post(devotee, '/bookings/change', { id: present(booking).id, date: w.inDays(days) })
    expect(await move(22)).toMatchObject({ status: 409, code: 'DAY_FULL' })
    expect(await move(21)).toMatchObject({ status: 409, code: 'DAY_CLOSED' })
    expect((await move(23)).status).toBe(200)
    expect(await ofPackage.read(20)).toMatchObject({ left: 1 })
  })
})

/** A devotee whose quote of the last place has ended, and another devotee who has the place now. */
async function tooLate() {
  const staged = await stage()
  const { w, ofPackage, quoted } = staged
  await ofPackage.set(10, { places: 1 })
  const late = await quoted()
  w.clock.pass({ hours: 25 })
  const { devotee: winner } = await quoted(9)
  return { ...staged, admin: await w.admin(), late: late.devotee, winner }
}

describe('PLACES too late', () => {
  test('money that comes after the hold is booked if a place is left', async () => {
    const { w, ofPackage, quoted } = await stage()
    await ofPackage.set(10, { places: 1 })
    const { devotee } = await quoted()
    w.clock.pass({ hours: 25 })
    await devotee.book(nextUtr())
    expect((await devotee.bookings()).map(({ status }) => status)).toEqual(['CHECKING'])
    expect(await ofPackage.read(9)).toMatchObject({ left: 0 })
  })

  test('else it is stored without a place: the devotee and the desk are told at once', async () => {
    const { w, admin, ofPackage, late } = await tooLate()
    const answer = await post(late, '/bookings/add', { amountPaid: 4720, refNo: nextUtr() })
    expect(answer.status).toBe(201)
    expect(answer.message).toContain('no place is left')
    const [booking] = await late.bookings()
    expect(booking).toMatchObject({ status: 'NO_PLACE', amountBeingChecked: 4720, amountDue: 0 })
    expect(await mailsTo(w, late.user.email)).toEqual(['booking_received', 'no_place'])
    const { data: today } = await call(admin, 'GET', '/admin/today')
    expect(today.noPlace).toEqual({ count: 1 })
    const { data: found } = await call<{ id: string }[]>(admin, 'GET', '/admin/lists/bookings?status=NO_PLACE')
    expect(found.map(({ id }) => id)).toEqual([present(booking).id])
    expect(await ofPackage.read(9, admin)).toMatchObject({ places: 1, taken: 1, withoutPlace: 1 })
    // Its money is found, but no text says that it is confirmed.
    await admin.verify(present(booking).id)
    expect((await late.bookings())[0]).toMatchObject({ status: 'NO_PLACE', verified: true })
    expect(await mailsTo(w, late.user.email)).toEqual(['booking_received', 'no_place', 'payment_verified'])
  })

  test('another day is free of charge at any time, and the whole amount goes back', async () => {
    const { w, admin, late } = await tooLate()
    const [booking] = await late.book(nextUtr())
    const { id } = present(booking)
    await admin.verify(id)
    w.clock.pass({ days: 5 })
    expect((await detail(late, id)).cancellation).toMatchObject({ percent: 100, refund: 4720 })
    const date = w.inDays(5)
    expect((await post(late, '/bookings/change', { id, date })).status).toBe(200)
    expect((await late.bookings())[0]).toMatchObject({ status: 'VERIFIED' })
  })

  test('a rejected payment whose UTR is corrected when the place is gone is without a place', async () => {
    const { w, admin, ofPackage, quoted } = await stage()
    await ofPackage.set(10, { places: 1 })
    const { devotee } = await quoted()
    await devotee.book(nextUtr())
    const payment = present((await devotee.payments())[0])
    await post(admin, '/payments/reject', { id: payment.id, reason: 'NOT_FOUND' })
    const { devotee: winner } = await quoted()
    await submit(devotee, payment.id, nextUtr())
    const status = async () => present((await devotee.bookings())[0]).status
    expect(await status()).toBe('NO_PLACE')
    await post(admin, '/payments/reject', { id: payment.id, reason: 'NOT_FOUND' })
    expect(await status()).toBe('REJECTED')
    // Staff find the money later, when the place is free again.
    await call(winner, 'DELETE', `/cart/${present((await winner.cart())[0]).id}`)
    await post(admin, '/payments/verify', { id: payment.id })
    expect(await status()).toBe('VERIFIED')
    expect(await mailsTo(w, devotee.user.email)).toContain('no_place')
  })

  test('a rejection that is undone takes the place again, or says that it is gone', async () => {
    const { admin, ofPackage, quoted } = await stage()
    await ofPackage.set(10, { places: 1 })
    const { devotee } = await quoted()
    await devotee.book(nextUtr())
    const { id } = present((await devotee.payments())[0])
    const rejectAndUndo = async (between: () => Promise<unknown>) => {
      await post(admin, '/payments/reject', { id, reason: 'NOT_FOUND', undoable: true })
      await between()
      expect((await post(admin, '/payments/undo', { id })).status).toBe(200)
      return present((await devotee.bookings())[0]).status
    }
    expect(await rejectAndUndo(async () => {})).toBe('CHECKING')
    expect(await rejectAndUndo(() => quoted())).toBe('NO_PLACE')
  })
})
