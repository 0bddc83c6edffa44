import type { Language } from '../../domain/language.ts'
import type { VoucherData } from './booking-data.ts'
import { creditNotePdf } from './credit-note.ts'
import type { IssuedData } from './document-data.ts'
import { invoicePdf } from './invoice.ts'
import { receiptPdf } from './receipt.ts'
import { refundVoucherPdf } from './refund-voucher.ts'
import { type SheetData, sheetPdf } from './sheet.ts'
import { voucherPdf } from './voucher.ts'

type PdfData = IssuedData & { voucher: VoucherData; sheet: SheetData }
export type PdfKind = keyof PdfData
/** A document to draw in a language: its kind and the data of that kind. */
export type Drawing = { [Kind in PdfKind]: { kind: Kind; data: PdfData[Kind]; language: Language } }[PdfKind]

/** Draws the document of each kind. */
export const pdfOf: {
  [Kind in PdfKind]: (data: PdfData[Kind], language: Language) => Promise<Uint8Array<ArrayBuffer>>
} = {
  voucher: voucherPdf,
  receipt: receiptPdf,
  invoice: invoicePdf,
  refund_voucher: refundVoucherPdf,
  credit_note: creditNotePdf,
  sheet: sheetPdf,
}
