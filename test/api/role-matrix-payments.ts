import { newId } from '../../db/new-id.ts'
import { makePackage } from '../factories.ts'
import type { World } from '../world.ts'
import { firstOf } from '../present.ts'
import { statementCsv, upload } from './statement-files.ts'

export type Caller = Awaited<ReturnType<World['devotee']>>
type Request = { path?: string; body?: unknown }
/** A call, what it requires, and its status for a visitor, a USER and an ADMIN. */
export type Row = [
  call: string,
  prepare: (w: World, caller: Caller) => Promise<Request> | Request,
  anonymous: number,
  user: number,
  admin: number,
]

/** A booking of another devotee. */
export async function bookingId(w: World) {
  const payer = await w.devotee()
  await payer.addPooja()
  return firstOf(await payer.book('999912345678')).id
}

/** A booking of the caller of ₹7,080 with ₹5,000 submitted; an admin gets the booking of a devotee. */
async function ownBooking(w: World, caller: Caller) {
  if (caller.user.role === 'ADMIN')
    return { id: await bookingId(w), paymentId: (await newestPayment(w)).id, paid: 1100 }
  await caller.addPackage({ headCount: 4, days: 20 })
  const booking = firstOf(await caller.book('999912345678'))
  return { id: booking.id, paymentId: (await newestPayment(w)).id, paid: 4500 }
}

const newestPayment = ({ db }: World) =>
  db.selectFrom('payments').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

/** A link to a booking. */
async function sharedPath(w: World) {
  const owner = await w.devotee()
  await owner.addPooja()
  const booking = firstOf(await owner.book('888812345678'))
  const { data } = await (await owner.send('POST', `/bookings/${booking.id}/share`)).json()
  return { path: new URL(data.url).pathname }
}

/** A waiting refund, or one that was sent under a reference. */
async function refundId(w: World, sentUnder?: string) {
  const [owner, staff] = [await w.devotee(), await w.admin()]
  await owner.addPooja({ days: 20 })
  const booking = firstOf(await owner.book('777712345678'))
  await staff.verify(booking.id)
  await staff.send('POST', '/bookings/cancel', { id: booking.id, refund: 1100 })
  const { id } = await w.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
  if (sentUnder !== undefined) await staff.send('POST', '/refunds/sent', { id, refNo: sentUnder })
  return id
}

const onBooking = (suffix: string) => async (w: World, caller: Caller) => ({
  path: `/bookings/${(await ownBooking(w, caller)).id}${suffix}`,
})
const driver = { name: 'Ramesh', phone: '9876543210', vehicle: 'Innova UP 65 AB 1234' }

const onStatement = (suffix: string) => async (w: World) => {
  const response = await upload(await w.admin(), w, statementCsv([['999912345678', 1100]]))
  return { path: `/statements/${(await response.json()).data.id}${suffix}` }
}

const alert = 'Rs.5,000.00 credited to a/c XX1234 on 21-11-26 by UPI ref no 632653023052'

const otherChoice = async (w: World) => ({ packageId: (await makePackage(w.db)).id, headCount: 2, events: [] })

