import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { makePackage, makePooja } from '../factories.ts'
import { post, type Sender } from '../calls.ts'
import { type World, world } from '../world.ts'

const UTR = '426812345678'
const initiate = (who: Sender, cartIds: unknown, vehicle: unknown = 'CAR') =>
  post(who, '/payments/initiate', { cartIds, vehicle })
const book = (who: Sender, amountPaid: unknown, refNo: unknown = UTR) =>
  post(who, '/bookings/add', { amountPaid, refNo })
const setPrice = (w: World, id: string, rupees: number) =>
  w.db
    .updateTable('packages')
    .set({ price: paiseFromRupees(rupees) })
    .where('id', '=', id)
    .execute()

/** A devotee with a package of 3000 and a pooja of 1100 in the cart: 4100 + 540 GST. */
async function fullCart() {
  const w = await world()
  const devotee = await w.devotee()
  const pack = await makePackage(w.db, { price: 3000 })
  return { w, devotee, pack, stay: await devotee.addPackage({ packageId: pack.id }), pooja: await devotee.addPooja() }
}

test('CONTRACT payments/initiate: a quote names order, GST, total, what is payable now, its reference and its end', async () => {
  const { w, devotee, stay, pooja } = await fullCart()
  const quote = await devotee.quote(stay.id, pooja.id)
  expect(quote).toMatchObject({ order: 4100, gst: 540, amountTotal: 4640, amountPayable: 4640 })
  expect(Date.parse(quote.expiresAt) - w.clock.now().getTime()).toBe(24 * 60 * 60 * 1000)
  const link = Object.fromEntries(new URL(quote.upiUri).searchParams)
  expect(link).toMatchObject({ am: '4640.00', cu: 'INR', tr: quote.reference })
  const payee = (await unwrap(devotee.client.payments.getKey.$get())).data
  expect(link).toMatchObject({ pa: payee.upiId, pn: payee.payeeName })
})

test('§9 of a total above 5000, 5000 are payable, in the quote and in its link', async () => {
  const { devotee } = await fullCart()
  const dear = await devotee.addPackage({ headCount: 4 })
  const quote = await devotee.quote(dear.id)
  expect(quote).toMatchObject({ amountTotal: 7080, amountPayable: 5000 })
  expect(new URL(quote.upiUri).searchParams.get('am')).toBe('5000.00')
})

test('CONTRACT payments/initiate: references are short, readable aloud and each another', async () => {
  const { devotee } = await fullCart()
  const references = []
  for (let entry = 0; entry < 20; entry++)
    references.push((await devotee.quote((await devotee.addPooja()).id)).reference)
  expect(new Set(references).size).toBe(20)
  // One case only, and none of the pairs that sound or look alike: 0/O, 1/I/L.
  for (const reference of references) expect(reference).toMatch(/^(?!.*[OIL])[A-Z2-9-]{4,12}$/)
})

test.each<[string, unknown, unknown]>([
  ['no entry', [], 'CAR'],
  ['no list', 'x', 'CAR'],
  ['a malformed id', ['x'], 'CAR'],
  ['another vehicle', null, 'BUS'],
  ['no vehicle', null, null],
])('CONTRACT payments/initiate: %s is 400', async (_, ids, vehicle) => {
  const { devotee, stay } = await fullCart()
  expect((await initiate(devotee, ids ?? [stay.id], vehicle)).status).toBe(400)
  expect(await devotee.payments()).toEqual([])
})

test('CONTRACT payments/initiate: an entry named twice is 400, another’s or none 404', async () => {
  const { w, devotee, stay } = await fullCart()
  expect((await initiate(devotee, [stay.id, stay.id])).code).toBe('DUPLICATE_IDS')
  const foreign = await (await w.devotee()).addPooja()
  for (const id of [foreign.id, crypto.randomUUID()])
    expect((await initiate(devotee, [stay.id, id])).code).toBe('NOT_FOUND')
})

test('CONTRACT payments/initiate: the same entries at the same prices give the same quote, in any order', async () => {
  const { w, devotee, stay, pooja } = await fullCart()
  const first = await devotee.quote(stay.id, pooja.id)
  w.clock.pass({ hours: 1 })
  const again = await devotee.quote(pooja.id, stay.id)
  expect([again.id, again.reference]).toEqual([first.id, first.reference])
  expect(await devotee.payments()).toHaveLength(1)
  expect((await devotee.quote(stay.id)).id).not.toBe(first.id)
})

test('CONTRACT payments/initiate: the same entries give the same quote, however many others lie between', async () => {
  const { devotee, stay } = await fullCart()
  const first = await devotee.quote(stay.id)
  for (let other = 0; other < 25; other++) await devotee.quote((await devotee.addPooja()).id)
  expect((await devotee.quote(stay.id)).id).toBe(first.id)
})

test('CONTRACT payments/initiate: asked for twice at once, a quote is one', async () => {
  const { devotee, stay } = await fullCart()
  const [one, other] = await Promise.all([devotee.quote(stay.id), devotee.quote(stay.id)])
  expect(one.id).toBe(other.id)
})

