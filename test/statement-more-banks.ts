import { account, amount, balance, credit, date, debit, named, none, plain, side, slashes } from './statement-cells.ts'
import { type Bank, type BankEntry, csv, sheet } from './statement-formats.ts'
import { statementPdf } from './statement-pdf.ts'

const spelled = ({ day }: BankEntry) => `November${day.slice(8)}, 2026`
const asFormula = (text: string) => (text === '' ? '' : `="${text}"`)

/** Banks whose files have a peculiarity; the comment names it. */
export const moreBanks: Record<string, Bank> = {
  // The side after the balance belongs to the balance; the bank's own number stands beside the transfer's number.
  federal: {
    name: 'csv',
    columns: [
      ['Date', named('-')],
      ['Value Date', named('-')],
      ['Particulars', slashes('UPI IN')],
      ['Tran Type', () => 'TFR'],
      ['Tran ID', (_, index) => `S${55667788 + index}`],
      ['Cheque Details', () => ''],
      ['Withdrawals', debit],
      ['Deposits', credit],
      ['Balance', balance],
      ['Dr/Cr', () => 'Cr'],
    ],
    above: (opening) => [['', '', 'Opening Balance', '', '', '', '', '', amount(opening), 'Cr']],
    below: (closing) => [['', '', 'GRAND TOTAL', '', '', '', '12.00', '34.00', amount(closing), 'Cr']],
    write: csv(),
  },
  // A time follows the day, and footers are words with their values.
  kotakNew: {
    name: 'csv',
    columns: [
      ['Sl. No.', (_, index) => String(index + 1)],
      ['Transaction Date', (row) => `${date('-')(row)} 19:40:46`],
      ['Value Date', date('-')],
      [
        'Description',
        (row) =>
          row.kind === 'UPI' ? `UPI/${row.name}/${row.reference}/${row.upiId}/${row.remark}` : slashes('UPI')(row),
      ],
      ['Chq / Ref No.', ({ kind, reference }) => (kind === 'UPI' ? `UPI-${reference}` : '')],
      ['Debit', debit],
      ['Credit', credit],
      ['Balance', balance],
      ['Dr / Cr', () => 'CR'],
    ],
    above: () => account('Kotak Mahindra Bank'),
    below: (closing) => [
      ['Closing balance', `as on 30/11/2026   INR ${amount(closing)}`],
      ['Generated On: 30-NOV-2026 09:12:33', '', '', '', '', 'Requesting Branch Code: NET'],
    ],
    write: csv(),
  },
  // Each cell is a formula without quotes around it, although it contains commas.
  canaraNew: {
    name: 'csv',
    columns: [
      ['Txn Date', (row) => asFormula(`${date('-')(row)} 10:11:12`)],
      ['Value Date', (row) => asFormula(named(' ')(row))],
      ['Cheque No.', () => ''],
      ['Description', (row) => asFormula(slashes('UPI/SIDE')(row))],
      ['Branch Code', () => asFormula('4471')],
      ['Debit', (row) => asFormula(debit(row))],
      ['Credit', (row) => asFormula(credit(row))],
      ['Balance', (row) => asFormula(balance(row))],
    ],
    above: () => account('Canara Bank'),
    below: none,
    write: ({ above, headings, rows, below }) =>
      new TextEncoder().encode([...above, headings, ...rows, ...below].map((cells) => cells.join(',')).join('\r\n')),
  },
  bandhan: {
    name: 'csv',
    isNewestFirst: true,
    columns: [
      ['Transaction Date', spelled],
      ['Value Date', spelled],
      ['Description', slashes('UPI/SIDE')],
      ['Amount', (row) => `INR${amount(row.amount)}`],
      ['Dr / Cr', side],
      ['Balance', (row) => `INR${balance(row)}`],
    ],
    above: () => account('Bandhan Bank'),
    below: none,
    write: csv(),
  },
  overseas: {
    name: 'csv',
    columns: [
      ['Date(Value Date)', (row) => `${named('-', 2)(row)} (${named('-', 2)(row)})`],
      ['Particulars', slashes('UPI')],
      ['Transaction Type', () => 'Transfer'],
      ['Debit(Rs)', debit],
      ['Credit(Rs)', credit],
      ['Balance(Rs)', balance],
    ],
    above: () => account('Indian Overseas Bank'),
    below: none,
    write: csv(';'),
  },
  // The sums are below their words.
  sbiNew: {
    name: 'xlsx',
    columns: [
      ['Date', date('/')],
      ['Details', (row) => slashes('DEP TFR UPI/SIDE')(row).replace(/^.{24}/, '$&\n')],
      ['Ref No/Cheque No', () => ''],
      ['Debit', (row) => (row.amount < 0 ? plain(row.amount) : '')],
      ['Credit', (row) => (row.amount > 0 ? plain(row.amount) : '')],
      ['Balance', ({ balance: after }) => plain(after)],
    ],
    above: () => account('State Bank of India'),
    below: (closing, opening) => [
      ['Statement Summary : Brought Forward (₹)', 'Total Debits (₹)', 'Total Credits (₹)', 'Closing Balance (₹)'],
      [plain(opening), '12.00', '34.00', plain(closing)],
    ],
    write: sheet('xlsx'),
  },
  // The headings of the amounts look like headings of a side.
  kotakPdf: {
    name: 'pdf',
    isNewestFirst: true,
    columns: [
      ['Date', named(' ')],
      ['Details', slashes('UPI')],
      ['Debit/Credit', (row) => `${row.amount < 0 ? '-' : '+'}${amount(row.amount)}`],
      ['Balance', balance],
    ],
    above: () => account('Kotak Mahindra Bank'),
    below: none,
    write: (grid) => statementPdf(grid, { isCentered: true }),
  },
}
