import { password, makePackage, makePooja } from '../factories.ts'
import { openSession } from '../../server/account/sessions.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import type { World } from '../world.ts'
import { catalogueRows } from './role-matrix-catalogue.ts'
import { peopleRows } from './role-matrix-people.ts'
import { inquiryRows } from './role-matrix-inquiries.ts'
import { phoneRows } from './role-matrix-phone.ts'
import { placeRows } from './role-matrix-places.ts'
import { photoRows } from './role-matrix-photos.ts'
import { staffRows } from './role-matrix-staff.ts'
import { tradeRows } from './role-matrix-trade.ts'
import { bookingId, type Caller, moneyRows, type Row } from './role-matrix-payments.ts'

export const account = {
  name: 'Kamala',
  phoneNumber: '9876543210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}

const ownEntry = async (caller: Caller) => (caller.user.role === 'USER' ? await caller.addPooja() : null)

const none = () => ({})

/** Every call of the contract with its status for a visitor, a USER and an ADMIN. */
export const rows: Row[] = [
  ...moneyRows,
  ...staffRows,
  ...inquiryRows,
  ['POST /user/register', () => ({ body: account }), 201, 201, 201],
  ['POST /user/login', () => ({ body: { email: 'nobody@example.com', password: 'wrong' } }), 400, 400, 400],
  ['POST /user/sendOtp', () => ({ body: { email: account.email } }), 200, 200, 200],
  [
    'POST /user/verifyOtp',
    () => ({ body: { email: account.email, otp: '000000', password: 'a new long secret' } }),
    400,
    400,
    400,
  ],
  ['POST /user/verify', none, 401, 200, 200],
  ['POST /user/logout', none, 401, 200, 200],
  ['GET /user/settings', none, 401, 200, 200],
  ['POST /user/update', () => ({ body: { name: 'Kamala', phoneNumber: '9876543210', language: 'hi' } }), 401, 200, 200],
  ['POST /user/password', () => ({ body: { password, newPassword: 'a new long secret' } }), 401, 200, 200],
  [
    'DELETE /user/sessions/{id}',
    async (w, caller) => ({ path: `/user/sessions/${await otherSession(w, caller)}` }),
    401,
    200,
    200,
  ],
  ['DELETE /user/sessions', none, 401, 200, 200],
  ['GET /user/export', none, 401, 200, 403],
  ['POST /user/delete', () => ({ body: { password } }), 401, 200, 403],
  ['GET /packages/city/{cityName}', () => ({ path: '/packages/city/varanasi' }), 200, 200, 200],
  ['GET /packages/{id}', async ({ db }) => ({ path: `/packages/${(await makePackage(db)).id}` }), 200, 200, 200],
  ['GET /events/city/{cityName}', () => ({ path: '/events/city/varanasi' }), 200, 200, 200],
  ['GET /events/id/{id}', async ({ db }) => ({ path: `/events/id/${(await makePooja(db)).id}` }), 200, 200, 200],
  ...phoneRows,
  ...placeRows,
  ['GET /panchang/{month}', () => ({ path: '/panchang/2026-11' }), 200, 200, 200],
  ['GET /feedback', none, 200, 200, 200],
  ['GET /feedback/rating', none, 200, 200, 200],
  ['POST /feedback/create', () => ({ body: { text: 'Very good', rating: 5 } }), 401, 201, 201],
  [
    'POST /feedback/id/{id}/restore',
    async (w, caller) => ({ path: `/feedback/id/${await feedbackOf(w, caller.user.id)}/restore`, body: {} }),
    401,
    200,
    200,
  ],
  [
    'DELETE /feedback/id/{id}',
    async (w, caller) => ({ path: `/feedback/id/${await feedbackOf(w, caller.user.id)}` }),
    401,
    200,
    200,
  ],
  [
    'POST /cart/add',
    async (w) => ({
      body: {
        packageId: '',
        headCount: 0,
        date: w.inDays(3),
        events: [{ eventId: (await makePooja(w.db)).id, date: w.inDays(3) }],
      },
    }),
    401,
    201,
    403,
  ],
  ['GET /cart', none, 401, 200, 403],
  [
    'DELETE /cart/{id}',
    async (_, caller) => ({ path: `/cart/${(await ownEntry(caller))?.id ?? caller.user.id}` }),
    401,
    200,
    403,
  ],
  [
    'DELETE /cart/event/{id}',
    async (_, caller) => ({
      path: `/cart/event/${(await ownEntry(caller))?.CartToEvent[0]?.id ?? caller.user.id}`,
    }),
    401,
    200,
    403,
  ],
  [
    'POST /payments/initiate',
    async (_, caller) => ({ body: { cartIds: [(await ownEntry(caller))?.id ?? caller.user.id], vehicle: 'CAR' } }),
    401,
    201,
    403,
  ],
  ['GET /payments', none, 401, 200, 403],
  ['GET /payments/getKey', none, 401, 200, 403],
  ['GET /payments/begun', none, 401, 200, 403],
  ['GET /bookings/cost', none, 401, 200, 403],
  ['GET /bookings/all', none, 401, 200, 403],
  [
    'POST /bookings/add',
    async (_, caller) => ({ body: { amountPaid: (await ownEntry(caller))?.amount ?? 1, refNo: '426812345678' } }),
    401,
    201,
    403,
  ],
  ['POST /bookings/verification', async (w) => ({ body: { id: await bookingId(w), status: true } }), 401, 403, 200],
  ['POST /bookings/note', async (w) => ({ body: { id: await bookingId(w), note: 'Called back' } }), 401, 403, 200],
  ['GET /admin/isAdmin', none, 401, 200, 200],
  ['GET /admin/settings', none, 401, 403, 200],
  [
    'PUT /admin/settings',
    async ({ db }) => {
      await storeSecurityKey(db, 'a security key')
      return { body: { settings: { branch: 'Godowlia', key: 'a security key' } } }
    },
    401,
    403,
    200,
  ],
  ['POST /admin/settings/email', none, 401, 403, 200],
  // Without a form.
  ['POST /admin/settings/logo', none, 401, 403, 415],
  ['POST /admin/settings/passkey', none, 401, 403, 200],
  ['GET /admin/first-run', none, 401, 403, 200],
  ['DELETE /admin/first-run', none, 401, 403, 200],
  ['POST /admin/first-run/test', async (w) => ({ body: { id: await bookingId(w) } }), 401, 403, 200],
  ['GET /admin/audit', none, 401, 403, 200],
  ['GET /admin/audit/export', none, 401, 403, 200],
  ['GET /admin/panchang/{year}', () => ({ path: '/admin/panchang/2026' }), 401, 403, 200],
  [
    'PUT /admin/panchang/{computed}/{observance}',
    () => ({ path: '/admin/panchang/2026-11-08/diwali', body: { day: null } }),
    401,
    403,
    200,
  ],
  [
    'DELETE /admin/panchang/{computed}/{observance}',
    () => ({ path: '/admin/panchang/2026-11-08/diwali' }),
    401,
    403,
    200,
  ],
  ['POST /admin/user/all', () => ({ body: {} }), 401, 403, 200],
  ['GET /admin/accounts/{file}', () => ({ path: '/admin/accounts/journal.csv?month=2026-11' }), 401, 403, 200],
  ['POST /admin/accounts/filed', () => ({ body: { month: '2026-10' } }), 401, 403, 200],
  ['GET /admin/numbers', none, 401, 403, 200],
  ['GET /admin/numbers/{file}', () => ({ path: '/admin/numbers/revenue.csv' }), 401, 403, 200],
  ['GET /admin/user/{userId}', (_, caller) => ({ path: `/admin/user/${caller.user.id}` }), 401, 403, 200],
  ...photoRows,
  ...catalogueRows,
  ...peopleRows,
  ...tradeRows,
]

async function feedbackOf(w: World, userId: string) {
  const id = crypto.randomUUID()
  await w.db.insertInto('feedback').values({ id, user_id: userId, text: 'Very good', rating: 5 }).execute()
  return id
}

async function otherSession({ db, clock }: World, { user }: Caller) {
  await openSession(db, user, clock.now())
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
