import { expect, test } from 'vitest'
import { ledgerViolations } from '../ledger-violations.ts'
import { call, nextUtr, withAdvance } from '../calls.ts'
import { world } from '../world.ts'

test('MONEY strict: wrong fields and ids give 400, unknown and foreign payments give 404', async () => {
  const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
  const stranger = await w.devotee()
  const nowhere = crypto.randomUUID()
  const refNo = nextUtr()
  const bad: [typeof admin | typeof devotee, string, object][] = [
    [admin, '/payments/reject', { id: paymentId, reason: 'WRONG' }],
    [admin, '/payments/reject', { id: paymentId }],
    [admin, '/payments/reject', { id: paymentId, reason: 'OTHER', text: 'x'.repeat(501) }],
    [admin, '/payments/reject', { id: 'x', reason: 'OTHER' }],
    [admin, '/payments/verify', { id: paymentId, amount: 1 }],
    [devotee, '/payments/submit', { id: paymentId, refNo, amountPaid: 1 }],
    [devotee, '/payments/submit', { id: paymentId, refNo: '123' }],
    [devotee, '/payments/balance', { bookingId: id, amount: 1 }],
    [devotee, '/payments/balance', { bookingId: 'x' }],
    [devotee, '/bookings/cancel', { id, refund: 1, keep: true }],
    [devotee, '/bookings/cancel', { id }],
    [devotee, '/bookings/cancel', { id, refund: -1 }],
    [devotee, '/bookings/cancel', { id, refund: 4500.001 }],
    [devotee, '/bookings/change', { id, date: '2026-12-24' }],
    [devotee, '/bookings/change', { id, date: 1e18 }],
    [admin, '/refunds/sent', { id: nowhere, refNo: '' }],
    [admin, '/bookings/driver', { id, name: 'Ramesh', phone: '9876543210', vehicle: '' }],
    [admin, '/bookings/driver', { id, name: 'Ramesh', phone: '12', vehicle: 'Innova' }],
  ]
  for (const [who, path, body] of bad)
    expect([path, body, (await call(who, 'POST', path, body)).status]).toEqual([path, body, 400])
  const away: [typeof admin | typeof devotee, string, string, object?][] = [
    [stranger, 'POST', '/payments/submit', { id: paymentId, refNo }],
    [stranger, 'POST', '/payments/balance', { bookingId: id }],
    [stranger, 'POST', '/bookings/cancel', { id, refund: 4500 }],
    [stranger, 'POST', '/bookings/change', { id, date: w.inDays(30) }],
    [stranger, 'GET', `/bookings/${id}`],
    [stranger, 'GET', `/bookings/${id}/papers/calendar`],
    [stranger, 'POST', `/bookings/${id}/share`],
    [stranger, 'DELETE', `/bookings/${id}/share`],
    [devotee, 'GET', '/bookings/x'],
    [devotee, 'GET', `/bookings/${nowhere}`],
    [devotee, 'GET', `/bookings/${id}/papers/bill`],
    [admin, 'POST', '/payments/verify', { id: nowhere }],
    [admin, 'POST', '/payments/reject', { id: nowhere, reason: 'OTHER' }],
    [admin, 'POST', '/bookings/cancel', { id: nowhere, refund: 0 }],
    [admin, 'POST', '/bookings/driver', { id: nowhere, name: 'R', phone: '9876543210', vehicle: 'I' }],
    [admin, 'POST', '/refunds/sent', { id: nowhere, refNo: 'N32626' }],
  ]
  for (const [who, method, path, body] of away)
    expect([method, path, (await call(who, method, path, body)).status]).toEqual([method, path, 404])
  expect(await ledgerViolations(w.db)).toEqual([])
})
