import { describe, expect, test } from 'vitest'
import type { DeskPayment } from '../../contract/desk/queue.ts'
import type { DeskRow } from '../../contract/desk/lists.ts'
import type { SearchResults } from '../../contract/desk/search.ts'
import { call, cancel, refunds, reject, sendRefund, verifyPayment, withAdvance } from '../calls.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import type { Who } from './statement-files.ts'

const find = async (who: Who, q: string) =>
  (await call<SearchResults>(who, 'GET', `/admin/search?q=${encodeURIComponent(q)}`)).data
const names = async (who: Who, q: string) => (await find(who, q)).people.map(({ name }) => name)

describe('CONTRACT search at the desk', () => {
  test('a payment is found by its UTR, its last digits, its amount and its booking code', async () => {
    const { admin, utr, devotee, id: bookingId, reference, paymentId } = await withAdvance(await world())
    const found = {
      id: paymentId,
      reference,
      refNo: utr,
      amountPaid: 5000,
      amountFound: null,
      status: 'SUBMITTED',
      bookingId,
    }
    for (const q of [utr, utr.slice(-5), `${utr.slice(0, 4)} ${utr.slice(4)}`, '5000', '₹5,000.00', reference])
      expect([q, (await find(admin, q)).payments]).toEqual([q, [{ ...found, name: devotee.user.name }]])
    expect((await find(admin, reference.toLowerCase().slice(0, 5))).bookings).toMatchObject([
      { id: bookingId, reference, name: devotee.user.name, title: expect.stringContaining('Package') },
    ])
    expect(await find(admin, '499999999999')).toEqual({ people: [], bookings: [], payments: [], more: [] })
  })

  test('a payment is found by the amount on the statement and by the expected one, until it is taken back', async () => {
    const { admin, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId, 4321)
    for (const q of ['4321', '5000'])
      expect([q, (await find(admin, q)).payments]).toMatchObject([q, [{ id: paymentId, amountFound: 4321 }]])
    await reject(admin, paymentId)
    expect((await find(admin, '4321')).payments).toEqual([])
  })

  test('the booking of a refund is found by the refund number, and by the number of the transfer that sent it', async () => {
    const { admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await cancel(admin, id, 5000)
    const refund = firstOf(await refunds(admin))
    await sendRefund(admin, refund.id, 'IMPS 632699990000')
    for (const q of [
      refund.reference,
      refund.reference.toLowerCase(),
      'IMPS632699990000',
      'imps 6326 9999 0000',
      '632699990000',
    ]) {
      const { bookings, payments } = await find(admin, q)
      expect([q, bookings.map((one) => one.id), payments.map((one) => one.id)]).toEqual([q, [id], [paymentId]])
    }
  })

  test('a person is found by the end of a phone number and the beginning of an email, with the bookings', async () => {
    const { admin, devotee, id } = await withAdvance(await world())
    const { phone, email } = devotee.user
    for (const q of [phone, phone.slice(3), phone.slice(-5), email, email.toUpperCase().slice(0, 9)]) {
      const { people, bookings } = await find(admin, q)
      expect([q, people.map((one) => one.email)]).toEqual([q, expect.arrayContaining([email])])
      expect([q, bookings.map((one) => one.id)]).toEqual([q, [id]])
    }
  })

  test.each([
    ['Ramesh Udaharan', ['ramesh', 'Rames', 'udaharan ram', 'रमेश', 'उदाहरण', 'Raamesh']],
    ['रमेश उदाहरण', ['रमेश', 'रमे', 'ramesh', 'Udaharan']],
    ['लक्ष्मी चतुर्वेदी', ['lakshmi', 'Laxmi Chaturvedi', 'लक्ष्मी']],
    ['Vishwanath Singh', ['विश्वनाथ', 'सिंह', 'vishvanath', 'Singh']],
    ['शंभु पाण्डेय', ['Shambhu', 'pandey', 'पांडे']],
  ])('%s is found in either script and in other spellings', async (name, queries) => {
    const w = await world()
    const admin = await w.admin()
    await w.devotee({ name })
    await w.devotee({ name: 'Kokila Ben' })
    for (const q of queries) expect([q, await names(admin, q)]).toEqual([q, [name]])
  })

  test('a name with what was typed comes before one that sounds alike', async () => {
    const w = await world()
    const admin = await w.admin()
    await w.devotee({ name: 'Romesh' })
    await w.devotee({ name: 'Ramesh' })
    expect(await names(admin, 'ramesh')).toEqual(['Ramesh', 'Romesh'])
  })

  test('the field, the queue and the lists find a person by the same texts', async () => {
    const w = await world()
    const { admin } = await withAdvance(w)
    const person = { name: 'Ramesh Udaharan', email: 'ramu@bharat.example', phone: '+919415012345' }
    const devotee = await w.devotee(person)
    await devotee.addPooja()
    await devotee.book('426877778888')
    const byQueue = async (search: string) =>
      (await call<DeskPayment[]>(admin, 'POST', '/admin/payments', { search })).data.map(({ User }) => User.name)
    const byList = async (search: string) =>
      (await call<DeskRow[]>(admin, 'GET', `/admin/lists/people?search=${encodeURIComponent(search)}`)).data.map(
        ({ values }) => values.name,
      )
    const beginnings = ['ra', 'Ud', 'u']
    for (const q of ['mesh', 'udaharan rames', 'dahar ra', 'रमेश', 'mu@bhar', '15012', '094150 12345', ...beginnings]) {
      expect([q, await byQueue(q)]).toEqual([q, [person.name]])
      expect([q, await byList(q)]).toEqual([q, [person.name]])
      if (q.length > 1) expect([q, await names(admin, q)]).toEqual([q, [person.name]])
    }
    for (const q of ['me', '@b', 'mesh k', 'mu@bhar k'])
      expect([q, await byQueue(q), await byList(q), await names(admin, q)]).toEqual([q, [], [], []])
  })

  test('at most eight of a kind are found, the newest payments of an amount first', async () => {
    const w = await world()
    const admin = await w.admin()
    const ids = []
    for (let number = 0; number < 9; number++) {
      const devotee = await w.devotee({ name: 'Savitri Udaharan' })
      await devotee.addPooja()
      await devotee.book(String(700_000_000_000 + number))
      ids.unshift(firstOf(await devotee.payments()).id)
    }
    const byName = await find(admin, 'savitri')
    expect([byName.people.length, byName.bookings.length, byName.more]).toEqual([8, 8, ['people']])
    const byAmount = await find(admin, '1100')
    expect(byAmount.payments.map(({ id }) => id)).toEqual(ids.slice(0, 8))
    expect(byAmount.more).toEqual(['payments'])
  })

  test('wildcards and quotes are text, and a text that is too short or too long is refused', async () => {
    const w = await world()
    const admin = await w.admin()
    await w.devotee()
    for (const q of ['%%%%', '____', "o'xavier", 'a\\b', 'qqqq', "':* | 'x", '((('])
      expect([q, await find(admin, q)]).toEqual([q, { people: [], bookings: [], payments: [], more: [] }])
    for (const q of ['', 'a', ' a ', 'x'.repeat(101)])
      expect((await admin.send('GET', `/admin/search?q=${encodeURIComponent(q)}`)).status).toBe(400)
  })

  test('a deleted account is not found', async () => {
    const w = await world()
    const admin = await w.admin()
    const { user } = await w.devotee({ name: 'Kamala' })
    const empty = { name: '', email: '', email_key: null, phone: '', password_hash: '', deleted_at: w.clock.now() }
    await w.db.updateTable('users').set(empty).where('id', '=', user.id).execute()
    for (const q of ['Kamala', user.email, user.phone]) expect([q, await names(admin, q)]).toEqual([q, []])
  })
})
