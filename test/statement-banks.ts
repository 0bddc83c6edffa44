import { utils, write } from '@e965/xlsx'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { statementPdf } from './statement-pdf.ts'

/** A row of an invented bank account, in rupees; negative: money that left. */
export type BankEntry = {
  day: CalendarDay
  kind: 'UPI' | 'IMPS' | 'NEFT' | 'CASH'
  /** The bank's own reference. */
  reference: string
  name: string
  upiId: string
  remark: string
  amount: number
}

/** A row with the balance after it. */
export type Booked = BankEntry & { balance: number }

/** The lines of a file before they are written in its format. */
export type Grid = { above: string[][]; headings: string[]; rows: string[][]; below: string[][] }

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

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const amount = (value: number) => indian.format(Math.abs(value))
const plain = (value: number) => Math.abs(value).toFixed(2)
const debit = (row: BankEntry) => (row.amount < 0 ? amount(row.amount) : '')
const credit = (row: BankEntry) => (row.amount > 0 ? amount(row.amount) : '')
const balance = (row: Booked) => amount(row.balance)
const side = (row: BankEntry) => (row.amount < 0 ? 'DR' : 'CR')
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const date =
  (by: string, digits = 4) =>
  (row: BankEntry) => {
    const [year = '', month, day] = row.day.split('-')
    return [day, month, year.slice(-digits)].join(by)
  }
const named =
  (by: string, digits = 4) =>
  (row: BankEntry) => {
    const [year = '', month, day] = row.day.split('-')
    return [day, months[Number(month) - 1], year.slice(-digits)].join(by)
  }
const devanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

/** The narration with the number behind the kind, as most banks write it. */
const slashes = (first: string) => (row: BankEntry) => {
  const { kind, reference, name, upiId, remark } = row
  if (kind === 'CASH') return `BY CASH ${name}`
  if (kind === 'NEFT') return `NEFT ${side(row)}-${reference}-${name}-${remark}`
  return kind === 'UPI'
    ? `${first.replace('SIDE', side(row))}/${reference}/${name}/SBIN/${upiId}/${remark}`
    : `IMPS/P2A/${reference}/${name}/${remark}`
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const quoted = (cell: string, by: string) =>
  cell.includes(by) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
const linesOf = ({ above, headings, rows, below }: Grid) => [...above, headings, ...rows, ...below]
const csv =
  (by = ',') =>
  (grid: Grid) =>
    utf8(
      linesOf(grid)
        .map((cells) => cells.map((cell) => quoted(cell, by)).join(by))
        .join('\r\n'),
    )

export function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from([0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))])
  return new Uint8Array(units.buffer)
}

/** Amounts as numbers, all else as text. */
const sheet =
  (bookType: 'xlsx' | 'biff8', isDate = (_: string) => false) =>
  (grid: Grid): Uint8Array<ArrayBuffer> => {
    const cell = (text: string) => {
      if (isDate(text))
        return { t: 'n', v: 25_569 + Date.parse(text.split('-').toReversed().join('-')) / 86_400_000, z: 'dd/mm/yyyy' }
      return /^\d+(?:\.\d+)?$/.test(text) && !text.startsWith('00') ? Number(text) : text
    }
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(linesOf(grid).map((cells) => cells.map(cell))), 'Statement')
    return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
  }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const html = ({ above, headings, rows, below }: Grid) => {
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td nowrap>${escaped(cell).replaceAll('\n', '<br>')}</td>`).join('')}</tr>`
  return utf8(
    `<html><head><style>td { mso-number-format: "\\@" }</style></head><body><table>${above.map(row).join('')}</table>
    <table border=1>${[headings, ...rows].map(row).join('\n')}</table><table>${below.map(row).join('')}</table></body></html>`,
  )
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
