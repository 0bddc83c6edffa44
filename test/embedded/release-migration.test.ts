import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectToEngine, type Database } from '../../db/connect.ts'
import { extensions } from '../../db/embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { openSession } from '../../server/account/sessions.ts'
import { reconcileDocuments } from '../../server/payments/reconcile-documents.ts'
import { detail, refunds } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { type World, world } from '../world.ts'

/** A database that the first release wrote: a devotee for each state that a payment or a booking can have. */
const dump = readFileSync(new URL('release-1.sql', import.meta.url), 'utf8')

let database: Database
let w: World

beforeAll(async () => {
  const engine = await PGlite.create({ extensions })
  await engine.exec(dump)
  await engine.exec('reset search_path')
  database = connectToEngine(
    { pgConfig: createPgConfig(engine), close: () => engine.close() },
    { onPoolError: () => {} },
  )
  await migrate(database.db)
  w = await world({ database })
  await reconcileDocuments(database.db, w.env, w.clock.now())
})
afterAll(() => database.close())

/** The booking of the devotee with this name, as the devotee sees it. */
async function bookingOf(name: string) {
  const user = await w.db.selectFrom('users').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  const { id } = await w.db.selectFrom('bookings').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow()
  return detail(w.bearer(await openSession(w.db, user, w.clock.now())), id)
}

const documentsOf = async (bookingId: string) =>
  (
    await w.db
      .selectFrom('documents')
      .select(['kind', 'amount', 'cancelled_at'])
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute()
  ).map(({ kind, amount, cancelled_at }) => `${kind} ${amount / 100}${cancelled_at ? ' cancelled' : ''}`)

describe('MONEY migration', () => {
  test('the ledger and the documents agree', async () => {
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test.each([
    ['Submitted', 'CHECKING', { beingChecked: 5000, received: 0, due: 2080, refundDue: 0 }],
    ['Verified', 'VERIFIED', { beingChecked: 0, received: 5000, due: 2080 }],
    ['Rejected', 'REJECTED', { beingChecked: 0, received: 0, due: 7080 }],
    ['Paid up', 'VERIFIED', { received: 7080, due: 0 }],
    ['Balance asked', 'VERIFIED', { received: 5000, due: 2080 }],
    ['Date changed', 'CHECKING', { beingChecked: 5000, received: 0 }],
    ['Cancelled unverified', 'CANCELLED', { total: 0, beingChecked: 5000, received: 0, refundDue: 0 }],
    ['Cancelled found', 'CANCELLED', { total: 500, received: 5000, refundDue: 4500 }],
    ['Cancelled refunded', 'CANCELLED', { total: 500, received: 500, refundDue: 0, refunded: 4500 }],
    ['Cancelled with a claim', 'CANCELLED', { total: 500, beingChecked: 2080, received: 5000, refundDue: 4500 }],
    ['Cancelled, found later', 'CANCELLED', { total: 708, received: 7080, refundDue: 6372 }],
    ['Cancelled by operator', 'CANCELLED', { total: 0, received: 5000, refundDue: 5000 }],
  ])('%s is %s', async (name, status, money) => {
    expect(await bookingOf(name)).toMatchObject({ status, money })
  })

  test.each([
    ['Verified', ['receipt 5000']],
    ['Paid up', ['receipt 5000', 'receipt 2080', 'invoice 7080']],
    ['Cancelled refunded', ['receipt 5000', 'refund_voucher 4500']],
    ['Receipt of another amount', ['receipt 5000 cancelled', 'receipt 4000']],
    ['Receipt of a rejected payment', ['receipt 7080 cancelled', 'invoice 7080 cancelled']],
  ])('the documents of %s state the received money', async (name, documents) => {
    expect(await documentsOf((await bookingOf(name)).id)).toEqual(documents)
  })

  test('quotes keep their state, and an open balance stays open', async () => {
    const payments = await w.db
      .selectFrom('payments')
      .innerJoin('users', 'users.id', 'payments.user_id')
      .select(['users.name', 'state', 'purpose'])
      .orderBy('payments.id')
      .execute()
    const of = (name: string) => payments.filter((one) => one.name === name).map((one) => `${one.purpose} ${one.state}`)
    expect(of('Quote')).toEqual(['ADVANCE OPEN', 'ADVANCE ENDED'])
    expect(of('Balance asked')).toEqual(['ADVANCE VERIFIED', 'BALANCE OPEN'])
    expect(of('Rejected')).toEqual(['ADVANCE REJECTED'])
    expect(of('Two of one payment')).toEqual(['ADVANCE SUBMITTED'])
  })

  test('staff see each refund once, with the due amount', async () => {
    const waiting = await refunds(await w.admin({ email: 'another.admin@example.com' }))
    expect(waiting.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([2080, 4292, 4500, 4500, 5000])
  })

  test('a second start changes nothing', async () => {
    const before = await w.db.selectFrom('documents').selectAll().orderBy('id').execute()
    await reconcileDocuments(w.db, w.env, w.clock.now())
    expect(await w.db.selectFrom('documents').selectAll().orderBy('id').execute()).toEqual(before)
  })
})
