import { expect } from 'vitest'
import type { DeskNumbers } from '../../contract/desk/numbers.ts'
import { call, nextUtr, type Sender } from '../calls.ts'
import { paise } from '../../domain/money.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

const cancelledBookings = async (who: Sender) =>
  (await call<DeskNumbers>(who, 'GET', '/admin/numbers')).data.bookings.reduce((sum, cell) => sum + cell.cancelled, 0)

test('NUMBERS a change that commits while a week is counted is in the next reading', async () => {
  const w = await world({ database: pg.database })
  const devotee = await w.devotee()
  await devotee.addPooja({ days: 40 })
  const { id } = firstOf(await devotee.book(nextUtr()))
  w.clock.pass({ days: 14 })
  const admin = await w.admin()

  const { db } = pg.connect()
  await db.transaction().execute(async (tx) => {
    const cancelled = {
      cancelled_at: w.clock.now(),
      cancelled_by: 'DEVOTEE',
      cancel_refund_percent: 50,
      cancel_most_kept: paise(0),
    } as const
    await tx.updateTable('bookings').set(cancelled).where('id', '=', id).execute()
    // This server counts the week, and stores it without the change.
    expect(await cancelledBookings(admin)).toBe(0)
  })
  expect(await cancelledBookings(admin)).toBe(1)
  // Both servers count the week at the same time, one after the other.
  const restored = { cancelled_at: null, cancelled_by: null, cancel_refund_percent: null, cancel_most_kept: null }
  await db.updateTable('bookings').set(restored).where('id', '=', id).execute()
  expect(await Promise.all([cancelledBookings(admin), cancelledBookings(admin)])).toEqual([0, 0])
})