test('CONTRACT payments/initiate: other prices give another quote, and that one is booked', async () => {
  const { w, devotee, pack, stay } = await fullCart()
  const first = await devotee.quote(stay.id)
  await setPrice(w, pack.id, 2000)
  const second = await devotee.quote(stay.id)
  expect(second).toMatchObject({ amountTotal: 2360 })
  expect(second.id).not.toBe(first.id)
  expect((await book(devotee, 2360)).data).toMatchObject([{ amountTotal: 2360 }])
})

test('CONTRACT payments/initiate: a quote keeps its price for 24 hours, whatever an admin edits', async () => {
  const { w, devotee, pack, stay } = await fullCart()
  await devotee.quote(stay.id)
  await setPrice(w, pack.id, 9000)
  w.clock.pass({ hours: 23, minutes: 59 })
  const { status, data } = await book(devotee, 3540)
  expect(status).toBe(201)
  expect(data).toMatchObject([{ amountTotal: 3540, Package: { price: 3000 } }])
})

test('CONTRACT payments/initiate: 24 hours after its 24 hours a quote no longer counts: the whole cart is booked at today’s prices', async () => {
  const { w, devotee, pack, stay } = await fullCart()
  await devotee.quote(stay.id)
  await setPrice(w, pack.id, 3100)
  w.clock.pass({ hours: 48 })
  expect((await book(devotee, 3540)).code).toBe('AMOUNT_CHANGED')
  expect((await book(devotee, 3658 + 1100)).data).toHaveLength(2)
})

test.each(['entry', 'pooja'])(
  'CONTRACT payments/initiate: deleting one of its entries (as %s) ends a quote',
  async (as) => {
    const { devotee, stay, pooja } = await fullCart()
    await devotee.quote(stay.id, pooja.id)
    await devotee.send('DELETE', as === 'entry' ? `/cart/${pooja.id}` : `/cart/event/${pooja.CartToEvent[0]!.id}`)
    expect((await book(devotee, 4640)).code).toBe('AMOUNT_CHANGED')
    expect((await book(devotee, 3540)).data).toHaveLength(1)
  },
)

test('CONTRACT payments/initiate: the quote of another is none of mine', async () => {
  const { w, devotee } = await fullCart()
  const other = await w.devotee()
  await other.quote((await other.addPooja()).id)
  expect((await book(devotee, 4640)).data).toHaveLength(2)
  expect([(await other.cart()).length, (await other.payments())[0]!.status]).toEqual([1, 'INITIATED'])
})

test('CONTRACT bookings/add: only what was quoted is booked and leaves the cart', async () => {
  const { devotee, stay, pooja } = await fullCart()
  const quote = await devotee.quote(stay.id)
  const later = await devotee.addPooja()
  const { status, message, data } = await book(devotee, quote.amountPayable)
  expect(status).toBe(201)
  expect(message).toBe(
    'Order Booked! The payment will be verified within 24 hours and you will receive an email. You can check on My Bookings after 24 hours to check the status of your payment.',
  )
  expect(data).toMatchObject([{ amountTotal: 3540, amountPaid: 3540, paymentRefNumber: UTR, verified: false }])
  expect(await devotee.cart()).toEqual([pooja, later])
})

test('CONTRACT bookings/add: without a quote the whole cart is booked', async () => {
  const { devotee } = await fullCart()
  expect((await book(devotee, 4640)).data).toHaveLength(2)
  expect([await devotee.cart(), await devotee.cost()]).toEqual([[], 0])
  expect(await devotee.payments()).toMatchObject([
    { amountTotal: 4640, amountPaid: 4640, refNo: UTR, status: 'SUBMITTED' },
  ])
})

test('CONTRACT bookings/add: of two open quotes the one asked for last is booked', async () => {
  const { w, devotee, stay, pooja } = await fullCart()
  for (const id of [stay.id, pooja.id, stay.id]) {
    w.clock.pass({ minutes: 1 })
    await devotee.quote(id)
  }
  expect((await book(devotee, 3540)).data).toMatchObject([{ amountTotal: 3540 }])
  expect((await book(devotee, 1100, 'AXIS00000001')).data).toMatchObject([{ amountTotal: 1100 }])
})

test('CONTRACT bookings/add: what is booked is not booked again by an older quote of it', async () => {
  const { w, devotee, stay, pooja } = await fullCart()
  await devotee.quote(stay.id)
  w.clock.pass({ minutes: 1 })
  await devotee.quote(stay.id, pooja.id)
  expect((await book(devotee, 4640)).data).toHaveLength(2)
  expect(await book(devotee, 3540, 'AXIS00000001')).toMatchObject({ status: 409, code: 'CART_EMPTY' })
  expect(await devotee.bookings()).toHaveLength(2)
})

