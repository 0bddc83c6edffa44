import { expect, test } from 'vitest'
import type { IssuedData } from '../../server/documents/document-data.ts'
import { taxFigures } from '../../server/documents/tax-figures.ts'
import { invoiceEndedJourneys } from '../../server/payments/invoice-ended.ts'
import { actViolations } from '../act-violations.ts'
import { cancel, documentsOf, reject, refunds, sendRefund, verifyPayment, withAdvance } from '../calls.ts'
import { invoicePdf } from '../../server/documents/invoice.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { expectText, readPdf } from '../pdf-text.ts'
import { firstOf, present } from '../present.ts'
import { world } from '../world.ts'

/** A journey of ₹7,080, whose advance of ₹5,000 is verified. The devotee cancels it ten days before, and half is kept. */
async function cancelled(environment: Record<string, string> = {}) {
  const made = await withAdvance(await world({ environment }), { days: 10 })
  const { w, admin, devotee, id, paymentId } = made
  await verifyPayment(admin, paymentId)
  await cancel(devotee, id, 2500)
  return {
    ...made,
    run: () => invoiceEndedJourneys(w.db, w.env, w.clock.now()),
    kindsOf: async () => (await documentsOf(w, id)).map(({ kind, amount }) => [kind, amount]),
    invoice: async () =>
      present(await w.db.selectFrom('documents').select('data').where('kind', '=', 'invoice').executeTakeFirst())
        .data as IssuedData['invoice'],
    expectWhole: async () => expect([...(await ledgerViolations(w.db)), ...(await actViolations(w.db))]).toEqual([]),
  }
}

test.each(['before', 'after'])(
  'DOCUMENTS the charge of a cancelled booking has its invoice, %s the refund is sent',
  async (when) => {
    const { admin, run, kindsOf, invoice, expectWhole } = await cancelled()
    const send = async () => sendRefund(admin, firstOf(await refunds(admin)).id)
    if (when === 'after') await send()
    expect([await run(), await run()]).toEqual([1, 0])
    if (when === 'before') await send()
    expect((await kindsOf()).toSorted()).toEqual([
      ['invoice', 250_000],
      ['receipt', 500_000],
      ['refund_voucher', 250_000],
    ])
    const data = await invoice()
    expect(data.advances).toMatchObject([{ amount: 250_000 }])
    // 2,500 including 18 %: 2,118.64 and twice 190.68.
    expect(taxFigures('invoice', data)).toMatchObject({ taxable: 211_864, cgst: 19_068, sgst: 19_068, rounding: 0 })
    const { text } = await readPdf(await invoicePdf(data, 'en'))
    expectText(text, 'Charge for cancelling: ', 'Total ₹2,500.00', 'Balance ₹0.00')
    await expectWhole()
  },
)

test('DOCUMENTS a payment that is taken back takes the invoice of the charge along', async () => {
  const { admin, paymentId, run, kindsOf, invoice, expectWhole } = await cancelled()
  await run()
  expect((await invoice()).lines).toHaveLength(1)
  await reject(admin, paymentId)
  expect([await run(), await kindsOf()]).toEqual([
    0,
    [
      ['receipt', 500_000],
      ['invoice', 250_000],
    ],
  ])
  await expectWhole()
})

test('DOCUMENTS by the setting the charge is no supply, and after 30 days an accountant decides', async () => {
  expect(await (await cancelled({ KEPT_FEE: 'none' })).run()).toBe(0)
  const late = await cancelled()
  late.w.clock.pass({ days: 32 })
  expect(await late.run()).toBe(0)
})
