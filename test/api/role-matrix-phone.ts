import { phoneBookingOf } from '../phone-bookings.ts'
import { makePackage } from '../factories.ts'
import type { World } from '../world.ts'
import { bookingId, type Row } from './role-matrix-payments.ts'

/** A booking by phone for a new person, who has no password. */
async function entered(w: World) {
  const enter = phoneBookingOf(w, (await makePackage(w.db)).id)
  return (await enter(await w.admin())).data
}

const words = { email: 'meena@example.com', password: 'a new long secret' }

/** The calls for bookings by phone, for allowances, and for the cash of a day. */
export const phoneRows: Row[] = [
  [
    'POST /admin/bookings/{id}/allowance',
    async (w) => ({
      path: `/admin/bookings/${await bookingId(w)}/allowance`,
      body: { amount: 1, reason: 'The car broke down', total: 1, refund: 0 },
    }),
    401,
    403,
    409,
  ],
  [
    'DELETE /admin/bookings/{id}/allowance',
    async (w) => ({ path: `/admin/bookings/${await bookingId(w)}/allowance`, body: {} }),
    401,
    403,
    200,
  ],
  [
    'POST /admin/bookings',
    async (w) => ({
      body: {
        devotee: { name: 'Meena', phoneNumber: '98390 12345' },
        packageId: (await makePackage(w.db)).id,
        headCount: 2,
        date: w.inDays(9),
        events: [],
      },
    }),
    401,
    403,
    201,
  ],
  [
    'POST /admin/user/{userId}/claim',
    async (w) => ({ path: `/admin/user/${(await entered(w)).userId}/claim` }),
    401,
    403,
    201,
  ],
  ['GET /admin/cash', () => ({}), 401, 403, 200],
  [
    'POST /admin/cash',
    async (w) => {
      const clerk = await w.admin()
      const paid = { method: 'CASH', amount: 100, receivedOn: w.inDays(0) }
      await phoneBookingOf(w, (await makePackage(w.db)).id)(clerk, { paid })
      return { body: { staffId: clerk.user.id, date: w.inDays(0), expected: 100, counted: 90 } }
    },
    401,
    403,
    201,
  ],
  ['POST /user/claim', async (w) => ({ body: { code: (await entered(w)).claim?.code, ...words } }), 201, 201, 201],
]
