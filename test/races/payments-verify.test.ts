import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { ledgerSums } from '../ledger-violations.ts'
import {
  cancel,
  detail,
  nextUtr,
  patient,
  reject,
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
import { paymentRaces } from './payment-races.ts'
import { firstOf, present } from '../present.ts'

const pg = usePostgres()
const { expectConsistentLedger, twoInstances } = paymentRaces(pg)

const serials = async (kind: 'receipt' | 'invoice') =>
  (
    await pg.database.db.selectFrom('documents').select('serial').where('kind', '=', kind).orderBy('serial').execute()
  ).map(({ serial }) => serial)

describe('MONEY races', () => {
  test('ten simultaneous verifications number documents without gap or repetition', async () => {
    const { w, elsewhere } = await twoInstances()
    const made = []
    for (const _round of rounds(10)) made.push(await withAdvance(w))
    const admin = firstOf(made).admin
    const answers = await Promise.all(
      // Every second verification covers the whole price, so it also issues an invoice.
      made.map(({ paymentId }, n) =>
        verifyPayment(patient(n % 2 ? admin : elsewhere(admin)), paymentId, n % 2 ? 7080 : 5000),
      ),
    )
    expect(statuses(answers)).toEqual(rounds(10).map(() => 200))
    expect(await serials('receipt')).toEqual(rounds(10).map((n) => `TR/26-27/${String(n + 1).padStart(6, '0')}`))
    expect(await serials('invoice')).toEqual(rounds(5).map((n) => `TI/26-27/${String(n + 1).padStart(6, '0')}`))
    await expectConsistentLedger()
  })

  test('a transaction that is rolled back returns its number', async () => {
    const { w } = await twoInstances()
    const made = [await withAdvance(w), await withAdvance(w), await withAdvance(w)]
    const { admin } = firstOf(made)
    await verifyPayment(admin, firstOf(made).paymentId)
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(
      w.db,
    )
    await sql`create trigger refusal before insert on outbox for each row execute function refuse()`.execute(w.db)
    expect((await verifyPayment(admin, present(made[1]).paymentId)).status).toBe(500)
    await sql`drop function refuse() cascade`.execute(w.db)
    expect((await present(made[1]).shown()).status).toBe('CHECKING')
    await verifyPayment(admin, present(made[2]).paymentId)
    expect(await serials('receipt')).toEqual(['TR/26-27/000001', 'TR/26-27/000002'])
    await expectConsistentLedger()
  })

  test('ten verifications of one payment receive it once, with one receipt and email', async () => {
    const { w, elsewhere } = await twoInstances()
    const { admin, paymentId, id, shown } = await withAdvance(w)
    const answers = await Promise.all(
      rounds(10).map((n) => {
        const who = patient(n % 2 ? admin : elsewhere(admin))
        return n % 3 ? verifyPayment(who, paymentId) : verification(who, id, true)
      }),
    )
    expect(statuses(answers)).toEqual(rounds(10).map(() => 200))
    expect((await shown()).money).toMatchObject({ received: 5000, beingChecked: 0 })
    expect(await serials('receipt')).toHaveLength(1)
    const mails = await w.db.selectFrom('outbox').select('kind').where('kind', '=', 'booking_verified').execute()
    expect(mails).toHaveLength(1)
    await expectConsistentLedger()
  })

  test('two admins who verify the two bookings of a payment verify the payment', async () => {
    const { w, elsewhere } = await twoInstances()
    for (const _round of rounds(8)) {
      const { devotee, admin, stay, pooja } = await withTwo(w)
      const answers = await Promise.all([
        verification(admin, stay.id, true),
        verification(elsewhere(admin), pooja.id, true),
      ])
      expect(statuses(answers)).toEqual([200, 200])
      expect(firstOf(await devotee.payments()).status).toBe('VERIFIED')
    }
    await expectConsistentLedger()
  })

  test('a payment verified, rejected and corrected at once ends in one state', async () => {
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
      const turned = racers.map((_, n) => present(racers[(n + round) % racers.length]))
      const answers = await Promise.all(turned.map((race) => race()))
      for (const { status, code } of answers) expect([200, 409]).toContain(code === 'INTERNAL' ? code : status)
      const booking = await shown()
      const payment = firstOf(booking.payments)
      ends.add(booking.status)
      expect([booking.status, booking.verified]).toEqual([
        { SUBMITTED: 'CHECKING', REJECTED: 'REJECTED', VERIFIED: 'VERIFIED', INITIATED: '' }[payment.status],
        payment.status === 'VERIFIED',
      ])
      const { beingChecked, received } = booking.money
      expect([beingChecked, received]).toEqual(
        { CHECKING: [5000, 0], REJECTED: [0, 0], VERIFIED: [0, 5000], CANCELLED: [], PAST: [], NO_PLACE: [], HELD: [] }[
          booking.status
        ],
      )
    }
    expect(ends.size).toBeGreaterThan(1)
    await expectConsistentLedger()
  })

  test('ten simultaneous serializable changes of a booking leave a correct ledger', async () => {
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
    await expectConsistentLedger()
    expect(present((await ledgerSums(pg.database.db)).get(id)).received).toBeLessThanOrEqual(500_000)
  })
})
