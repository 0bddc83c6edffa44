import fc from 'fast-check'
import { expect } from 'vitest'
import { makePackage, makePooja } from '../factories.ts'
import { ledgerViolations, ledgerSums } from '../ledger-violations.ts'
import { type World, world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

/** What someone does; numbers choose among what there is at that moment. */
type Act = { who: number; instance: number } & (
  | { kind: 'addPackage'; which: number; headCount: number }
  | { kind: 'addPooja'; which: number }
  | { kind: 'delete'; which: number }
  | { kind: 'quote'; mask: number }
  | { kind: 'book'; utr: number; amount: 'cost' | 'quoted' | 'wrong' }
  | { kind: 'verify'; which: number; status: boolean }
)

const place = { who: fc.nat(1), instance: fc.nat(1) }
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...place,
      kind: fc.constant('addPackage' as const),
      which: fc.nat(2),
      headCount: fc.integer({ min: 2, max: 11 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...place, kind: fc.constant('addPooja' as const), which: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ ...place, kind: fc.constant('delete' as const), which: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({ ...place, kind: fc.constant('quote' as const), mask: fc.integer({ min: 1, max: 31 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...place,
      kind: fc.constant('book' as const),
      utr: fc.nat(4),
      amount: fc.constantFrom('cost', 'cost', 'quoted', 'quoted', 'wrong'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ ...place, kind: fc.constant('verify' as const), which: fc.nat(3), status: fc.boolean() }),
  },
)
/** Batches one after another; the acts of a batch all at once. */
const history = fc.array(fc.array(act, { minLength: 2, maxLength: 7 }), { minLength: 2, maxLength: 6 })

type Answer = { kind: Act['kind']; who: number; status: number; data: unknown; about?: string }

/** Lets two devotees and an admin live a history on two instances; answers all that they were told. */
async function live(w: World, other: World, batches: Act[][], run: number) {
  const { db } = w
  // Paise that do not divide well; below and above the cap of 5,000.
  const packages = [
    await makePackage(db, { price: 999.99, additionalPerson: 333.33 }),
    await makePackage(db, { price: 4321.07, additionalPerson: 0.01 }),
    await makePackage(db, { price: 3, additionalPerson: 7.77 }),
  ]
  const poojas = [await makePooja(db, { cost: 1100.55 }), await makePooja(db, { cost: 0.03 })]
  const devotees = [await w.devotee(), await w.devotee()]
  const admin = await w.admin()
  const added = devotees.map((): string[] => [])
  const bookings: string[] = []
  const quoted = devotees.map(() => 0)
  const answers: Answer[] = []
  const utrOf = (utr: number) => `R${String(run).padStart(6, '0')}${String(utr).padStart(5, '0')}`

  async function perform(doing: Act): Promise<void> {
    const { who } = doing
    const sender = (doing.instance ? other : w).bearer(doing.kind === 'verify' ? admin.token : devotees[who]!.token)
    const tell = async (method: string, path: string, body?: unknown, about?: string) => {
      const response = await sender.send(method, path, body)
      const { data } = await response.json()
      answers.push({ kind: doing.kind, who, status: response.status, data, about })
      return { status: response.status, data }
    }
    if (doing.kind === 'addPackage' || doing.kind === 'addPooja') {
      const date = w.inDays(10)
      const body =
        doing.kind === 'addPackage'
          ? { packageId: packages[doing.which]!.id, headCount: doing.headCount, date, events: [] }
          : { packageId: '', headCount: 0, date, events: [{ eventId: poojas[doing.which]!.id, date }] }
      const { data } = await tell('POST', '/cart/add', body)
      added[who]!.push(data.id)
    } else if (doing.kind === 'delete') {
      const id = added[who]![doing.which]
      if (id) await tell('DELETE', `/cart/${id}`, undefined, id)
    } else if (doing.kind === 'quote') {
      const cartIds = added[who]!.filter((_, index) => doing.mask & (1 << index))
      if (cartIds.length === 0) return
      const { status, data } = await tell('POST', '/payments/initiate', { cartIds, vehicle: 'CAR' })
      if (status === 201) quoted[who] = data.amountPayable
    } else if (doing.kind === 'book') {
      const cost = (await (await sender.send('GET', '/bookings/cost')).json()).data as number
      const amountPaid = { cost: Math.min(5000, cost), quoted: quoted[who]!, wrong: cost + 0.01 }[doing.amount]
      const { status, data } = await tell(
        'POST',
        '/bookings/add',
        { amountPaid, refNo: utrOf(doing.utr) },
        utrOf(doing.utr),
      )
      if (status === 201) bookings.push(...data.map((booking: { id: string }) => booking.id))
    } else {
      const id = bookings[doing.which]
      if (id) await tell('POST', '/bookings/verification', { id, status: doing.status })
    }
  }

  for (const batch of batches) await Promise.all(batch.map(perform))
  // Whatever was before: what the first devotee still has in the cart can be quoted and is booked, with a click on each.
  const first = devotees[0]!
  const left = (await first.cart()).map((entry) => entry.id)
  if (left.length > 0) {
    const { amountPayable } = await first.quote(...left)
    const click = async (instance: World) => {
      const submission = { amountPaid: amountPayable, refNo: utrOf(99) }
      const response = await instance.bearer(first.token).send('POST', '/bookings/add', submission)
      const { data } = await response.json()
      answers.push({ kind: 'book', who: 0, status: response.status, data, about: utrOf(99) })
    }
    await Promise.all([w, other].map(click))
    expect(await first.cart()).toEqual([])
  }
  return { devotees, added, answers }
}

const foreseen: Record<Act['kind'], number[]> = {
  addPackage: [201],
  addPooja: [201],
  delete: [200, 404],
  quote: [201, 404],
  book: [200, 201, 409],
  verify: [200],
}

test(
  'CONTRACT bookings/add: after any history of two devotees on two instances all sums are right and no entry is booked twice',
  { timeout: 60_000 },
  async () => {
    const w = await world({ database: pg.database })
    const other = await world({ database: pg.connect() })
    let runs = 0
    let submitted = 0
    await fc.assert(
      fc.asyncProperty(history, async (batches) => {
        const { devotees, added, answers } = await live(w, other, batches, runs++)
        expect(answers.filter(({ kind, status }) => !foreseen[kind].includes(status))).toEqual([])

        const users = devotees.map((devotee) => devotee.user.id)
        const payments = await w.db.selectFrom('payments').selectAll().where('user_id', 'in', users).execute()
        const bookings = await w.db.selectFrom('bookings').selectAll().where('user_id', 'in', users).execute()
        const sums = await ledgerSums(w.db)
        expect(await ledgerViolations(w.db)).toEqual([])
        for (const payment of payments) {
          const own = bookings.filter((booking) => booking.payment_id === payment.id)
          if (payment.submitted_at === null) {
            expect(own).toEqual([])
            continue
          }
          submitted++
          const money = own.map(({ id, gst }) => ({ ...sums.get(id)!, gst }))
          const sum = (column: 'price' | 'unverified' | 'received' | 'gst') =>
            money.reduce((total, booking) => total + booking[column], 0)
          expect([sum('price'), sum('gst'), sum('unverified') + sum('received')]).toEqual([
            payment.amount_total,
            payment.gst,
            payment.amount_paid,
          ])
          expect(payment.amount_paid).toBe(payment.amount_payable)
          expect(payment.amount_payable).toBe(Math.min(500_000, payment.amount_total))
          const lines = await w.db
            .selectFrom('payment_lines')
            .select('cart_entry_id')
            .where('payment_id', '=', payment.id)
            .execute()
          expect(own.map((booking) => booking.cart_entry_id).toSorted()).toEqual(
            lines.map((line) => line.cart_entry_id).toSorted(),
          )
          expect(new Set(own.map((booking) => booking.user_id))).toEqual(new Set([payment.user_id]))
        }

        // Every entry went exactly one way: it is in the cart, it was deleted, or it was booked.
        const inCart = await w.db.selectFrom('cart_entries').select('id').where('user_id', 'in', users).execute()
        const deleted = answers
          .filter((answer) => answer.kind === 'delete' && answer.status === 200)
          .map((answer) => answer.about!)
        const went = [
          ...inCart.map((entry) => entry.id),
          ...deleted,
          ...bookings.map((booking) => booking.cart_entry_id),
        ]
        expect(went.toSorted()).toEqual(added.flat().toSorted())

        // A UTR was accepted once; who sent it again was shown the same bookings, nobody else was.
        const byUtr = Map.groupBy(
          answers.filter((answer) => answer.kind === 'book' && answer.status < 300),
          (answer) => answer.about,
        )
        for (const [utr, told] of byUtr) {
          expect([utr, told.filter((answer) => answer.status === 201).length]).toEqual([utr, 1])
          expect([utr, new Set(told.map((answer) => answer.who)).size]).toEqual([utr, 1])
          const ids = told.map((answer) =>
            JSON.stringify((answer.data as { id: string }[]).map((booking) => booking.id)),
          )
          expect([utr, new Set(ids).size]).toEqual([utr, 1])
        }
        expect(payments.filter((payment) => payment.submitted_at !== null)).toHaveLength(byUtr.size)

        // One mail for each payment, one audit row for each change.
        const emails = devotees.map((devotee) => devotee.user.email)
        const mails = await w.db.selectFrom('outbox').select('kind').where('recipient', 'in', emails).execute()
        expect(mails.filter((mail) => mail.kind === 'booking_received')).toHaveLength(byUtr.size)
        const ids = bookings.map((booking) => booking.id)
        const changes =
          ids.length === 0
            ? []
            : await w.db
                .selectFrom('audit')
                .select(['subject_id', 'changed_to'])
                .where('subject_id', 'in', ids)
                .execute()
        const toVerified = changes.filter((change) => (change.changed_to as { verified: boolean }).verified)
        expect(mails.filter((mail) => mail.kind === 'booking_verified')).toHaveLength(toVerified.length)
        expect(toVerified.length * 2 - changes.length).toBe(bookings.filter((booking) => booking.verified).length)
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 25) },
    )
    // The histories were not all about nothing.
    expect(submitted).toBeGreaterThan(10)
  },
)
