import { expect, test } from 'vitest'
import { formatDay } from '../../domain/format.ts'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { cancelledReceipt, receipt, refundVoucher } from '../../test/document-samples.ts'
import { expectText, readPdf } from '../../test/pdf-text.ts'
import { receiptPdf } from './receipt.ts'
import { refundVoucherPdf } from './refund-voucher.ts'

test.each(languages)('DOCUMENTS a receipt voucher has what Rule 50 requires (%s)', async (language) => {
  const { text } = await readPdf(await receiptPdf(receipt, language))
  expectText(text, language === 'hi' ? 'रसीद वाउचर' : 'Receipt voucher', receipt.serial)
  expectText(text, receipt.supplier.name, receipt.supplier.gstin, formatDay(receipt.day, language))
  expectText(text, `${m.document_paid_on({}, { locale: language })} ${formatDay(receipt.paidOn, language)}`)
  expectText(text, receipt.recipient.name, receipt.utr, ...whats(language), '(09)', 'CGST', '9%', 'SGST')
  expectText(text, '₹5,000.00', '₹3,876.13', '₹348.85', '₹426.17', m.document_signatory({}, { locale: language }))
  expectText(text, language === 'hi' ? 'पाँच हज़ार रुपये मात्र' : 'Rupees Five Thousand Only')
})

test.each(languages)('DOCUMENTS a refund voucher has what Rule 51 requires (%s)', async (language) => {
  const { text } = await readPdf(await refundVoucherPdf(refundVoucher, language))
  const { supplier, recipient } = refundVoucher
  expectText(text, m.document_refund_voucher({}, { locale: language }), refundVoucher.serial)
  expectText(text, formatDay(refundVoucher.day, language), `${receipt.serial}, ${formatDay(receipt.day, language)}`)
  expectText(text, supplier.name, ...supplier.address, supplier.gstin, recipient.name, recipient.phone)
  expectText(text, language === 'hi' ? 'उत्तर प्रदेश (09)' : 'Uttar Pradesh (09)', ...whats(language))
  expectText(text, 'CGST', '9%', 'SGST', '₹2,500.00', '₹1,938.06', '₹174.43', '₹174.42', '₹213.09')
  expectText(text, language === 'hi' ? 'दो हज़ार पाँच सौ रुपये मात्र' : 'Rupees Two Thousand Five Hundred Only')
  expectText(text, m.document_signatory({}, { locale: language }))
})

test('DOCUMENTS both halves of GST are equal, with a line for the odd paisa; documents from before keep it in CGST', async () => {
  const [before, now] = await Promise.all([both(refundVoucher), both({ ...refundVoucher, oddPaisa: 'ROUNDING' })])
  for (const text of before) expect(text).not.toContain('₹0.01')
  expectText(now[0], 'CGST at 9% ₹174.42', 'SGST at 9% ₹174.42', 'Rounding ₹0.01', 'Total ₹2,500.00')
  expectText(now[1], '₹0.01', '₹2,500.00')
})

test.each([['BOOKING_CANCELLED', m.document_reason_cancelled({}, { locale: 'en' }), 'यह बुकिंग रद्द हुई।']] as const)(
  'DOCUMENTS a refund voucher for %s says that the amount is refunded',
  async (reason, english, hindi) => {
    const [en, hi] = await both({ ...refundVoucher, reason })
    expectText(en, english, m.document_is_refunded({}, { locale: 'en' }), 'Amount refunded ₹2,500.00')
    expectText(hi, hindi, 'नीचे लिखी राशि लौटाई जा रही है।', 'लौटाई गई राशि ₹2,500.00')
    for (const text of [en, hi]) expect(text).not.toMatch(/cancelsreceipt|Nomoney|रद्दकरताहै|दीयालीनहीं/)
  },
)

test.each([
  ['PAYMENT_NOT_RECEIVED', m.document_reason_not_received({}, { locale: 'en' }), 'इस भुगतान की राशि हमें नहीं मिली।'],
  ['AMOUNT_CORRECTED', m.document_reason_other_amount({}, { locale: 'en' }), 'इस भुगतान की राशि अलग निकली।'],
] as const)(
  'DOCUMENTS a refund voucher for %s cancels its receipt without a refund',
  async (reason, english, hindi) => {
    const [en, hi] = await both({ ...cancelledReceipt, reason })
    expectText(
      en,
      english,
      `cancels receipt voucher ${receipt.serial}. There is no refund.`,
      'Amount cancelled ₹5,000.00',
    )
    expectText(hi, hindi, `रसीद वाउचर ${receipt.serial} को रद्द करता है। कोई राशि नहीं लौट रही है।`)
    expectText(hi, 'रद्द की गई राशि ₹5,000.00')
    for (const text of [en, hi]) expect(text).not.toMatch(/refunded|लौटाई/)
  },
)

const whats = (language: Language) => receipt.lines.map(({ what }) => what[language])

async function both(data: typeof refundVoucher): Promise<[en: string, hi: string]> {
  const [en, hi] = await Promise.all([refundVoucherPdf(data, 'en'), refundVoucherPdf(data, 'hi')])
  return [(await readPdf(en)).text, (await readPdf(hi)).text]
}
