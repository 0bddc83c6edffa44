import { describe, expect, test } from 'vitest'
import {
  askBalance,
  call,
  detail,
  kinds,
  mailsTo,
  nextUtr,
  post,
  reject,
  submit,
  verifyPayment,
  withAdvance,
  withTwo,
} from '../calls.ts'
import type { Sender } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { world } from '../world.ts'

const undoable = { undoable: true }
const verify = (who: Sender, id: string, more = {}) => post(who, '/payments/verify', { id, ...undoable, ...more })
const rejectUndoably = (who: Sender, id: string) =>
  post(who, '/payments/reject', { id, reason: 'NOT_FOUND', ...undoable })
const undo = (who: Sender, id: string) => post(who, '/payments/undo', { id })
const EMAIL_LEAVES = { seconds: 13 }

describe('QUEUE undo', () => {
  test('an undone verification leaves the payment waiting as before, and no email ever', async () => {
    const { w, devotee, admin, id, paymentId, utr, shown } = await withAdvance(await world())
    await w.sendMails()
    const { data } = await verify(admin, paymentId, { refNo: utr })
    expect([data.status, data.undoUntil]).toEqual(['VERIFIED', '2026-11-21T04:30:10.000Z'])
    expect((await shown()).status).toBe('VERIFIED')
    w.clock.pass({ seconds: 9 })
    const mails = (await w.sendMails()).length
    expect((await undo(admin, paymentId)).data).toMatchObject({ status: 'SUBMITTED', refNo: utr })
    expect((await shown()).status).toBe('CHECKING')
    w.clock.pass({ hours: 2 })
    expect(await w.sendMails()).toHaveLength(mails)
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received'])
    const [{ submittedAt }] = (await call(admin, 'POST', '/admin/payments', {})).data
    expect(submittedAt).toBe('2026-11-21T04:30:00.000Z')
    // A second undo has nothing to do, and the payment can be verified again.
    expect(await undo(admin, paymentId)).toMatchObject({ status: 409, code: 'UNDO_OVER' })
    await verify(admin, paymentId)
    w.clock.pass(EMAIL_LEAVES)
    await w.sendMails()
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_verified'])
    expect(kinds((await detail(devotee, id)).steps)).toEqual(['QUOTED', 'PAID', 'VERIFIED', 'REVOKED', 'VERIFIED'])
  })

  test('without an undo the email leaves by itself, also if the tab is closed', async () => {
    const { w, devotee, admin, paymentId, shown } = await withAdvance(await world())
    const before = (await w.sendMails()).length
    await verify(admin, paymentId)
    w.clock.pass({ seconds: 10 })
    expect(await w.sendMails()).toHaveLength(before)
    w.clock.pass({ seconds: 3 })
    expect((await w.sendMails()).slice(before).map(({ to }) => to)).toEqual([devotee.user.email])
    expect(await undo(admin, paymentId)).toMatchObject({ status: 409, code: 'UNDO_OVER' })
    expect((await shown()).verified).toBe(true)
  })

  test('a whole transfer is verified and undone at once', async () => {
    const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
    await verify(admin, paymentId)
    for (const { id } of [stay, pooja]) expect((await detail(devotee, id)).verified).toBe(true)
    await undo(admin, paymentId)
    for (const { id } of [stay, pooja]) expect((await detail(devotee, id)).verified).toBe(false)
    w.clock.pass(EMAIL_LEAVES)
    await w.sendMails()
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received'])
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('an undone rejection gives the payment its UTR and its place back', async () => {
    const { w, devotee, admin, paymentId, utr, shown } = await withAdvance(await world())
    w.clock.pass({ hours: 3 })
    const { data } = await rejectUndoably(admin, paymentId)
    expect([data.status, data.undoUntil]).toEqual(['REJECTED', '2026-11-21T07:30:10.000Z'])
    expect((await undo(admin, paymentId)).data).toMatchObject({ status: 'SUBMITTED', refNo: utr })
    expect((await shown()).status).toBe('CHECKING')
    w.clock.pass(EMAIL_LEAVES)
    await w.sendMails()
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received'])
    const [waiting] = (await call(admin, 'POST', '/admin/payments', {})).data
    expect(waiting).toMatchObject({ id: paymentId, corrected: false, submittedAt: '2026-11-21T04:30:00.000Z' })
  })

  test('a rejection is not undone when another payment has its UTR', async () => {
    const w = await world()
    const [first, second] = [await withAdvance(w), await withAdvance(w)]
    await rejectUndoably(first.admin, first.paymentId)
    await submit(second.devotee, second.paymentId, first.utr)
    expect(await undo(first.admin, first.paymentId)).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
    w.clock.pass(EMAIL_LEAVES)
    await w.sendMails()
    expect(await mailsTo(w, first.devotee.user.email)).toEqual(['booking_received', 'payment_rejected'])
  })

  test('an undone balance leaves its booking confirmed', async () => {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    const { data } = await askBalance(devotee, id)
    await submit(devotee, data.id, nextUtr())
    await verify(admin, data.id)
    await undo(admin, data.id)
    expect(await shown()).toMatchObject({ verified: true, money: { beingChecked: 2080, received: 5000 } })
  })

  test('only who acted can undo, and only the last change', async () => {
    const { w, devotee, admin, paymentId } = await withAdvance(await world())
    const other = await w.admin()
    await verify(admin, paymentId)
    expect(await undo(other, paymentId)).toMatchObject({ status: 409, code: 'UNDO_OVER' })
    await reject(other, paymentId)
    expect(await undo(admin, paymentId)).toMatchObject({ status: 409, code: 'UNDO_OVER' })
    await rejectUndoably(admin, paymentId)
    await submit(devotee, paymentId, nextUtr())
    expect(await undo(admin, paymentId)).toMatchObject({ status: 409, code: 'UNDO_OVER' })
  })

  test('a payment that somebody else has handled is refused with their name, and changes nothing', async () => {
    const { w, devotee, admin, paymentId } = await withAdvance(await world())
    const other = await w.admin({ name: 'Meera' })
    await verify(other, paymentId)
    for (const act of [verify, rejectUndoably])
      expect(await act(admin, paymentId)).toMatchObject({
        status: 409,
        code: 'PAYMENT_HANDLED',
        message: expect.stringContaining('Meera'),
      })
    w.clock.pass(EMAIL_LEAVES)
    await w.sendMails()
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_verified'])
  })

  test('a replaced UTR is refused before anything is changed', async () => {
    const { devotee, admin, paymentId, utr } = await withAdvance(await world())
    await submit(devotee, paymentId, nextUtr())
    expect(await verify(admin, paymentId, { refNo: utr })).toMatchObject({ status: 409, code: 'UTR_CHANGED' })
  })

  test('an act outside of the queue sends its email at once and cannot be undone', async () => {
    const { w, devotee, admin, paymentId } = await withAdvance(await world())
    const answer = await verifyPayment(admin, paymentId)
    expect(answer.data).not.toHaveProperty('undoUntil')
    await w.sendMails()
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_verified'])
    expect(await undo(admin, paymentId)).toMatchObject({ status: 409, code: 'UNDO_OVER' })
  })

  test('a rejection that takes a confirmation back cannot be undone, and says so', async () => {
    const { admin, stay, paymentId } = await withTwo(await world())
    await admin.verify(stay.id)
    const { data } = await rejectUndoably(admin, paymentId)
    expect(data.undoUntil).toBeNull()
    expect(await undo(admin, paymentId)).toMatchObject({ status: 409, code: 'UNDO_OVER' })
  })

  test('of a partly confirmed transfer only the part of this act is taken back', async () => {
    const { devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
    await admin.verify(stay.id)
    await verify(admin, paymentId)
    await undo(admin, paymentId)
    expect((await detail(devotee, stay.id)).verified).toBe(true)
    expect((await detail(devotee, pooja.id)).verified).toBe(false)
  })
})
