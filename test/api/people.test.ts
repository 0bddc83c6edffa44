import { describe, expect, test } from 'vitest'
import type { Person } from '../../contract/desk/persons.ts'
import { call, cancel, detail, mailsTo, post, verifyPayment, withAdvance } from '../calls.ts'
import { present } from '../present.ts'
import { type World, world } from '../world.ts'

const ramesh = { kind: 'DRIVER', name: 'Ramesh', phoneNumber: '98765 43210', vehicle: 'Innova UP 65 AB 1234', seats: 6 }
const shastri = { kind: 'PRIEST', name: 'Shastri', phoneNumber: '98765 43211', city: 'Varanasi', rites: 'Rudrabhishek' }

async function stage() {
  const w = await world()
  const admin = await w.admin()
  const add = async (person: object) => (await post<Person>(admin, '/admin/people', person)).data
  const people = async (query = '') => (await call<Person[]>(admin, 'GET', `/admin/people${query}`)).data
  return { w, admin, add, people }
}

/** Bookings of packages that begin on the same day. */
async function bookings(w: World, count: number) {
  const made = []
  for (let index = 0; index < count; index++) made.push(await withAdvance(w))
  return made
}

describe('PEOPLE list', () => {
  test('drivers and priests are added, changed, listed by kind and deleted, each in the log', async () => {
    const { admin, add, people } = await stage()
    const driver = await add(ramesh)
    expect(driver).toEqual({
      ...ramesh,
      id: driver.id,
      phoneNumber: '+919876543210',
      city: '',
      email: '',
      rites: '',
      languages: '',
      journeys: [],
    })
    const priest = await add(shastri)
    expect(await people()).toEqual([driver, priest])
    expect(await people('?kind=PRIEST')).toEqual([priest])
    const change = { ...ramesh, name: 'Ramesh Kumar', languages: 'Hindi, Tamil' }
    const changed = await call<Person>(admin, 'PUT', `/admin/people/${driver.id}`, change)
    expect(changed.data).toMatchObject({ name: 'Ramesh Kumar', languages: 'Hindi, Tamil', seats: 6 })
    expect((await call(admin, 'DELETE', `/admin/people/${driver.id}`)).status).toBe(200)
    expect((await call(admin, 'DELETE', `/admin/people/${driver.id}`)).status).toBe(404)
    expect(await people()).toEqual([priest])
    const log = (await call<{ action: string }[]>(admin, 'GET', '/admin/audit')).data
    expect(log.map(({ action }) => action)).toEqual([
      'person_deleted',
      'person_changed',
      'person_added',
      'person_added',
    ])
  })

  test.each([{ name: '' }, { phoneNumber: '12' }, { kind: 'COOK' }, { seats: 0 }, { more: 1 }])(
    'what is wrong is refused: %j',
    async (wrong) => {
      const { admin, people } = await stage()
      expect((await post(admin, '/admin/people', { ...ramesh, ...wrong })).status).toBe(400)
      expect(await people()).toEqual([])
    },
  )
})

describe('PEOPLE for journeys', () => {
  test('one driver for several journeys at once: each devotee is told, and the driver has those days', async () => {
    const { w, admin, add, people } = await stage()
    const made = await bookings(w, 2)
    for (const { paymentId } of made) await verifyPayment(admin, paymentId)
    const { id } = await add(ramesh)
    const bookingIds = made.map((one) => one.id)
    expect((await post(admin, `/admin/people/${id}/journeys`, { bookingIds })).status).toBe(200)
    for (const { devotee, id: bookingId } of made) {
      expect((await detail(devotee, bookingId)).driver).toEqual({
        name: 'Ramesh',
        phone: '+919876543210',
        vehicle: ramesh.vehicle,
      })
      expect(await mailsTo(w, devotee.user.email)).toContain('driver_named')
    }
    const day = present((await detail(admin, bookingIds[0] ?? '')).dateStart)
    const busy = (await people(`?kind=DRIVER&from=${day}`)).flatMap(({ journeys }) => journeys)
    expect(busy.map(({ bookingId }) => bookingId).toSorted()).toEqual(bookingIds.toSorted())
    expect((await people()).flatMap(({ journeys }) => journeys)).toEqual([])
  })

  test('the devotee sees the priest; who is deleted stays in the bookings, and is free', async () => {
    const { w, admin, add } = await stage()
    const { devotee, id: bookingId } = await withAdvance(w)
    const [driver, priest] = [await add(ramesh), await add(shastri)]
    for (const { id } of [driver, priest])
      await post(admin, `/admin/people/${id}/journeys`, { bookingIds: [bookingId] })
    for (const { id } of [driver, priest]) await call(admin, 'DELETE', `/admin/people/${id}`)
    expect(await detail(devotee, bookingId)).toMatchObject({
      driver: { name: 'Ramesh' },
      priest: { name: 'Shastri', phone: '+919876543211' },
    })
    const row = await w.db.selectFrom('bookings').select(['driver_id', 'priest_id']).executeTakeFirstOrThrow()
    expect(row).toEqual({ driver_id: null, priest_id: null })
  })

  test('a driver who is typed takes the place of one who was chosen', async () => {
    const { w, admin, add } = await stage()
    const { id: bookingId } = await withAdvance(w)
    const { id } = await add(ramesh)
    await post(admin, `/admin/people/${id}/journeys`, { bookingIds: [bookingId] })
    await post(admin, '/bookings/driver', { id: bookingId, name: 'Suresh', phone: '98765 43219', vehicle: 'Dzire' })
    const row = await w.db.selectFrom('bookings').select(['driver', 'driver_id']).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ driver: { name: 'Suresh' }, driver_id: null })
  })

  test('all bookings get the person or none: one that is cancelled or not there', async () => {
    const { w, admin, add } = await stage()
    const [first, second] = await bookings(w, 2)
    const { id } = await add(ramesh)
    const choose = (bookingIds: (string | undefined)[]) => post(admin, `/admin/people/${id}/journeys`, { bookingIds })
    expect((await choose([first?.id, crypto.randomUUID()])).status).toBe(404)
    await verifyPayment(admin, second?.paymentId ?? '')
    expect((await cancel(admin, second?.id ?? '', 5000)).status).toBe(200)
    expect((await choose([first?.id, second?.id])).code).toBe('CANCELLED')
    expect((await choose([first?.id, first?.id])).status).toBe(400)
    expect((await detail(admin, first?.id ?? '')).driver).toBeNull()
  })
})
