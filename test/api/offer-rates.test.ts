import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import type { ReceiptData } from '../../server/documents/document-data.ts'
import { call, nextUtr, post, verifyPayment } from '../calls.ts'
import { changeTo } from '../changed-bookings.ts'
import { makePackage, makePooja } from '../factories.ts'
import { expectWhole } from '../phone-bookings.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'

const KEY = 'a key of the house'

/** A booked package of ₹4,000 at 5 % with a paid advance of ₹4,200, and what staff do with its offer. */
async function booked() {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  const [admin, devotee] = [await w.admin(), await w.devotee()]
  const { id } = await makePackage(w.db, { gstPercent: 5 })
  const offer = async () => (await call(admin, 'GET', `/packages/${id}`)).data
  const edit = async (gstPercent: number | null) =>
    post(admin, '/packages/update', { content: { ...(await offer()), gstPercent, key: KEY } })
  const date = w.inDays(20)
  await post(devotee, '/cart/add', { packageId: id, headCount: 2, date, events: [] })
  const pdf = async (bookingId: string, kind: string) => {
    const answer = await admin.send('GET', `/bookings/${bookingId}/papers/${kind}`)
    expect(answer.status).toBe(200)
    return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text
  }
  return { w, admin, devotee, id, date, edit, pdf }
}

test('ACCOUNTS rates: a quote keeps the rate of the offer, and the papers name rate, SAC and wording', async () => {
  const { w, admin, devotee, edit, pdf } = await booked()
  const quote = (await devotee.quote(firstOf(await devotee.cart()).id)) as { gst: number; amountTotal: number }
  expect(quote).toMatchObject({ gst: 200, amountTotal: 4200 })
  expect(await edit(18)).toMatchObject({ status: 200, data: { gstPercent: 18 } })
  const { id } = firstOf(await devotee.book(nextUtr(), 4200))
  expect((await call(devotee, 'GET', `/bookings/${id}`)).data.amountTotal).toBe(4200)
  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  const wording = m.document_without_credit({}, { locale: 'en' })
  for (const kind of ['receipt', 'invoice'])
    expectText(await pdf(id, kind), 'CGST at 2.5%', 'SGST at 2.5%', '998555', wording)
  await expectWhole(w)
})

test('ACCOUNTS rates: one booking with two rates states both, on all its papers', async () => {
  const { w, admin, devotee, date, pdf } = await booked()
  const { id } = firstOf(await devotee.book(nextUtr(), 4200))
  const poojas = [await makePooja(w.db, { cost: 1000, gstPercent: 18 }), await makePooja(w.db, { cost: 500 })]
  const changed = await changeTo(admin, id, { events: poojas.map((one) => ({ eventId: one.id, date })) })
  expect(changed).toMatchObject({ status: 200 })
  expect((await call(devotee, 'GET', `/bookings/${id}`)).data.amountTotal).toBe(5880)
  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  await post(admin, '/payments/cash', { bookingId: id, amount: 1680, receivedOn: w.inDays(0) })
  const invoice = await pdf(id, 'invoice')
  expectText(invoice, 'CGST at 2.5%', '₹100.00', 'CGST at 9%', '₹90.00', '5%', '18%', 'Exempt')
  expectText(
    invoice,
    m.document_without_credit({}, { locale: 'en' }),
    m.document_exempt_under({ notification: w.env.EXEMPT_UNDER }, { locale: 'en' }),
  )
  const { data } = await w.db
    .selectFrom('documents')
    .select('data')
    .where('kind', '=', 'receipt')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  // 4,200 of 5,880: of 4,700 at 5 % with the exempt pooja, and of 1,180 at 18 %.
  expect((data as ReceiptData).lines.map(({ percent, parts }) => [percent, parts])).toEqual([
    [undefined, { taxable: 285_714, gst: 14_286, exempt: 35_714 }],
    [18, { taxable: 71_429, gst: 12_857, exempt: 0 }],
  ])
  await expectWhole(w)
})

test('ACCOUNTS rates: an edit sets and removes a rate, an undo brings it back, and only the lawful rates are taken', async () => {
  const { w, admin, id, edit } = await booked()
  expect(await edit(null)).toMatchObject({ status: 200, data: { gstPercent: null } })
  const [change] = (await call(admin, 'GET', `/admin/history/${id}`)).data
  expect(await post(admin, `/admin/history/${id}/undo`, { entryId: change.id, key: KEY })).toMatchObject({
    status: 200,
  })
  expect((await call(admin, 'GET', `/packages/${id}`)).data.gstPercent).toBe(5)
  for (const wrong of [0, 12, 40, -5])
    expect(await edit(wrong)).toMatchObject({ status: 400, issues: [{ path: 'content.gstPercent' }] })
  const pooja = await makePooja(w.db)
  const event = { ...(await call(admin, 'GET', `/events/id/${pooja.id}`)).data, key: KEY }
  expect(await post(admin, '/events/edit', { event: { ...event, gstPercent: 5 } })).toMatchObject({ status: 400 })
  expect(await post(admin, '/events/edit', { event: { ...event, gstPercent: 18 } })).toMatchObject({ status: 200 })
  const file = await (await admin.send('GET', '/admin/offers/export?format=csv')).text()
  expect(file.split('\r\n')[0]).toContain('gstPercent')
})

test('ACCOUNTS rates: a site without GST adds none, whatever an offer says', async () => {
  const w = await world({ environment: { GST_PERCENT: '0' } })
  const devotee = await w.devotee()
  const { id: packageId } = await makePackage(w.db, { gstPercent: 18 })
  await post(devotee, '/cart/add', {
    packageId,
    headCount: 2,
    date: w.inDays(20),
    events: [],
  })
  expect(await devotee.quote(firstOf(await devotee.cart()).id)).toMatchObject({ gst: 0, amountTotal: 4000 })
})
