import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { makeCode } from '../../server/account/one-time-code.ts'
import type { Message } from '../../server/email/transport.ts'
import { sendDue } from '../../server/email/worker.ts'
import { DAY_MS, type World, world } from '../world.ts'
import { booked } from './sent-emails.ts'
import { firstOf, present } from '../present.ts'

/** An email worker whose `send` fails so many times, with the clock of the world. */
function failingPost(w: World, times: number) {
  const sent: Message[] = []
  let tries = 0
  const send = async (mail: Message) => {
    if (tries++ < times) throw new Error('550 mailbox away')
    sent.push(mail)
  }
  return {
    sent,
    tries: () => tries,
    run: () => sendDue({ db: w.db, env: w.env, log: pino({ level: 'silent' }), now: w.clock.now, makeCode, send }),
  }
}

describe('CONTRACT outbox', () => {
  test('a failed email is tried again after a pause and then sent once', async () => {
    const w = await world()
    await booked(w)
    const post = failingPost(w, 2)
    await post.run()
    await post.run()
    expect([post.tries(), post.sent.length]).toEqual([1, 0])
    for (let day = 0; day < 4; day++) {
      w.clock.pass({ days: 1 })
      await post.run()
    }
    expect([post.tries(), post.sent.length]).toEqual([3, 1])
  })

  test('each pause is longer than the last, up to a maximum', async () => {
    const w = await world()
    await booked(w)
    const post = failingPost(w, 7)
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 7; attempt++) {
      await post.run()
      expect(post.tries()).toBe(attempt)
      const { due_at } = await w.db.selectFrom('outbox').select('due_at').executeTakeFirstOrThrow()
      const pause = due_at.getTime() - w.clock.now().getTime()
      pauses.push(pause)
      w.clock.pass({ seconds: pause / 1000 - 1 })
      await post.run()
      expect(post.tries()).toBe(attempt)
      w.clock.pass({ seconds: 1 })
    }
    expect(pauses.every((pause, index) => index === 0 || pause >= present(pauses[index - 1]))).toBe(true)
    expect(present(pauses[1])).toBeGreaterThan(firstOf(pauses))
    expect(Math.max(...pauses)).toBeLessThanOrEqual(DAY_MS)
    await post.run()
    expect(post.sent).toHaveLength(1)
  })

  test('an email that cannot be sent does not delay the others', async () => {
    const w = await world()
    await booked(w, { email: 'away@example.com' })
    const devotee = await w.devotee()
    await devotee.addPooja()
    await devotee.book('AXIS12345678')
    const post = failingPost(w, 1)
    await post.run()
    expect(post.sent.map((mail) => mail.to)).toEqual([devotee.user.email])
  })

  test('two simultaneous workers send an email once', async () => {
    const w = await world()
    await booked(w)
    const [one, other] = [failingPost(w, 0), failingPost(w, 0)]
    await Promise.all([one.run(), other.run()])
    expect(one.sent.length + other.sent.length).toBe(1)
  })

  test('every attempt of an email has its id, and two emails have different ids', async () => {
    const w = await world()
    const { booking } = await booked(w)
    await (await w.admin()).verify(booking.id)
    const seen: string[] = []
    const send = async ({ id }: Message) => {
      seen.push(id)
      if (seen.length <= 2) throw new Error('down')
    }
    for (let day = 0; day < 3; day++) {
      await sendDue({ db: w.db, env: w.env, log: pino({ level: 'silent' }), now: w.clock.now, makeCode, send })
      w.clock.pass({ days: 1 })
    }
    expect(seen).toHaveLength(4)
    expect(new Set(seen).size).toBe(2)
  })
})
