import { expect, test } from 'vitest'
import { factColumns } from '../../db/seed/seed.ts'
import { varanasi } from '../../db/seed/varanasi.ts'
import { dayText } from '../../messages/itinerary.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { change, detail, verifyPayment, withAdvance } from '../calls.ts'
import { makePackage, makePooja, makeStop } from '../factories.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { firstOf, lastOf, present } from '../present.ts'
import { world } from '../world.ts'

test('DOCUMENTS voucher, calendar and emails of a booking have its stops, and the days after a change of its date', async () => {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  const pack = present(varanasi.packages.find(({ itinerary }) => itinerary.length === 2))
  const { id: packageId } = await makePackage(w.db, { price: 10_000 })
  await w.db
    .updateTable('packages')
    .set({
      ...factColumns(pack),
      itinerary: JSON.stringify(pack.itinerary),
      itinerary_hindi: JSON.stringify(pack.itineraryHindi),
    })
    .where('id', '=', packageId)
    .execute()
  await devotee.addPackage({ packageId, days: 20 })
  const booking = firstOf(await devotee.book('426812345678'))
  const received = lastOf(await w.sendMails()).text
  expect(received).toMatch(/First stop: \S.*\n/)
  expect(received).toContain(firstOf(pack.stops).note)
  expect(received).toContain('Being checked: ₹5,000\nTo pay on arrival: ₹')

  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  expect(lastOf(await w.sendMails()).text).toContain('Received so far: ₹5,000\nTo pay on arrival: ₹')

  expect((await change(devotee, booking.id, w.inDays(40))).status).toBe(200)
  expect(lastOf(await w.sendMails()).text).toContain('31 Dec 2026 to 01 Jan 2027 (2 days)')
  const get = (kind: string) => devotee.send('GET', `/bookings/${booking.id}/papers/${kind}`)
  const { text } = await readPdf(new Uint8Array(await (await get('voucher')).arrayBuffer()))
  expectText(
    text,
    dayText(1, '2026-12-31' as CalendarDay, 'en'),
    ...pack.stops.flatMap(({ place, note }) => [place, note]),
  )
  for (const line of pack.itinerary) expect(text).not.toContain(line.replaceAll(/\s/g, ''))
  const calendar = (await (await get('calendar')).text()).replaceAll('\r\n ', '')
  expect(calendar).toContain(dayText(2, '2026-12-31' as CalendarDay, 'en').replace(',', '\\,'))
})

test('DOCUMENTS the voucher and the calendar of a pooja have the tithi of its day', async () => {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  await devotee.addPooja({ days: 12 })
  const booking = firstOf(await devotee.book('426812345678'))
  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  const get = (kind: string) => devotee.send('GET', `/bookings/${booking.id}/papers/${kind}`)
  const { text } = await readPdf(new Uint8Array(await (await get('voucher')).arrayBuffer()))
  expectText(text, '03 Dec 2026', 'Krishna Dashami, Margashirsha (at sunrise in Varanasi)')
  const calendar = (await (await get('calendar')).text()).replaceAll('\r\n ', '')
  expect(calendar).toContain('Krishna Dashami\\, Margashirsha (at sunrise in Varanasi)')
})

test('DOCUMENTS the voucher and the calendar of a shraddh have the tithi of its afternoon', async () => {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db, { name: 'Pind Daan and Tarpan' })]
  const stops = [makeStop({ place: 'Hotel' }), makeStop({ note: 'Tarpan and pind daan', noteHindi: 'तर्पण और पिंडदान' })]
  await w.db
    .updateTable('packages')
    .set({ stops: JSON.stringify(stops) })
    .where('id', '=', pack.id)
    .execute()
  await devotee.addPackage({ packageId: pack.id, days: 7 })
  await devotee.addPooja({ eventId: pooja.id, days: 7 })
  const bookings = await devotee.book('426812345678')
  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  // At sunrise of 28 November 2026 it is Chaturthi, which ends before 7 am.
  const tithi = 'Krishna Panchami, Margashirsha (in the afternoon in Varanasi)'
  for (const { id } of bookings) {
    const get = (kind: string) => devotee.send('GET', `/bookings/${id}/papers/${kind}`)
    const { text } = await readPdf(new Uint8Array(await (await get('voucher')).arrayBuffer()))
    expectText(text, tithi)
    const calendar = (await (await get('calendar')).text()).replaceAll('\r\n ', '')
    expect(calendar.split(tithi.replace(',', '\\,')).length).toBe(2)
  }
})

