import { describe, expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import {
  cancel,
  change,
  correctRefund,
  nextTransfer,
  nextUtr,
  refunds,
  reject,
  sendRefund,
  submit,
  verification,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { firstOf } from '../present.ts'
import { type World, world } from '../world.ts'

const inEnglish = { locale: 'en' } as const
const subjects = async (w: World) => (await w.sendMails()).map(({ subject }) => subject).slice(1)

describe('EMAIL a fact that ended before the email was sent', () => {
  test('a verification that was rejected meanwhile is not told', async () => {
    const { w, admin, paymentId, reference } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await reject(admin, paymentId)
    expect(await subjects(w)).toEqual([m.email_rejected_subject({ reference }, inEnglish)])
  })

  test('a verification that was revoked or corrected meanwhile is not told', async () => {
    const { w, admin, id, paymentId } = await withAdvance(await world())
    await verification(admin, id, true)
    await verification(admin, id, false)
    await verifyPayment(admin, paymentId, 4000)
    await verifyPayment(admin, paymentId, 4500)
    expect(await subjects(w)).toEqual([m.email_verified_subject({}, inEnglish)])
  })

  test('a booking that was cancelled meanwhile is not called confirmed or changed', async () => {
    const { w, devotee, admin, id, paymentId, reference } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await change(devotee, id, w.inDays(30))
    await cancel(admin, id, 5000)
    expect(await subjects(w)).toEqual([m.email_cancelled_subject({ reference }, inEnglish)])
  })

  test('a rejection whose UTR was corrected meanwhile asks for nothing', async () => {
    const { w, devotee, admin, paymentId } = await withAdvance(await world())
    await reject(admin, paymentId)
    await submit(devotee, paymentId, nextUtr())
    expect(await subjects(w)).toEqual([])
  })

  test('a refund is told once, under its right reference', async () => {
    const { w, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await cancel(admin, id, 5000)
    await w.sendMails()
    const { id: refundId, reference } = firstOf(await refunds(admin))
    await sendRefund(admin, refundId)
    await correctRefund(admin, refundId, nextTransfer())
    const sent = await subjects(w)
    expect(sent.slice(1)).toEqual([m.email_refund_corrected_subject({ reference }, inEnglish)])
  })

  test('what is still true is sent', async () => {
    const { w, devotee, admin, id, paymentId, reference } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await change(devotee, id, w.inDays(30))
    expect(await subjects(w)).toEqual([
      m.email_verified_subject({}, inEnglish),
      m.email_changed_subject({ reference }, inEnglish),
    ])
  })
})
