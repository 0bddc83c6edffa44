import { account, amount, balance, credit, date, debit, named, none, slashes } from './statement-cells.ts'
import type { Bank } from './statement-formats.ts'
import { statementPdf } from './statement-pdf.ts'

/** Banks that send their statements as a PDF. */
export const pdfBanks: Record<string, Bank> = {
  hdfcPdf: {
    name: 'pdf',
    password: '12345678',
    columns: [
      ['Date', date('/', 2)],
      ['Narration', slashes('UPI')],
      ['Chq./Ref.No.', ({ reference }) => reference.padStart(16, '0')],
      ['Withdrawal Amt.', debit],
      ['Deposit Amt.', credit],
      ['Closing Balance', balance],
    ],
    above: () => account('HDFC BANK Ltd.'),
    below: () => [['Contents of this statement will be considered correct if no error is reported']],
    write: (grid) => statementPdf(grid, { password: '12345678' }),
  },
  sbiPdf: {
    name: 'pdf',
    columns: [
      ['Txn Date', named(' ')],
      ['Description', slashes('UPI/SIDE')],
      ['Ref No.', () => ''],
      ['Debit', debit],
      ['Credit', credit],
      ['Balance', balance],
    ],
    above: (opening) => [['State Bank of India'], ['Balance as on 1 Nov 2026', amount(opening)]],
    below: none,
    write: (grid) => statementPdf(grid, { isCentered: true }),
  },
}
