import { describe, expect, test } from 'vitest'
import { cleanUp } from '../../server/housekeeping.ts'
import { world } from '../world.ts'

describe('DESIGN private answers', () => {
  test('of logins, registrations and shared links are stored nowhere', async () => {
    const w = await world()
    for (const [method, path, body] of [
      ['POST', '/user/login', { email: 'a@example.com', password: 'wrong' }],
      [
        'POST',
        '/user/register',
        { name: 'A', email: 'a@example.com', phoneNumber: '9876543210', password: 'narmada teerth 7' },
      ],
      ['POST', '/user/sendOtp', { email: 'a@example.com' }],
      ['GET', '/shared/unknown', undefined],
    ] as const)
      expect([path, (await w.visitor().send(method, path, body)).headers.get('cache-control')]).toEqual([
        path,
        'no-store',
      ])
  })
})

describe('PRIVACY retention', () => {
  test('sent emails and unpaid quotes are deleted after the days of the settings, others stay', async () => {
    const w = await world({ environment: { KEEP_EMAILS_DAYS: '5', KEEP_QUOTES_DAYS: '8' } })
    const devotee = await w.devotee()
    const [paid, unpaid] = [await devotee.addPooja({ days: 40 }), await devotee.addPooja({ days: 40 })]
    await devotee.quote(unpaid.id)
    await devotee.send('DELETE', `/cart/${unpaid.id}`)
    expect(paid.id).not.toBe(unpaid.id)
    await devotee.book('426812345678')
    await w.sendMails()
    const count = async () => {
      const emails = await w.db.selectFrom('outbox').select('id').execute()
      const payments = await w.db.selectFrom('payments').select('state').execute()
      return [emails.length, payments.filter(({ state }) => state === 'ENDED').length, payments.length]
    }
    const [emails = 0] = await count()
    expect(emails).toBeGreaterThan(0)
    w.clock.pass({ days: 4 })
    await cleanUp(w.db, w.clock.now(), w.env)
    expect(await count()).toEqual([emails, 1, 2])
    w.clock.pass({ days: 2 })
    await cleanUp(w.db, w.clock.now(), w.env)
    expect(await count()).toEqual([0, 1, 2])
    w.clock.pass({ days: 4 })
    await cleanUp(w.db, w.clock.now(), w.env)
    expect(await count()).toEqual([0, 0, 1])
  })
})
