import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { post } from '../calls.ts'
import { password } from '../factories.ts'
import { test, usePostgres } from './postgres.ts'
import { deletionRaces, type Call } from './deletion-races.ts'
import { firstOf, leading, present } from '../present.ts'

const pg = usePostgres()
const { expectGone, inOrder, twoInstances } = deletionRaces(pg)

const utr = '426812345678'

describe('ACCOUNT delete', () => {
  test('a booking just before it prevents it, and the whole account stays', async () => {
    const { devotee, elsewhere, leave } = await twoInstances()
    const [booked, left] = leading(
      await inOrder(devotee.user.id, () => post(elsewhere, '/bookings/add', { amountPaid: 1100, refNo: utr }), leave),
      2,
    )
    expect([booked.status, left.status, left.code]).toEqual([201, 409, 'BOOKING_AHEAD'])
    expect(await devotee.bookings()).toHaveLength(1)
    const { name, email } = devotee.user
    expect((await devotee.client.user.verify.$post({ json: {} })).status).toBe(200)
    expect(await pg.database.db.selectFrom('users').select(['name', 'email']).executeTakeFirst()).toEqual({
      name,
      email,
    })
  })

  test('a booking just after it finds no account and books nothing', async () => {
    const { devotee, elsewhere, leave } = await twoInstances()
    const [left, booked] = leading(
      await inOrder(devotee.user.id, leave, () => post(elsewhere, '/bookings/add', { amountPaid: 1100, refNo: utr })),
      2,
    )
    expect([left.status, booked.status]).toEqual([200, 401])
    expect(await pg.database.db.selectFrom('bookings').select('id').execute()).toEqual([])
    await expectGone(devotee)
  })

  test('a code that is emailed at the same time is not stored', async () => {
    const { w, devotee, leave } = await twoInstances()
    await post(w.visitor(), '/user/sendOtp', { email: devotee.user.email })
    const sendMails = async () => (await w.sendMails(), { status: 200 })
    await inOrder(devotee.user.id, leave, sendMails)
    await w.sendMails()
    await expectGone(devotee)
  })

  test.each([[true], [false]])(
    'a verification at the same time leaves no email (deletion first: %s)',
    async (first) => {
      const { w, other, devotee, leave } = await twoInstances()
      const booking = firstOf(await devotee.book(utr))
      await pg.database.db
        .updateTable('bookings')
        .set({ date_start: '2026-11-01' as never })
        .execute()
      await sql`update bookings set poojas = jsonb_set(poojas, '{0,date}', '"2026-11-01"')`.execute(pg.database.db)
      const staff = await w.admin()
      const verify: Call = () =>
        post(other.bearer(staff.token), '/bookings/verification', { id: booking.id, status: true })
      const answers = await inOrder(devotee.user.id, ...(first ? [leave, verify] : [verify, leave]))
      expect(answers.map((answer) => answer.status)).toEqual([200, 200])
      await expectGone(devotee)
      expect(present(await pg.database.db.selectFrom('bookings').select('verified').executeTakeFirst()).verified).toBe(
        true,
      )
    },
  )

  test('its email registers again at the same time only if the account is gone', async () => {
    const { w, devotee, leave } = await twoInstances()
    const again = { name: 'Kamala', phoneNumber: '9876543210', email: devotee.user.email, password }
    const register: Call = () => post(w.visitor(), '/user/register', again)
    const [left, ...registered] = await Promise.all([leave(), ...Array.from({ length: 6 }, register)])
    expect(left.status).toBe(200)
    expect(registered.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
    expect(registered.every(({ status }) => status === 201 || status === 409)).toBe(true)
  })

  test('one of two simultaneous deletions succeeds; a new password wins or fails', async () => {
    const { devotee, elsewhere, leave } = await twoInstances()
    const answers = await Promise.all([leave(), post(elsewhere, '/user/delete', { password })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    await expectGone(devotee)
    const second = await twoInstances()
    const change: Call = () => post(second.elsewhere, '/user/password', { password, newPassword: 'a new long secret' })
    const [changed, left] = leading(await inOrder(second.devotee.user.id, change, second.leave), 2)
    expect([changed.status, left.status]).toEqual([200, 401])
    expect(devotee.user.id).not.toBe(second.devotee.user.id)
  })
})
