import { expect } from 'vitest'
import { type Answer, call, nextUtr, post, rounds, type Sender, statuses } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { ledgerViolations, ledgerSums } from '../ledger-violations.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

type Booked = { id: string; amountTotal: number; amountPaid: number }

/** Two instances of the product on one database, and a devotee known to both. */
async function twoInstances() {
  const one = await world({ database: pg.database })
  const other = await world({ database: pg.connect() })
  return {
    w: one,
    devotee: async () => {
      const self = await one.devotee()
      return Object.assign(self, { elsewhere: other.bearer(self.token) })
    },
    admin: async () => {
      const self = await one.admin()
      return Object.assign(self, { elsewhere: other.bearer(self.token) })
    },
    sendMails: one.sendMails,
  }
}

const click = (who: Sender, amountPaid: number, refNo: string) =>
  post<Booked[]>(who, '/bookings/add', { amountPaid, refNo })
const remove = (who: Sender, path: string) => call(who, 'DELETE', path)
const ids = (answer: Answer<Booked[]>) => answer.data.map((booking) => booking.id)

const payments = () => pg.database.db.selectFrom('payments').selectAll().execute()
const mailsQueued = (kind: string) => pg.database.db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute()

/** What was booked adds up to what was paid, to the paisa; nothing that was not submitted is booked. */
async function expectSumsRight() {
  const { db } = pg.database
  const bookings = await db.selectFrom('bookings').selectAll().execute()
  const sums = await ledgerSums(db)
  for (const payment of await payments()) {
    const own = bookings.filter((booking) => booking.payment_id === payment.id)
    const money = own.map(({ id, gst }) => ({ ...sums.get(id)!, gst }))
    const sum = (column: 'price' | 'unverified' | 'received' | 'gst') =>
      money.reduce((total, booking) => total + booking[column], 0)
    if (payment.submitted_at === null) expect(own).toEqual([])
    else
      expect([sum('price'), sum('unverified') + sum('received'), sum('gst')]).toEqual([
        payment.amount_total,
        payment.amount_paid,
        payment.gst,
      ])
  }
  expect(await ledgerViolations(db)).toEqual([])
}

test.each([
  ['a quote', true],
  ['the whole cart', false],
])('CONTRACT bookings/add: twelve clicks at once on two instances book %s once', async (_, quoted) => {
  const { devotee: newDevotee } = await twoInstances()
  for (const _round of rounds(6)) {
    const devotee = await newDevotee()
    const entries = [await devotee.addPackage({ headCount: 3 }), await devotee.addPooja()]
    if (quoted) await devotee.quote(...entries.map((entry) => entry.id))
    const amount = Math.min(5000, await devotee.cost())
    const utr = nextUtr()
    const answers = await Promise.all(rounds(12).map((n) => click(n % 2 ? devotee : devotee.elsewhere, amount, utr)))
    expect(statuses(answers)).toEqual([...rounds(11).map(() => 200), 201])
    for (const answer of answers) expect(ids(answer)).toEqual(ids(answers[0]!))
    expect(await devotee.bookings()).toHaveLength(2)
    expect(await devotee.cart()).toEqual([])
  }
  expect(await mailsQueued('booking_received')).toHaveLength(6)
  await expectSumsRight()
})

test('DESIGN 40001 retried: clicks at once book once also where transactions are serializable, as on CockroachDB', async () => {
  const serializable = `${pg.url}?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`
  const one = await world({ database: pg.connect(serializable) })
  const other = await world({ database: pg.connect(serializable) })
  for (const _round of rounds(5)) {
    const devotee = await one.devotee()
    const elsewhere = other.bearer(devotee.token)
    await devotee.addPackage()
    await devotee.addPooja()
    const amount = await devotee.cost()
    const utr = nextUtr()
    const answers = await Promise.all(
      rounds(4).map((n) => click(n % 2 ? devotee : elsewhere, Math.min(5000, amount), utr)),
    )
    expect(statuses(answers)).toEqual([200, 200, 200, 201])
    for (const answer of answers) expect(ids(answer)).toEqual(ids(answers[0]!))
  }
  await expectSumsRight()
})