test.each([4639.99, 4640.01, 0, -4640, 5000, 46.4, 464_000, 1e300])(
  'CONTRACT bookings/add: %d instead of the amount is 409, names it, and books nothing',
  async (amount) => {
    const { w, devotee } = await fullCart()
    expect(await book(devotee, amount)).toMatchObject({
      status: 409,
      code: 'AMOUNT_CHANGED',
      message: expect.stringMatching(/₹4,640/),
    })
    expect([await devotee.bookings(), await w.sendMails()]).toEqual([[], []])
    expect(await devotee.cart()).toHaveLength(2)
  },
)

test.each([4640.001, 4640.0000001])(
  'CONTRACT bookings/add: %d is not the amount, however little is missing',
  async (amount) => {
    const { devotee } = await fullCart()
    expect([400, 409]).toContain((await book(devotee, amount)).status)
    expect(await devotee.bookings()).toEqual([])
  },
)

test.each(['4640', null, undefined, true, [4640]])('CONTRACT bookings/add: %j is no number: 400', async (amount) => {
  const { devotee } = await fullCart()
  expect(await book(devotee, amount)).toMatchObject({ status: 400, issues: [{ path: 'amountPaid' }] })
})

test('CONTRACT bookings/add: an empty cart is 409', async () => {
  const devotee = await (await world()).devotee()
  expect(await book(devotee, 0)).toMatchObject({ status: 409, code: 'CART_EMPTY' })
})

test.each(['bookings', 'outbox', 'payments'])(
  'CONTRACT bookings/add: when %s cannot be written, nothing has happened',
  async (table) => {
    const { w, devotee, stay, pooja } = await fullCart()
    const quote = await devotee.quote(stay.id, pooja.id)
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(
      w.db,
    )
    await sql`create trigger refusal before insert or update on ${sql.table(table)} for each row execute function refuse()`.execute(
      w.db,
    )
    const answer = await book(devotee, quote.amountPayable).finally(() =>
      sql`drop function refuse() cascade`.execute(w.db),
    )
    expect(answer).toMatchObject({ status: 500, code: 'INTERNAL', message: 'Something went wrong' })
    expect([await devotee.cart(), await devotee.bookings(), await w.sendMails()]).toEqual([[stay, pooja], [], []])
    expect(await devotee.payments()).toMatchObject([{ id: quote.id, status: 'INITIATED' }])
    expect((await book(devotee, quote.amountPayable)).status).toBe(201)
  },
)

test('§5 an entry whose date has passed is neither quoted nor booked', async () => {
  const { w, devotee } = await fullCart()
  const soon = await devotee.addPooja({ eventId: (await makePooja(w.db)).id, days: 1 })
  w.clock.pass({ days: 3 })
  expect(await initiate(devotee, [soon.id])).toMatchObject({ status: 409, code: 'DATE_PASSED' })
  expect(await book(devotee, await devotee.cost())).toMatchObject({ status: 409, code: 'DATE_PASSED' })
  expect(await devotee.bookings()).toEqual([])
})

test('CONTRACT payments: own payments, newest first, from INITIATED over SUBMITTED to VERIFIED', async () => {
  const { w, devotee, stay, pooja } = await fullCart()
  const first = await devotee.quote(stay.id)
  const [booking] = (await book(devotee, 3540)).data
  const second = await devotee.quote(pooja.id)
  const other = await w.devotee()
  await other.quote((await other.addPooja()).id)
  const shown = async () =>
    (await devotee.payments()).map(({ id, status, refNo, amountPaid }) => [id, status, refNo, amountPaid])
  expect(await shown()).toEqual([
    [second.id, 'INITIATED', null, 0],
    [first.id, 'SUBMITTED', UTR, 3540],
  ])
  const admin = await w.admin()
  await admin.verify(booking.id)
  expect((await shown())[1]![1]).toBe('VERIFIED')
  await admin.verify(booking.id, false)
  expect((await shown())[1]![1]).toBe('SUBMITTED')
  expect((await post(admin, '/payments/reject', { id: first.id, reason: 'NOT_FOUND' })).status).toBe(200)
  expect((await shown())[1]![1]).toBe('REJECTED')
})

test('CONTRACT payments/getKey: the payee is the one of the environment', async () => {
  const environment = {
    UPI_ID: 'seva@okbank',
    UPI_NAME: 'Tirtha Seva',
    BANK_ACCOUNT_HOLDER: 'Tirtha Seva Trust',
    BANK_ACCOUNT_NUMBER: '001234567890',
  }
  const w = await world({
    environment: { ...environment, BANK_IFSC: 'SBIN0001234', BANK_NAME: 'State Bank', BANK_BRANCH: 'Godowlia' },
  })
  expect((await unwrap((await w.devotee()).client.payments.getKey.$get())).data).toEqual({
    upiId: 'seva@okbank',
    payeeName: 'Tirtha Seva',
    accountHolder: 'Tirtha Seva Trust',
    accountNumber: '001234567890',
    ifsc: 'SBIN0001234',
    bankName: 'State Bank',
    branch: 'Godowlia',
  })
})
