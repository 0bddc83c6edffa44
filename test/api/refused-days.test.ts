import { describe, expect, test } from 'vitest'
import { type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { call, type Sender } from '../calls.ts'
import { makePackage, makePooja } from '../factories.ts'
import { firstOf } from '../present.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { type World, world } from '../world.ts'

const at = (day: string) => startOf(day as CalendarDay)

const addPackage = (who: Sender, packageId: string, day: string) =>
  call(who, 'POST', '/cart/add', { packageId, headCount: 2, date: at(day), events: [] })

const addPooja = (who: Sender, eventId: string, day: string) =>
  call(who, 'POST', '/cart/add', { packageId: '', headCount: 0, date: at(day), events: [{ eventId, date: at(day) }] })

const change = (who: Sender, id: string, day: string) => call(who, 'POST', '/bookings/change', { id, date: at(day) })

async function inMaghMela(w: World) {
  const [{ id }, devotee] = [await makePackage(w.db, { season: 'magh-mela' }), await w.devotee()]
  return { id, devotee }
}

describe('PANCHANG season', () => {
  test.each([
    ['2027-01-14', 400],
    ['2027-01-15', 201],
    ['2027-02-10', 201],
    ['2027-03-06', 201],
    ['2027-03-07', 400],
    ['2027-07-10', 400],
  ])('a package of the Magh Mela on %s gives %d', async (day, status) => {
    const { id, devotee } = await inMaghMela(await world())
    expect(await addPackage(devotee, id, day)).toMatchObject(
      status === 400 ? { status, code: 'OUT_OF_SEASON' } : { status },
    )
  })

  test('the refusal names the next days of the season, in both languages', async () => {
    const w = await world()
    const { id, devotee } = await inMaghMela(w)
    expect((await addPackage(devotee, id, '2027-07-10')).message).toBe(
      'This is offered only in the season of the Magh Mela, from 15 Jan 2027 to 06 Mar 2027. Choose dates in that time.',
    )
    expect((await addPackage(w.bearer(devotee.token, 'hi'), id, '2027-07-10')).message).toBe(
      'यह केवल माघ मेले के समय में है, 15 जनवरी 2027 से 06 मार्च 2027 तक। कृपया इसी बीच की तारीख चुनें।',
    )
    w.clock.set('2027-03-10T06:00:00Z')
    const later = await w.devotee()
    expect((await addPackage(later, id, '2027-07-10')).message).toContain('from 12 Jan 2028 to 23 Feb 2028')
  })

  const subjects = [
    {
      what: 'package',
      make: makePackage,
      add: addPackage,
      read: '/packages/',
      path: '/packages/update',
      wrapper: 'content',
      money: 'price',
    },
    {
      what: 'pooja',
      make: makePooja,
      add: addPooja,
      read: '/events/id/',
      path: '/events/edit',
      wrapper: 'event',
      money: 'cost',
    },
  ] as const

  test.each(subjects)(
    'the desk gives a $what a season and takes it away, and nothing else does',
    async ({ make, add, read, path, wrapper, money }) => {
      const w = await world()
      await storeSecurityKey(w.db, 'a key of the house')
      const [{ id }, devotee, admin] = [await make(w.db), await w.devotee(), await w.admin()]
      const { season: _, ...stored } = (await call(devotee, 'GET', read + id)).data
      const edit = (over: object) =>
        call(admin, 'POST', path, { [wrapper]: { ...stored, key: 'a key of the house', ...over } })
      expect((await edit({ season: 'magh-mela' })).data.season).toBe('magh-mela')
      expect(await add(devotee, id, '2027-07-10')).toMatchObject({ status: 400, code: 'OUT_OF_SEASON' })
      // An edit by a program that does not know seasons leaves the season as it is.
      expect((await edit({ [money]: 501 })).data).toMatchObject({ [money]: 501, season: 'magh-mela' })
      for (const season of ['monsoon', 'constructor', '', 1])
        expect(await edit({ season })).toMatchObject({ status: 400, issues: [{ path: `${wrapper}.season` }] })
      const { id: __, ...before } = { ...stored, [money]: 501, season: null }
      expect(await edit({ season: null, before })).toMatchObject({
        status: 409,
        issues: [{ path: `${wrapper}.season`, message: 'Now saved: Magh Mela' }],
      })
      expect((await edit({ season: null })).data.season).toBeNull()
      expect((await add(devotee, id, '2027-07-10')).status).toBe(201)
    },
  )

  test('all days of the journey are in the season', async () => {
    const w = await world()
    const { id, devotee } = await inMaghMela(w)
    const days = JSON.stringify(['1', '2', '3'])
    await w.db.updateTable('packages').set({ itinerary: days, itinerary_hindi: days }).where('id', '=', id).execute()
    expect((await addPackage(devotee, id, '2027-03-04')).status).toBe(201)
    expect((await addPackage(devotee, id, '2027-03-05')).code).toBe('OUT_OF_SEASON')
  })

  test('a booking is not moved out of its season', async () => {
    const { id, devotee } = await inMaghMela(await world())
    await addPackage(devotee, id, '2027-02-10')
    const booking = firstOf(await devotee.book('426812345678'))
    expect((await change(devotee, booking.id, '2027-07-10')).code).toBe('OUT_OF_SEASON')
    expect((await change(devotee, booking.id, '2027-02-20')).status).toBe(200)
  })
})

describe('PANCHANG eclipse', () => {
  test('no pooja is booked for its day, and the refusal says from when to when, in both languages', async () => {
    const w = await world()
    const [{ id }, devotee] = [await makePooja(w.db), await w.devotee()]
    const refused = await addPooja(devotee, id, '2027-08-02')
    expect(refused).toMatchObject({ status: 400, code: 'ECLIPSE_DAY' })
    expect(refused.message).toContain('From 02 Aug 2027, 4:05 am IST to 02 Aug 2027, 5:08 pm IST')
    expect((await addPooja(w.bearer(devotee.token, 'hi'), id, '2027-08-02')).message).toContain('ग्रहण')
    for (const day of ['2027-08-01', '2027-08-03']) expect((await addPooja(devotee, id, day)).status).toBe(201)
  })

  test('a package is booked for it: who travels does not perform a pooja', async () => {
    const w = await world()
    const { id } = await makePackage(w.db)
    expect((await addPackage(await w.devotee(), id, '2027-08-02')).status).toBe(201)
  })

  test('a pooja is not moved to it, and the operator can allow its day', async () => {
    const w = await world()
    const [devotee, admin] = [await w.devotee(), await w.admin()]
    await devotee.addPooja({ days: 20 })
    const booking = firstOf(await devotee.book('426812345678'))
    expect((await change(devotee, booking.id, '2027-08-02')).code).toBe('ECLIPSE_DAY')
    const closing = '/admin/panchang/2027-08-02/closed-solar-eclipse'
    expect((await call(admin, 'PUT', closing, { day: null })).status).toBe(200)
    expect((await change(devotee, booking.id, '2027-08-02')).status).toBe(200)
    const { data } = await call<{ days: { date: string; observances: { kind: string }[] }[] }>(
      devotee,
      'GET',
      '/panchang/2027-08',
    )
    const kinds = data.days.find(({ date }) => date === '2027-08-02')?.observances.map(({ kind }) => kind)
    expect(kinds).toContain('eclipse')
    expect(kinds).not.toContain('closed')
  })
})
