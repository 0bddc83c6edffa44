import { describe, expect, test } from 'vitest'
import type { World } from '../world.ts'
import { world } from '../world.ts'
import { actViolations } from '../act-violations.ts'
import {
  askBalance,
  call,
  cancel,
  detail,
  documentsOf,
  nextTransfer,
  nextUtr,
  post,
  reject,
  type Sender,
  submit,
  verification,
  verifyPayment,
  withAdvance,
  withTwo,
  mailsTo,
} from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { firstOf, lastOf } from '../present.ts'
import { statementCsv, undo, uploaded, verifyAll } from './statement-files.ts'

type Advance = Awaited<ReturnType<typeof withAdvance>>

/** A balance whose UTR is submitted. */
async function balanceOf({ devotee, id }: Advance): Promise<string> {
  const { data } = await askBalance(devotee, id)
  await submit(devotee, data.id, nextUtr())
  return data.id
}

async function expectWhole({ db }: World) {
  expect([...(await ledgerViolations(db)), ...(await actViolations(db))]).toEqual([])
}

/** Whether a booking was verified, after each change in the audit log. */
const confirmations = async ({ db }: World, id: string) =>
  (
    await db
      .selectFrom('audit')
      .select('changed_to')
      .where('subject_id', '=', id)
      .where('action', '=', 'booking_verification')
      .orderBy('id')
      .execute()
  ).map(({ changed_to }) => changed_to)

const waitingRefunds = async (who: Sender) =>
  (await call<{ id: string; amount: number; reference: string }[]>(who, 'GET', '/refunds')).data

describe('MONEY acts: what rests on money that changed', () => {
  test('a refund that shrank by one paisa is not sent by its old number, and the desk says why', async () => {
    const made = await withAdvance(await world())
    const { w, admin, id, paymentId, shown } = made
    await verifyPayment(admin, paymentId)
    const balance = await balanceOf(made)
    await verifyPayment(admin, balance)
    await cancel(admin, id, 7080)
    const before = firstOf(await waitingRefunds(admin))
    expect((await verifyPayment(await w.admin(), balance, 2079.99)).status).toBe(200)

    const send = (refund: string, more: object) =>
      post(admin, '/refunds/sent', { id: refund, refNo: nextTransfer(), ...more })
    const [after, ...others] = await waitingRefunds(admin)
    expect(others).toEqual([])
    for (const more of [{ amount: before.amount }, {}])
      expect(await send(before.id, more)).toMatchObject({ status: 409, code: 'AMOUNT_CHANGED' })
    expect(after).toMatchObject({
      replaces: [{ reference: before.reference, amount: before.amount, closed: { reason: 'LESS_RECEIVED' } }],
    })
    const { id: nextId, amount, reference } = firstOf(await waitingRefunds(admin))
    expect([reference === before.reference, before.amount, amount]).toEqual([false, 7080, 7079.99])
    expect(await send(nextId, { amount: before.amount })).toMatchObject({ status: 409, code: 'AMOUNT_CHANGED' })
    expect((await send(nextId, { amount })).status).toBe(200)
    expect((await shown()).money).toMatchObject({ refunded: amount, refundDue: 0 })
    await expectWhole(w)
  })

  test('a payment whose overpayment was refunded is not rejected, and documents and ledger agree', async () => {
    const made = await withAdvance(await world())
    const { w, admin, paymentId, shown } = made
    await verifyPayment(admin, paymentId)
    const balance = await balanceOf(made)
    await verifyPayment(admin, balance, 2857)
    const refund = firstOf(await waitingRefunds(admin))
    await post(admin, '/refunds/sent', { id: refund.id, refNo: nextTransfer(), amount: 777 })
    const before = await shown()
    expect(await reject(admin, balance)).toMatchObject({ status: 409, code: 'REFUND_SENT' })
    expect(await verifyPayment(admin, balance, 2080)).toMatchObject({ status: 409, code: 'REFUND_SENT' })
    expect(await shown()).toEqual(before)
    await expectWhole(w)
  })

  test('a cancelled booking whose balance is corrected while its advance waits is not confirmed', async () => {
    const made = await withAdvance(await world())
    const { w, devotee, admin, id, shown } = made
    const balance = await balanceOf(made)
    await verifyPayment(admin, balance)
    await cancel(devotee, id, (await shown()).cancellation.refund)
    expect((await verifyPayment(admin, balance, 2070)).status).toBe(200)
    expect(await shown()).toMatchObject({ status: 'CANCELLED', verified: false })
    expect(await confirmations(w, id)).toEqual([])
    await expectWhole(w)
  })

  test('the audit log of a confirmed booking whose payment is rejected ends with false', async () => {
    const { w, admin, id, paymentId, shown } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await reject(admin, paymentId)
    expect(await shown()).toMatchObject({ status: 'REJECTED', verified: false })
    expect(await confirmations(w, id)).toEqual([{ verified: true }, { verified: false }])
    await expectWhole(w)
  })
})

