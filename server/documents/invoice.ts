import { formatDay } from '../../domain/format.ts'
import { invoiceTotals, kindOfInvoice } from '../../domain/invoice-totals.ts'
import type { Language } from '../../domain/language.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Style } from '../pdf/typography.ts'
import { type AmountRow, amounts, rateReasons, inWords, taxRows, taxRuleOf } from './amounts.ts'
import type { InvoiceData } from './document-data.ts'
import { invoiceLines } from './invoice-lines.ts'
import { issuedText, openTaxDocument, unsigned, verifiedPayment } from './tax-document.ts'

const titles = {
  TAX_INVOICE: { title: m.document_tax_invoice, rule: '46' },
  INVOICE_CUM_BILL_OF_SUPPLY: { title: m.document_invoice_cum_bill, rule: '46A' },
  BILL_OF_SUPPLY: { title: m.document_bill_of_supply, rule: '49' },
} as const

/** The GST invoice of a booking, or its bill of supply, as a PDF. */
export function invoicePdf(data: InvoiceData, locale: Language): Promise<Uint8Array<ArrayBuffer>> {
  const isRegistered = data.supplier.gstin !== ''
  const { title, rule } = isRegistered
    ? titles[kindOfInvoice(data.lines, data.recipient.gstin !== undefined)]
    : { title: m.document_invoice, rule: '46' as const }
  const page = openTaxDocument(data, locale, {
    title: title({}, { locale }),
    rule: m.document_rule({ rule }, { locale }),
    numberLabel: m.document_invoice_number({}, { locale }),
    recipientLabel: m.document_billed_to({}, { locale }),
    particulars: [verifiedPayment(locale)],
  })
  const sums = invoiceTotals(data.lines, taxRuleOf(data))
  // The rounding of cash comes after the taxes, because they are computed from the price.
  const cash = data.rounding ?? paise(0)
  const whole = total([sums.total, cash])
  const { large, small } = page.styles
  invoiceLines(page, data, locale)
  page.gap(8)
  amounts(
    page,
    locale,
    [
      ...taxRows({ ...sums, rounding: total([sums.rounding, cash]) }, data.supplier, locale),
      { text: m.common_total({}, { locale }), amount: whole, style: large, ruled: true },
      ...balanceRows(data, whole, page.styles.strong, locale),
    ],
    { left: page.left + 100, right: page.right },
  )
  page.gap(14)
  inWords(page, whole, locale)
  rateReasons(page, data, locale)
  if (isRegistered) {
    page.gap(14)
    page.paragraph(m.document_electronic({ rule: rule === '49' ? '49' : '46' }, { locale }), small)
  } else unsigned(page, locale)
  return page.finish()
}

/** The advances, the balance, and the amount paid beyond the invoice; nothing without an advance. */
function balanceRows({ advances }: InvoiceData, whole: Paise, strong: Style, locale: Language): AmountRow[] {
  if (advances.length === 0) return []
  const balance = paise(whole - total(advances.map(({ amount }) => amount)))
  return [
    ...advances.map((receipt) => ({
      text: receipt.earlier
        ? m.document_advance_before({ receipt: issuedText(receipt, locale) }, { locale })
        : m.document_advance({ serial: receipt.serial, date: formatDay(receipt.day, locale) }, { locale }),
      amount: paise(0 - receipt.amount),
    })),
    { text: m.document_balance({}, { locale }), amount: paise(Math.max(0, balance)), style: strong, ruled: true },
    ...(balance < 0 ? [{ text: m.document_overpaid({}, { locale }), amount: paise(0 - balance) }] : []),
  ]
}
