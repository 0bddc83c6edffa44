import { sql } from 'kysely'
import { expect } from 'vitest'
import { ledgerViolations, ledgerSums } from '../ledger-violations.ts'
import {
  askBalance,
  call,
  cancel,
  detail,
  nextUtr,
  refunds,
  reject,
  type Sender,
  sendRefund,
  submit,
  verification,
  verifyPayment,
  withAdvance,
  withTwo,
  rounds,
  statuses,
} from '../calls.ts'
import { type World, world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

/** Two instances of the product on one database; what they are told is sent to either in turn. */
async function twoInstances() {
  const w = await world({ database: pg.database })
  const other = await world({ database: pg.connect() })
  return { w, elsewhere: (who: Sender & { token?: string }): Sender => other.bearer(who.token) }
}

const sound = async () => expect(await ledgerViolations(pg.database.db)).toEqual([])
const serials = async (kind: 'receipt' | 'invoice') =>
  (
    await pg.database.db.selectFrom('documents').select('serial').where('kind', '=', kind).orderBy('serial').execute()
  ).map(({ serial }) => serial)

test('MONEY races: ten verifications at once on two instances number their papers without a gap, each once', async () => {
  const { w, elsewhere } = await twoInstances()
  const made = []
  for (const _round of rounds(10)) made.push(await withAdvance(w))
  const admin = made[0]!.admin
  const answers = await Promise.all(
    // Every other one finds the whole price, and so earns an invoice too.
    made.map(({ paymentId }, n) => verifyPayment(n % 2 ? admin : elsewhere(admin), paymentId, n % 2 ? 7080 : 5000)),
  )
  expect(statuses(answers)).toEqual(rounds(10).map(() => 200))
  expect(await serials('receipt')).toEqual(rounds(10).map((n) => `TR/26-27/${String(n + 1).padStart(6, '0')}`))
  expect(await serials('invoice')).toEqual(rounds(5).map((n) => `TI/26-27/${String(n + 1).padStart(6, '0')}`))
  await sound()
})

test('MONEY races: what is undone gives its number back', async () => {
  const { w } = await twoInstances()
  const made = [await withAdvance(w), await withAdvance(w), await withAdvance(w)]
  const { admin } = made[0]!
  await verifyPayment(admin, made[0]!.paymentId)
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(
    w.db,
  )
  await sql`create trigger refusal before insert on outbox for each row execute function refuse()`.execute(w.db)
  expect((await verifyPayment(admin, made[1]!.paymentId)).status).toBe(500)
  await sql`drop function refuse() cascade`.execute(w.db)
  expect((await made[1]!.shown()).status).toBe('CHECKING')
  await verifyPayment(admin, made[2]!.paymentId)
  expect(await serials('receipt')).toEqual(['TR/26-27/000001', 'TR/26-27/000002'])
  await sound()
})

test('MONEY races: one payment verified ten times at once is received once, with one receipt and one mail', async () => {
  const { w, elsewhere } = await twoInstances()
  const { admin, paymentId, id, shown } = await withAdvance(w)
  const answers = await Promise.all(
    rounds(10).map((n) => {
      const who = n % 2 ? admin : elsewhere(admin)
      return n % 3 ? verifyPayment(who, paymentId) : verification(who, id, true)
    }),
  )
  expect(statuses(answers)).toEqual(rounds(10).map(() => 200))
  expect((await shown()).money).toMatchObject({ received: 5000, beingChecked: 0 })
  expect(await serials('receipt')).toHaveLength(1)
  const mails = await w.db.selectFrom('outbox').select('kind').where('kind', '=', 'booking_verified').execute()
  expect(mails).toHaveLength(1)
  await sound()
})

test('MONEY races: two admins who verify the two bookings of one payment at once verify the payment', async () => {
  const { w, elsewhere } = await twoInstances()
  for (const _round of rounds(8)) {
    const { devotee, admin, stay, pooja } = await withTwo(w)
    const answers = await Promise.all([
      verification(admin, stay.id, true),
      verification(elsewhere(admin), pooja.id, true),
    ])
    expect(statuses(answers)).toEqual([200, 200])
    expect((await devotee.payments())[0]!.status).toBe('VERIFIED')
  }
  await sound()
})

test('MONEY races: verified, rejected and corrected at once, a payment ends in one state, whoever comes last', async () => {
  const { w, elsewhere } = await twoInstances()
  const ends = new Set<string>()
  for (const round of rounds(12)) {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(w)
    const racers = [
      () => verifyPayment(admin, paymentId),
      () => reject(elsewhere(admin), paymentId),
      () => submit(elsewhere(devotee), paymentId, nextUtr()),
      () => verification(elsewhere(admin), id, round % 2 === 0),
    ]
    const turned = racers.map((_, n) => racers[(n + round) % racers.length]!)
    const answers = await Promise.all(turned.map((race) => race()))
    for (const { status, code } of answers) expect([200, 409]).toContain(code === 'INTERNAL' ? code : status)
    const booking = await shown()
    const payment = booking.payments[0]!
    ends.add(booking.status)
    expect([booking.status, booking.verified]).toEqual([
      { SUBMITTED: 'CHECKING', REJECTED: 'REJECTED', VERIFIED: 'VERIFIED', INITIATED: '' }[payment.status],
      payment.status === 'VERIFIED',
    ])
    const { beingChecked, received } = booking.money
    expect([beingChecked, received]).toEqual(
      { CHECKING: [5000, 0], REJECTED: [0, 0], VERIFIED: [0, 5000], CANCELLED: [], PAST: [] }[booking.status],
    )
  }
  expect(ends.size).toBeGreaterThan(1)
  await sound()
})

test('MONEY races: cancelled while it is verified, all but what is kept goes back, once', async () => {
  const { w, elsewhere } = await twoInstances()
  for (const round of rounds(10)) {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(w)
    const race = [
      () => cancel(elsewhere(devotee), id, 4500),
      () => (round % 4 < 2 ? verifyPayment(admin, paymentId) : verification(admin, id, true)),
    ]
    const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
    expect(statuses(answers)).toEqual([200, 200])
    const booking = await shown()
    expect(booking).toMatchObject({ status: 'CANCELLED', money: { received: 5000, refundDue: 4500, beingChecked: 0 } })
    expect(booking.refunds).toHaveLength(1)
  }
  await sound()
})

test('MONEY races: cancelled twice at once, by devotee and by admin, it is cancelled once', async () => {
  const { w, elsewhere } = await twoInstances()
  for (const round of rounds(6)) {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(w)
    await verifyPayment(admin, paymentId)
    const answers = await Promise.all([
      cancel(devotee, id, 4500),
      round % 2 ? cancel(elsewhere(devotee), id, 4500) : cancel(elsewhere(admin), id, 5000),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.code).toBe('CANCELLED')
    expect((await shown()).refunds).toHaveLength(1)
  }
  await sound()
})

test('MONEY races: a refund is sent once, and either sent or taken back', async () => {
  const { w, elsewhere } = await twoInstances()
  for (const round of rounds(6)) {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(w)
    await verifyPayment(admin, paymentId)
    await cancel(devotee, id, 4500)
    const refund = (await refunds(admin))[0]!.id
    const second = round % 2 ? () => sendRefund(elsewhere(admin), refund) : () => reject(elsewhere(admin), paymentId)
    const answers = await Promise.all([sendRefund(admin, refund), second()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    const { refunded, received, refundDue } = (await shown()).money
    expect([
      [4500, 500, 0],
      [0, 0, 0],
    ]).toContainEqual([refunded, received, refundDue])
  }
  await sound()
})

test('MONEY races: one UTR submitted at once by two devotees, for balances and corrections, is one’s alone', async () => {
  const { w, elsewhere } = await twoInstances()
  for (const round of rounds(8)) {
    const made = [await withAdvance(w), await withAdvance(w)]
    const targets = await Promise.all(
      made.map(async ({ devotee, id, paymentId }) => (round % 2 ? (await askBalance(devotee, id)).data.id : paymentId)),
    )
    const utr = nextUtr()
    const answers = await Promise.all([
      submit(made[0]!.devotee, targets[0]!, utr),
      submit(elsewhere(made[1]!.devotee), targets[1]!, utr),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.code).toBe('UTR_TAKEN')
    for (const { shown } of made) await shown()
  }
  await sound()
})

test('MONEY races: a rejected UTR goes to its true owner or back to its payer, never to both', async () => {
  const { w, elsewhere } = await twoInstances()
  for (const round of rounds(6)) {
    const { admin, paymentId, utr, shown } = await withAdvance(w)
    await reject(admin, paymentId)
    const owner = await w.devotee()
    await owner.addPooja()
    const race = [
      () => verifyPayment(elsewhere(admin), paymentId),
      () => call(owner, 'POST', '/bookings/add', { amountPaid: 1100, refNo: utr }),
    ]
    const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
    expect(answers.map(({ status }) => status < 300).toSorted()).toEqual([false, true])
    expect(answers.find(({ status }) => status >= 300)).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
    await shown()
  }
  await sound()
})

test('MONEY races: the balance asked for ten times at once is one; submitted and cancelled at once, one of them holds', async () => {
  const { w, elsewhere } = await twoInstances()
  for (const round of rounds(6)) {
    const { devotee, id, shown } = await withAdvance(w)
    const asked = await Promise.all(rounds(10).map((n) => askBalance(n % 2 ? devotee : elsewhere(devotee), id)))
    expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1)
    const race = [() => submit(devotee, asked[0]!.data.id, nextUtr()), () => cancel(elsewhere(devotee), id, 4500)]
    const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
    const [submitted, cancelled] = round % 2 ? answers : answers.toReversed()
    expect(['200 409 REFUND_CHANGED', '404 200 -']).toContain(
      `${submitted!.status} ${cancelled!.status} ${cancelled!.code ?? '-'}`,
    )
    expect((await shown()).money.beingChecked).toBe(submitted!.status === 200 ? 7080 : 5000)
  }
  await sound()
})

test('MONEY races: where transactions are serializable too, ten hands on one booking leave the books right', async () => {
  const serializable = `${pg.url}?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`
  const w: World = await world({ database: pg.connect(serializable) })
  const { devotee, admin, id, paymentId } = await withAdvance(w)
  const answers = await Promise.all([
    verifyPayment(admin, paymentId),
    verification(admin, id, true),
    submit(devotee, paymentId, nextUtr()),
    cancel(devotee, id, 4500),
    detail(devotee, id),
  ])
  for (const answer of answers) expect((answer as { code?: string }).code).not.toBe('INTERNAL')
  await sound()
  expect((await ledgerSums(pg.database.db)).get(id)!.received).toBeLessThanOrEqual(500_000)
})
