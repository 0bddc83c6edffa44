import { expect, test } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { cancel, detail, documentsOf, refunds, sendRefund, verifyPayment, withAdvance } from '../calls.ts'
import { readPdf } from '../pdf-text.ts'
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
    expect((await detail(devotee, id)).cancelledPapers).toEqual([{ kind: 'receipt', serial: present(receipt).serial }])
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
