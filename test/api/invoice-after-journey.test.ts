import { expect, test } from 'vitest'
import type { CashReceipt } from '../../contract/cash.ts'
import { formatExactRupees } from '../../domain/format.ts'
import { paise } from '../../domain/money.ts'
import { openSession } from '../../server/account/sessions.ts'
import type { IssuedData } from '../../server/documents/document-data.ts'
import { invoicePdf } from '../../server/documents/invoice.ts'
import { receiptPdf } from '../../server/documents/receipt.ts'
import { refundVoucherPdf } from '../../server/documents/refund-voucher.ts'
import { taxFigures } from '../../server/documents/tax-figures.ts'
import { invoiceEndedJourneys } from '../../server/payments/invoice-ended.ts'
import { actViolations } from '../act-violations.ts'
import { allow } from '../allowances.ts'
import { cancel, detail, documentsOf, post, reject, verifyPayment, withAdvance } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { firstOf, lastOf } from '../present.ts'
import { world } from '../world.ts'

/** A journey of ₹7,080, whose advance of ₹5,000 is verified, on the evening of its last day. */
async function ended({ hour = 20, daysLater = 0 } = {}) {
  const made = await withAdvance(await world())
  const { w, id } = made
  await verifyPayment(made.admin, made.paymentId)
  const { last_day: lastDay } = await w.db
    .selectFrom('bookings')
    .innerJoin('packages', (join) => join.onTrue())
    .select('bookings.date_start as last_day')
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow()
  const evening = Date.parse(`${lastDay}T${hour}:00:00+05:30`)
  w.clock.pass({ seconds: (evening - w.clock.now().getTime()) / 1000 })
  w.clock.pass({ days: daysLater })
  const open = async (user: Parameters<typeof openSession>[1]) => w.bearer(await openSession(w.db, user, w.clock.now()))
  const [devotee, admin] = [await open(made.devotee.user), await open(made.admin.user)]
  return {
    ...made,
    made,
    admin,
    shown: () => detail(devotee, id),
    run: () => invoiceEndedJourneys(w.db, w.env, w.clock.now()),
    kindsOf: async () => (await documentsOf(w, id)).map(({ kind, amount }) => [kind, amount]),
    cash: (amount: number) =>
      post<CashReceipt>(admin, '/payments/cash', { bookingId: id, amount, receivedOn: w.inDays(0) }),
    dataOf: async <Kind extends 'invoice' | 'receipt'>(kind: Kind) =>
      lastOf(await w.db.selectFrom('documents').select('data').where('kind', '=', kind).orderBy('id').execute())
        .data as IssuedData[Kind],
    expectWhole: async () => expect([...(await ledgerViolations(w.db)), ...(await actViolations(w.db))]).toEqual([]),
  }
}

test('DOCUMENTS the invoice of a journey is issued on the evening of its last day, with what is still due', async () => {
  const { run, kindsOf, dataOf, expectWhole } = await ended()
  expect([await run(), await run()]).toEqual([1, 0])
  expect(await kindsOf()).toEqual([
    ['receipt', 500_000],
    ['invoice', 708_000],
  ])
  const { text } = await readPdf(await invoicePdf(await dataOf('invoice'), 'en'))
  expectText(text, 'Total ₹7,080.00', `Balance ${formatExactRupees(paise(208_000), 'en')}`)
  await expectWhole()
})

test('DOCUMENTS money that comes after the invoice gets a receipt without tax, and no second invoice', async () => {
  const { run, kindsOf, dataOf, cash, shown, expectWhole } = await ended()
  await run()
  expect((await cash(2080)).status).toBe(201)
  expect((await kindsOf()).map(firstOf)).toEqual(['receipt', 'invoice', 'receipt'])
  const [receipt, invoice] = [await dataOf('receipt'), await dataOf('invoice')]
  expect(receipt.invoice).toEqual({ serial: invoice.serial, day: invoice.day })
  const { text } = await readPdf(await receiptPdf(receipt, 'en'))
  expectText(text, 'Receipt', `Invoice ${invoice.serial}`, '₹2,080.00', 'needs no signature')
  expect(text).not.toMatch(/CGST|Rule50|voucher/)
  expect((await shown()).money).toMatchObject({ received: 7080, due: 0 })
  expect(await run()).toBe(0)
  await expectWhole()
})