test('DOCUMENTS the voucher says when and where to meet; of a pooja that names neither, the priest tells them', async () => {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  await w.db
    .updateTable('packages')
    .set({ meeting_place: 'The gate of the old fort', not_included: JSON.stringify(['Lunch']), starts_at: '06:30' })
    .where('id', '=', pack.id)
    .execute()
  const cityPlace = { meeting_place: 'The clock tower', meeting_place_hindi: 'घंटाघर' }
  await w.db.updateTable('cities').set(cityPlace).where('name', '=', 'Varanasi').execute()
  await devotee.addPackage({ packageId: pack.id, days: 20 })
  await devotee.addPooja({ eventId: pooja.id, days: 20 })
  const bookings = await devotee.book('426812345678')
  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  const texts = []
  for (const { id } of bookings) {
    const pdf = await devotee.send('GET', `/bookings/${id}/papers/voucher`)
    texts.push((await readPdf(new Uint8Array(await pdf.arrayBuffer()))).text)
  }
  const [ofPackage, ofPooja] = texts.toSorted(
    (one, other) => Number(other.includes('Lunch')) - Number(one.includes('Lunch')),
  )
  const place = 'Meeting place: The gate of the old fort'
  expectText(present(ofPackage), 'Not included', 'Lunch', 'Begins at 6:30 am', place)
  const calls = 'Our priest calls you by the evening before and tells you the time and the place.'
  expectText(present(ofPooja), 'Where we meet', calls)
  expect(ofPooja).not.toContain('The clock tower')
  const linesOf = async (columns: object) => {
    await w.db.updateTable('poojas').set(columns).execute()
    const known = await Promise.all(bookings.map(async ({ id }) => (await detail(devotee, id)).known.meetings))
    return known.flat().flatMap(({ lines }) => lines)
  }
  expect(await linesOf({ meeting_place: 'The clock tower' })).toContain(calls.replace(' and the place', ''))
  expect(await linesOf({ starts_at: '06:30' })).not.toContain(calls.replace(' and the place', ''))
  expect(await linesOf({ meeting_place: '' })).toContain(calls.replace('the time and ', ''))
})

test('DOCUMENTS page, emails and calendar say where and when to meet, who comes, and how the balance is paid', async () => {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  const pack = await makePackage(w.db, { price: 10_000 })
  const facts = {
    meeting_place: 'The gate of the old fort',
    meeting_place_hindi: 'पुराने किले का फाटक',
    starts_at: '06:30',
  }
  await w.db.updateTable('packages').set(facts).where('id', '=', pack.id).execute()
  await devotee.addPackage({ packageId: pack.id, days: 20 })
  const { id } = firstOf(await devotee.book('426812345678'))
  const lines = ['Begins at 6:30 am', 'Meeting place: The gate of the old fort']
  const pays = 'You pay the balance to your driver on arrival, in cash or by UPI. Ask for the receipt.'
  const detailOf = async (language: 'en' | 'hi') =>
    firstOf((await detail(w.bearer(devotee.token, language), id)).known.meetings)
  expect(await detailOf('en')).toEqual({
    name: '',
    lines: [...lines, pays],
    map: 'https://www.google.com/maps/search/?api=1&query=The+gate+of+the+old+fort%2C+Varanasi',
  })
  expect((await detailOf('hi')).lines).toContain('मिलने की जगह: पुराने किले का फाटक')

  await w.sendMails()
  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  expect(lastOf(await w.sendMails()).text).toContain(
    ['Where we meet:', `1. ${lines[0]}`, `2. ${lines[1]}`, `3. ${pays}`].join('\n'),
  )
  const calendar = await devotee.send('GET', `/bookings/${id}/papers/calendar`)
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(lines.join('\\n'))
})

test('DOCUMENTS a voucher has place and hour of the site where neither offer nor city names them', async () => {
  const w = await world({ environment: { MEETING_PLACE: 'The office at Assi', MEETING_HOUR: '05:30' } })
  await w.db.updateTable('cities').set({ meeting_place: '', meeting_place_hindi: '' }).execute()
  const { devotee, admin, id, paymentId } = await withAdvance(w)
  await verifyPayment(admin, paymentId)
  const pdf = await devotee.send('GET', `/bookings/${id}/papers/voucher`)
  const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
  expectText(text, 'Where we meet', 'Begins at 5:30 am', 'Meeting place: The office at Assi')
  const linesOf = async (columns: object) => {
    await w.db.updateTable('packages').set(columns).execute()
    return firstOf((await detail(devotee, id)).known.meetings).lines.join()
  }
  expect(await linesOf({ starts_at: '07:15' })).toContain('Begins at 7:15 am')
  // The email does not contradict the offer's own hours.
  expect(await linesOf({ starts_at: null, ends_at: '05:00' })).not.toContain('5:30')
  const stops = JSON.stringify([makeStop({ time: '09:00' })])
  expect(await linesOf({ ends_at: null, stops })).not.toContain('5:30')
})
