import { describe, expect, test } from 'vitest'
import { openSession } from '../../server/account/sessions.ts'
import { askBalance, call, detail, nextUtr, post, type Sender, submit, verification, verifyPayment } from '../calls.ts'
import { expectWhole } from '../phone-bookings.ts'
import { statements } from '../database.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'

const reason = 'The family cannot pay'

/** A journey of ₹7,080 that was yesterday, of which ₹5,000 were received. `open` opens a balance before. */
async function afterJourney({ open = false } = {}) {
  const w = await world()
  const [{ user, ...devotee }, { user: staff }] = [await w.devotee(), await w.admin()]
  await devotee.addPackage({ headCount: 4, days: 2 })
  const { id } = firstOf(await devotee.book(nextUtr()))
  const paymentId = firstOf(await devotee.payments()).id
  const balance = open ? (await askBalance(devotee, id)).data.id : ''
  const logIn = async (who: typeof user) => w.bearer(await openSession(w.db, who, w.clock.now()))
  await verifyPayment(await logIn(staff), paymentId)
  w.clock.pass({ days: 3 })
  const [owner, payer] = [await logIn(staff), await logIn(user)]
  const path = `/admin/bookings/${id}/write-off`
  return {
    w,
    id,
    paymentId,
    balance,
    owner,
    payer,
    money: async (who: Sender = owner) => (await detail(who, id)).money,
    write: (amount = 2080, more: object = { reason }) => post(owner, path, { amount, ...more }),
    undo: () => call(owner, 'DELETE', path, {}),
  }
}

const written = { received: 5000, due: 0, unpaid: 0, writtenOff: 2080, total: 7080 }

describe('MONEY write-off of what is not paid of a journey that is over', () => {
  test('nothing is due any more; price, tax and documents stay, and only staff read why', async () => {
    const { w, id, owner, payer, write, undo } = await afterJourney()
    const documents = () => w.db.selectFrom('documents').select(['serial', 'cancelled_at']).orderBy('id').execute()
    const before = await documents()
    statements.length = 0
    const { status, data } = await write()
    expect(statements.length).toBeLessThan(25)
    expect([status, data.money]).toMatchObject([200, written])
    expect(await documents()).toEqual(before)
    expect(data.steps.at(-1)).toMatchObject({ kind: 'WRITTEN_OFF', amount: 2080, text: reason })
    const seen = await detail(payer, id)
    expect(seen).toMatchObject({ status: 'PAST', amountTotal: 7080, amountDue: 0, money: written })
    expect(JSON.stringify(seen)).not.toContain(reason)
    expect(JSON.stringify((await call(payer, 'GET', '/user/export')).data)).not.toContain(reason)
    expect(await askBalance(payer, id)).toMatchObject({ status: 409, code: 'NOTHING_DUE' })
    const list = await (await owner.send('GET', '/admin/lists/bookings')).json()
    expect(list.data[0].values).toMatchObject({ due: 0, writtenOff: 2080 })
    expect((await call(owner, 'GET', '/admin/numbers')).data.writtenOff).toBe(2080)
    const audited = await call(owner, 'GET', '/admin/audit?action=booking_written_off')
    expect(audited.data).toMatchObject([{ after: { amount: 208000, text: reason } }])
    await expectWhole(w)

    expect((await undo()).data.money).toMatchObject({ unpaid: 2080, writtenOff: 0 })
    // Repeating it changes nothing.
    expect((await undo()).data.steps.map(({ kind }: { kind: string }) => kind).slice(-2)).toEqual([
      'WRITTEN_OFF',
      'WRITE_OFF_UNDONE',
    ])
    expect((await call(owner, 'GET', '/admin/numbers')).data.writtenOff).toBe(0)
    expect((await askBalance(payer, id)).data.amountPayable).toBe(2080)
    await expectWhole(w)
  })

  test('money that comes all the same counts first, and no rupee twice', async () => {
    const { w, id, owner, payer, balance, write, money, undo } = await afterJourney({ open: true })
    await write()
    // A part in cash, which needs no confirmation.
    const cash = { bookingId: id, amount: 1000, receivedOn: w.inDays(0) }
    const receipt = (await post(owner, '/payments/cash', cash)).data
    expect(receipt).toMatchObject({ due: 0, over: 0 })
    expect(await money()).toMatchObject({ received: 6000, writtenOff: 1080, unpaid: 0, over: 0 })
    await expectWhole(w)
    // The whole balance by a UTR; its payment was already open.
    expect((await submit(payer, balance, nextUtr())).status).toBe(409)
    await post(owner, '/payments/reject', { id: receipt.paymentId, reason: 'NOT_FOUND' })
    expect(await money()).toMatchObject({ received: 5000, writtenOff: 2080 })
    expect((await submit(payer, balance, nextUtr())).status).toBe(200)
    expect(await money()).toMatchObject({ beingChecked: 2080, writtenOff: 0, unpaid: 0 })
    await post(owner, '/payments/reject', { id: balance, reason: 'NOT_FOUND' })
    expect(await money()).toMatchObject({ beingChecked: 0, writtenOff: 2080, unpaid: 0 })
    await verifyPayment(owner, balance)
    expect(await money()).toMatchObject({ received: 7080, writtenOff: 0, over: 0, refundDue: 0 })
    await expectWhole(w)
    expect((await undo()).data.money).toMatchObject({ received: 7080, unpaid: 0, writtenOff: 0 })
    await expectWhole(w)
  })

  test('more than was written off waits as a refund, when staff confirm it', async () => {
    const { w, id, owner, write, money } = await afterJourney()
    await write()
    const cash = { bookingId: id, amount: 3000, receivedOn: w.inDays(0) }
    expect(await post(owner, '/payments/cash', cash)).toMatchObject({ status: 409, code: 'CASH_OVER_DUE' })
    await post(owner, '/payments/cash', { ...cash, confirm: true })
    expect(await money()).toMatchObject({ received: 8000, writtenOff: 0, over: 920, refundDue: 920 })
    await expectWhole(w)
  })

  test('it is refused before the journey is over, without confirmation, for another amount and without a reason', async () => {
    const { w, id, owner, write, money, undo } = await afterJourney()
    expect(await write(2000)).toMatchObject({ status: 409, code: 'WRITE_OFF_CHANGED' })
    for (const more of [{}, { reason: ' ' }, { reason: 'x'.repeat(201) }, { reason: 7 }, { reason, more: 1 }])
      expect((await write(2080, more)).status).toBe(400)
    expect((await post(owner, `/admin/bookings/${crypto.randomUUID()}/write-off`, { amount: 1, reason })).status).toBe(
      404,
    )
    await verification(owner, id, false)
    expect(await write()).toMatchObject({ status: 409, code: 'NO_WRITE_OFF' })
    await verification(owner, id, true)
    expect((await undo()).status).toBe(200)
    expect(await money()).toMatchObject({ unpaid: 2080, writtenOff: 0 })
    const devotee = await w.devotee()
    await devotee.addPackage({ days: 2 })
    const ahead = firstOf(await devotee.book(nextUtr()))
    expect(await post(owner, `/admin/bookings/${ahead.id}/write-off`, { amount: 1, reason })).toMatchObject({
      code: 'NO_WRITE_OFF',
    })
  })
})