test('CONTRACT bookings/add: of two users at once with one UTR one books, the other is told UTR_TAKEN and keeps the cart', async () => {
  const { devotee: newDevotee } = await twoInstances()
  for (const round of rounds(10)) {
    const [one, other] = [await newDevotee(), await newDevotee()]
    const racers = [one, other]
    for (const racer of racers) {
      const entry = await racer.addPackage()
      if (round % 2) await racer.quote(entry.id)
    }
    const carts = await Promise.all(racers.map((racer) => racer.cart()))
    const amount = await one.cost()
    // One transaction, typed in either case.
    const utr = `AXIS${nextUtr().slice(4)}`
    const answers = await Promise.all([click(one, amount, utr), click(other.elsewhere, amount, utr.toLowerCase())])
    expect(statuses(answers)).toEqual([201, 409])
    const lost = answers.findIndex((answer) => answer.status === 409)
    expect(answers[lost]!.code).toBe('UTR_TAKEN')
    expect(await racers[lost]!.cart()).toEqual(carts[lost])
    expect(await racers[lost]!.bookings()).toEqual([])
    expect((await racers[lost]!.payments()).filter((payment) => payment.refNo !== null)).toEqual([])
    expect(await racers[lost]!.book(nextUtr(), amount)).toHaveLength(1)
  }
  expect(await mailsQueued('booking_received')).toHaveLength(20)
  await expectSumsRight()
})

test.each([
  ['below the cap, quoted', 1000, true],
  ['below the cap, not quoted', 1000, false],
  // Both totals come to 5,000: the amount alone does not tell that an entry has gone.
  ['above the cap, quoted', 9000, true],
  ['above the cap, not quoted', 9000, false],
])(
  'CONTRACT bookings/add: while an entry is deleted, %s: it is booked or deleted, never both, and none is lost',
  async (_, price, quoted) => {
    const { w, devotee: newDevotee } = await twoInstances()
    const { id: packageId } = await makePackage(w.db, { price })
    const ways = new Set<string>()
    for (const round of rounds(12)) {
      const devotee = await newDevotee()
      const [kept, going] = [
        await devotee.addPackage({ packageId }),
        await devotee.addPackage({ packageId, headCount: 3 }),
      ]
      if (quoted) await devotee.quote(kept.id, going.id)
      const amount = Math.min(5000, await devotee.cost())
      const race = [() => click(devotee, amount, nextUtr()), () => remove(devotee.elsewhere, `/cart/${going.id}`)]
      const [start, follow] = round % 2 ? race : race.toReversed()
      // The first two rounds show both outcomes, one after the other; the rest are races, whoever wins them.
      const [first, second] = round < 2 ? [await start!(), await follow!()] : await Promise.all([start!(), follow!()])
      const [booked, deleted] = round % 2 ? [first, second] : [second, first]
      const inCart = (await devotee.cart()).map((entry) => entry.id)
      const lines = await w.db
        .selectFrom('bookings')
        .select('cart_entry_id')
        .where('user_id', '=', devotee.user.id)
        .execute()
      const inBookings = lines.map((line) => line.cart_entry_id)
      ways.add(`${booked.status} ${deleted.status}`)
      expect([200, 404]).toContain(deleted.status)
      expect([201, 409]).toContain(booked.status)
      expect([...inCart, ...inBookings].toSorted()).toEqual(
        [kept.id, ...(deleted.status === 404 ? [going.id] : [])].toSorted(),
      )
      if (booked.status === 201) expect(inCart).toEqual([])
      else expect([booked.code, inBookings]).toEqual(['AMOUNT_CHANGED', []])
      await expectSumsRight()
    }
    expect(ways.size).toBeGreaterThan(1)
  },
)

test('CONTRACT cart/event: while its last pooja is taken out, an entry is booked or deleted, never both', async () => {
  const { devotee: newDevotee } = await twoInstances()
  for (const round of rounds(8)) {
    const devotee = await newDevotee()
    const entry = await devotee.addPooja()
    const race = [
      () => click(devotee, entry.amount, nextUtr()),
      () => remove(devotee.elsewhere, `/cart/event/${entry.CartToEvent[0]!.id}`),
    ]
    const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
    const [booked, deleted] = round % 2 ? answers : answers.toReversed()
    expect([`201 404`, `409 200`]).toContain(`${booked!.status} ${deleted!.status}`)
    expect(await devotee.bookings()).toHaveLength(booked!.status === 201 ? 1 : 0)
    expect(await devotee.cart()).toEqual([])
  }
  await expectSumsRight()
})

