import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, type Sender } from '../calls.ts'
import { world } from '../world.ts'
import { storedRows } from './stored-rows.ts'
import { password } from '../factories.ts'
import { kamala, withHistory } from './account-history.ts'
import { codeIn, firstOf, lastOf } from '../present.ts'
import { m } from '../../messages/compiled/messages.js'

const leave = (who: Sender) => call(who, 'POST', '/user/delete', { password })

describe('ACCOUNT delete', () => {
  test('no table keeps personal data', async () => {
    const { w, here } = await withHistory()
    expect(await leave(here)).toMatchObject({
      status: 200,
      data: null,
      message: m.settings_account_deleted({}, { locale: 'en' }),
    })
    const kept = (await storedRows(w)).filter((row) => /kamala|98765|wheelchair|ramnarayan|meena|bharadwaj/i.test(row))
    expect(kept).toEqual([])
    for (const table of ['one_time_codes', 'cart_entries', 'cart_poojas', 'feedback', 'outbox'] as const)
      expect(await w.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })

  test('bookings, payments and the audit record stay, open quotes end', async () => {
    const { w, here, admin, devotee, booking } = await withHistory()
    const before = await w.db.selectFrom('bookings').selectAll().orderBy('id').execute()
    const readChanges = () => w.db.selectFrom('audit').select(['id', 'actor_id', 'created_at']).orderBy('id').execute()
    const changes = await readChanges()
    await leave(here)
    expect(await w.db.selectFrom('bookings').selectAll().orderBy('id').execute()).toEqual(
      before.map((row) => ({ ...row, note: '', sankalp: null, travellers: null, buyer: null })),
    )
    const payments = await w.db.selectFrom('payments').select(['utr', 'ended_at']).orderBy('id').execute()
    expect(payments).toEqual([
      { utr: '426812345678', ended_at: null },
      { utr: null, ended_at: w.clock.now() },
    ])
    expect(await readChanges()).toEqual(changes)
    const staff = w.bearer((await w.admin()).token)
    const shown = await call(staff, 'GET', `/admin/user/${devotee.user.id}`)
    expect(shown.data.user).toMatchObject({ name: 'Deleted account', email: '', phoneNumber: '' })
    expect(shown.data.bookings).toMatchObject([{ id: booking.id, note: '', verified: true }])
    // Staff can still change the booking, and no email is sent.
    for (const status of [false, true])
      expect((await call(staff, 'POST', '/bookings/verification', { id: booking.id, status })).status).toBe(200)
    expect(await w.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(admin.user.id).toBe(firstOf(changes).actor_id)
  })

  test.each([
    ['en', 'Deleted account'],
    ['hi', 'हटाया गया खाता'],
  ])('the admin list in %s shows it as %s', async (language, name) => {
    const w = await world()
    const devotee = await w.devotee()
    await leave(devotee)
    const staff = w.bearer((await w.admin()).token, language)
    const { data } = await call(staff, 'POST', '/admin/user/all', {})
    expect(data).toContainEqual(expect.objectContaining({ id: devotee.user.id, name, email: '', phoneNumber: '' }))
    for (const filter of [{ email: 'e' }, { number: '9' }])
      expect((await call(staff, 'POST', '/admin/user/all', filter)).data).not.toContainEqual(
        expect.objectContaining({ id: devotee.user.id }),
      )
  })

  test('login and codes are refused, and the email can register again', async () => {
    const { w, here, devotee } = await withHistory()
    const pending = lastOf(await w.sendMails())
    const code = codeIn(pending.text)
    await leave(here)
    const sent = (await w.sendMails()).length
    for (const email of [kamala.email, '', ' ', `deleted ${devotee.user.id}`, devotee.user.id])
      expect((await call(w.visitor(), 'POST', '/user/login', { email, password })).status).toBe(400)
    const reset = { email: kamala.email, otp: code, password: 'a new long secret' }
    expect(await call(w.visitor(), 'POST', '/user/verifyOtp', reset)).toMatchObject({ code: 'OTP_INVALID' })
    expect((await call(w.visitor(), 'POST', '/user/sendOtp', { email: kamala.email })).status).toBe(200)
    expect(await w.sendMails()).toHaveLength(sent)
    expect((await call(here, 'POST', '/user/verify')).status).toBe(401)
    const again = { name: 'Kamala', phoneNumber: '9876543210', email: kamala.email, password }
    const { status, data } = await call(w.visitor(), 'POST', '/user/register', again)
    expect([status, data.user.id === devotee.user.id]).toEqual([201, false])
    const { data: copy } = await call(w.bearer(data.access_token), 'GET', '/user/export')
    expect([copy.bookings, copy.payments, copy.feedback]).toEqual([[], [], []])
  })

  test('a wrong password gives 400 for its field, and nothing is deleted', async () => {
    const { w, here } = await withHistory()
    const before = await storedRows(w)
    expect(await call(here, 'POST', '/user/delete', { password: 'wrong' })).toMatchObject({
      status: 400,
      code: 'PASSWORD_WRONG',
      issues: [{ path: 'password' }],
    })
    for (const body of [{}, { password: '' }])
      expect(await call(here, 'POST', '/user/delete', body)).toMatchObject({ status: 400, code: 'FIELDS_REQUIRED' })
    expect(await storedRows(w)).toEqual(before)
  })

  test.each([
    ['en', '01 Dec 2026'],
    ['hi', '01 दिसंबर 2026'],
  ])('it is refused until the last day of the journey is over in India, in %s', async (language, day) => {
    const w = await world()
    const devotee = await w.devotee({ language })
    await devotee.addPooja({ days: 10 })
    await devotee.book('426812345678')
    const answer = await leave(devotee)
    expect(answer).toMatchObject({ status: 409, code: 'BOOKING_AHEAD', message: expect.stringContaining(day) })
    const logIn = async () =>
      w.bearer(
        (await call(w.visitor(), 'POST', '/user/login', { email: devotee.user.email, password })).data.access_token,
      )
    w.clock.set('2026-12-01T18:29:00Z')
    expect((await leave(await logIn())).code).toBe('BOOKING_AHEAD')
    w.clock.set('2026-12-01T18:31:00Z')
    expect((await leave(await logIn())).status).toBe(200)
  })

  test('a pooja after the arrival is part of the journey', async () => {
    const w = await world()
    const devotee = await w.devotee()
    await devotee.addPooja({ days: 1 })
    await devotee.book('426812345678')
    await sql`update bookings set poojas = jsonb_set(poojas, '{0,date}', '"2026-11-25"')`.execute(w.db)
    w.clock.set('2026-11-25T04:30:00Z')
    const refused = await leave(devotee)
    expect(refused).toMatchObject({ code: 'BOOKING_AHEAD', message: expect.stringContaining('25 Nov 2026') })
    w.clock.set('2026-11-26T04:30:00Z')
    expect((await leave(devotee)).status).toBe(200)
  })

  test('the database requires a name unless the account is deleted', async () => {
    const w = await world()
    const { user } = await w.devotee()
    for (const change of [
      sql`update users set deleted_at = now() where id = ${user.id}`,
      sql`update users set name = '' where id = ${user.id}`,
      sql`update users set email_key = null where id = ${user.id}`,
    ])
      await expect(change.execute(w.db)).rejects.toThrow(/users_person/)
  })
})
