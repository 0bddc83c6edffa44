import { expect, test } from 'vitest'
import { openSession } from '../../server/account/sessions.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { call, cancel, change, detail, mailsTo, verifyPayment, withAdvance } from '../calls.ts'
import { type World, world } from '../world.ts'

type Link = { url: string; expiresAt: string }
const share = async (who: Awaited<ReturnType<World['devotee']>>, id: string) =>
  (await call<Link>(who, 'POST', `/bookings/${id}/share`)).data
const pathOf = ({ url }: Link) => new URL(url).pathname
const open = (w: World, path: string, language?: string) =>
  call<Record<string, unknown>>(w.visitor(language), 'GET', path)

test('MONEY share: a link opens the booking without a login, and shows nothing of its person', async () => {
  const { w, devotee, id, utr, paymentId, reference } = await withAdvance(await world())
  expect((await detail(devotee, id)).shared).toBe(false)
  const link = await share(devotee, id)
  expect(link.url).toMatch(/^http:\/\/tirtha\.test\/shared\/[\w-]{32}$/)
  const { status, data } = await open(w, pathOf(link))
  expect(status).toBe(200)
  expect(data).toMatchObject({ reference, dateStart: '2026-12-11', headCount: 4, amountDue: 2080, status: 'CHECKING' })
  const said = JSON.stringify(data)
  for (const secret of [devotee.user.name, devotee.user.email, devotee.user.phone, devotee.user.id, utr, id, paymentId])
    expect(said).not.toContain(secret)
  expect(Object.keys(data).toSorted()).toEqual([
    'BookingEvents',
    'Package',
    'amountDue',
    'amountPaid',
    'amountTotal',
    'dateStart',
    'headCount',
    'reference',
    'status',
  ])
  expect((await detail(devotee, id)).shared).toBe(true)
  // Only its hash is kept.
  const kept = await w.db.selectFrom('share_links').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(pathOf(link).split('/').at(-1))
})