test('CONTRACT payments/initiate: asked ten times at once for the same entries, in any order, it gives one quote', async () => {
  const { devotee: newDevotee } = await twoInstances()
  for (const round of rounds(5)) {
    const devotee = await newDevotee()
    const cartIds = [(await devotee.addPackage()).id, (await devotee.addPooja()).id, (await devotee.addPooja()).id]
    const answers = await Promise.all(
      rounds(10).map((n) =>
        post(n % 2 ? devotee : devotee.elsewhere, '/payments/initiate', {
          cartIds: n % 3 ? cartIds : cartIds.toReversed(),
          vehicle: 'CAR',
        }),
      ),
    )
    expect(statuses(answers)).toEqual(rounds(10).map(() => 201))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(await payments()).toHaveLength(round + 1)
  }
})

test('CONTRACT bookings/add: two UTRs at once for one quote book its entries once', async () => {
  const { devotee: newDevotee } = await twoInstances()
  for (const _round of rounds(8)) {
    const devotee = await newDevotee()
    const entries = [await devotee.addPackage(), await devotee.addPooja()]
    const { amountPayable } = await devotee.quote(...entries.map((entry) => entry.id))
    const answers = await Promise.all([
      click(devotee, amountPayable, nextUtr()),
      click(devotee.elsewhere, amountPayable, nextUtr()),
    ])
    expect(statuses(answers)).toEqual([201, 409])
    expect(answers.find((answer) => answer.status === 409)!.code).toBe('CART_EMPTY')
    expect(await devotee.bookings()).toHaveLength(2)
  }
  expect(await mailsQueued('booking_received')).toHaveLength(8)
  await expectSumsRight()
})

test('CONTRACT cart/add: ten at once do not overfill a cart that has room for five', async () => {
  const { w, devotee: newDevotee } = await twoInstances()
  const devotee = await newDevotee()
  const { id: packageId } = await makePackage(w.db)
  for (const _entry of rounds(45)) await devotee.addPackage({ packageId })
  const addition = { packageId, headCount: 2, date: w.inDays(10), events: [] }
  const answers = await Promise.all(
    rounds(10).map((n) => post(n % 2 ? devotee : devotee.elsewhere, '/cart/add', addition)),
  )
  expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 409, 409, 409, 409, 409])
  expect(await devotee.cart()).toHaveLength(50)
})

test('CONTRACT bookings/verification: two admins at once make one audit row and one mail', async () => {
  const { devotee: newDevotee, admin: newAdmin, sendMails } = await twoInstances()
  const devotee = await newDevotee()
  const [one, other] = [await newAdmin(), await newAdmin()]
  for (const _round of rounds(8)) await devotee.addPooja()
  const bookings = await devotee.book(nextUtr())
  for (const { id } of bookings) {
    const answers = await Promise.all([
      post(one, '/bookings/verification', { id, status: true }),
      post(other.elsewhere, '/bookings/verification', { id, status: true }),
    ])
    expect(statuses(answers)).toEqual([200, 200])
    for (const answer of answers) expect(answer.data).toMatchObject({ id, verified: true })
    const audited = await pg.database.db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
    expect(audited.map((row) => [row.changed_from, row.changed_to])).toEqual([
      [{ verified: false }, { verified: true }],
    ])
  }
  const mails = (await sendMails()).filter((mail) => mail.subject === 'Your payment is verified')
  expect(mails).toHaveLength(bookings.length)
})

test('CONTRACT bookings/verification: admins who switch to and fro at once leave a record without gaps', async () => {
  const { devotee: newDevotee, admin: newAdmin } = await twoInstances()
  const devotee = await newDevotee()
  const admin = await newAdmin()
  await devotee.addPooja()
  const { id } = (await devotee.book(nextUtr()))[0]!
  const answers = await Promise.all(
    rounds(20).map((n) => post(n % 2 ? admin : admin.elsewhere, '/bookings/verification', { id, status: n % 4 < 2 })),
  )
  expect(statuses(answers)).toEqual(rounds(20).map(() => 200))
  const changes = await pg.database.db.selectFrom('audit').select('changed_to').where('subject_id', '=', id).execute()
  const count = (verified: boolean) =>
    changes.filter(({ changed_to }) => (changed_to as { verified: boolean }).verified === verified).length
  const { verified } = (await devotee.bookings())[0]!
  expect(count(true) - count(false)).toBe(verified ? 1 : 0)
  expect(await mailsQueued('booking_verified')).toHaveLength(count(true))
})
