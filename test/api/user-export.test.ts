import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call } from '../calls.ts'
import { world } from '../world.ts'
import { storedRows } from './stored-rows.ts'
import { kamala, withHistory } from './account-history.ts'
import { present } from '../present.ts'

describe('ACCOUNT export', () => {
  test('it has all data of a user, without secrets and notes of staff', async () => {
    const { w, here, devotee, booking } = await withHistory()
    const { status, data } = await call(here, 'GET', '/user/export')
    expect(status).toBe(200)
    expect(data.user).toEqual({
      id: devotee.user.id,
      name: kamala.name,
      email: kamala.email,
      phoneNumber: kamala.phone,
      role: 'USER',
      language: 'en',
      createdAt: expect.any(String),
    })
    expect(data.sessions).toHaveLength(1)
    expect(data.cart).toHaveLength(1)
    expect(data.bookings).toMatchObject([{ id: booking.id, paymentRefNumber: '426812345678', verified: true }])
    expect(data.payments).toMatchObject([
      { status: 'INITIATED', endedAt: null },
      { status: 'VERIFIED', endedAt: null },
    ])
    expect(data.feedback).toMatchObject([{ text: 'Kamala was here' }])
    expect(data.mails.map((mail: { kind: string }) => mail.kind)).toEqual([
      'one_time_code',
      'one_time_code',
      'booking_verified',
      'booking_received',
    ])
    const secrets = present((await storedRows(w)).join().match(/\$argon2id[^"]+|[0-9a-f]{64}/g))
    for (const secret of secrets) expect(JSON.stringify(data)).not.toContain(secret)
    expect(JSON.stringify(data)).not.toContain('wheelchair')
  })

  test('it has whole lists and no data of other users', async () => {
    const w = await world()
    const [devotee, other] = [await w.devotee(kamala), await w.devotee()]
    await other.addPooja()
    await other.book('426812345678')
    await other.send('POST', '/feedback/create', { text: 'Very good' })
    await sql`insert into feedback select gen_random_uuid(), ${devotee.user.id}, 'text ' || n, 5 from generate_series(1, 1203) n`.execute(
      w.db,
    )
    const { data } = await call(devotee, 'GET', '/user/export')
    expect([data.bookings, data.payments, data.mails, data.cart]).toEqual([[], [], [], []])
    expect(new Set(data.feedback.map((one: { text: string }) => one.text)).size).toBe(1203)
  })
})
