import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { cancel, detail, documentsOf, refunds, reject, sendRefund, verifyPayment, withAdvance } from '../calls.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { firstOf, present } from '../present.ts'
import { world } from '../world.ts'

test.each<Language>(languages)(
  'DOCUMENTS a cancelled receipt is there by its serial, with a mark (%s)',
  async (locale) => {
    const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await cancel(admin, id, 5000)
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    const [receipt, voucher] = await documentsOf(w, id)
    const reader = w.bearer(devotee.token, locale)
    const read = (query: string) => reader.send('GET', `/bookings/${id}/papers/receipt${query}`)
    expect((await read('')).status).toBe(409)
    expect((await detail(devotee, id)).cancelledPapers).toEqual([
      { kind: 'receipt', serial: present(receipt).serial, refunded: true },
    ])
    const answer = await read(`?serial=${present(receipt).serial}`)
    expect(answer.status).toBe(200)
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    // The text of a PDF has no blanks.
    expect(text).toContain(m.document_cancelled_by({ by: present(voucher).serial }, { locale }).replaceAll(' ', ''))
  },
)

test('DOCUMENTS a valid receipt has no mark', async () => {
  const { admin, id, paymentId } = await withAdvance(await world())
  await verifyPayment(admin, paymentId)
  const { receipts, cancelledPapers } = await detail(admin, id)
  expect(cancelledPapers).toEqual([])
  const answer = await admin.send('GET', `/bookings/${id}/papers/receipt?serial=${firstOf(receipts)}`)
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(text).not.toContain(m.document_cancelled_by({ by: '' }, { locale: 'en' }).replaceAll(' ', ''))
})

test.each(languages.flatMap((locale) => [[locale, 'rejected'] as const, [locale, 'corrected'] as const]))(
  'DOCUMENTS (%s) the old receipt of a payment that was %s says why, and that nothing is refunded',
  async (locale, how) => {
    const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    if (how === 'rejected') await reject(admin, paymentId)
    else await verifyPayment(admin, paymentId, 4000)
    const [receipt] = await documentsOf(w, id)
    const { serial } = present(receipt)
    const { papers, cancelledPapers } = await detail(devotee, id)
    expect(cancelledPapers).toEqual([{ kind: 'receipt', serial, refunded: false }])
    expect(papers).not.toContain('refund_voucher')
    const answer = await w.bearer(devotee.token, locale).send('GET', `/bookings/${id}/papers/receipt?serial=${serial}`)
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const words = how === 'rejected' ? m.document_cancelled_on : m.document_cancelled_amount
    expectText(text, words({ day: formatDay(dayOf(w.inDays(0)), locale) }, { locale }))
  },
)
