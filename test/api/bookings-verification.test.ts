import { describe, expect, test } from 'vitest'
import { post, type Sender } from '../calls.ts'
import { world } from '../world.ts'
import { fullCart } from './booking-calls.ts'
import { firstOf } from '../present.ts'
import { m } from '../../messages/compiled/messages.js'

const verify = (who: Sender, id: string, status: unknown) => post(who, '/bookings/verification', { id, status })

test('§4 a booking is not verified until an admin verifies it, and can be set back', async () => {
  const { w, devotee } = await fullCart()
  const booking = firstOf(await devotee.book('426812345678'))
  const admin = await w.admin()
  const yes = await verify(admin, booking.id, true)
  expect(yes).toEqual({
    status: 200,
    message: 'Verification status successfully updated',
    data: {
      ...booking,
      verified: true,
      status: 'VERIFIED',
      amountReceived: booking.amountPaid,
      amountBeingChecked: 0,
    },
  })
  expect((await devotee.bookings()).filter((one) => one.verified).map((one) => one.id)).toEqual([booking.id])
  expect((await verify(admin, booking.id, false)).data).toEqual(booking)
  expect((await devotee.bookings()).some((one) => one.verified)).toBe(false)
})

describe('CONTRACT bookings/verification', () => {
  test('each change is audited once: who, when, from and to', async () => {
    const { w, devotee } = await fullCart()
    const booking = firstOf(await devotee.book('426812345678'))
    const [first, second] = [await w.admin(), await w.admin()]
    const seen = []
    for (const [admin, status] of [
      [first, true],
      [second, true],
      [second, false],
      [first, false],
    ] as const) {
      w.clock.pass({ minutes: 1 })
      await admin.verify(booking.id, status)
      seen.push(w.clock.now())
    }
    const rows = await w.db.selectFrom('audit').selectAll().where('subject_id', '=', booking.id).orderBy('id').execute()
    expect(
      rows.map(({ actor_id, changed_from, changed_to, created_at }) => [
        actor_id,
        changed_from,
        changed_to,
        created_at,
      ]),
    ).toEqual([
      [first.user.id, { verified: false }, { verified: true }, seen[0]],
      [second.user.id, { verified: true }, { verified: false }, seen[2]],
    ])
  })

  test('the devotee gets one email for repeated verifications', async () => {
    const { w, devotee } = await fullCart()
    const booking = firstOf(await devotee.book('426812345678'))
    const admin = await w.admin()
    for (let click = 0; click < 3; click++) await admin.verify(booking.id, true)
    await Promise.all([admin.verify(booking.id, true), admin.verify(booking.id, true)])
    const told = (await w.sendMails()).filter((mail) => mail.subject === m.email_verified_subject({}, { locale: 'en' }))
    expect(told.map((mail) => mail.to)).toEqual([devotee.user.email])
  })

  test('two simultaneous admins make one change', async () => {
    const { w, devotee } = await fullCart()
    const booking = firstOf(await devotee.book('426812345678'))
    await Promise.all([(await w.admin()).verify(booking.id), (await w.admin()).verify(booking.id)])
    expect(await w.db.selectFrom('audit').select('id').execute()).toHaveLength(1)
  })

  test.each(['true', 1, null, undefined, 'Yes'])('the status %j gives 400', async (status) => {
    const { w, devotee } = await fullCart()
    const booking = firstOf(await devotee.book('426812345678'))
    expect(await verify(await w.admin(), booking.id, status)).toMatchObject({
      status: 400,
      issues: [{ path: 'status' }],
    })
    expect((await devotee.bookings()).some((one) => one.verified)).toBe(false)
  })
})

test('CONTRACT ids: verification of an unknown booking gives 404, a malformed id 400', async () => {
  const admin = await (await world()).admin()
  expect(await verify(admin, crypto.randomUUID(), true)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await verify(admin, 'x', true)).toMatchObject({ status: 400, issues: [{ path: 'id' }] })
})
