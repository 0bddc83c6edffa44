import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, cancel, post, reject, verification, withAdvance } from '../calls.ts'
import { makePackage, password } from '../factories.ts'
import { firstOf, present } from '../present.ts'
import { world, type World } from '../world.ts'
import { waitFor } from '../wait.ts'
import { actions, note, read } from './audit-log.ts'

describe('AUDIT append-only', () => {
  test('the database refuses to change or delete an entry', async () => {
    const { w, admin, id } = await withAdvance(await world())
    await note(admin, id, 'Needs a wheelchair.')
    await reject(admin, (await firstPayment(w)).id, 'OTHER', 'Not ours')
    const before = await w.db.selectFrom('audit').selectAll().orderBy('id').execute()
    for (const change of [
      sql`delete from audit`,
      sql`update audit set actor_id = ${(await w.devotee()).user.id}`,
      sql`update audit set created_at = now()`,
      sql`update audit set request_id = 'another'`,
      sql`update audit set changed_to = '{}'`,
      // This includes the deletion of texts while the account exists.
      sql`update audit set changed_from = '{"note": ""}', changed_to = '{"note": ""}' where action = 'booking_note'`,
      sql`update audit set changed_to = changed_to - 'text' where action = 'payment_rejected'`,
    ])
      await expect(change.execute(w.db)).rejects.toThrow(/the audit log only grows/)
    expect(await w.db.selectFrom('audit').selectAll().orderBy('id').execute()).toEqual(before)
  })

  test('of a deleted account only the texts can be removed', async () => {
    const { w, admin, devotee, id } = await withAdvance(await world())
    await note(admin, id, 'Needs a wheelchair.')
    await cancel(admin, id, 5000, 'Flood')
    w.clock.pass({ days: 30 })
    await sql`update users set deleted_at = now(), name = '', email = '', email_key = null, phone = '', password_hash = '' where id = ${devotee.user.id}`.execute(
      w.db,
    )
    for (const change of [
      sql`delete from audit`,
      sql`update audit set changed_to = '{}' where action = 'booking_cancelled'`,
      sql`update audit set changed_from = '{"note": "x"}', changed_to = '{"note": ""}' where action = 'booking_note'`,
      sql`update audit set action = 'booking_driver', changed_to = changed_to - 'text' where action = 'booking_cancelled'`,
    ])
      await expect(change.execute(w.db)).rejects.toThrow(/the audit log only grows/)
    await sql`update audit set changed_to = changed_to - 'text' where action = 'booking_cancelled'`.execute(w.db)
    const entry = present(
      (await read(w.bearer((await w.admin()).token))).data.find(({ action }) => action === 'booking_cancelled'),
    )
    expect(entry.after).toEqual({ refund: 500_000 })
  })

  test('the number of refused tries can only grow', async () => {
    const w = await world()
    const { user } = await w.admin()
    await logIn(w, user.email)
    for (const change of [
      sql`delete from refused_tries`,
      sql`update refused_tries set tries = 0`,
      sql`update refused_tries set tries = tries`,
      sql`update refused_tries set tries = tries + 1, hour = now()`,
    ])
      await expect(change.execute(w.db)).rejects.toThrow(/refused tries only grow/)
  })
})

const firstPayment = (w: World) => w.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
const logIn = (w: World, email: string, secret = 'a wrong password') =>
  post(w.visitor(), '/user/login', { email, password: secret })

describe('AUDIT entries', () => {
  test('an entry has who, what, before, after, its booking and the id of the request', async () => {
    const { w, admin, id, reference } = await withAdvance(await world())
    const response = await admin.send('POST', '/bookings/note', { id, note: 'Needs a wheelchair.' })
    expect((await read(admin)).data).toEqual([
      {
        id: expect.any(String),
        createdAt: w.clock.now().toISOString(),
        action: 'booking_note',
        staff: { id: admin.user.id, name: admin.user.name },
        subject: { kind: 'booking', id, name: reference, nameHindi: reference, bookingId: id },
        before: { note: '' },
        after: { note: 'Needs a wheelchair.' },
        tries: 1,
        requestId: response.headers.get('x-request-id'),
      },
    ])
  })

  test('an entry from before request ids has none', async () => {
    const w = await world()
    const admin = await w.admin()
    await sql`insert into audit (id, actor_id, action, subject_id, changed_from, changed_to)
      values (gen_random_uuid(), ${admin.user.id}, 'of_an_older_release', gen_random_uuid(), '{}', '{}')`.execute(w.db)
    expect(firstOf((await read(admin)).data)).toMatchObject({
      requestId: null,
      action: 'of_an_older_release',
      subject: { kind: 'gone', name: '' },
    })
  })

  test('a payment, a refund and a package are named, with the booking to open', async () => {
    const { w, admin, id, paymentId, reference } = await withAdvance(await world())
    await verification(admin, id, true)
    await reject(admin, paymentId, 'NOT_FOUND')
    await verification(admin, id, true)
    await cancel(admin, id, 5000)
    const refund = await w.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
    await post(admin, '/refunds/sent', { id: refund.id, refNo: 'N326261234567' })
    const pack = await makePackage(w.db)
    await post(admin, '/packages/update', { content: { ...(await stored(w, pack.id)), key: 'a wrong key' } })
    const { data } = await read(admin)
    const subjectOf = (action: string) => present(data.find((entry) => entry.action === action)).subject
    expect(subjectOf('payment_rejected')).toMatchObject({ kind: 'payment', name: reference, bookingId: id })
    expect(subjectOf('refund_sent')).toMatchObject({ kind: 'refund', name: refund.reference, bookingId: id })
    expect(subjectOf('security_key_refused')).toMatchObject({ kind: 'package', id: pack.id, name: pack.name })
  })
})