export const moneyRows: Row[] = [
  ['POST /statements', () => ({}), 401, 403, 415],
  ['GET /admin/search', () => ({ path: '/admin/search?q=kamala' }), 401, 403, 200],
  ['POST /statements/preview', () => ({}), 401, 403, 415],
  ['POST /statements/alerts', () => ({ body: { text: alert } }), 401, 403, 201],
  ['GET /admin/mailbox', () => ({}), 401, 403, 200],
  ['GET /statements', () => ({}), 401, 403, 200],
  ['GET /statements/{id}', onStatement(''), 401, 403, 200],
  ['GET /statements/{id}/lines', onStatement('/lines?kind=EXACT'), 401, 403, 200],
  ['GET /statements/{id}/missing', onStatement('/missing?standing=WAITING'), 401, 403, 200],
  ['GET /statements/{id}/rows', onStatement('/rows'), 401, 403, 200],
  ['POST /statements/{id}/verify', onStatement('/verify'), 401, 403, 200],
  ['POST /statements/{id}/undo', onStatement('/undo'), 401, 403, 200],
  ['POST /statements/{id}/stop', onStatement('/stop'), 401, 403, 200],
  ['GET /bookings/{id}', onBooking(''), 401, 200, 200],
  ['GET /bookings/{id}/papers/{kind}', onBooking('/papers/calendar'), 401, 200, 200],
  ['GET /bookings/{id}/photos/{photoId}', onBooking(`/photos/${newId()}`), 401, 404, 404],
  ['POST /bookings/{id}/share', onBooking('/share'), 401, 201, 403],
  ['DELETE /bookings/{id}/share', onBooking('/share'), 401, 200, 403],
  [
    'PUT /bookings/{id}/travellers',
    async (w, caller) => ({
      ...(await onBooking('/travellers')(w, caller)),
      body: { names: 'Meena', phoneNumber: '98390 54321' },
    }),
    401,
    200,
    200,
  ],
  [
    'PUT /bookings/{id}/buyer',
    async (w, caller) => ({
      ...(await onBooking('/buyer')(w, caller)),
      body: { name: 'Kamala Traders', address: '1 Lane', state: '27', gstin: '27AAPFU0939F1ZV' },
    }),
    401,
    200,
    200,
  ],
  [
    'PUT /bookings/{id}/sankalp',
    async (w, caller) => ({ ...(await onBooking('/sankalp')(w, caller)), body: { names: 'Kamala', gotra: '' } }),
    401,
    200,
    200,
  ],
  ['GET /shared/{token}', sharedPath, 200, 200, 200],
  [
    'POST /bookings/cancel',
    async (w, caller) => {
      const { id, paid } = await ownBooking(w, caller)
      return { body: { id, refund: paid } }
    },
    401,
    200,
    200,
  ],
  [
    'POST /bookings/change',
    async (w, caller) => ({ body: { id: (await ownBooking(w, caller)).id, date: w.inDays(30) } }),
    401,
    200,
    403,
  ],
  ['POST /bookings/driver', async (w) => ({ body: { id: await bookingId(w), ...driver } }), 401, 403, 200],
  [
    'POST /payments/balance',
    async (w, caller) => ({ body: { bookingId: (await ownBooking(w, caller)).id } }),
    401,
    201,
    403,
  ],
  [
    'POST /payments/submit',
    async (w, caller) => ({ body: { id: (await ownBooking(w, caller)).paymentId, refNo: '666612345678' } }),
    401,
    200,
    403,
  ],
  [
    'POST /payments/cash',
    async (w) => ({ body: { bookingId: await bookingId(w), amount: 1, receivedOn: w.inDays(0), confirm: true } }),
    401,
    403,
    201,
  ],
  [
    'POST /admin/bookings/{id}/preview',
    async (w) => ({ path: `/admin/bookings/${await bookingId(w)}/preview`, body: await otherChoice(w) }),
    401,
    403,
    200,
  ],
  [
    'POST /admin/bookings/{id}/change',
    async (w) => ({
      path: `/admin/bookings/${await bookingId(w)}/change`,
      body: { ...(await otherChoice(w)), version: 'another', total: 1 },
    }),
    401,
    403,
    409,
  ],
  [
    'POST /admin/bookings/{id}/write-off',
    async (w) => ({
      path: `/admin/bookings/${await bookingId(w)}/write-off`,
      body: { amount: 1, reason: 'Not to be had' },
    }),
    401,
    403,
    409,
  ],
  [
    'DELETE /admin/bookings/{id}/write-off',
    async (w) => ({ path: `/admin/bookings/${await bookingId(w)}/write-off`, body: {} }),
    401,
    403,
    200,
  ],
  [
    'POST /payments/verify',
    async (w, caller) => ({ body: { id: (await ownBooking(w, caller)).paymentId } }),
    401,
    403,
    200,
  ],
  [
    'POST /payments/reject',
    async (w, caller) => ({ body: { id: (await ownBooking(w, caller)).paymentId, reason: 'NOT_FOUND' } }),
    401,
    403,
    200,
  ],
  [
    'POST /payments/undo',
    async (w, caller) => {
      const { paymentId: id } = await ownBooking(w, caller)
      await caller.send('POST', '/payments/verify', { id, undoable: true })
      return { body: { id } }
    },
    401,
    403,
    200,
  ],
  ['POST /admin/payments', () => ({ body: {} }), 401, 403, 200],
  ['POST /admin/payments/count', () => ({ body: { search: 'x' } }), 401, 403, 200],
  ['GET /admin/today', () => ({}), 401, 403, 200],
  ['GET /admin/today/{list}', () => ({ path: '/admin/today/arrivals' }), 401, 403, 200],
  [
    'GET /payments/{id}',
    async (w, caller) => ({ path: `/payments/${(await ownBooking(w, caller)).paymentId}` }),
    401,
    200,
    200,
  ],
  ['GET /admin/lists/{list}', () => ({ path: '/admin/lists/bookings' }), 401, 403, 200],
  ['GET /admin/lists/{list}/export', () => ({ path: '/admin/lists/people/export?format=csv' }), 401, 403, 200],
  ['GET /refunds', () => ({}), 401, 403, 200],
  ['GET /refunds/sent', () => ({}), 401, 403, 200],
  ['POST /refunds/sent', async (w) => ({ body: { id: await refundId(w), refNo: 'N326261234567890' } }), 401, 403, 200],
  [
    'POST /refunds/correct',
    async (w) => ({ body: { id: await refundId(w, 'N326261234567890'), refNo: 'N326261234567891' } }),
    401,
    403,
    200,
  ],
]
