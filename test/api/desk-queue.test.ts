import { describe, expect, test } from 'vitest'
import type { DeskPayment } from '../../contract/desk/queue.ts'
import { askBalance, call, nextUtr, reject, submit, verifyPayment, withAdvance, withTwo } from '../calls.ts'
import type { Sender } from '../calls.ts'
import { firstOf, present } from '../present.ts'
import { world } from '../world.ts'

const queue = async (admin: Sender, filter: object = {}) =>
  (await call<DeskPayment[]>(admin, 'POST', '/admin/payments', filter)).data
const ids = (payments: { id: string }[]) => payments.map(({ id }) => id)

describe('QUEUE payments', () => {
  test('waiting payments come oldest first, with what the line and the detail show', async () => {
    const w = await world()
    const first = await withAdvance(w)
    w.clock.pass({ hours: 1 })
    const { admin, paymentId, stay, pooja, utr, devotee } = await withTwo(w)
    const [old, both] = await queue(admin)
    expect(ids([present(old), present(both)])).toEqual([first.paymentId, paymentId])
    expect(both).toMatchObject({
      refNo: utr,
      amountPaid: 5000,
      status: 'SUBMITTED',
      purpose: 'ADVANCE',
      corrected: false,
      formerRefNo: null,
      submittedAt: '2026-11-21T05:30:00.000Z',
      checkedBy: '2026-11-22T05:30:00.000Z',
      User: {
        id: devotee.user.id,
        name: devotee.user.name,
        email: devotee.user.email,
        phoneNumber: devotee.user.phone,
      },
    })
    const { bookings } = present(both)
    expect(new Set(ids(bookings))).toEqual(new Set([stay.id, pooja.id]))
    expect(bookings.reduce((sum, { part }) => sum + part, 0)).toBe(5000)
    expect(present(bookings.find(({ id }) => id === stay.id))).toMatchObject({
      city: 'Varanasi',
      cityHindi: 'वाराणसी',
      dateStart: stay.dateStart,
      headCount: 2,
      amountTotal: stay.amountTotal,
      status: 'CHECKING',
    })
  })

  test('a payment says what was found of it, when that differs and also of a whole transfer', async () => {
    const { admin, paymentId } = await withTwo(await world())
    expect(firstOf(await queue(admin))).toMatchObject({ amountPaid: 5000, amountFound: null })
    await verifyPayment(admin, paymentId, 4500)
    expect(firstOf(await queue(admin, { show: 'VERIFIED' }))).toMatchObject({ amountPaid: 5000, amountFound: 4500 })
    await reject(admin, paymentId)
    expect(firstOf(await queue(admin, { show: 'REJECTED' }))).toMatchObject({ amountFound: null })
  })

  test('a balance is one line with its booking', async () => {
    const { devotee, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    const { data } = await askBalance(devotee, id)
    expect(await queue(admin)).toEqual([])
    await submit(devotee, data.id, nextUtr())
    const [balance] = await queue(admin)
    expect(balance).toMatchObject({ id: data.id, purpose: 'BALANCE', amountPaid: 2080, bookings: [{ id, part: 2080 }] })
    expect(ids(await queue(admin, { show: 'VERIFIED' }))).toEqual([paymentId])
  })

  test('a replaced UTR is marked, and waits from its own submission', async () => {
    const w = await world()
    const [wrong, other] = [await withAdvance(w), await withAdvance(w)]
    const { admin } = wrong
    const { refNo: first } = firstOf(await queue(admin, { search: wrong.reference }))
    w.clock.pass({ hours: 2 })
    const [second, third] = [nextUtr(), nextUtr()]
    await submit(wrong.devotee, wrong.paymentId, second)
    expect(ids(await queue(admin))).toEqual([other.paymentId, wrong.paymentId])
    expect(await queue(admin, { show: 'CORRECTED' })).toMatchObject([
      { id: wrong.paymentId, corrected: true, refNo: second, formerRefNo: first },
    ])
    await submit(wrong.devotee, wrong.paymentId, third)
    expect(await queue(admin, { show: 'CORRECTED' })).toMatchObject([{ refNo: third, formerRefNo: second }])
    await reject(admin, other.paymentId, 'OTHER', 'Not ours')
    expect(await queue(admin, { show: 'REJECTED' })).toMatchObject([
      { id: other.paymentId, status: 'REJECTED', rejectReason: 'OTHER', rejectText: 'Not ours' },
    ])
    await submit(other.devotee, other.paymentId, nextUtr())
    expect(ids(await queue(admin, { show: 'CORRECTED' }))).toEqual([wrong.paymentId, other.paymentId])
  })

  test('a payment is found by a part of its UTR, its code, the name, the phone number and the email', async () => {
    const w = await world()
    const admin = await w.admin()
    const make = async (person: Parameters<typeof w.devotee>[0], utr: string) => {
      const devotee = await w.devotee(person)
      await devotee.addPooja()
      await devotee.book(utr)
      return firstOf(await devotee.payments())
    }
    const kamala = { name: 'कमला देवी', email: 'kamala@example.com', phone: '+919415012345' }
    const wanted = await make(kamala, '4268AB345678')
    await make({ name: 'Ram_Lal 100%' }, '500012340000')
    const found = async (search: string) => ids(await queue(admin, { search }))
    for (const search of ['5678', '4268 ab34', wanted.reference, wanted.reference.toLowerCase().slice(2)])
      expect(await found(search), search).toEqual([wanted.id])
    for (const search of ['कमला', 'KAMALA@example', '94150 12345', '09415012345', '+91 94150', 'Mob 94150 12345'])
      expect(await found(search), search).toEqual([wanted.id])
    for (const search of ['kamla', 'Kamala', 'कमल']) expect(await found(search), search).toEqual([wanted.id])
    // A few digits beside letters are not a phone number.
    for (const search of ['999', 'no 94150', 'kamala v', 'kamala%', 'कमला_', "'"])
      expect(await found(search), search).toEqual([])
    expect(await found('_lal 100%')).toHaveLength(1)
    expect(await found('')).toHaveLength(2)
  })

  test('a search is counted in each list', async () => {
    const w = await world()
    const [first, second] = [await withAdvance(w), await withAdvance(w)]
    const { admin } = first
    await withAdvance(w)
    await verifyPayment(admin, second.paymentId)
    const counts = async (search: string) => (await call(admin, 'POST', '/admin/payments/count', { search })).data
    expect(await counts(second.utr)).toEqual({ WAITING: 0, CORRECTED: 0, REJECTED: 0, VERIFIED: 1 })
    await reject(admin, first.paymentId)
    expect(await counts('@example.com')).toEqual({ WAITING: 1, CORRECTED: 0, REJECTED: 1, VERIFIED: 1 })
  })

  test('pages follow each other without gaps while payments are checked meanwhile', async () => {
    const w = await world()
    const made = []
    for (let number = 0; number < 5; number++) {
      made.push(await withAdvance(w))
      // Two of them have the same instant.
      if (number !== 2) w.clock.pass({ minutes: 1 })
    }
    const admin = firstOf(made).admin
    const page = async (cursor: string | null) => {
      const response = await admin.send('POST', '/admin/payments', { limit: 2, cursor })
      return (await response.json()) as { data: DeskPayment[]; nextCursor: string | null }
    }
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { data, nextCursor } = await page(cursor)
      seen.push(...ids(data))
      cursor = nextCursor
      // The last one of the page leaves the list.
      await verifyPayment(admin, present(data.at(-1)).id)
    } while (cursor !== null)
    expect(seen).toEqual(made.map(({ paymentId }) => paymentId))
    const checked = await queue(admin, { show: 'VERIFIED' })
    expect(checked.map(({ submittedAt }) => submittedAt)).toEqual(
      checked
        .map(({ submittedAt }) => submittedAt)
        .toSorted()
        .toReversed(),
    )
  })

  test('a wrong filter is refused', async () => {
    const admin = await (await world()).admin()
    for (const filter of [{ show: 'ALL' }, { limit: 0 }, { limit: 101 }, { cursor: 'x' }, { search: 'x'.repeat(101) }])
      expect((await call(admin, 'POST', '/admin/payments', filter)).status, JSON.stringify(filter)).toBe(400)
    const id = crypto.randomUUID()
    for (const at of ['2026-02-31', '2026-13-01', '0000-01-01', '----------', '2026-01-01T24:00:00.000Z', '', '2026'])
      for (const refused of [
        await call(admin, 'POST', '/admin/payments', { cursor: `${at}_${id}` }),
        await call(admin, 'GET', `/admin/today/poojas?cursor=${encodeURIComponent(`${at}_${id}`)}`),
      ])
        expect([at, refused.status, refused.code]).toEqual([at, 400, expect.stringMatching(/CURSOR|INPUT/)])
    for (const at of ['2026-02-28', '2026-02-28T23:59:59.999Z'])
      expect((await call(admin, 'POST', '/admin/payments', { cursor: `${at}_${id}` })).status).toBe(200)
    expect((await call(admin, 'POST', '/admin/payments', { cursor: 'x' })).issues).toMatchObject([{ path: 'cursor' }])
  })
})
