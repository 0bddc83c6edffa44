import { expect, test } from 'vitest'
import type { DayBook } from '../../contract/desk/accounts.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { paise } from '../../domain/money.ts'
import { cancel, post, refunds, sendRefund, verifyPayment, withAdvance } from '../calls.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { statementCsv, uploaded } from './statement-files.ts'

test('ACCOUNTS the day book shows each day by way, beside the files of the bank and the counted cash', async () => {
  const w = await world()
  const made = [await withAdvance(w), await withAdvance(w, { days: 10 })] as const
  const [{ admin, id }, gone] = made
  for (const { paymentId } of made) await verifyPayment(admin, paymentId)
  await post(admin, '/payments/cash', { bookingId: id, amount: 2080, receivedOn: w.inDays(0) })
  await cancel(gone.devotee, gone.id, 2500)
  await sendRefund(admin, firstOf(await refunds(admin)).id)
  const book = async (month = '2026-11') =>
    (await (await admin.send('GET', `/admin/accounts/day-book.json?month=${month}`)).json()) as DayBook
  const [upi, bank, cash] = [
    { opening: 0, received: 10_000, refunded: 0, counted: 0, closing: 10_000 },
    { opening: 0, received: 0, refunded: 2500, counted: 0, closing: -2500 },
    { opening: 0, received: 2080, refunded: 0, counted: 0, closing: 2080 },
  ]
  const today = { day: '2026-11-21', ways: [upi, bank, cash], bank: null }
  expect(await book()).toEqual({ days: [today], month: { ...today, day: '2026-11' } })
  // A row that is in two files counts once; what the books lack, and what the file lacks, is named.
  await uploaded(
    w,
    admin,
    statementCsv([
      ['426812349999', 9000.5],
      ['632699990000', -700],
    ]),
  )
  await uploaded(
    w,
    admin,
    statementCsv([
      ['426812349999', 9000.5],
      ['426812349998', 1500],
    ]),
  )
  const said = { received: 10_500.5, refunded: 700, moreReceived: 500.5, moreRefunded: -1800 }
  expect(await book()).toMatchObject({ days: [{ bank: said }], month: { bank: said } })
  // Cash that was counted is no longer in hand, and the next month begins with what is left.
  await w.db
    .insertInto('cash_counts')
    .values({
      staff_id: admin.user.id,
      day: '2026-11-21' as CalendarDay,
      expected: paise(208_000),
      counted: paise(200_000),
      receipts: 1,
      closed_by: admin.user.id,
      closed_at: w.clock.now(),
    })
    .execute()
  expect((await book()).month.ways[2]).toMatchObject({ counted: 2000, closing: 80 })
  const next = await book('2026-12')
  expect(next).toMatchObject({
    days: [],
    month: { ways: [{ opening: 10_000 }, { opening: -2500 }, { opening: 80, closing: 80 }] },
  })
})
