import { describe, expect, test } from 'vitest'
import { textsOf } from '../database-content.ts'
import { nextUtr, post } from '../calls.ts'
import { phoneDesk } from '../phone-bookings.ts'

/** Numbers that are not amounts, as JSON writes them. */
const badAmounts = [0, -1, 0.001, 100.005, 10_000_001, 1e308, -0, null, '100', '', true, [100], { amount: 100 }]
const badDays = ['2026-11-21', '', null, true, 1e300, -1e300, [0], {}]
const badIds = ['', 'x', null, 0, '00000000', { id: 'x' }, ['x'], "'; drop table bookings; --"]
const badTexts = ['\u202Eeslaf', 'x'.repeat(2001), 7, null, {}, ['x']]

const nowhere = '01900000-0000-7000-8000-000000000000'

describe('MONEY strange input at the desk', () => {
  test('MONEY cash with strange values is refused with a text, and changes nothing', async () => {
    const { w, admin, enter } = await phoneDesk()
    const { data } = await enter()
    const good = { bookingId: data.id, amount: 100, receivedOn: w.inDays(0) }
    const bodies = [
      ...badAmounts.map((amount) => ({ ...good, amount })),
      ...badDays.map((receivedOn) => ({ ...good, receivedOn })),
      ...[...badIds, nowhere].map((bookingId) => ({ ...good, bookingId })),
      ...badTexts.map((note) => ({ ...good, note })),
      ...['yes', 1, null].map((confirm) => ({ ...good, confirm })),
      { ...good, receivedOn: w.inDays(-3650) },
      { ...good, receivedOn: w.inDays(1) },
      { ...good, way: 'UPI' },
      { ...good, ['__proto__.amount']: 1 },
      [good],
      'cash',
      null,
      {},
    ]
    const before = await textsOf(w)
    for (const body of bodies) {
      const { status, code, message } = await post(admin, '/payments/cash', body)
      expect([400, 404], `${JSON.stringify(body)} ${code}`).toContain(status)
      expect(message).toMatch(/\p{L}/u)
    }
    expect(await textsOf(w)).toEqual(before)
  })

  test('PHONE a booking with strange values is refused with a text, and changes nothing', async () => {
    const { w, admin, pack, pooja, enter } = await phoneDesk()
    const paid = { method: 'UPI', amount: 100, receivedOn: w.inDays(0), refNo: nextUtr() }
    const meena = { name: 'Meena', phoneNumber: '98390 12345' }
    const event = { eventId: pooja.id, date: w.inDays(10) }
    const people = [
      null,
      {},
      [],
      'Meena',
      { name: 'Meena' },
      { phoneNumber: meena.phoneNumber },
      { userId: nowhere, ...meena },
      ...badIds.map((userId) => ({ userId })),
      ...['12', '+0', 'abc', '9'.repeat(41), 9_839_012_345, null, '०००'].map((phoneNumber) => ({
        ...meena,
        phoneNumber,
      })),
      ...['', ' ', ...badTexts].map((name) => ({ ...meena, name })),
      ...['x', 'a@b', 'a b@example.com', '', `${'x'.repeat(250)}@example.com`].map((email) => ({ ...meena, email })),
      { userId: nowhere },
      { userId: admin.user.id },
    ]
    const others: object[] = [
      ...[...badIds.slice(1), nowhere].map((packageId) => ({ packageId })),
      ...[0, 1, 12, 2.5, -2, '2', null, 1e9].map((headCount) => ({ headCount })),
      ...[...badDays, w.inDays(-1), w.inDays(366)].map((date) => ({ date })),
      ...[null, {}, 'x', [event, null], [{ eventId: pooja.id }], [{ ...event, eventId: nowhere }]].map((events) => ({
        events,
      })),
      ...[[{ ...event, date: w.inDays(1) }], Array.from({ length: 21 }, () => event)].map((events) => ({ events })),
      { packageId: '', headCount: 0, events: [event, event] },
      { packageId: '', headCount: 2, events: [event] },
      ...[...badAmounts, 0.5].map((price) => ({ price, reason: 'A friend' })),
      ...[...badTexts, '', ' '].map((reason) => ({ price: 100, reason })).slice(1),
      ...[null, [], 'CASH', {}, { ...paid, method: 'CARD' }, { ...paid, method: 'CASH' }].map((one) => ({ paid: one })),
      ...['', '123', '1234567890123', '12345678901!', null].map((refNo) => ({ paid: { ...paid, refNo } })),
      ...badAmounts.map((amount) => ({ paid: { ...paid, amount } })),
      ...badDays.map((receivedOn) => ({ paid: { ...paid, receivedOn } })),
      ...[...badDays, 0].map((heldUntil) => ({ heldUntil })),
      { packageId: pack.id, seats: 4 },
    ]
    const before = await textsOf(w)
    for (const over of [...people.map((devotee) => ({ devotee })), ...others]) {
      const { status, code, message } = await enter(over)
      expect([400, 404], `${JSON.stringify(over)} ${code}`).toContain(status)
      expect(message).toMatch(/\p{L}/u)
    }
    expect(await textsOf(w)).toEqual(before)
  })
})
