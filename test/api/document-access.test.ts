import { describe, expect, test } from 'vitest'
import { type DocumentKind, documentKinds } from '../../domain/document.ts'
import { askBalance, cancel, reject, type Sender, sendRefund, submit, verifyPayment, withAdvance } from '../calls.ts'
import { firstOf, lastOf } from '../present.ts'
import { type World, world } from '../world.ts'

type Made = Awaited<ReturnType<typeof withAdvance>>

/** The stages of a booking, and its documents in each of them. */
const stages: [name: string, reach: (made: Made) => Promise<unknown>, has: DocumentKind[]][] = [
  ['its payment is being checked', async () => {}, ['calendar']],
  ['its advance is rejected', ({ admin, paymentId }) => reject(admin, paymentId), ['calendar']],
  [
    'its advance is verified',
    ({ admin, paymentId }) => verifyPayment(admin, paymentId),
    ['calendar', 'voucher', 'receipt'],
  ],
  ['it is paid in full', payInFull, ['calendar', 'voucher', 'receipt', 'invoice']],
  [
    'it was cancelled and refunded',
    async (made) => {
      await verifyPayment(made.admin, made.paymentId)
      await cancel(made.devotee, made.id, 4500)
      const { id } = await made.w.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
      await sendRefund(made.admin, id)
    },
    ['calendar', 'receipt', 'refund_voucher'],
  ],
]

async function payInFull({ admin, devotee, id, paymentId }: Made): Promise<void> {
  await verifyPayment(admin, paymentId)
  const balance = (await askBalance(devotee, id)).data
  await submit(devotee, balance.id, '777712345678')
  await verifyPayment(admin, balance.id)
}

const share = async ({ devotee, id }: Made): Promise<string> =>
  lastOf(((await (await devotee.send('POST', `/bookings/${id}/share`)).json()).data.url as string).split('/'))

describe('DOCUMENTS who gets which', () => {
  test.each(stages)('while %s', async (_name, reach, has) => {
    const w = await world()
    const made = await withAdvance(w)
    await reach(made)
    const token = await share(made)
    const [stranger, shared] = [await w.devotee(), w.bearer(token)]
    for (const kind of documentKinds) {
      const path = `/bookings/${made.id}/papers/${kind}`
      const statusFor = async (who: Sender) => (await who.send('GET', path)).status
      expect([kind, await statusFor(stranger), await statusFor(w.visitor()), await statusFor(shared)]).toEqual([
        kind,
        404,
        401,
        401,
      ])
      const own = has.includes(kind) ? 200 : 409
      expect([kind, await statusFor(made.devotee), await statusFor(made.admin)]).toEqual([kind, own, own])
    }
  })

  test('a serial of another booking opens nothing', async () => {
    const w = await world()
    const [made, other] = [await withAdvance(w), await withAdvance(w)]
    for (const one of [made, other]) await verifyPayment(one.admin, one.paymentId)
    const { serial } = await w.db
      .selectFrom('documents')
      .select('serial')
      .where('booking_id', '=', other.id)
      .executeTakeFirstOrThrow()
    const path = `/bookings/${made.id}/papers/receipt?serial=${encodeURIComponent(serial)}`
    for (const who of [made.devotee, made.admin]) expect((await who.send('GET', path)).status).not.toBe(200)
  })
})

describe('DOCUMENTS a shared link', () => {
  const read = async (w: World, token: string) => w.visitor().send('GET', `/shared/${token}`)

  test.each(stages)('shows no person and no payment while %s', async (_name, reach) => {
    const w = await world()
    const made = await withAdvance(w)
    await reach(made)
    const response = await read(w, await share(made))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const text = await response.text()
    const { user } = made.devotee
    for (const secret of [user.name, user.email, user.id, made.id, made.paymentId, made.utr])
      expect(text).not.toContain(secret)
  })

  test('ends when its owner ends it and a week after the journey; others can end none', async () => {
    const w = await world()
    const made = await withAdvance(w)
    const [first, second] = [await share(made), await share(made)]
    await (await w.devotee()).send('DELETE', `/bookings/${made.id}/share`)
    await made.admin.send('DELETE', `/bookings/${made.id}/share`)
    expect([(await read(w, first)).status, (await read(w, second)).status]).toEqual([200, 200])
    await made.devotee.send('DELETE', `/bookings/${made.id}/share`)
    expect([(await read(w, first)).status, (await read(w, second)).status]).toEqual([404, 404])
    const third = await share(made)
    w.clock.pass({ days: 26 })
    expect((await read(w, third)).status).toBe(200)
    w.clock.pass({ days: 2 })
    expect((await read(w, third)).status).toBe(404)
  })

  test('is its own key: neither a part of it, nor its hash, nor an id opens anything', async () => {
    const w = await world()
    const made = await withAdvance(w)
    const token = await share(made)
    const { token_hash: hash } = firstOf(await w.db.selectFrom('share_links').selectAll().execute())
    for (const wrong of [token.slice(0, -1), `${token}a`, token.toLowerCase(), hash, made.id, made.reference])
      expect([wrong, (await read(w, wrong)).status]).toEqual([wrong, 404])
  })
})
