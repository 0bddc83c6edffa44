import { expect } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { call, nextUtr, patient, post, rounds, type Sender, statuses } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { firstOf } from '../present.ts'
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
      // The refused item is still in the cart, which works again after it is removed.
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

test('OFFERS races of history: of an undo and an edit at once, the second sees what the first changed', async () => {
  const { w, elsewhere } = await twoInstances()
  await storeSecurityKey(w.db, KEY)
  const [first, second] = [await w.admin(), await w.admin()]
  const edit = (who: Sender, content: object) => post(who, '/packages/update', { content: { ...content, key: KEY } })
  for (const round of rounds(12)) {
    const { id } = await makePackage(w.db)
    const read = async () => (await call(first, 'GET', `/packages/${id}`)).data
    const history = async () => (await call<{ id: string }[]>(first, 'GET', `/admin/history/${id}`)).data
    const original = await read()
    await edit(first, { ...original, price: 4500 })
    const seen = await read()
    const entryId = firstOf(await history()).id
    const over = round % 2 ? { price: 6000 } : { nameHindi: 'काशी' }
    const { id: _, status: __, ...before } = seen
    const [undone, edited] = await Promise.all([
      post(patient(first), `/admin/history/${id}/undo`, { entryId, key: KEY }),
      edit(patient(elsewhere(second)), { ...seen, ...over, before }),
    ])
    if (edited.status !== 200) expect([edited.status, edited.code]).toEqual([409, 'EDITED_MEANWHILE'])
    // If the edit changed another field, the undo succeeds.
    if (undone.status !== 200) expect([undone.status, undone.code, round % 2]).toEqual([409, 'CHANGED_SINCE', 1])
    expect(undone.status === 200 || edited.status === 200).toBe(true)
    const stored = { ...seen, ...(edited.status === 200 && over), ...(undone.status === 200 && { price: 4000 }) }
    expect(await read()).toEqual(stored)
    expect(await history()).toHaveLength(1 + [undone, edited].filter(({ status }) => status === 200).length)
  }
})
