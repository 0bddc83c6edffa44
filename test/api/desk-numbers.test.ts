import { expect, test } from 'vitest'
import {
  call,
  cancel,
  nextUtr,
  post,
  refunds,
  reject,
  sendRefund,
  type Sender,
  submit,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { makePackage } from '../factories.ts'
import { present } from '../present.ts'
import { world } from '../world.ts'
import { bookPooja, filled, ofWeek, readNumbers as read } from './number-calls.ts'
import { count } from './statement-journeys.ts'

async function readCsv(who: Sender, file: string) {
  const response = await who.send('GET', `/admin/numbers/${file}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { response, bytes, lines: new TextDecoder().decode(bytes).split('\r\n') }
}

test('NUMBERS bookings count in the week they were made, by city, and cancelled ones apart', async () => {
  const w = await world()
  // Sunday, 23:59 in India.
  w.clock.set('2026-11-15T18:29:00Z')
  await bookPooja(w)
  // Monday, 00:01 in India.
  w.clock.pass({ minutes: 2 })
  const cancelled = await bookPooja(w)
  await bookPooja(w)
  await bookPooja(w, { city: 'Ayodhya' })
  w.clock.set('2026-11-22T10:00:00Z')
  expect((await cancel(cancelled.devotee, cancelled.id, 550)).status).toBe(200)
  const admin = await w.admin()
  const numbers = await read(admin)

  expect(numbers.weeks).toHaveLength(12)
  expect(numbers.weeks.slice(-2)).toEqual(['2026-11-09', '2026-11-16'])
  expect(numbers.today).toBe('2026-11-22')
  expect(numbers.bookings).toHaveLength(12 * numbers.cities.length)
  expect(filled(numbers.bookings)).toEqual([
    { week: '2026-11-09', city: 'varanasi', bookings: 1, cancelled: 0 },
    { week: '2026-11-16', city: 'varanasi', bookings: 1, cancelled: 1 },
    { week: '2026-11-16', city: 'ayodhya', bookings: 1, cancelled: 0 },
  ])
  expect(filled((await read(admin, 1)).bookings).map(({ week }) => week)).toEqual(['2026-11-16', '2026-11-16'])
})

test('NUMBERS a booking of a package counts in its city, and a city without a page is named as it was booked', async () => {
  const w = await world()
  const admin = await w.admin()
  const devotee = await w.devotee()
  const { id } = await makePackage(w.db, { city: ' Gaya ' })
  await devotee.addPackage({ packageId: id })
  await devotee.book(nextUtr())
  await w.db.updateTable('cities').set({ status: 'WITHDRAWN' }).where('name', '=', ' Gaya ').execute()
  const numbers = await read(admin)
  expect(numbers.cities.map(({ key }) => key)).toEqual([
    'prayagraj',
    'varanasi',
    'chitrakoot',
    'ayodhya',
    'sarnath',
    'gaya',
  ])
  expect(numbers.cities.at(-1)?.name.trim()).toBe('Gaya')
  expect(filled(numbers.bookings)).toMatchObject([{ city: 'gaya', bookings: 1 }])
})

test('NUMBERS revenue is money that was verified, less what was revoked or sent back, in the weeks of these events', async () => {
  const w = await world()
  w.clock.set('2026-11-02T04:30:00Z')
  const { admin, id, paymentId } = await withAdvance(w, { days: 40 })
  // This payment stays unverified.
  await bookPooja(w)
  const staff = async () => w.bearer((await w.admin()).token)
  expect(filled((await read(admin)).revenue)).toEqual([])

  w.clock.set('2026-11-09T04:30:00Z')
  await verifyPayment(await staff(), paymentId, 4800.5)
  const wrong = await bookPooja(w)
  await verifyPayment(await staff(), wrong.paymentId)
  w.clock.set('2026-11-17T04:30:00Z')
  const again = await staff()
  await reject(again, wrong.paymentId)
  expect((await cancel(again, id, 4800.5)).status).toBe(200)
  const waiting = present((await refunds(again)).find(({ bookingId }) => bookingId === id))
  expect((await sendRefund(again, waiting.id)).status).toBe(200)

  expect(filled((await read(again)).revenue)).toEqual([
    { week: '2026-11-09', city: 'varanasi', received: 5900.5, refunded: 0, revenue: 5900.5 },
    { week: '2026-11-16', city: 'varanasi', received: -1100, refunded: 4800.5, revenue: -5900.5 },
  ])
})

test('NUMBERS the time to verification runs from the submission, and what still waits after 24 hours is late', async () => {
  const w = await world()
  w.clock.set('2026-11-10T04:30:00Z')
  const made = []
  for (let payment = 0; payment < 7; payment++) made.push(await bookPooja(w))
  const [first, second, third, fourth, rejected] = made.map(({ paymentId }) => paymentId)
  const staff = async () => w.bearer((await w.admin()).token)
  w.clock.pass({ hours: 2 })
  await verifyPayment(await staff(), present(first))
  w.clock.pass({ hours: 4 })
  await verifyPayment(await staff(), present(second))
  await reject(await staff(), present(rejected))
  expect(ofWeek(await read(await staff()), '2026-11-09')).toMatchObject({ verified: 2, overdue: 0, percentInTime: 100 })
  w.clock.pass({ hours: 18 })
  await verifyPayment(await staff(), present(third))
  w.clock.pass({ hours: 76 })
  await verifyPayment(await staff(), present(fourth))
  await bookPooja(w)

  const numbers = await read(await staff())
  const expected = { verified: 4, median: 15, slowest: 77.2, inTime: 3, overdue: 2, percentInTime: 50 }
  expect(ofWeek(numbers, '2026-11-09')).toEqual({ week: '2026-11-09', ...expected })
  expect(numbers.verification.all).toEqual(expected)
  expect(ofWeek(numbers, '2026-11-02')).toEqual({
    week: '2026-11-02',
    verified: 0,
    median: null,
    slowest: null,
    inTime: 0,
    overdue: 0,
    percentInTime: null,
  })

  // A corrected amount verifies the payment again, but does not count as a second wait.
  await verifyPayment(await staff(), present(first), 1000)
  expect((await read(await staff())).verification.all).toEqual(expected)
})

test('NUMBERS a payment that is submitted again waits from then on until it is verified for the first time', async () => {
  const w = await world()
  w.clock.set('2026-11-10T04:30:00Z')
  const { devotee, paymentId } = await bookPooja(w)
  const staff = async () => w.bearer((await w.admin()).token)
  w.clock.pass({ hours: 1 })
  await verifyPayment(await staff(), paymentId)
  await reject(await staff(), paymentId)
  w.clock.pass({ hours: 1 })
  expect(await submit(devotee, paymentId, nextUtr())).toMatchObject({ status: 200 })
  w.clock.pass({ hours: 3 })
  await verifyPayment(await staff(), paymentId)
  w.clock.pass({ hours: 5 })
  await verifyPayment(await staff(), paymentId, 1000)
  expect((await read(await staff())).verification.all).toMatchObject({ verified: 1, median: 3, slowest: 3 })
})

test('NUMBERS each figure is a CSV file with a mark of UTF-8 and the words of the language', async () => {
  const w = await world()
  const { admin, paymentId } = await withAdvance(w)
  await verifyPayment(admin, paymentId)
  const { response, bytes, lines } = await readCsv(admin, 'revenue.csv?weeks=1')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="tirtha-revenue-2026-11-16-2026-11-21.csv"',
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(lines).toEqual([
    '"Week from","City","Received","Refunded","Revenue"',
    '"2026-11-16","Prayagraj",0,0,0',
    '"2026-11-16","Varanasi",5000,0,5000',
    '"2026-11-16","Chitrakoot",0,0,0',
    '"2026-11-16","Ayodhya",0,0,0',
    '"2026-11-16","Sarnath",0,0,0',
    '',
  ])
  const hindi = w.bearer(admin.token, 'hi')
  expect((await readCsv(hindi, 'bookings.csv?weeks=1')).lines.slice(0, 3)).toEqual([
    '"हफ़्ता (सोमवार से)","शहर","बुकिंग","रद्द"',
    '"2026-11-16","प्रयागराज",0,0',
    '"2026-11-16","वाराणसी",1,0',
  ])
  expect((await readCsv(admin, 'verification.csv?weeks=2')).lines).toEqual([
    '"Week from","Payments received","Half within (hours)","9 of 10 within (hours)","Within 24 hours","Waiting for over 24 hours","Within 24 hours (%)"',
    '"2026-11-09",0,,,0,0,',
    '"2026-11-16",1,0,0,1,0,100',
    '',
  ])
})

test('NUMBERS a city that looks like a formula is a text in the CSV file', async () => {
  const w = await world()
  await bookPooja(w, { city: '=HYPERLINK("http://x","y")' })
  const { lines } = await readCsv(await w.admin(), 'bookings.csv?weeks=1')
  expect(lines.at(-2)).toBe(`"2026-11-16","'=HYPERLINK(""http://x"",""y"")",1,0`)
})

test.each(['0', '53', 'x', '1.5', ''])('NUMBERS a period of "%s" weeks is refused', async (weeks) => {
  const admin = await (await world()).admin()
  for (const path of ['/admin/numbers', '/admin/numbers/revenue.csv'])
    expect(await call(admin, 'GET', `${path}?weeks=${weeks}`)).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
})

test('NUMBERS a file that does not exist is not found', async () => {
  const admin = await (await world()).admin()
  expect(await call(admin, 'GET', '/admin/numbers/users.csv')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('NUMBERS weeks and days that are over are counted once, and take as many statements with many bookings as with none', async () => {
  const w = await world()
  const admin = await w.admin()
  // Nine statements count and store the earlier days of this week.
  expect(await count(() => read(admin, 1))).toBe(9 + 9)
  expect(await count(() => read(admin, 1))).toBe(9)
  for (const city of ['Gaya', 'Nasik', 'Ujjain', 'Varanasi']) await bookPooja(w, { city })
  await w.db.updateTable('cities').set({ status: 'WITHDRAWN' }).where('slug', '!=', 'varanasi').execute()
  // One more names the cities without a page; nine more count and store the weeks before this one.
  expect(await count(() => read(admin, 52))).toBe(9 + 1 + 9)
  expect(await count(() => read(admin, 52))).toBe(9 + 1)
  expect(await count(() => readCsv(admin, 'revenue.csv?weeks=52'))).toBe(9 + 1)
  expect((await post(admin, '/admin/numbers')).status).toBe(404)
})