async function stored(w: World, id: string) {
  return (await call(w.visitor(), 'GET', `/packages/${id}`)).data
}

describe('AUDIT refused logins', () => {
  test('a wrong password of an admin is recorded without it, and counted within the hour', async () => {
    const w = await world()
    const admin = await w.admin()
    for (let tries = 0; tries < 12; tries++)
      expect((await logIn(w, admin.user.email, 'my mistyped secret')).code).toBe('BAD_CREDENTIALS')
    w.clock.pass({ hours: 1 })
    await logIn(w, admin.user.email.toUpperCase())
    const { data } = await read(admin)
    expect(data.map(({ action, tries, staff, subject }) => [action, tries, staff.id, subject.kind])).toEqual([
      ['login_refused', 1, admin.user.id, 'account'],
      ['login_refused', 12, admin.user.id, 'account'],
    ])
    expect(await w.db.selectFrom('audit').selectAll().execute()).toHaveLength(2)
    expect(JSON.stringify(data)).not.toContain('mistyped')
  })

  test('20 wrong passwords at the same time are one entry with their number', async () => {
    const w = await world()
    const admin = await w.admin()
    await Promise.all(Array.from({ length: 20 }, () => logIn(w, admin.user.email)))
    expect((await read(admin)).data.map(({ tries }) => tries)).toEqual([20])
  })

  test('logins beyond the limit are one entry with their number, also with the right password', async () => {
    const w = await world({ environment: { RATE_LIMIT_SCALE: '1' } })
    const [admin, devotee] = [await w.admin(), await w.devotee()]
    const tryAll = async (email: string, count: number) => {
      for (let tries = 0; tries < count; tries++) await logIn(w, email, tries % 2 ? password : 'my mistyped secret')
    }
    // Every correct password gives a try back: the nineteenth try is the tenth wrong one.
    await tryAll(admin.user.email, 19)
    expect((await logIn(w, admin.user.email, password)).status).toBe(429)
    await tryAll(devotee.user.email, 21)
    // 41 of an address's 50 logins are used.
    await tryAll(admin.user.email.toUpperCase(), 9)
    await tryAll(admin.user.email, 30)
    await waitFor(async () =>
      expect((await read(admin)).data.map(({ action, tries, staff }) => [action, tries, staff.id])).toEqual([
        ['login_limited', 40, admin.user.id],
        ['login_refused', 10, admin.user.id],
      ]),
    )
    expect(await w.db.selectFrom('audit').select('actor_id').execute()).toHaveLength(2)
    const { data } = await read(admin, '?action=login_limited')
    expect(data.map(({ subject }) => [subject.kind, subject.id])).toEqual([['account', admin.user.id]])
    expect(JSON.stringify(data)).not.toContain('mistyped')
  })

  test('a right password, a devotee and an unknown email leave no entry', async () => {
    const w = await world()
    const [admin, devotee] = [await w.admin(), await w.devotee()]
    expect((await logIn(w, admin.user.email, password)).status).toBe(200)
    await logIn(w, devotee.user.email)
    await logIn(w, 'nobody@example.com')
    await post(devotee, '/user/password', { password: 'wrong', newPassword: 'a new long secret' })
    expect(await read(admin)).toMatchObject({ data: [], nextCursor: null })
    expect(await w.db.selectFrom('refused_tries').selectAll().execute()).toEqual([])
  })

  test('a wrong current password in the settings of an admin is recorded', async () => {
    const w = await world()
    const admin = await w.admin()
    await post(admin, '/user/password', { password: 'wrong', newPassword: 'a new long secret' })
    expect(actions(await read(admin))).toEqual(['password_refused'])
  })

  test('wrong security keys for two packages are two entries, each with its number', async () => {
    const w = await world()
    const admin = await w.admin()
    for (const id of [(await makePackage(w.db)).id, (await makePackage(w.db)).id])
      for (const key of ['one', 'two'])
        expect((await post(admin, '/packages/update', { content: { ...(await stored(w, id)), key } })).code).toBe(
          'BAD_KEY',
        )
    expect((await read(admin)).data.map(({ action, tries }) => [action, tries])).toEqual([
      ['security_key_refused', 2],
      ['security_key_refused', 2],
    ])
  })
})
