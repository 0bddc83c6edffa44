import { describe, expect, test } from 'vitest'
import type { Person } from '../../contract/desk/persons.ts'
import type { Sheet } from '../../contract/desk/sheets.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { sheetPdf } from '../../server/documents/sheet.ts'
import { call, post } from '../calls.ts'
import { makePackage, makePooja } from '../factories.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { phoneDesk } from '../phone-bookings.ts'
import { firstOf } from '../present.ts'
import { sheetOf } from '../sheet-samples.ts'

async function stage() {
  const desk = await phoneDesk()
  const { w, admin } = desk
  const add = async (kind: 'DRIVER' | 'PRIEST', phoneNumber: string) =>
    (await post<Person>(admin, '/admin/people', { kind, name: `One ${kind}`, phoneNumber })).data
  const assign = (person: Person, ...bookingIds: string[]) =>
    post(admin, `/admin/people/${person.id}/journeys`, { bookingIds })
  const sheet = (kind: string, id: string, days = 10) =>
    call<Sheet>(admin, 'GET', `/admin/sheets/${kind}/${id}/${dayOf(w.inDays(days))}`)
  return { ...desk, add, assign, sheet }
}

describe('PEOPLE sheets of a day', () => {
  test('a driver has the journeys of the day with hours, place, people, phone and what is due in paise', async () => {
    const { w, enter, add, assign, sheet, cash } = await stage()
    const stop = {
      day: 1,
      steps: null,
      metres: null,
      means: null,
      wheelchair: true,
      note: '',
      noteHindi: '',
      spot: null,
    }
    const stops = JSON.stringify([{ ...stop, time: '05:30', place: 'The ghat', placeHindi: 'घाट' }])
    const { id: packageId } = await makePackage(w.db)
    await w.db.updateTable('packages').set({ stops, meeting_place: 'Gate 4' }).where('id', '=', packageId).execute()
    const { id } = (await enter({ packageId, headCount: 4, paid: cash(1000) })).data
    const other = (await enter({ devotee: { name: 'Anil', phoneNumber: '98390 54321' } })).data
    const driver = await add('DRIVER', '9876543210')
    await assign(driver, id)
    const { data } = await sheet('driver', driver.id)
    const journey = firstOf(data.journeys)
    expect(data.journeys).toHaveLength(1)
    expect(data.journeys.map(({ bookingId }) => bookingId)).not.toContain(other.id)
    expect(journey).toMatchObject({ time: '05:30', headCount: 4, day: 1, devotee: { name: 'Meena Tiwari' } })
    expect(journey.devotee.phoneNumber).toBe('+919839012345')
    expect(journey.meeting).toEqual(['Meeting place: Gate 4'])
    expect(journey.stops).toMatchObject([{ index: 0, time: '05:30', place: 'The ghat', wheelchair: true }])
    expect(journey.amountToCollect).toBe((7080 - 1000) * 100)
    expect((await sheet('driver', driver.id, 11)).data.journeys).toEqual([])
  })

  test('a priest has the families in order with names, gotra, tithi and its end; the driver collects', async () => {
    const { w, admin, enter, add, assign, sheet } = await stage()
    const early = await makePooja(w.db)
    const late = await makePooja(w.db)
    const change = (id: string, to: object) => w.db.updateTable('poojas').set(to).where('id', '=', id).execute()
    await change(early.id, { starts_at: '06:00', included: JSON.stringify(['Ghee']) })
    await change(late.id, { starts_at: '17:00' })
    const alone = { packageId: '', headCount: 0, events: [{ eventId: late.id, date: w.inDays(10) }] }
    const second = (await enter(alone)).data
    const events = [{ eventId: early.id, date: w.inDays(10) }]
    const first = (await enter({ devotee: { name: 'Anil', phoneNumber: '98390 54321' }, events })).data
    const names = { names: 'Anil\nSunita', gotra: 'Vatsa' }
    expect((await call(admin, 'PUT', `/bookings/${first.id}/sankalp`, names)).status).toBe(200)
    const priest = await add('PRIEST', '9876543211')
    await assign(priest, first.id, second.id)
    const { data } = await sheet('priest', priest.id)
    expect(data.journeys.map(({ bookingId }) => bookingId)).toEqual([first.id, second.id])
    expect(data.journeys[0]).toMatchObject({ sankalp: names, amountToCollect: 0, time: '06:00' })
    expect(data.journeys[0]?.bring).toEqual([{ title: m.city_facilities({}, { locale: 'en' }), lines: ['Ghee'] }])
    expect(data.journeys[1]?.amountToCollect).toBe(second.amountDue * 100)
    expect(Date.parse(data.tithi?.ends ?? '')).toBeGreaterThan(0)
    expect(data.tithi?.name).not.toBe('')
  })

  test('a city has all journeys of the day, without those that were cancelled', async () => {
    const { admin, enter, sheet } = await stage()
    const [kept, cancelled] = [
      (await enter()).data,
      (await enter({ devotee: { name: 'A', phoneNumber: '9839054321' } })).data,
    ]
    expect((await post(admin, '/bookings/cancel', { id: cancelled.id, refund: 0, reason: 'x' })).status).toBe(200)
    const { city } = kept.Package
    const { data } = await sheet('city', city.toLowerCase())
    expect(data.city?.name).toBe(city)
    expect(data.journeys.map(({ bookingId }) => bookingId)).toEqual([kept.id])
  })

  test('an unknown person is 404, a strange day 400, a day without journeys an empty sheet', async () => {
    const { w, admin, add, sheet } = await stage()
    const driver = await add('DRIVER', '9876543210')
    expect(await sheet('driver', driver.id)).toMatchObject({ status: 200, data: { journeys: [] } })
    for (const [kind, id] of [
      ['driver', crypto.randomUUID()],
      ['priest', driver.id],
      ['driver', "x' or 1=1"],
      ['cook', driver.id],
      ['city', 'nowhere'],
    ] as const)
      expect([kind, (await sheet(kind, encodeURIComponent(id))).status]).toEqual([kind, 404])
    for (const day of ['2026-02-30', 'today', '0002-01-01', '9999-12-31', '2026-1-1', '%00'])
      expect([day, (await admin.send('GET', `/admin/sheets/driver/${driver.id}/${day}`)).status]).toEqual([day, 400])
    const pdf = await admin.send('GET', `/admin/sheets/driver/${driver.id}/${dayOf(w.inDays(1))}/pdf?lang=hi`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    expectText(text, m.sheet_none({}, { locale: 'hi' }), driver.name)
  })

  test.each(languages)(
    'the paper names each family with phone, names and amount, and the sum (%s)',
    async (language) => {
      for (const kind of ['driver', 'priest', 'city'] as const) {
        const data = sheetOf(kind, language)
        const { text } = await readPdf(await sheetPdf(data, language))
        expectText(text, ...data.sheet.journeys.flatMap(({ devotee, reference }) => [devotee.name, reference]))
        expectText(text, ...data.sheet.journeys.flatMap(({ meeting }) => meeting), '₹19,638', '₹78,552')
        if (kind !== 'driver') expectText(text, 'भारद्वाज')
      }
    },
  )
})
