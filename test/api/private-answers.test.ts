import { describe, expect, test } from 'vitest'
import { cleanUp } from '../../server/housekeeping.ts'
import { leading } from '../present.ts'
import { type World, world } from '../world.ts'
import type { Caller } from './role-matrix-payments.ts'
import { rows } from './role-matrix.ts'

const secured = rows.filter(([, , anonymous]) => anonymous === 401)

async function answersOf(w: World, [call, prepare, , user]: (typeof rows)[number]): Promise<Response[]> {
  const caller = user === 403 ? ((await w.admin()) as unknown as Caller) : await w.devotee()
  const [method, pattern] = leading(call.split(' '), 2)
  const { path = pattern, body } = await prepare(w, caller)
  return [await w.visitor().send(method, path, body), await caller.send(method, path, body)]
}

describe('DESIGN private answers', () => {
  test('of every call that needs a login are stored nowhere, also its refusals', async () => {
    expect(secured.length).toBeGreaterThan(35)
    for (const row of secured) {
      const w = await world()
      for (const { status, headers } of await answersOf(w, row)) {
        const told = `${row[0]} ${status}`
        expect([told, headers.get('cache-control')]).toEqual([told, expect.stringContaining('no-store')])
        expect([told, headers.get('x-content-type-options'), headers.get('set-cookie')]).toEqual([
          told,
          'nosniff',
          null,
        ])
      }
    }
  })

  test('logins, registrations and shared links are stored nowhere either', async () => {
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
