/** @module-tag thorough */
import { describe, expect } from 'vitest'
import { post } from '../calls.ts'
import { makePooja, password } from '../factories.ts'
import type { World } from '../world.ts'
import { test, usePostgres } from './postgres.ts'
import { deletionRaces, type Call, type Devotee } from './deletion-races.ts'
import { firstOf, leading } from '../present.ts'

const pg = usePostgres()
const { expectGone, inOrder, twoInstances } = deletionRaces(pg)

const writes: [string, (elsewhere: Pick<Devotee, 'send'>, w: World, devotee: Devotee) => Call, number, number][] = [
  [
    'adding to the cart',
    (elsewhere, w) => async () => {
      const date = w.inDays(5)
      const { id } = await makePooja(w.db)
      return post(elsewhere, '/cart/add', { packageId: '', headCount: 0, date, events: [{ eventId: id, date }] })
    },
    201,
    401,
  ],
  [
    'asking for a quote',
    (elsewhere, _, devotee) => async () => {
      const entry = firstOf(await devotee.cart())
      return post(elsewhere, '/payments/initiate', { cartIds: [entry.id], vehicle: 'CAR' })
    },
    201,
    401,
  ],
  ['feedback', (elsewhere) => () => post(elsewhere, '/feedback/create', { text: 'Very good' }), 201, 401],
  [
    'a new name',
    (elsewhere) => () => post(elsewhere, '/user/update', { name: 'Kamala', phoneNumber: '9876543210', language: 'hi' }),
    200,
    401,
  ],
  [
    'a login',
    (_, w, { user }) =>
      () =>
        post(w.visitor(), '/user/login', { email: user.email, password }),
    200,
    400,
  ],
]

describe('ACCOUNT delete', () => {
  test.each(writes)('%s just before it is deleted with the account', async (_, write, before) => {
    const { other, devotee, elsewhere, leave } = await twoInstances()
    const [written, left] = leading(await inOrder(devotee.user.id, write(elsewhere, other, devotee), leave), 2)
    expect([written.status, left.status]).toEqual([before, 200])
    await expectGone(devotee)
  })

  test.each(writes)('%s just after it finds no account', async (_, write, _before, behind) => {
    const { other, devotee, elsewhere, leave } = await twoInstances()
    const [left, written] = leading(await inOrder(devotee.user.id, leave, write(elsewhere, other, devotee)), 2)
    expect([left.status, written.status]).toEqual([200, behind])
    await expectGone(devotee)
  })
})
