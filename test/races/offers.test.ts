import { expect } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { nextUtr, patient, post, rounds, statuses } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { paymentRaces } from './payment-races.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()
const { expectConsistentLedger, twoInstances } = paymentRaces(pg)
const KEY = 'a key of the house'

/** A package in the cart of a devotee at one server, and an admin at the other. */
async function oneOffer() {
  const { w, elsewhere } = await twoInstances()
  await storeSecurityKey(w.db, KEY)
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  const { id, name } = await makePackage(w.db)
  await devotee.addPackage({ packageId: id })
  const amountPaid = Math.min(5000, await devotee.cost())
  const set = (status: 'PUBLISHED' | 'WITHDRAWN', who = patient(elsewhere(admin))) =>
    post(who, `/packages/${id}/status`, { status, key: KEY })
  return { w, devotee, admin, name, amountPaid, set, id }
}

test('MONEY races of offers: a booking while the offer is withdrawn is made or refused, never half made', async () => {
  const seen = new Set<number>()
  for (const _round of rounds(8)) {
    const { devotee, name, amountPaid, set } = await oneOffer()
    const [booked, withdrawn] = await Promise.all([
      post(patient(devotee), '/bookings/add', { amountPaid, refNo: nextUtr() }),
      set('WITHDRAWN'),
    ])
    expect(withdrawn.status).toBe(200)
    seen.add(booked.status)
    const bookings = await devotee.bookings()
    if (booked.status === 409) {
      expect(booked).toMatchObject({ code: 'OFFER_WITHDRAWN', message: expect.stringContaining(name) })
      expect(bookings).toEqual([])
      // What was refused is still there, and goes on when it is removed.
      expect(await devotee.cart()).toMatchObject([{ withdrawn: true }])
    } else {
      expect(booked.status).toBe(201)
      expect(bookings).toMatchObject([{ Package: { name } }])
    }
  }
  expect([...seen].every((status) => [201, 409].includes(status))).toBe(true)
  await expectConsistentLedger()
})

test('CONTRACT races of offers: two admins at two servers who publish and withdraw at once leave one state', async () => {
  for (const _round of rounds(8)) {
    const { w, admin, id, set } = await oneOffer()
    const answers = await Promise.all([set('WITHDRAWN'), set('PUBLISHED', patient(admin))])
    expect(statuses(answers)).toEqual([200, 200])
    const { status } = await w.db.selectFrom('packages').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    expect(['WITHDRAWN', 'PUBLISHED']).toContain(status)
    const shown = await w.visitor().send('GET', `/packages/${id}`)
    expect(shown.status).toBe(status === 'PUBLISHED' ? 200 : 404)
  }
})

test('CONTRACT races of offers: a city that two admins add at once is there once', async () => {
  const { w, elsewhere } = await twoInstances()
  await storeSecurityKey(w.db, KEY)
  const admin = await w.admin()
  const city = { name: 'Mathura', nameHindi: 'मथुरा', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश', key: KEY }
  const answers = await Promise.all([admin, elsewhere(admin)].map((who) => post(patient(who), '/cities', { city })))
  expect(statuses(answers)).toEqual([201, 409])
  const { count } = await w.db
    .selectFrom('cities')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('name', '=', 'Mathura')
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})
