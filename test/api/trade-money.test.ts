import { expect, test } from 'vitest'
import type { IssuedData } from '../../server/documents/document-data.ts'
import { creditNotePdf } from '../../server/documents/credit-note.ts'
import { invoicePdf } from '../../server/documents/invoice.ts'
import { refundVoucherPdf } from '../../server/documents/refund-voucher.ts'
import { invoiceEndedJourneys } from '../../server/payments/invoice-ended.ts'
import { reconcileDocuments } from '../../server/payments/reconcile-documents.ts'
import { openSession } from '../../server/account/sessions.ts'
import { documentsOf, post } from '../calls.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { lastOf, present } from '../present.ts'
import { tradeCsv, tradeDesk } from '../trade.ts'

/** A journey of ₹12,500, with GST, of which ₹5,000 was paid before; `receipt` is its number in the earlier books. */
async function imported({ date = '01/12/2026', paid = '5000', receipt = 'A-117' } = {}) {
  const desk = await tradeDesk()
  const { w, pack } = desk
  const paidOn = paid === '' ? '' : '01/11/2026'
  await desk.bring(tradeCsv(`B-1,Meena Tiwari,9839012345,,${pack.name},2,${date},12500,${paid},${paidOn},${receipt},`))
  const { id, payment_id: paymentId } = present((await desk.bookings())[0])
  const admin = async () => w.bearer(await openSession(w.db, desk.admin.user, w.clock.now()))
  return {
    ...desk,
    id,
    paymentId,
    kinds: async () => (await documentsOf(w, id)).map(({ kind, amount }) => [kind, amount]),
    invoiceEnded: () => invoiceEndedJourneys(w.db, w.env, w.clock.now()),
    dataOf: async <Kind extends keyof IssuedData>(kind: Kind) =>
      lastOf(await w.db.selectFrom('documents').select('data').where('kind', '=', kind).orderBy('id').execute())
        .data as IssuedData[Kind],
    cash: async (amount: number) =>
      post(await admin(), '/payments/cash', { bookingId: id, amount, receivedOn: w.inDays(0) }),
    cancel: async (refund: number) => (await admin()).send('POST', '/bookings/cancel', { id, refund }),
    sendRefund: async () => {
      const refund = present((await w.db.selectFrom('refunds').selectAll().where('sent_at', 'is', null).execute())[0])
      const sent = { id: refund.id, refNo: '426812345679', amount: refund.amount / 100 }
      return (await admin()).send('POST', '/refunds/sent', sent)
    },
  }
}

test('TRADE money from before stands on the invoice of the ended journey, with its receipt of the earlier books', async () => {
  const { w, kinds, invoiceEnded, dataOf, expectWhole } = await imported()
  await reconcileDocuments(w.db, w.env, w.clock.now())
  expect([await invoiceEnded(), await kinds()]).toEqual([0, []])
  w.clock.set('2026-12-10T15:00:00Z')
  expect(await invoiceEnded()).toBe(1)
  expect(await kinds()).toEqual([['invoice', 1_250_000]])
  const invoice = await dataOf('invoice')
  expect(invoice.advances).toEqual([{ serial: 'A-117', day: '2026-11-01', amount: 500_000, earlier: true }])
  const { text } = await readPdf(await invoicePdf(invoice, 'en'))
  expectText(text, 'A-117', 'from our earlier records', 'Total ₹12,500.00', 'Balance ₹7,500.00')
  expectText((await readPdf(await invoicePdf(invoice, 'hi'))).text, 'A-117', '₹7,500.00')
  await expectWhole()
})

test('TRADE the rest in cash has a receipt of ours, and the invoice names both', async () => {
  const { cash, kinds, dataOf, expectWhole } = await imported({ receipt: '' })
  expect((await cash(7500)).status).toBe(201)
  expect(await kinds()).toEqual([
    ['receipt', 750_000],
    ['invoice', 1_250_000],
  ])
  const invoice = await dataOf('invoice')
  expect(invoice.advances.map(({ amount }) => amount)).toEqual([500_000, 750_000])
  expectText((await readPdf(await invoicePdf(invoice, 'en'))).text, 'from our earlier records', 'Balance ₹0.00')
  await expectWhole()
})

