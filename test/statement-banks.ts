import { amount, balance, credit, date, debit, devanagari, named, plain, side, slashes } from './statement-cells.ts'
import { type BankEntry, type Booked, csv, type Grid, html, sheet, utf16 } from './statement-formats.ts'
import { statementPdf } from './statement-pdf.ts'

export type Bank = {
  /** The end of the file's name. */
  name: string
  columns: readonly (readonly [heading: string, cell: (row: Booked, index: number) => string])[]
  above: (opening: number) => string[][]
  below: (closing: number, opening: number) => string[][]
  isNewestFirst?: boolean
  write: (grid: Grid) => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>
  password?: string
}

const account = (bank: string) => [
  [bank],
  ['Account Name', 'TIRTHA NAMUNA (invented)'],
  ['Account Number', '00000012345678'],
]
const none = () => []

/** Invented statements in the dialects of banks. The banks are real; their files, accounts and holders are not here. */
export const banks: Record<string, Bank> = {
  hdfc: {
    name: 'csv',
    columns: [
      ['Date', date('/', 2)],
      [
        'Narration',
        (row) => {
          const { kind, name, upiId, reference, remark } = row
          return kind === 'UPI' ? `UPI-${name}-${upiId}-SBIN0001234-${reference}-${remark}` : slashes('UPI')(row)
        },
      ],
      ['Chq./Ref.No.', ({ reference }) => reference.padStart(16, '0')],
      ['Value Dt', date('/', 2)],
      ['Withdrawal Amt.', debit],
      ['Deposit Amt.', credit],
      ['Closing Balance', balance],
    ],
    above: () => [...account('HDFC BANK Ltd.'), ['Statement From : 01/11/2026 To : 30/11/2026']],
    below: (closing, opening) => [
      ['********', '****', '****'],
      ['STATEMENT SUMMARY :-'],
      ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'],
      [amount(opening), '1', '2', '3', '4', amount(closing)],
    ],
    write: csv(),
  },
  sbi: {
    name: 'xls',
    columns: [
      ['Txn Date', named(' ')],
      ['Value Date', named(' ')],
      ['Description', (row) => `${row.amount < 0 ? 'TO' : 'BY'} TRANSFER-${slashes('UPI/SIDE')(row)}--`],
      ['Ref No./Cheque No.', ({ kind }) => (kind === 'CASH' ? '' : 'TRANSFER FROM 4897694162091')],
      ['Branch Code', () => '4897'],
      ['Debit', debit],
      ['Credit', credit],
      ['Balance', balance],
    ],
    above: (opening) => [...account('State Bank of India'), ['Balance as on 1 Nov 2026', amount(opening)]],
    below: () => [['**This is a computer generated statement and does not require a signature']],
    write: csv('\t'),
  },
  icici: {
    name: 'xlsx',
    columns: [
      ['S No.', (_, index) => String(index + 1)],
      ['Value Date', date('/')],
      ['Transaction Date', date('/')],
      ['Cheque Number', () => '-'],
      ['Transaction Remarks', slashes('UPI')],
      ['Withdrawal Amount(INR)', (row) => (row.amount < 0 ? plain(row.amount) : '0')],
      ['Deposit Amount(INR)', (row) => (row.amount > 0 ? plain(row.amount) : '0')],
      ['Balance(INR)', ({ balance: after }) => plain(after)],
    ],
    above: () => [['DETAILED STATEMENT'], ...account('ICICI Bank'), ['Transactions List - TIRTHA NAMUNA (INR)']],
    below: () => [['Legends Used in Account Statement']],
    write: sheet('xlsx'),
  },
  axis: {
    name: 'csv',
    columns: [
      ['Tran Date', date('-')],
      ['CHQNO', () => '-'],
      ['PARTICULARS', slashes('UPI/P2A')],
      ['AMOUNT(INR)', (row) => amount(row.amount)],
      ['DR|CR', side],
      ['BALANCE(INR)', balance],
      ['Branch Name', () => 'NAMUNAPUR'],
    ],
    above: () => account('AXIS BANK'),
    below: () => [['Unless the constituent notifies the bank, this is a correct statement']],
    write: (grid) => utf16(new TextDecoder().decode(csv()(grid))),
  },
  kotak: {
    name: 'csv',
    columns: [
      ['Sl. No.', (_, index) => String(index + 1)],
      ['Date', date('-')],
      [
        'Narration',
        (row) =>
          row.kind === 'UPI' ? `UPI/${row.name}/${row.reference}/${row.upiId}/${row.remark}` : slashes('UPI')(row),
      ],
      ['Chq/Ref No', ({ kind, reference }) => (kind === 'CASH' ? '' : `${kind}-${reference}`)],
      ['Withdrawal (Dr)/Deposit (Cr)', (row) => `${amount(row.amount)}(${row.amount < 0 ? 'Dr' : 'Cr'})`],
      ['Balance', (row) => `${balance(row)}(Cr)`],
    ],
    above: () => account('Kotak Mahindra Bank'),
    below: (closing) => [['', '', 'Closing Balance', '', '', `${amount(closing)}(Cr)`]],
    write: csv(),
  },
  pnb: {
    name: 'xls',
    isNewestFirst: true,
    columns: [
      ['Transaction Date', date('/')],
      ['Cheque Number', () => ''],
      ['Withdrawal', debit],
      ['Deposit', credit],
      ['Balance', (row) => `${balance(row)} Cr.`],
      ['Narration', slashes('UPI')],
    ],
    above: () => account('Punjab National Bank'),
    below: none,
    write: html,
  },
  baroda: {
    name: 'xls',
    isNewestFirst: true,
    columns: [
      ['S.No', (_, index) => String(index + 1)],
      ['TRAN DATE', named('-', 2)],
      ['VALUE DATE', named('-', 2)],
      ['NARRATION', slashes('UPI')],
      ['CHQ.NO.', () => ''],
      ['WITHDRAWAL(DR)', debit],
      ['DEPOSIT(CR)', credit],
      ['BALANCE(INR)', (row) => `${balance(row)}Cr`],
    ],
    above: () => account('Bank of Baroda'),
    below: () => [['', '', 'Page 1 of 1']],
    write: html,
  },
  canara: {
    name: 'csv',
    columns: [
      ['Txn Date', (row) => `="${date('-')(row)} 10:15:20"`],
      ['Value Date', (row) => `="${named(' ')(row)}"`],
      ['Cheque No.', () => '=""'],
      ['Description', slashes('UPI/SIDE')],
      ['Branch Code', () => '="1234"'],
      ['Debit', (row) => (row.amount < 0 ? `="${amount(row.amount)}"` : '')],
      ['Credit', (row) => (row.amount > 0 ? `="${amount(row.amount)}"` : '')],
      ['Balance', (row) => `="${balance(row)}"`],
    ],
    above: (opening) => [['Current & Saving Account Statement'], ['Opening Balance', `="Rs. ${amount(opening)}"`]],
    below: (closing) => [['Closing Balance', `="Rs. ${amount(closing)}"`]],
    write: csv(),
  },
  union: {
    name: 'csv',
    columns: [
      ['Tran Id', (_, index) => `S${10_000_000 + index}`],
      ['Tran Date', date('/')],
      ['Remarks', slashes('UPIAR')],
      ['Amount (Rs.)', (row) => `${plain(row.amount)} (${row.amount < 0 ? 'Dr' : 'Cr'})`],
      ['Balance (Rs.)', (row) => `${plain(row.balance)} (Cr)`],
    ],
    above: () => account('Union Bank of India'),
    below: none,
    write: csv(';'),
  },
  idfc: {
    name: 'xlsx',
    columns: [
      ['Transaction Date', date('-')],
      ['Value Date', date('-')],
      ['Particulars', slashes('UPI/MOB')],
      ['Cheque No.', () => ''],
      ['Debit', (row) => (row.amount < 0 ? plain(row.amount) : '')],
      ['Credit', (row) => (row.amount > 0 ? plain(row.amount) : '')],
      ['Balance', ({ balance: after }) => plain(after)],
    ],
    above: () => account('IDFC FIRST Bank'),
    below: () => [
      ['Total number of Debits', '1'],
      ['Total number of Credits', '2'],
    ],
    write: sheet('xlsx', (text) => /^\d{2}-\d{2}-\d{4}$/.test(text)),
  },
  yes: {
    name: 'xls',
    columns: [
      ['Transaction Date', ({ day }) => day],
      ['Value Date', ({ day }) => day],
      ['Description', slashes('UPI')],
      ['Reference Number', ({ kind, reference }) => (kind === 'CASH' ? 'YBP001' : reference)],
      ['Withdrawals', (row) => (row.amount < 0 ? plain(row.amount) : '')],
      ['Deposits', (row) => (row.amount > 0 ? plain(row.amount) : '')],
      ['Running Balance', ({ balance: after }) => plain(after)],
    ],
    above: () => account('YES BANK'),
    below: none,
    write: sheet('biff8'),
  },
  post: {
    name: 'csv',
    columns: [
      ['दिनांक', (row) => devanagari(date('/')(row))],
      ['विवरण', slashes('UPI/CREDIT')],
      ['संदर्भ', ({ kind, reference }) => (kind === 'CASH' ? '' : devanagari(reference))],
      ['निकासी', (row) => devanagari(debit(row))],
      ['जमा', (row) => devanagari(credit(row))],
      ['शेष', (row) => devanagari(balance(row))],
    ],
    above: () => account('India Post Payments Bank'),
    below: () => [['', 'कुल', '', '', '', '']],
    write: csv('|'),
  },
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
