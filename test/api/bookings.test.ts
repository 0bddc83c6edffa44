import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseFromRupees } from '../../domain/money.ts'
import { makePackage, makePooja } from '../factories.ts'
import { nextUtr, post, type Sender } from '../calls.ts'
import { world } from '../world.ts'

const book = (who: Sender, amountPaid: number, refNo: unknown = '426812345678') =>
  post(who, '/bookings/add', { amountPaid, refNo })
const verify = (who: Sender, id: string, status: unknown) => post(who, '/bookings/verification', { id, status })
const inPaise = (rupees: number[]) => rupees.reduce((sum, one) => sum + paiseFromRupees(one), 0)

/** A devotee with a package of 3000 and a pooja of 1100 in the cart: 4100 + 540 GST. */
async function fullCart() {
  const w = await world()
  const devotee = await w.devotee()
  const pack = await makePackage(w.db, { price: 3000 })
  const pooja = await makePooja(w.db)
  return {
    w,
    devotee,
    pack,
    pooja,
    entries: [await devotee.addPackage({ packageId: pack.id }), await devotee.addPooja({ eventId: pooja.id })],
  }
}

test.each([
  '42681234567',
  '4268123456789',
  '',
  '            ',
  '4268-1234567',
  '४२६८१२३४५६७८',
  426_812_345_678,
  null,
  undefined,
])('CONTRACT bookings/add: %j is no UTR', async (refNo) => {
  const { devotee } = await fullCart()
  const answer = await post(devotee, '/bookings/add', { amountPaid: 4640, refNo })
  expect(answer).toMatchObject({
    status: 400,
    code: 'UTR_INVALID',
    message: 'Please enter a valid 12-digit UTR number.',
  })
})

test('§5 a UTR is trimmed', async () => {
  const { devotee } = await fullCart()
  expect((await book(devotee, 4640, ' \t426812345678\n ')).data[0].paymentRefNumber).toBe('426812345678')
})

test('CONTRACT bookings/add: the same UTR again, in either case, answers 200 with the same bookings and books nothing more', async () => {
  const { w, devotee } = await fullCart()
  const first = await book(devotee, 4640, 'AxisAb123456')
  const waiting = await devotee.addPooja()
  for (const again of ['AxisAb123456', 'axisab123456', ' AXISAB123456 ']) {
    const { status, data } = await book(devotee, 4640, again)
    expect([status, data]).toEqual([200, first.data])
  }
  expect(await devotee.bookings()).toHaveLength(2)
  expect(await devotee.cart()).toEqual([waiting])
  expect(await w.sendMails()).toHaveLength(1)
})

test('CONTRACT bookings/add: two clicks at once book once', async () => {
  const { devotee } = await fullCart()
  const [one, other] = await Promise.all([book(devotee, 4640), book(devotee, 4640)])
  expect([one.status, other.status].toSorted()).toEqual([200, 201])
  expect(one.data).toEqual(other.data)
})

test('CONTRACT bookings/add: the UTR of another, in either case, is 409 and nothing is booked', async () => {
  const { w, devotee } = await fullCart()
  await book(devotee, 4640, 'AxisAb123456')
  const other = await w.devotee()
  const entry = await other.addPooja()
  expect(await book(other, 1100, 'aXISaB123456')).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
  expect([await other.cart(), await other.bookings()]).toEqual([[entry], []])
})

test('§3 a booking shows its days, people, amounts, UTR, package and events', async () => {
  const { w, devotee, pack, pooja } = await fullCart()
  await devotee.book('426812345678')
  const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
  const common = {
    id: expect.any(String),
    dateStart: '2026-12-01',
    createdAt: w.clock.now().toISOString(),
    paymentRefNumber: '426812345678',
    reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
    amountDue: 0,
    status: 'CHECKING',
    verified: false,
  }
  const bookings = await devotee.bookings()
  expect(bookings.find((booking) => booking.headCount === 2)).toEqual({
    ...common,
    headCount: 2,
    amountTotal: 3540,
    amountPaid: 3540,
    Package: { id: pack.id, name: pack.name, nameHindi: 'पैकेज', price: 3000, additionalPerson: 1000, ...place },
    BookingEvents: [],
  })
  expect(bookings.find((booking) => booking.headCount === 0)).toEqual({
    ...common,
    headCount: 0,
    amountTotal: 1100,
    amountPaid: 1100,
    Package: expect.objectContaining({ id: null, name: 'No package selected!', city: 'NA' }),
    BookingEvents: [
      { date: '2026-12-01', Event: { id: pooja.id, name: pooja.name, nameHindi: 'पूजा', cost: 1100, ...place } },
    ],
  })
})