test('TRADE a cancellation sends money from before back, and its refund voucher names the receipt of the earlier books', async () => {
  const { cancel, kinds, sendRefund, dataOf, expectWhole } = await imported()
  expect((await cancel(5000)).status).toBe(200)
  expect((await sendRefund()).status).toBe(200)
  expect(await kinds()).toEqual([['refund_voucher', 500_000]])
  const voucher = await dataOf('refund_voucher')
  expect(voucher.receipt).toEqual({ serial: 'A-117', day: '2026-11-01', earlier: true })
  expectText((await readPdf(await refundVoucherPdf(voucher, 'en'))).text, 'A-117', 'from our earlier records')
  expectText((await readPdf(await refundVoucherPdf(voucher, 'hi'))).text, 'A-117')
  await expectWhole()
})

test('TRADE a booking that was paid in full before is cancelled after its invoice with a credit note', async () => {
  const { w, cash, cancel, kinds, sendRefund, dataOf, expectWhole } = await imported({ date: '30/12/2026' })
  expect((await cash(7500)).status).toBe(201)
  w.clock.pass({ days: 1 })
  expect((await cancel(12_500)).status).toBe(200)
  expect((await sendRefund()).status).toBe(200)
  expect((await kinds()).map(([kind]) => kind)).toEqual(['receipt', 'invoice', 'credit_note'])
  expectText((await readPdf(await creditNotePdf(await dataOf('credit_note'), 'en'))).text, '₹12,500.00')
  await expectWhole()
})

test('TRADE a journey that was over before gets no invoice, no thanks and no reminder, also when the rest is paid', async () => {
  const { w, invoiceEnded, cash, kinds, expectWhole } = await imported({ date: '18/11/2026' })
  expect(await invoiceEnded()).toBe(0)
  w.clock.pass({ days: 1 })
  expect([await invoiceEnded(), await w.sendMails()]).toEqual([0, []])
  expect((await cash(7500)).status).toBe(201)
  expect((await kinds()).map(([kind]) => kind)).toEqual(['receipt'])
  await expectWhole()
})

test('TRADE money from before is none of the week, of the cash to count, or of a bank statement', async () => {
  const { w, admin, id } = await imported()
  const numbers = await (await admin.send('GET', '/admin/numbers?weeks=1')).text()
  expect(numbers).not.toMatch(/5000|12500/)
  const cash = await (await admin.send('GET', '/admin/cash')).json()
  expect(cash.data).toEqual([])
  const ways = await w.db.selectFrom('payments').select(['way', 'utr']).execute()
  expect(ways).toEqual([{ way: 'BEFORE', utr: expect.stringMatching(/^BEFORE/) }])
  const shown = await (await admin.send('GET', `/bookings/${id}`)).json()
  expect(shown.data.steps).toMatchObject([{ kind: 'QUOTED' }, { kind: 'VERIFIED', way: 'BEFORE', text: 'A-117' }])
  expect(shown.data.payments).toMatchObject([{ refNo: null, status: 'VERIFIED' }])
})

test('TRADE staff correct an amount from before, and it stays one', async () => {
  const { w, admin, paymentId, kinds, invoiceEnded, expectWhole } = await imported()
  const body = { id: paymentId, amountReceived: 6000, receivedOn: w.inDays(-20) }
  expect((await admin.send('POST', '/payments/verify', body)).status).toBe(200)
  expect(await w.sendMails()).toEqual([])
  expect(await kinds()).toEqual([])
  await expectWhole()
  w.clock.set('2026-12-10T15:00:00Z')
  await invoiceEnded()
  expect(await kinds()).toEqual([['invoice', 1_250_000]])
  await expectWhole()
})
