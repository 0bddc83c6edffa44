import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSession } from '../../server/account/sessions.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { routes } from '../contract-check.ts'
import { makePackage, makePooja, password } from '../factories.ts'
import { type World, world } from '../world.ts'
import { bookingId, type Caller, moneyRows, type Row } from './money-roles.ts'

const account = { name: 'Kamala', phoneNumber: '9876543210', email: 'kamala@example.com', password: 'narmada teerth 7' }
const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
const texts = { price: 1, additionalPerson: 1, itinerary: [], itineraryHindi: [], facility: [], facilityHindi: [] }
const inWords = { cost: 1, details: 'What is done', detailsHindi: 'विधि' }

const ownEntry = async (caller: Caller) => (caller.user.role === 'USER' ? await caller.addPooja() : null)
const none = () => ({})

/** Every call of the contract with what it answers to a visitor, a USER and an ADMIN. */
const rows: Row[] = [
  ...moneyRows,
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
  ['GET /feedback', none, 200, 200, 200],
  ['GET /feedback/rating', none, 200, 200, 200],
  ['POST /feedback/create', () => ({ body: { text: 'Very good', rating: 5 } }), 401, 201, 201],
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
    async (_, caller) => ({ path: `/cart/event/${(await ownEntry(caller))?.CartToEvent[0]!.id ?? caller.user.id}` }),
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
  ['POST /admin/user/all', () => ({ body: {} }), 401, 403, 200],
  ['GET /admin/user/{userId}', (_, caller) => ({ path: `/admin/user/${caller.user.id}` }), 401, 403, 200],
  [
    'POST /packages/update',
    async ({ db }) => ({
      body: { content: { ...(await makePackage(db)), nameHindi: 'पैकेज', ...place, ...texts, ...(await keyIn(db)) } },
    }),
    401,
    403,
    200,
  ],
  [
    'POST /events/edit',
    async ({ db }) => ({
      body: { event: { ...(await makePooja(db)), nameHindi: 'पूजा', ...place, ...inWords, ...(await keyIn(db)) } },
    }),
    401,
    403,
    200,
  ],
]

async function keyIn(db: World['db']) {
  await storeSecurityKey(db, 'a key of the house')
  return { key: 'a key of the house' }
}

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

const cases = rows.flatMap(([call, prepare, anonymous, user, admin]) => [
  { call, prepare, who: 'anonymous', status: anonymous },
  { call, prepare, who: 'USER', status: user },
  { call, prepare, who: 'ADMIN', status: admin },
])

test('§6 every call of the contract stands in the matrix of roles', () => {
  expect(rows.map(([call]) => call).toSorted()).toEqual(
    routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted(),
  )
})

test.each(cases)('§6 $call answers $status to $who', async ({ call, prepare, who, status }) => {
  const w = await world()
  const caller = who === 'ADMIN' ? ((await w.admin()) as unknown as Caller) : await w.devotee()
  const [method, pattern] = call.split(' ')
  const { path = pattern!, body } = await prepare(w, caller)
  const response = await w.bearer(who === 'anonymous' ? undefined : caller.token).send(method!, path, body)
  expect(response.status).toBe(status)
  const code = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }[status]
  if (code) expect((await response.json()).code).toBe(code)
})

test.each(rows.filter(([, , anonymous]) => anonymous === 401))(
  '§8 %s tells a dead token: login expired',
  async (call, prepare) => {
    const w = await world()
    const caller = await w.devotee()
    const [method, pattern] = call.split(' ')
    const { path = pattern!, body } = await prepare(w, caller)
    w.clock.pass({ days: 8 })
    const response = await caller.send(method!, path, body)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Login expired. Please login again.',
    })
  },
)

test.each(['/feedback', '/packages/city/varanasi', '/events/city/varanasi'])(
  '§6 a dead token does not keep anyone from %s',
  async (path) => {
    expect((await (await world()).bearer('x'.repeat(43)).send('GET', path)).status).toBe(200)
  },
)

test('CONTRACT admin/isAdmin: tells true to an admin and false to a user', async () => {
  const w = await world()
  expect(await (await (await w.admin()).send('GET', '/admin/isAdmin')).json()).toEqual({ data: true })
  expect(await (await (await w.devotee()).send('GET', '/admin/isAdmin')).json()).toEqual({ data: false })
})

const session = (path: string) => async (w: World) => {
  const { email, password } = account
  const answer = await w.visitor().send('POST', path, path === '/user/login' ? { email, password } : account)
  return (await answer.json()).data.access_token as string
}
const register = session('/user/register')
const login = session('/user/login')
const alive = async (w: World, token: string) => (await w.bearer(token).send('POST', '/user/verify')).status === 200

test('CONTRACT token: 256 opaque bits, other ones at each login', async () => {
  const w = await world()
  const first = await register(w)
  const second = await login(w)
  expect(Buffer.from(first, /^[0-9a-f]{64}$/.test(first) ? 'hex' : 'base64url')).toHaveLength(32)
  expect(second).not.toBe(first)
})

test('CONTRACT token: it lives 7 days', async () => {
  const w = await world()
  const token = await register(w)
  w.clock.pass({ days: 6, hours: 23, minutes: 59 })
  expect(await alive(w, token)).toBe(true)
  w.clock.pass({ minutes: 2 })
  expect(await alive(w, token)).toBe(false)
})

test('CONTRACT token: an admin’s lives 12 hours', async () => {
  const w = await world()
  const { client, token } = await w.admin()
  w.clock.pass({ hours: 11, minutes: 59 })
  expect(await (await client.admin.isAdmin.$get()).json()).toEqual({ data: true })
  w.clock.pass({ minutes: 2 })
  expect(await alive(w, token!)).toBe(false)
})

test('CONTRACT token: logging out ends this session and no other', async () => {
  const w = await world()
  const phone = await register(w)
  const desk = await login(w)
  expect((await w.bearer(phone).send('POST', '/user/logout')).status).toBe(200)
  expect([await alive(w, phone), await alive(w, desk)]).toEqual([false, true])
})

test.each([
  ['role', sql`update users set role = 'ADMIN'`],
  ['password', sql`update users set password_hash = 'other'`],
])('CONTRACT token: it dies when the %s is changed in the database itself', async (_, change) => {
  const w = await world()
  const token = await register(w)
  await sql`update users set name = 'Kamala D.'`.execute(w.db)
  expect(await alive(w, token)).toBe(true)
  await change.execute(w.db)
  expect(await alive(w, token)).toBe(false)
})
