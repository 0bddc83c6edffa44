import { expect } from 'vitest'
import { nextUtr, patient, post, rounds, statuses } from '../calls.ts'
import { paymentRaces } from './payment-races.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()
const { expectConsistentLedger, twoInstances } = paymentRaces(pg)

test('SETUP races of the first run: two of staff who mark one test booking at once mark it once', async () => {
  const { w, elsewhere } = await twoInstances()
  const [one, two] = [await w.admin(), await w.admin()]
  for (const _round of rounds(8)) {
    const devotee = await w.devotee()
    await devotee.addPackage({ headCount: 4 })
    await devotee.addPooja()
    const booked = await devotee.book(nextUtr())
    // Each of them acts on another booking of the same payment.
    const answers = await Promise.all([
      post(patient(one), '/admin/first-run/test', { id: booked[0]?.id }),
      post(patient(elsewhere(two)), '/admin/first-run/test', { id: booked[1]?.id }),
    ])
    expect(statuses(answers)).toEqual([200, 200])
    const ids = booked.map(({ id }) => id)
    const marked = await w.db
      .selectFrom('bookings')
      .select(['is_test', 'cancelled_at'])
      .where('id', 'in', ids)
      .execute()
    expect(marked.every((row) => row.is_test && row.cancelled_at)).toBe(true)
    const audited = await w.db.selectFrom('audit').select('action').where('subject_id', 'in', ids).execute()
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      'booking_cancelled',
      'booking_cancelled',
      'booking_test',
    ])
  }
  expect(await w.db.selectFrom('document_numbers').selectAll().execute()).toEqual([])
  await expectConsistentLedger()
})
