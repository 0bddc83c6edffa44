import { sql } from 'kysely'
import { expect } from 'vitest'
import { post } from '../calls.ts'
import { makePooja, password } from '../factories.ts'
import { type World, world } from '../world.ts'
import { eventually, test, usePostgres } from './postgres.ts'

const pg = usePostgres()

type Devotee = Awaited<ReturnType<World['devotee']>>
type Call = () => Promise<{ status: number; code?: string }>

/** Two instances on one database, and a devotee with a pooja in the cart, known to both. */
async function twoInstances() {
  const w = await world({ database: pg.database })
  const other = await world({ database: pg.connect() })
  const devotee = await w.devotee()
  await devotee.addPooja()
  const leave: Call = () => post(devotee, '/user/delete', { password })
  return { w, other, devotee, elsewhere: other.bearer(devotee.token), leave }
}

const waiting = async () =>
  (
    await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(pg.database.db)
  ).rows[0]!.count

/** Lets calls of one user queue up at the user's row, in this order, and then go. */
async function inOrder(userId: string, ...calls: Call[]) {
  const started: ReturnType<Call>[] = []
  await pg
    .connect()
    .db.transaction()
    .execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
      for (const call of calls) {
        started.push(call())
        await eventually(async () => expect(await waiting()).toBe(started.length))
      }
    })
  return Promise.all(started)
}

/** The account is deleted, and nothing is left that was written beside its deletion. */
async function expectGone({ user }: Devotee) {
  const { db } = pg.database
  const row = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ name: '', email: '', phone: '', email_key: null, deleted_at: expect.any(Date) })
  for (const table of ['sessions', 'one_time_codes', 'cart_entries', 'feedback'] as const)
    expect(await db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute(), table).toEqual([])
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
  const payments = await db.selectFrom('payments').select(['submitted_at', 'ended_at']).execute()
  expect(payments.filter((payment) => !payment.submitted_at && !payment.ended_at)).toEqual([])
}

const utr = '426812345678'

test('ACCOUNT delete: who books just before is kept back, and all of the account stays', async () => {
  const { devotee, elsewhere, leave } = await twoInstances()
  const [booked, left] = await inOrder(
    devotee.user.id,
    () => post(elsewhere, '/bookings/add', { amountPaid: 1100, refNo: utr }),
    leave,
  )
  expect([booked!.status, left!.status, left!.code]).toEqual([201, 409, 'BOOKING_AHEAD'])
  expect(await devotee.bookings()).toHaveLength(1)
  const { name, email } = devotee.user
  expect((await devotee.client.user.verify.$post({ json: {} })).status).toBe(200)
  expect(await pg.database.db.selectFrom('users').select(['name', 'email']).executeTakeFirst()).toEqual({ name, email })
})

test('ACCOUNT delete: a booking just behind it finds no account, and nothing is booked', async () => {
  const { devotee, elsewhere, leave } = await twoInstances()
  const [left, booked] = await inOrder(devotee.user.id, leave, () =>
    post(elsewhere, '/bookings/add', { amountPaid: 1100, refNo: utr }),
  )
  expect([left!.status, booked!.status]).toEqual([200, 401])
  expect(await pg.database.db.selectFrom('bookings').select('id').execute()).toEqual([])
  await expectGone(devotee)
})

const writes: [string, (elsewhere: Pick<Devotee, 'send'>, w: World, devotee: Devotee) => Call, number, number][] = [
  [
    'adding to the cart',
    (elsewhere, w) => async () => {
      const date = w.inDays(5)
      const { id } = await makePooja(w.db)
      return post(elsewhere, '/cart/add', { packageId: '', headCount: 0, date, events: [{ eventId: id, date }] })
    },
    201,
    401,
  ],
  [
    'asking for a quote',
    (elsewhere, _, devotee) => async () => {
      const [entry] = await devotee.cart()
      return post(elsewhere, '/payments/initiate', { cartIds: [entry!.id], vehicle: 'CAR' })
    },
    201,
    401,
  ],
  ['feedback', (elsewhere) => () => post(elsewhere, '/feedback/create', { text: 'Very good' }), 201, 401],
  [
    'a new name',
    (elsewhere) => () => post(elsewhere, '/user/update', { name: 'Kamala', phoneNumber: '9876543210', language: 'hi' }),
    200,
    401,
  ],
  [
    'a login',
    (_, w, { user }) =>
      () =>
        post(w.visitor(), '/user/login', { email: user.email, password }),
    200,
    400,
  ],
]