describe('MONEY acts: a booking that was paid otherwise', () => {
  test('an undone rejection takes back the confirmation that it gave', async () => {
    const made = await withAdvance(await world())
    const { w, admin, id, paymentId, shown } = made
    await verifyPayment(admin, await balanceOf(made), 7080)
    expect((await shown()).verified).toBe(false)
    await post(admin, '/payments/reject', { id: paymentId, reason: 'NOT_FOUND', undoable: true })
    expect((await shown()).verified).toBe(true)
    expect((await post(admin, '/payments/undo', { id: paymentId })).status).toBe(200)
    expect(await shown()).toMatchObject({ status: 'CHECKING', verified: false })
    expect(await confirmations(w, id)).toEqual([{ verified: true }, { verified: false }])
    await expectWhole(w)
  })

  /** Two bookings of a rejected advance: a balance then pays one, and the advance confirms the other. */
  async function paidOtherwise() {
    const made = await withTwo(await world())
    const { devotee, admin, stay, pooja, paymentId } = made
    await reject(admin, paymentId)
    const { data } = await askBalance(devotee, stay.id)
    await submit(devotee, data.id, nextUtr())
    await verifyPayment(admin, data.id)
    await verification(admin, pooja.id, true)
    const advance = async () => (await devotee.payments()).find(({ id }) => id === paymentId)?.status
    expect([await advance(), (await detail(devotee, stay.id)).verified]).toEqual(['VERIFIED', true])
    return { ...made, balance: data.id, advance }
  }

  test('staff decide against it: its advance waits again', async () => {
    const { w, admin, stay, advance } = await paidOtherwise()
    await verification(admin, stay.id, false)
    expect(await advance()).toBe('SUBMITTED')
    await expectWhole(w)
  })

  test('its balance is not found: its advance waits again', async () => {
    const { w, admin, balance, advance } = await paidOtherwise()
    expect((await reject(admin, balance)).status).toBe(200)
    expect(await advance()).toBe('SUBMITTED')
    await expectWhole(w)
  })
})

describe('MONEY acts: emails of an act that is taken back', () => {
  test('of two bookings that an email has not told yet, only the one that stays is told', async () => {
    const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
    await post(admin, '/payments/verify', { id: paymentId, undoable: true })
    await verification(await w.admin(), stay.id, false)
    w.clock.pass({ seconds: 13 })
    const { subject, text } = lastOf(await w.sendMails())
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_verified'])
    expect([subject, text]).toEqual([expect.stringContaining('confirmed'), expect.not.stringContaining('Package')])
    expect((await detail(devotee, pooja.id)).verified).toBe(true)
    await expectWhole(w)
  })
})

describe('MONEY acts: documents', () => {
  test('a balance that is undone leaves no document when the advance before it became certain', async () => {
    const made = await withAdvance(await world())
    const { w, admin, id, paymentId } = made
    const balance = await balanceOf(made)
    const kinds = async () => (await documentsOf(w, id)).map(({ kind }) => kind)
    await post(admin, '/payments/verify', { id: paymentId, undoable: true })
    w.clock.pass({ seconds: 8 })
    await post(admin, '/payments/verify', { id: balance, undoable: true })
    w.clock.pass({ seconds: 5 })
    await w.sendMails()
    expect(await kinds()).toEqual(['receipt'])
    await expectWhole(w)
    expect((await post(admin, '/payments/undo', { id: balance })).status).toBe(200)
    expect(await kinds()).toEqual(['receipt'])
    await post(admin, '/payments/verify', { id: balance, undoable: true })
    w.clock.pass({ seconds: 13 })
    await w.sendMails()
    expect(await kinds()).toEqual(['receipt', 'receipt', 'invoice'])
    await expectWhole(w)
  })

  test('money that was sent back before its act became certain has one receipt', async () => {
    const { w, admin, id, paymentId } = await withAdvance(await world())
    await post(admin, '/payments/verify', { id: paymentId, undoable: true })
    await cancel(admin, id, 5000)
    const refund = firstOf(await waitingRefunds(admin))
    expect((await post(admin, '/refunds/sent', { id: refund.id, refNo: nextTransfer(), amount: 5000 })).status).toBe(
      200,
    )
    w.clock.pass({ seconds: 13 })
    await w.sendMails()
    expect((await documentsOf(w, id)).map(({ kind }) => kind)).toEqual(['receipt', 'refund_voucher'])
    await expectWhole(w)
  })

  async function imported() {
    const w = await world()
    const made = [await withAdvance(w), await withAdvance(w), await withAdvance(w)]
    const { admin } = firstOf(made)
    const { id } = await uploaded(w, admin, statementCsv(made.map(({ utr }) => [utr, 5000])))
    expect((await verifyAll(admin, id)).data).toMatchObject({ verified: 3 })
    const documents = () => w.db.selectFrom('documents').select(['kind', 'cancel_reason']).orderBy('id').execute()
    return { w, documents, undo: () => undo(admin, id) }
  }

  test('three verified and taken back within the undo time leave no numbered document', async () => {
    const made = await imported()
    made.w.clock.pass({ seconds: 9 })
    await made.w.sendMails()
    expect((await made.undo()).data).toEqual({ undone: 3 })
    made.w.clock.pass({ hours: 1 })
    await made.w.sendMails()
    expect(await made.documents()).toEqual([])
    await expectWhole(made.w)
  })

  test('taken back later they leave cancelled receipts and no refund voucher', async () => {
    const made = await imported()
    made.w.clock.pass({ seconds: 13 })
    await made.w.sendMails()
    expect((await made.undo()).data).toEqual({ undone: 3 })
    const cancelled = { kind: 'receipt', cancel_reason: 'PAYMENT_NOT_RECEIVED' }
    expect(await made.documents()).toEqual([cancelled, cancelled, cancelled])
    await expectWhole(made.w)
  })
})
