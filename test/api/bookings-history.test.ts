import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { call } from '../calls.ts'
import { world } from '../world.ts'
import { firstOf } from '../present.ts'

test('ACCOUNT history: past and future bookings are divided by the day in India', async () => {
  const w = await world()
  const devotee = await w.devotee()
  await devotee.addPooja({ days: 1 })
  const soon = firstOf(await devotee.book('426812345671'))
  await devotee.addPooja({ days: 5 })
  const later = firstOf(await devotee.book('426812345672'))
  const days = async (when: 'past' | 'ahead') =>
    (await unwrap(devotee.client.bookings.all.$get({ query: { when } }))).data.map(({ id }) => id)
  expect([await days('past'), await days('ahead')]).toEqual([[], [later.id, soon.id]])
  // A day is over when it is over in India, which is hours earlier than in UTC.
  w.clock.set('2026-11-22T18:29:00Z')
  expect([await days('past'), await days('ahead')]).toEqual([[], [later.id, soon.id]])
  w.clock.set('2026-11-22T18:31:00Z')
  expect([await days('past'), await days('ahead')]).toEqual([[soon.id], [later.id]])
  expect((await devotee.bookings()).map(({ id }) => id)).toEqual([later.id, soon.id])
  for (const when of ['', 'Past', 'now', '%00'])
    expect(await call(devotee, 'GET', `/bookings/all?when=${when}`)).toMatchObject({
      status: 400,
      issues: [{ path: 'when' }],
    })
})
