import { describe, expect, test } from 'vitest'
import { noFacts, type PackageFacts, type Stop } from '../../domain/itinerary.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { m } from '../../messages/compiled/messages.js'
import { get, post } from '../calls.ts'
import { makePackage, makeStop } from '../factories.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'

const KEY = 'a key of the house'

const facts: PackageFacts = {
  stops: [
    makeStop({ time: '05:30', steps: 30, metres: 0, means: 'BOAT', spot: 'assi', note: 'A boat.', noteHindi: 'नाव।' }),
    makeStop({ place: 'Hotel', placeHindi: 'होटल', wheelchair: true }),
  ],
  vehicle: 'SUV',
  hotelClass: 'DAY_ROOM',
  nights: 2,
}

async function desk() {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  const admin = await w.admin()
  const { id } = await makePackage(w.db)
  const read = async () => (await get(w, `/packages/${id}`)).data
  const stored = await read()
  const edit = (over: object) => post(admin, '/packages/update', { content: { ...stored, key: KEY, ...over } })
  return { w, admin, id, stored, read, edit }
}

describe('§3 stops of a package', () => {
  test('an edit stores all facts, and everyone reads them', async () => {
    const { w, read, edit } = await desk()
    expect((await edit(facts)).data).toMatchObject(facts)
    expect(await read()).toMatchObject(facts)
    expect(firstOf((await get(w, '/packages/city/varanasi')).data)).toMatchObject(facts)
  })

  test('an edit without the facts changes none of them', async () => {
    const { read, edit } = await desk()
    await edit(facts)
    const without = Object.fromEntries(Object.keys(facts).map((name) => [name, undefined]))
    expect((await edit({ ...without, name: 'New name' })).data).toMatchObject({ ...facts, name: 'New name' })
    expect(await read()).toMatchObject(facts)
  })

  test('an edit can remove the stops, the vehicle and the hotel', async () => {
    const { read, edit } = await desk()
    await edit(facts)
    expect((await edit(noFacts)).status).toBe(200)
    expect(await read()).toMatchObject(noFacts)
  })

  test('stops that were changed meanwhile are not overwritten, and an editor that knows no stops is not asked', async () => {
    const { stored, read, edit } = await desk()
    const { id: _, ...before } = stored
    await edit(facts)
    expect(await edit({ before })).toMatchObject({
      status: 409,
      code: 'EDITED_MEANWHILE',
      issues: [
        { path: 'content.stops', message: m.error_stops_saved_now({ saved: 'Assi Ghat | Hotel' }, { locale: 'en' }) },
        { path: 'content.vehicle' },
        { path: 'content.hotelClass' },
        { path: 'content.nights' },
      ],
    })
    const { stops: _stops, vehicle: _vehicle, hotelClass: _hotelClass, nights: _nights, ...older } = before
    expect((await edit({ before: older })).status).toBe(200)
    const { id: _id, ...now } = await read()
    expect((await edit({ before: now, ...noFacts })).status).toBe(200)
  })

  test('sixty stops can be saved together with what the editor read', async () => {
    const { edit, read } = await desk()
    const stops = Array.from({ length: 60 }, () => makeStop({ note: 'x'.repeat(80), noteHindi: 'क'.repeat(80) }))
    expect((await edit({ stops })).status).toBe(200)
    const { id: _, ...before } = await read()
    expect((await edit({ stops, before })).status).toBe(200)
  })
})

describe('CONTRACT the limits of a stop', () => {
  test.each<[path: string, wrong: object]>([
    ['day', { day: 15 }],
    ['day', { day: '2' }],
    ['day', { day: 1.5 }],
    ['time', { time: '24:00' }],
    ['time', { time: '5:30' }],
    ['place', { place: ' ' }],
    ['placeHindi', { placeHindi: 'क'.repeat(201) }],
    ['note', { note: 'x'.repeat(401) }],
    ['noteHindi', { noteHindi: 'क'.repeat(401) }],
    ['steps', { steps: -1 }],
    ['steps', { steps: 2001 }],
    ['metres', { metres: 50_001 }],
    ['means', { means: 'ELEPHANT' }],
    ['wheelchair', { wheelchair: null }],
    ['spot', { spot: '' }],
  ])('a wrong %s is refused at its field: %j', async (path, wrong) => {
    const { edit, read } = await desk()
    const answer = await edit({ itinerary: [], stops: [makeStop(), { ...makeStop(), ...wrong }] })
    expect(answer).toMatchObject({ status: 400, issues: [{ path: `content.stops.1.${path}` }] })
    expect((await read()).stops).toEqual([])
  })

  test.each<[code: string, path: string, over: { stops: Stop[]; itinerary?: string[] }]>([
    ['STOP_ORDER', 'content.stops.1.day', { stops: [makeStop({ day: 2 }), makeStop({ day: 1 })], itinerary: [] }],
    ['STOP_DAYS', 'content.stops.0.day', { stops: [makeStop({ day: 2 })] }],
    ['STOP_DAYS', 'content.stops.0.day', { stops: [makeStop()], itinerary: ['Day 1', 'Day 2'] }],
    ['INVALID_INPUT', 'content.stops', { stops: Array.from({ length: 61 }, () => makeStop()) }],
  ])('%s is refused at %s', async (code, path, over) => {
    const { edit } = await desk()
    expect(await edit(over)).toMatchObject({ status: 400, code, issues: [{ path }] })
  })

  test.each([-1, 14, 0.5])('%d nights are refused', async (nights) => {
    const { edit } = await desk()
    expect(await edit({ nights })).toMatchObject({ status: 400, issues: [{ path: 'content.nights' }] })
  })
})

describe('§3 stops of a journey', () => {
  test('the cart, the booking and its link have the stops of the package as they are now', async () => {
    const { w, id, edit } = await desk()
    const devotee = await w.devotee()
    const added = await devotee.addPackage({ packageId: id })
    expect(added).toMatchObject(noFacts)
    await edit(facts)
    expect(firstOf(await devotee.cart())).toMatchObject(facts)
    await devotee.quote(added.id)
    const booked = firstOf(await devotee.book('426812345678'))
    expect(booked).toMatchObject(facts)
    await edit({ ...facts, nights: 1 })
    const now = { ...facts, nights: 1 }
    expect(firstOf(await devotee.bookings())).toMatchObject(now)
    expect((await (await devotee.send('GET', `/bookings/${booked.id}`)).json()).data).toMatchObject(now)
    const { data: link } = await (await devotee.send('POST', `/bookings/${booked.id}/share`)).json()
    const token = new URL(link.url).pathname.split('/').at(-1)
    expect((await get(w, `/shared/${token}`)).data).toMatchObject(now)
  })
})