test('DOCUMENTS cash that was entered wrongly after the invoice takes back its receipt alone', async () => {
  const { run, cash, admin, w, id, expectWhole } = await ended()
  await run()
  const { data } = await cash(2080)
  await reject(admin, data.paymentId, 'OTHER')
  const all = await w.db.selectFrom('documents').select(['kind', 'cancelled_at']).where('booking_id', '=', id).execute()
  expect(all.filter((one) => one.cancelled_at).map(({ kind }) => kind)).toEqual(['receipt'])
  await expectWhole()
})

test('DOCUMENTS in a later month a receipt without tax is cancelled by a voucher without tax', async () => {
  const { run, cash, w, id, made, expectWhole } = await ended()
  await run()
  const { data } = await cash(2080)
  w.clock.pass({ days: 31 })
  const staff = w.bearer(await openSession(w.db, made.admin.user, w.clock.now()))
  await reject(staff, data.paymentId, 'OTHER')
  const [voucher, ...more] = await w.db
    .selectFrom('documents')
    .select(['amount', 'data'])
    .where('kind', '=', 'refund_voucher')
    .where('booking_id', '=', id)
    .execute()
  expect([voucher?.amount, more]).toEqual([208_000, []])
  const issued = voucher?.data as IssuedData['refund_voucher']
  expect(Object.values(taxFigures('refund_voucher', issued))).toEqual([0, 0, 0, 0, 0, 0])
  expect((await readPdf(await refundVoucherPdf(issued, 'en'))).text).not.toContain('SGST')
  await expectWhole()
})

test('DOCUMENTS an advance that is taken back after the invoice takes the invoice with it; the next run issues no other', async () => {
  const { run, kindsOf, admin, paymentId, w, expectWhole } = await ended()
  await run()
  await reject(admin, paymentId, 'NOT_FOUND')
  expect(await run()).toBe(0)
  // The month of the receipt is over, that of the invoice is not.
  expect((await kindsOf()).map(firstOf)).toEqual(['receipt', 'invoice', 'refund_voucher'])
  const valid = await w.db.selectFrom('documents').select('kind').where('cancelled_at', 'is', null).execute()
  expect(valid).toEqual([{ kind: 'refund_voucher' }])
  await expectWhole()
})

test('DOCUMENTS an unpaid journey whose price is reduced later gets an invoice of the rest at once, also after thirty days', async () => {
  const { w, id, run, kindsOf, expectWhole } = await ended()
  await run()
  w.clock.pass({ days: 45 })
  const later = w.bearer(await openSession(w.db, (await w.admin()).user, w.clock.now()))
  expect((await allow(later, id, 1180)).status).toBe(200)
  expect(await kindsOf()).toEqual([
    ['receipt', 500_000],
    ['invoice', 708_000],
    ['credit_note', 708_000],
    ['invoice', 590_000],
  ])
  expect(await run()).toBe(0)
  await expectWhole()
})

test('DOCUMENTS no invoice before the evening, after thirty days, or for a cancelled journey', async () => {
  const early = await ended({ hour: 19 })
  expect(await early.run()).toBe(0)
  const late = await ended({ daysLater: 31 })
  expect(await late.run()).toBe(0)
  const made = await withAdvance(await world())
  await verifyPayment(made.admin, made.paymentId)
  await cancel(made.admin, made.id, 5000)
  made.w.clock.pass({ days: 22 })
  expect(await invoiceEndedJourneys(made.w.db, made.w.env, made.w.clock.now())).toBe(0)
})

test('DOCUMENTS two servers that run at once issue one invoice', async () => {
  const { run, kindsOf } = await ended()
  const issued = await Promise.all([run(), run(), run()])
  expect(issued.toSorted()).toEqual([0, 0, 1])
  expect((await kindsOf()).map(firstOf)).toEqual(['receipt', 'invoice'])
})