test('CONTRACT ids: they are UUIDv7', async () => {
  const { w, devotee, pack, entries } = await fullCart()
  const quote = await devotee.quote(...entries.map((entry) => entry.id))
  const [booking] = await devotee.book('426812345678', quote.amountPayable)
  const feedback = (await post(devotee, '/feedback/create', { text: 'Good' })).data
  const account = {
    name: 'Kamala',
    phoneNumber: '9876543210',
    email: 'kamala@example.com',
    password: 'narmada teerth 7',
  }
  const { user } = (await post(w.visitor(), '/user/register', account)).data
  for (const { id } of [pack, ...entries, entries[1]!.CartToEvent[0]!, quote, booking!, feedback, user])
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('CONTRACT bookings/all: newest first, one’s own only', async () => {
  const w = await world()
  const [devotee, other] = [await w.devotee(), await w.devotee()]
  const ids = []
  for (const utr of ['AXIS00000001', 'AXIS00000002', 'AXIS00000003']) {
    await devotee.addPooja()
    ids.unshift((await devotee.book(utr))[0]!.id)
    w.clock.pass({ minutes: 1 })
  }
  await other.addPooja()
  await other.book('AXIS00000004')
  expect((await devotee.bookings()).map((booking) => booking.id)).toEqual(ids)
})

test('CONTRACT bookings/all: a booking keeps the names and prices it was booked with', async () => {
  const { w, devotee } = await fullCart()
  await devotee.book('426812345678')
  const before = await devotee.bookings()
  await w.db
    .updateTable('packages')
    .set({ name: 'Renamed', city: 'Sarnath', price: paiseFromRupees(9999), additional_person: paiseFromRupees(9) })
    .execute()
  await w.db
    .updateTable('poojas')
    .set({ name: 'Renamed', cost: paiseFromRupees(9999) })
    .execute()
  expect(await devotee.bookings()).toEqual(before)
  expect(before.map((booking) => booking.amountTotal).toSorted()).toEqual([1100, 3540])
})

test('CONTRACT amounts: what is paid for several bookings is shared out in proportion, to the paisa', async () => {
  const { devotee } = await fullCart()
  await devotee.addPackage({ headCount: 4 })
  expect(
    (await devotee.book('426812345678'))
      .map((booking) => [booking.amountTotal, booking.amountPaid])
      .toSorted((a, b) => a[0]! - b[0]!),
  ).toEqual([
    // 5000 over a total of 11720
    [1100, 469.28],
    [3540, 1510.24],
    [7080, 3020.48],
  ])
})

test('CONTRACT amounts: over any cart, what is on the bookings adds up to the payment to the paisa', async () => {
  const amount = fc.nat({ max: 900_000 }).map((paise) => paise / 100)
  const headCount = fc.integer({ min: 2, max: 11 })
  const anEntry = fc.record({ price: amount, additionalPerson: amount, headCount, isPooja: fc.boolean() })
  const w = await world()
  await fc.assert(
    fc.asyncProperty(fc.array(anEntry, { minLength: 1, maxLength: 6 }), async (entries) => {
      const devotee = await w.devotee()
      let [order, packageParts] = [0, 0]
      for (const { price, additionalPerson, headCount: people, isPooja } of entries) {
        if (isPooja) await devotee.addPooja({ eventId: (await makePooja(w.db, { cost: price })).id })
        else {
          const packageId = (await makePackage(w.db, { price, additionalPerson })).id
          await devotee.addPackage({ packageId, headCount: people })
        }
        const item = inPaise([price]) + (isPooja ? 0 : inPaise([additionalPerson]) * (people - 2))
        order += item
        packageParts += isPooja ? 0 : item
      }
      const cost = order + Math.floor((packageParts * 18) / 100)
      const payable = Math.min(cost, 500_000)
      expect(inPaise([await devotee.cost()])).toBe(cost)
      const bookings = await devotee.book(nextUtr())
      expect(inPaise(bookings.map((booking) => booking.amountTotal))).toBe(cost)
      expect(inPaise(bookings.map((booking) => booking.amountPaid))).toBe(payable)
      for (const { amountTotal, amountPaid } of cost === 0 ? [] : bookings)
        expect(Math.abs(inPaise([amountPaid]) - (payable * inPaise([amountTotal])) / cost)).toBeLessThan(1)
    }),
    { numRuns: 15 },
  )
})

test('§4 a booking is not verified until an admin says so, and can be set back', async () => {
  const { w, devotee } = await fullCart()
  const [booking] = await devotee.book('426812345678')
  const admin = await w.admin()
  const yes = await verify(admin, booking!.id, true)
  expect(yes).toEqual({
    status: 200,
    message: 'Verification status successfully updated',
    data: { ...booking, verified: true, status: 'VERIFIED' },
  })
  expect((await devotee.bookings()).filter((one) => one.verified).map((one) => one.id)).toEqual([booking!.id])
  expect((await verify(admin, booking!.id, false)).data).toEqual(booking)
  expect((await devotee.bookings()).some((one) => one.verified)).toBe(false)
})

test('CONTRACT bookings/verification: every change is audited, who, when, from and to; what is already set changes nothing', async () => {
  const { w, devotee } = await fullCart()
  const [booking] = await devotee.book('426812345678')
  const [first, second] = [await w.admin(), await w.admin()]
  const seen = []
  for (const [admin, status] of [
    [first, true],
    [second, true],
    [second, false],
    [first, false],
  ] as const) {
    w.clock.pass({ minutes: 1 })
    await admin.verify(booking!.id, status)
    seen.push(w.clock.now())
  }
  const rows = await w.db.selectFrom('audit').selectAll().where('subject_id', '=', booking!.id).orderBy('id').execute()
  expect(
    rows.map(({ actor_id, changed_from, changed_to, created_at }) => [actor_id, changed_from, changed_to, created_at]),
  ).toEqual([
    [first.user.id, { verified: false }, { verified: true }, seen[0]],
    [second.user.id, { verified: true }, { verified: false }, seen[2]],
  ])
})

test('CONTRACT bookings/verification: the devotee is told once, however often it is set', async () => {
  const { w, devotee } = await fullCart()
  const [booking] = await devotee.book('426812345678')
  const admin = await w.admin()
  for (let click = 0; click < 3; click++) await admin.verify(booking!.id, true)
  await Promise.all([admin.verify(booking!.id, true), admin.verify(booking!.id, true)])
  const told = (await w.sendMails()).filter((mail) => mail.subject === 'Your payment is verified')
  expect(told.map((mail) => mail.to)).toEqual([devotee.user.email])
})

test('CONTRACT bookings/verification: two admins at once change it once', async () => {
  const { w, devotee } = await fullCart()
  const [booking] = await devotee.book('426812345678')
  await Promise.all([(await w.admin()).verify(booking!.id), (await w.admin()).verify(booking!.id)])
  expect(await w.db.selectFrom('audit').select('id').execute()).toHaveLength(1)
})

test.each(['true', 1, null, undefined, 'Yes'])(
  'CONTRACT bookings/verification: the status %j is 400',
  async (status) => {
    const { w, devotee } = await fullCart()
    const [booking] = await devotee.book('426812345678')
    expect(await verify(await w.admin(), booking!.id, status)).toMatchObject({
      status: 400,
      issues: [{ path: 'status' }],
    })
    expect((await devotee.bookings()).some((one) => one.verified)).toBe(false)
  },
)

test('CONTRACT ids: verifying no booking is 404, a malformed id 400', async () => {
  const admin = await (await world()).admin()
  expect(await verify(admin, crypto.randomUUID(), true)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await verify(admin, 'x', true)).toMatchObject({ status: 400, issues: [{ path: 'id' }] })
})
