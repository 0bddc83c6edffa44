import { expect, test } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { cancellationTerms } from '../../server/documents/cancellation-terms.ts'
import { findBooking } from '../../server/ledger/bookings.ts'
import { call, detail, withAdvance } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { firstOf, present } from '../present.ts'
import { world } from '../world.ts'

const KEY = 'a key of the house'
const usual = [
  { daysBefore: 15, percent: 90 },
  { daysBefore: 7, percent: 50 },
  { daysBefore: 3, percent: 25 },
]
const set = (refundTiers: string) => ({ settings: { refundTiers, key: KEY } })

test('SETUP cancellation terms: new bookings have the new ones, earlier ones and their documents keep theirs', async () => {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  const { devotee: first, id: earlier, admin } = await withAdvance(w)
  expect((await call(admin, 'PUT', '/admin/settings', set('30:100 10:60'))).status).toBe(200)
  const later = await w.devotee()
  await later.addPackage({ headCount: 4, days: 20 })
  const { id } = firstOf(await later.book('426812349999'))
  expect((await detail(first, earlier)).cancellation).toMatchObject({ percent: 90, refund: 4500, steps: usual })
  expect((await detail(later, id)).cancellation).toMatchObject({
    percent: 60,
    refund: 3000,
    steps: [
      { daysBefore: 30, percent: 100 },
      { daysBefore: 10, percent: 60 },
    ],
  })
  const termsOf = async (booking: string) =>
    cancellationTerms('en', '1', present(await findBooking(w.db, booking))).join(' ')
  expect([(await termsOf(earlier)).includes('90%'), (await termsOf(id)).includes('60%')]).toEqual([true, true])

  // A change of date limits the refund by the terms of the booking; a cancellation uses the same terms.
  await call(later, 'POST', '/bookings/change', { id, date: w.inDays(60) })
  expect((await detail(later, id)).cancellation).toMatchObject({ percent: 60, limit: { percent: 60 } })
  expect((await call(later, 'POST', '/bookings/cancel', { id, refund: 3000 })).status).toBe(200)
  expect((await call(first, 'POST', '/bookings/cancel', { id: earlier, refund: 4500 })).status).toBe(200)
  expect(await ledgerViolations(w.db)).toEqual([])

  expect((await call(admin, 'PUT', '/admin/settings', set(''))).data.settings.refundTiers).toBe('15:90 7:50 3:25')
})

test.each([
  '7:50 15:90',
  '15:90 7:90',
  '15:0',
  '0:90',
  '15:101',
  '400:90',
  '15:90,7:50',
  '6:6 5:5 4:4 3:3 2:2 1:1 1:1',
])('SETUP cancellation terms: "%s" is refused, and nothing changes', async (tiers) => {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  const answer = await call(await w.admin(), 'PUT', '/admin/settings', set(tiers))
  expect(answer).toMatchObject({ status: 400, code: 'REFUND_TIERS_INVALID' })
  expect(w.env.REFUND_TIERS).toBe('15:90 7:50 3:25')
})
