import { expect, test } from 'vitest'
import { queueScheduledEmails } from '../../server/bookings/scheduled-emails.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { call, mailsTo, nextUtr } from '../calls.ts'
import { lastOf } from '../present.ts'
import { type World, world } from '../world.ts'

const remind = (w: World) => queueScheduledEmails(w.db, dayOf(w.clock.now().getTime()), w.clock.now())

async function begun() {
  const w = await world()
  const devotee = await w.devotee()
  const entry = await devotee.addPackage({ headCount: 4 })
  return { w, devotee, entry, quote: await devotee.quote(entry.id) }
}
const read = async (devotee: Awaited<ReturnType<World['devotee']>>) =>
  (await call(devotee, 'GET', '/payments/begun')).data

test('CONTRACT payments/begun: a quote without a UTR, until it is booked, ended or over', async () => {
  const { w, devotee, quote, entry } = await begun()
  const { reference, amountPayable } = quote
  expect(await read(devotee)).toMatchObject({ reference, amountPayable, name: expect.stringMatching(/./) })
  expect(await read(await w.devotee())).toBeNull()
  w.clock.pass({ hours: 47 })
  expect(await read(devotee)).toMatchObject({ reference })
  w.clock.pass({ hours: 2 })
  expect(await read(devotee)).toBeNull()
  await devotee.quote(entry.id)
  expect(await read(devotee)).not.toBeNull()
  await devotee.send('DELETE', `/cart/${entry.id}`)
  expect(await read(devotee)).toBeNull()
})

test('CONTRACT payments/begun: nothing is begun after a booking', async () => {
  const { devotee } = await begun()
  await devotee.book(nextUtr())
  expect(await read(devotee)).toBeNull()
})

test('EMAIL three hours after a payment was begun its devotee is asked for the UTR, once', async () => {
  const { w, devotee } = await begun()
  w.clock.pass({ hours: 2 })
  expect(await remind(w)).toBe(0)
  w.clock.pass({ hours: 1 })
  // Two simultaneous instances queue one email.
  expect((await Promise.all([remind(w), remind(w)])).toSorted()).toEqual([0, 1])
  w.clock.pass({ hours: 10 })
  expect(await remind(w)).toBe(0)
  const mail = lastOf(await w.sendMails())
  expect([mail.to, mail.text.includes('₹5,000'), mail.text.includes('/user/checkout')]).toEqual([
    devotee.user.email,
    true,
    true,
  ])
  expect(await mailsTo(w, devotee.user.email)).toEqual(['payment_begun'])
})

test('EMAIL nobody is asked for the UTR of a payment that is booked, or replaced by a newer one', async () => {
  const { w, devotee } = await begun()
  w.clock.pass({ minutes: 30 })
  await devotee.quote((await devotee.addPooja()).id)
  w.clock.pass({ hours: 3 })
  expect(await remind(w)).toBe(1)
  expect(await remind(w)).toBe(0)
  const { devotee: other, w: second } = await begun()
  await other.book(nextUtr())
  second.clock.pass({ hours: 4 })
  expect(await remind(second)).toBe(0)
})