test.each(writes)('ACCOUNT delete: %s just before goes with the account', async (_, write, before) => {
  const { other, devotee, elsewhere, leave } = await twoInstances()
  const [written, left] = await inOrder(devotee.user.id, write(elsewhere, other, devotee), leave)
  expect([written!.status, left!.status]).toEqual([before, 200])
  await expectGone(devotee)
})

test.each(writes)('ACCOUNT delete: %s just behind it finds no account', async (_, write, _before, behind) => {
  const { other, devotee, elsewhere, leave } = await twoInstances()
  const [left, written] = await inOrder(devotee.user.id, leave, write(elsewhere, other, devotee))
  expect([left!.status, written!.status]).toEqual([200, behind])
  await expectGone(devotee)
})

test('ACCOUNT delete: a code that is being mailed meanwhile is not kept', async () => {
  const { w, devotee, leave } = await twoInstances()
  await post(w.visitor(), '/user/sendOtp', { email: devotee.user.email })
  const sendMails = async () => (await w.sendMails(), { status: 200 })
  await inOrder(devotee.user.id, leave, sendMails)
  await w.sendMails()
  await expectGone(devotee)
})

test.each([[true], [false]])(
  'ACCOUNT delete: a verification at the same moment leaves no mail behind (deletion first: %s)',
  async (first) => {
    const { w, other, devotee, leave } = await twoInstances()
    const [booking] = await devotee.book(utr)
    await pg.database.db
      .updateTable('bookings')
      .set({ date_start: '2026-11-01' as never })
      .execute()
    await sql`update bookings set poojas = jsonb_set(poojas, '{0,date}', '"2026-11-01"')`.execute(pg.database.db)
    const staff = await w.admin()
    const verify: Call = () =>
      post(other.bearer(staff.token), '/bookings/verification', { id: booking!.id, status: true })
    const answers = await inOrder(devotee.user.id, ...(first ? [leave, verify] : [verify, leave]))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    await expectGone(devotee)
    expect((await pg.database.db.selectFrom('bookings').select('verified').executeTakeFirst())!.verified).toBe(true)
  },
)

test('ACCOUNT delete: its email is registered again at the same moment, once the account is gone or not at all', async () => {
  const { w, devotee, leave } = await twoInstances()
  const again = { name: 'Kamala', phoneNumber: '9876543210', email: devotee.user.email, password }
  const register: Call = () => post(w.visitor(), '/user/register', again)
  const [left, ...registered] = await Promise.all([leave(), ...Array.from({ length: 6 }, register)])
  expect(left.status).toBe(200)
  expect(registered.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
  expect(registered.every(({ status }) => status === 201 || status === 409)).toBe(true)
})

test('ACCOUNT delete: of two deletions at once one is done; a new password beside it wins or finds no account', async () => {
  const { devotee, elsewhere, leave } = await twoInstances()
  const answers = await Promise.all([leave(), post(elsewhere, '/user/delete', { password })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  await expectGone(devotee)
  const second = await twoInstances()
  const change: Call = () => post(second.elsewhere, '/user/password', { password, newPassword: 'a new long secret' })
  const [changed, left] = await inOrder(second.devotee.user.id, change, second.leave)
  expect([changed!.status, left!.status]).toEqual([200, 401])
  expect(devotee.user.id).not.toBe(second.devotee.user.id)
})