test('MONEY share: every link is another, and all end at once when the devotee says so', async () => {
  const { w, devotee, id } = await withAdvance(await world())
  const links = [await share(devotee, id), await share(devotee, id)]
  expect(new Set(links.map(({ url }) => url)).size).toBe(2)
  expect((await call(devotee, 'DELETE', `/bookings/${id}/share`)).status).toBe(200)
  for (const link of links) expect(await open(w, pathOf(link))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect((await detail(devotee, id)).shared).toBe(false)
  expect((await call(devotee, 'DELETE', `/bookings/${id}/share`)).status).toBe(200)
})

test('MONEY share: a link ends a week after the journey, also after one that was moved', async () => {
  const { w, devotee, id } = await withAdvance(await world(), { days: 10 })
  const link = await share(devotee, id)
  expect(link.expiresAt).toBe('2026-12-07T18:30:00.000Z')
  await change(devotee, id, w.inDays(20))
  w.clock.set('2026-12-17T18:29:59Z')
  expect((await open(w, pathOf(link))).status).toBe(200)
  w.clock.set('2026-12-17T18:30:00Z')
  expect((await open(w, pathOf(link))).status).toBe(404)
})

test.each(['x', 'A'.repeat(32), 'A'.repeat(100), 'A'.repeat(101), '%00', '..', '%F0%9F'])(
  'MONEY share: %j is no link',
  async (token) => {
    const w = await world()
    await withAdvance(w)
    const response = await w.request(`/v1/shared/${token}`)
    expect([400, 404]).toContain(response.status)
  },
)

test('MONEY share: of a cancelled booking it says so, in the language of the reader', async () => {
  const { w, devotee, id } = await withAdvance(await world())
  const link = await share(devotee, id)
  await cancel(devotee, id, 4500, 'My mother is ill')
  const { data } = await open(w, pathOf(link))
  expect(data).toMatchObject({ status: 'CANCELLED', amountDue: 0 })
  expect(JSON.stringify(data)).not.toContain('mother')
  expect((await open(w, '/shared/wrong', 'hi')).message).toMatch(/[\u0900-\u097f]/)
})

test('MONEY change: once and free, the poojas move with it, the devotee is told, staff see both days', async () => {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  await devotee.addPooja({ days: 10 })
  const [booking] = await devotee.book('426812345678')
  const id = booking!.id
  expect((await detail(devotee, id)).change).toEqual({ possible: true, until: '2026-11-28', used: false })
  // The same day, at any hour of it, is no change.
  expect((await change(devotee, id, w.inDays(10) + 3_600_000)).status).toBe(200)
  expect((await detail(devotee, id)).change.used).toBe(false)
  const { status, data } = await change(devotee, id, w.inDays(40))
  expect([status, data.dateStart, data.BookingEvents[0]!.date]).toEqual([200, '2026-12-31', '2026-12-31'])
  expect(data.change).toEqual({ possible: false, until: '2026-12-28', used: true })
  expect(data.steps.at(-1)).toMatchObject({ kind: 'CHANGED', amount: 0, dateBefore: '2026-12-01' })
  expect(await change(devotee, id, w.inDays(41))).toMatchObject({ status: 409, code: 'CHANGED_BEFORE' })
  expect((await change(devotee, id, w.inDays(40))).status).toBe(200)
  expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_changed'])
  expect((await detail(admin, id)).dateStart).toBe('2026-12-31')
  expect(await ledgerViolations(w.db)).toEqual([])
})

test('MONEY change: is no way around the policy: moved far ahead, a booking gives back what it would have given', async () => {
  const { w, devotee, admin, id, paymentId } = await withAdvance(await world(), { days: 4 })
  await verifyPayment(admin, paymentId)
  expect((await detail(devotee, id)).cancellation.percent).toBe(25)
  expect((await change(devotee, id, w.inDays(100))).status).toBe(200)
  expect((await detail(devotee, id)).cancellation).toMatchObject({ percent: 25, refund: 1250 })
  w.clock.pass({ days: 98 })
  const late = { ...devotee, ...w.bearer(await openSession(w.db, devotee.user, w.clock.now())) }
  expect((await detail(late, id)).cancellation.percent).toBe(0)
})

test.each([
  ['today', 0, 400, 'DATE_OUT_OF_RANGE'],
  ['yesterday', -1, 400, 'DATE_OUT_OF_RANGE'],
  ['tomorrow', 1, 200, undefined],
  ['in 365 days', 365, 200, undefined],
  ['in 366 days', 366, 400, 'DATE_OUT_OF_RANGE'],
])('MONEY change: to %s', async (_, days, status, code) => {
  const { w, devotee, id, shown } = await withAdvance(await world())
  const answer = await change(devotee, id, w.inDays(days))
  expect([answer.status, answer.code]).toEqual([status, code])
  expect((await shown()).change.used).toBe(status === 200)
})

test('MONEY change: until three days before, by the day in India', async () => {
  const { w, devotee, id } = await withAdvance(await world(), { days: 4 })
  w.clock.set('2026-11-22T18:30:00Z')
  const answer = await change(devotee, id, w.inDays(30))
  expect(answer).toMatchObject({ status: 409, code: 'CHANGE_TOO_LATE', message: expect.stringContaining('3') })
  w.clock.set('2026-11-22T18:29:59Z')
  expect((await change(devotee, id, w.inDays(30))).status).toBe(200)
})

test('MONEY change: a cancelled booking stays where it was', async () => {
  const { w, devotee, id } = await withAdvance(await world())
  await cancel(devotee, id, 4500)
  expect(await change(devotee, id, w.inDays(30))).toMatchObject({ status: 409, code: 'CANCELLED' })
})

test('MONEY driver: stands on the booking of its devotee, on the record with who it was before', async () => {
  const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
  await verifyPayment(admin, paymentId)
  const ramesh = { name: 'Ramesh', phone: '98765 43210', vehicle: 'Innova UP 65 AB 1234' }
  const { data } = await call(admin, 'POST', '/bookings/driver', { id, ...ramesh })
  expect(data).toEqual({ ...ramesh, phone: '+919876543210' })
  expect((await detail(devotee, id)).driver).toEqual(data)
  await call(admin, 'POST', '/bookings/driver', { id, ...ramesh, name: 'Suresh' })
  const changes = await w.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'booking_driver')
    .orderBy('id')
    .execute()
  expect(changes.map((one) => [one.changed_from, one.changed_to])).toMatchObject([
    [{}, { name: 'Ramesh' }],
    [{ name: 'Ramesh' }, { name: 'Suresh' }],
  ])
})

test('MONEY driver: an invalid phone number is reported for the field that the form has', async () => {
  const { admin, id } = await withAdvance(await world())
  const answer = await call(admin, 'POST', '/bookings/driver', { id, name: 'Ramesh', phone: '12', vehicle: 'Innova' })
  expect(answer).toMatchObject({ status: 400, code: 'PHONE_INVALID', issues: [{ path: 'phone' }] })
})

test('MONEY words: each step is answered in the caller’s language', async () => {
  for (const [language, script] of [
    ['en', /^[^\u0900-\u097f]+$/],
    ['hi', /[\u0900-\u097f]/],
  ] as const) {
    const w = await world()
    const devotee = await w.devotee({ language })
    const staff = w.bearer((await w.admin()).token, language)
    await devotee.addPackage({ headCount: 4, days: 20 })
    const [booking] = await devotee.book('426812345678')
    const { id } = booking!
    const payment = (await devotee.payments())[0]!.id
    const told = [
      await call(staff, 'POST', '/payments/reject', { id: payment, reason: 'NOT_FOUND' }),
      await call(devotee, 'POST', '/payments/submit', { id: payment, refNo: '426812345679' }),
      await call(staff, 'POST', '/payments/verify', { id: payment }),
      await call(devotee, 'POST', '/bookings/change', { id, date: w.inDays(30) }),
      await call(devotee, 'DELETE', `/bookings/${id}/share`),
      await call(staff, 'POST', '/bookings/driver', { id, name: 'R', phone: '9876543210', vehicle: 'I' }),
      await call(devotee, 'POST', '/bookings/cancel', { id, refund: 4500 }),
    ]
    const refund = await w.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
    told.push(await call(staff, 'POST', '/refunds/sent', { id: refund.id, refNo: 'N1' }))
    for (const { status, message } of told) expect([status, message]).toEqual([200, expect.stringMatching(script)])
  }
})
