/** @module-tag thorough */
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectEmbedded, type Database } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { toBookingResponse } from '../../server/bookings/response.ts'
import { toPaymentResponse } from '../../server/payments/response.ts'
import { paymentsOfBooking, toPayment } from '../../server/payments/store.ts'
import { bookingsOfPayment } from '../../server/ledger/bookings.ts'
import { readEntriesOfBooking } from '../../server/ledger/sums.ts'
import { firstOf, present } from '../present.ts'

const migration = (name: string) => readFileSync(new URL(`../../db/migrations/${name}.sql`, import.meta.url), 'utf8')

/** The migrations after the second release, up to one. */
const migrationsUntil = (last: string) =>
  readdirSync(new URL('../../db/migrations', import.meta.url))
    .map((file) => file.replace('.sql', ''))
    .filter((name) => name >= '0003' && name <= last)
    .toSorted()

const pooja = { id: newId(), name: 'Rudrabhishek', nameHindi: 'रुद्राभिषेक', cost: 110_033 }
const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
const today = dayOf(Date.parse('2026-11-21T06:00:00Z'))
type Made = { total: number; paid: number; verified: boolean }

/** A database of the release before the ledger, with payments and their bookings; amounts in paise. */
async function before({ db }: Pick<Database, 'db'>, payments: Made[][]): Promise<string[]> {
  await sql.raw(migration('0001_foundation')).execute(db)
  await sql.raw(migration('0002_accounts')).execute(db)
  const userId = newId()
  await sql`insert into users (id, name, email, email_key, phone, password_hash)
    values (${userId}, 'Kamala', 'k@x.in', 'k@x.in', '', 'x')`.execute(db)
  const ids: string[] = []
  for (const [index, bookings] of payments.entries()) {
    const id = newId()
    const sum = (column: 'total' | 'paid') => bookings.reduce((whole, booking) => whole + booking[column], 0)
    const at = `2026-11-0${index + 1}T04:30:00Z`
    const utr = `42681234567${index}`
    await sql`insert into payments (id, user_id, reference, order_amount, gst, amount_total, amount_payable, amount_paid, utr,
        utr_key, created_at, expires_at, asked, covers, submitted_at)
      values (${id}, ${userId}, ${`R${index}`}, ${sum('total')}, 0, ${sum('total')}, ${sum('paid')}, ${sum('paid')},
        ${utr}, ${utr}, ${at}, ${at}, ${index}, '', ${at})`.execute(db)
    for (const { total, paid, verified } of bookings) {
      const poojas = JSON.stringify([{ date: '2026-12-01', pooja: { ...pooja, ...place } }])
      await sql`insert into bookings (id, user_id, payment_id, cart_entry_id, head_count, date_start, poojas, gst,
          amount_total, amount_paid, verified, created_at)
        values (${newId()}, ${userId}, ${id}, ${newId()}, 0, '2026-12-01', ${poojas}, 0, ${total}, ${paid}, ${verified},
          ${at})`.execute(db)
    }
    ids.push(id)
  }
  // An unpaid quote.
  await sql`insert into payments (id, user_id, reference, order_amount, gst, amount_total, amount_payable, expires_at, asked, covers)
    values (${newId()}, ${userId}, 'OPEN', 1, 0, 1, 1, now(), 9, '')`.execute(db)
  return ids
}

test('MONEY migration: bookings of the former release keep amounts, history and status', async () => {
  const database = await connectEmbedded({ dataDir: null }, { onPoolError: () => {} })
  const { db, close } = database
  try {
    const made: Made[][] = [
      [{ total: 708_001, paid: 500_000, verified: true }],
      [
        { total: 110_033, paid: 110_033, verified: true },
        { total: 999_999, paid: 389_967, verified: false },
      ],
      [{ total: 354_000, paid: 354_000, verified: false }],
      [
        { total: 1, paid: 1, verified: true },
        { total: 0, paid: 0, verified: true },
      ],
    ]
    const ids = await before(database, made)
    for (const name of migrationsUntil('0075_write_offs')) await sql.raw(migration(name)).execute(db)
    for (const [index, id] of ids.entries()) {
      const rows = await bookingsOfPayment(db, id)
      expect(rows.map((row) => toBookingResponse(row, today))).toMatchObject(
        present(made[index]).map(({ total, paid, verified }) => ({
          amountTotal: total / 100,
          amountPaid: paid / 100,
          amountDue: (total - paid) / 100,
          verified,
          status: verified ? 'VERIFIED' : 'CHECKING',
        })),
      )
      for (const [at, { total, paid, verified }] of present(made[index]).entries()) {
        const row = present(rows[at])
        expect([row.price, row.unverified, row.received, row.refund_due]).toEqual([
          total,
          verified ? 0 : paid,
          verified ? paid : 0,
          0,
        ])
        const steps = (await readEntriesOfBooking(db, row.id)).map(({ kind, detail }) => [kind, detail.utr])
        const utr = `42681234567${index}`
        expect(steps).toEqual([
          ['QUOTED', undefined],
          ['SUBMITTED', utr],
          ...(verified ? [['VERIFIED', undefined]] : []),
        ])
      }
      const payment = firstOf(await paymentsOfBooking(db, { id: firstOf(rows).id, payment_id: id }))
      const isVerified = present(made[index]).every(({ verified }) => verified)
      expect(toPaymentResponse(payment).status).toBe(isVerified ? 'VERIFIED' : 'SUBMITTED')
    }
    const open = await db.selectFrom('payments').selectAll().where('reference', '=', 'OPEN').executeTakeFirstOrThrow()
    expect(toPaymentResponse(toPayment(open)).status).toBe('INITIATED')
  } finally {
    await close()
  }
})

test('MONEY migration: an overpayment of an earlier verification becomes a refund that waits', async () => {
  const { db, close } = await connectEmbedded({ dataDir: null }, { onPoolError: () => {} })
  try {
    await before({ db }, [[{ total: 1000, paid: 1000, verified: false }], [{ total: 1000, paid: 900, verified: true }]])
    for (const name of migrationsUntil('0011_code_tries')) await sql.raw(migration(name)).execute(db)
    // Staff found 15 rupees on the statement instead of 10.
    await sql`insert into ledger (id, booking_id, payment_id, kind, unverified, received, created_at)
      select ${newId()}, booking_id, payment_id, 'VERIFIED', -unverified, 1500, now() from ledger
      where kind = 'SUBMITTED' and unverified = 1000`.execute(db)
    await sql.raw(migration('0012_overpayments')).execute(db)
    expect(await db.selectFrom('refunds').select(['amount', 'cause', 'sent_at']).execute()).toEqual([
      { amount: 500, cause: 'OVERPAYMENT', sent_at: null },
    ])
    const sums = await db
      .selectFrom('ledger')
      .select(({ fn }) => fn.sum('refund_due').as('due'))
      .executeTakeFirst()
    expect(Number(sums?.due)).toBe(500)
  } finally {
    await close()
  }
})
