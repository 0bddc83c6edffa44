import { describe, expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import {
  askBalance,
  cancel,
  documentsOf,
  nextUtr,
  reject,
  submit,
  verification,
  verifyPayment,
  withAdvance,
  withTwo,
} from '../calls.ts'
import { present } from '../present.ts'
import { type World, world } from '../world.ts'

const inEnglish = { locale: 'en' } as const

/** The texts of the emails that were sent since `count`, with their subjects. */
const lastMail = async (w: World) => present((await w.sendMails()).at(-1))

describe('MONEY emails of corrections', () => {
  test('a revoked verification is told, with what happens next', async () => {
    const { w, admin, id, reference } = await withAdvance(await world())
    await verification(admin, id, true)
    await w.sendMails()
    await verification(admin, id, false)
    const mail = await lastMail(w)
    expect(mail.subject).toBe(m.email_revoked_subject({ reference }, inEnglish))
    for (const text of [m.email_revoked_documents, m.email_not_confirmed, m.email_received_answer].map((say) =>
      say({}, inEnglish),
    ))
      expect(mail.text).toContain(text)
    const count = (await w.sendMails()).length
    await verification(admin, id, false)
    expect(await w.sendMails()).toHaveLength(count)
  })

  test('the email of a rejection says that documents of an earlier verification do not count', async () => {
    for (const isVerified of [true, false]) {
      const { w, admin, paymentId } = await withAdvance(await world())
      if (isVerified) await verifyPayment(admin, paymentId)
      await reject(admin, paymentId)
      const { text } = await lastMail(w)
      expect(text.includes(m.email_revoked_documents({}, inEnglish))).toBe(isVerified)
      expect(text).toContain(m.email_not_confirmed({}, inEnglish))
    }
  })

  test('a balance that is not found leaves the booking confirmed, and its emails do not say otherwise', async () => {
    const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    const rest = await askBalance(devotee, id)
    await submit(devotee, rest.data.id, nextUtr())
    await verifyPayment(admin, rest.data.id)
    await w.sendMails()
    await reject(admin, rest.data.id)
    const { text } = await lastMail(w)
    expect(text).toContain(m.email_revoked_documents({}, inEnglish))
    expect(text).not.toContain(m.email_not_confirmed({}, inEnglish))
  })

  test('a corrected amount replaces the earlier email, in one email for all bookings of the transfer', async () => {
    const { w, admin, pooja, paymentId } = await withTwo(await world())
    await verification(admin, pooja.id, true)
    await w.sendMails()
    await verifyPayment(admin, paymentId, 4000)
    const queued = await w.db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute()
    expect(queued.map(({ kind }) => kind).toSorted()).toEqual(['amount_corrected'])
    const { text } = await lastMail(w)
    expect(text).toContain(m.email_corrected_text({ amount: '₹4,000', before: '₹5,000' }, inEnglish))
    for (const part of ['₹3,244', '₹756']) expect(text).toContain(part)
  })

  test.each([
    ['less', 4000, m.email_less_received({ submitted: '₹5,000', found: '₹4,000' }, inEnglish)],
    ['more', 6000, m.email_more_received({ submitted: '₹5,000', found: '₹6,000' }, inEnglish)],
    ['more than the price', 7580, m.email_over({ amount: '₹500' }, inEnglish)],
  ])('%s than submitted: the email says what follows', async (_, found, text) => {
    const { w, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId, found)
    expect((await lastMail(w)).text).toContain(text)
    if (found > 7080) expect((await documentsOf(w, id)).map(({ kind }) => kind)).toEqual(['receipt', 'invoice'])
  })

  test.each([
    [4500, 4050],
    [6000, 5500],
  ])('a cancelled booking for which %d is found is told the refund of %d', async (found, refund) => {
    const { w, devotee, admin, id, paymentId, reference } = await withAdvance(await world())
    await cancel(devotee, id, 4500)
    await w.sendMails()
    await verifyPayment(admin, paymentId, found)
    const mail = await lastMail(w)
    expect(mail.subject).toBe(m.email_refund_changed_subject({ reference }, inEnglish))
    expect(mail.text).toContain(`₹${refund.toLocaleString('en-IN')}`)
    await verification(admin, id, false)
    expect((await lastMail(w)).text).toContain(m.email_revoked_refund({}, inEnglish))
  })

  test('a cancelled booking whose refund is as it was told gets no second email', async () => {
    const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
    await cancel(devotee, id, 4500)
    const count = (await w.sendMails()).length
    await verifyPayment(admin, paymentId, 5000)
    expect(await w.sendMails()).toHaveLength(count)
  })
})
