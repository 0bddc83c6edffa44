import { describe, expect, test } from 'vitest'
import { desk, pays } from './admin-area.ts'

const everyone = ['Admin', 'Anand', 'Bina', 'Chitra']

test.each([
  {},
  { date: '', email: '', number: '' },
  { date: null, email: null, number: null },
  { email: '  ', number: ' ' },
])('§5 all filters empty (%j) means unfiltered', async (filter) => {
  expect(await (await desk()).found(filter)).toEqual(everyone)
})

describe('CONTRACT admin/user/all', () => {
  test('a row has email, phone number, role and number of bookings', async () => {
    const { anand, find } = await desk()
    await pays(anand)
    expect((await find({ email: 'anand' })).data).toEqual([
      {
        id: anand.user.id,
        name: 'Anand',
        email: 'anand_k@example.com',
        phoneNumber: '+919876543210',
        role: 'USER',
        bookingCount: 1,
        verified: false,
      },
    ])
  })

  test.each([
    ['mail.example', ['Bina', 'Chitra']],
    ['bina@MAIL', ['Bina']],
    [' anand ', ['Anand']],
    ['anand_k', ['Anand']],
    ['ana_d', []],
    ['a%k', []],
    ['_', ['Anand']],
    ['%', []],
    ['\\', []],
    ["'", []],
    ['nobody', []],
  ])('the email filter %j finds %j, without case', async (email, names) => {
    const { found } = await desk()
    expect(await found({ email })).toEqual(names)
  })

  test.each([
    ['98765', ['Anand']],
    ['98', ['Anand', 'Bina']],
    ['98765 43210', ['Anand']],
    ['+91 98765-43210', ['Anand']],
    ['2079', ['Chitra']],
    ['0', ['Anand', 'Chitra']],
    ['0794', ['Chitra']],
  ])('the digits of the number filter %j find %j', async (number, names) => {
    expect(await (await desk()).found({ number })).toEqual(names)
  })

  test('filters are joined by "and"', async () => {
    const { found } = await desk()
    expect(await found({ email: 'mail.example', number: '98' })).toEqual(['Bina'])
    expect(await found({ email: 'anand', number: '2079' })).toEqual([])
  })

  test('a date finds users who booked on that day or start on it', async () => {
    const { w, anand, bina, found } = await desk()
    await pays(anand, 10)
    w.clock.pass({ days: 2 })
    await pays(bina, 20)
    const today = await w.admin()
    for (const days of [-2, 8]) expect(await found({ date: w.inDays(days) }, today)).toEqual(['Anand'])
    for (const days of [0, 20]) expect(await found({ date: w.inDays(days) }, today)).toEqual(['Bina'])
    for (const days of [-3, -1, 1, 7, 9, 19, 21]) expect(await found({ date: w.inDays(days) }, today)).toEqual([])
  })

  test('the day is the day in India, from midnight to midnight', async () => {
    const { w, anand, bina, found } = await desk()
    w.clock.set('2026-11-21T18:29:59.999Z')
    await pays(anand)
    w.clock.set('2026-11-21T18:30:00.000Z')
    await pays(bina)
    const atNight = await w.admin()
    for (const time of ['00:00:00.000', '23:59:59.999']) {
      expect(await found({ date: Date.parse(`2026-11-21T${time}+05:30`) }, atNight)).toEqual(['Anand'])
      expect(await found({ date: Date.parse(`2026-11-22T${time}+05:30`) }, atNight)).toEqual(['Bina'])
    }
  })
})

test('§2 a user is verified only when there is a booking and every booking is verified', async () => {
  const { admin, anand, find } = await desk()
  const status = async () => (await find({ email: 'anand' })).data[0].verified
  expect(await status()).toBe(false)
  const [first, second] = [await pays(anand), await pays(anand)]
  await admin.verify(first.id)
  expect(await status()).toBe(false)
  await admin.verify(second.id)
  expect(await status()).toBe(true)
  await admin.verify(first.id, false)
  expect(await status()).toBe(false)
})

test.each([
  ['date', 'yesterday'],
  ['date', 1e300],
  ['email', 5],
  ['number', 98],
  ['name', 'Anand'],
  ['role', 'ADMIN'],
])('CONTRACT admin/user/all: the filter %s = %j gives 400 with the name of the field', async (field, value) => {
  expect(await (await desk()).find({ [field]: value })).toMatchObject({ status: 400, issues: [{ path: field }] })
})
