import { utils, write } from '@e965/xlsx'
import type { BankRow } from './demo-day.ts'

/** The same rows as files of several banks, by their names. The banks are real, the accounts and their holders are not. */
export function demoStatements(rows: readonly BankRow[]): Record<string, Uint8Array<ArrayBuffer>> {
  const utf8 = (text: string) => new TextEncoder().encode(text)
  return {
    'hdfc.csv': utf8(hdfc(rows)),
    'sbi.xls': utf8(sbi(rows)),
    'icici.xlsx': icici(rows),
    'axis.csv': utf16(axis(rows)),
    'kotak.csv': utf8(kotak(rows)),
  }
}

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
const amountOf = (amount: number) => indian.format(Math.abs(amount))
const debit = (amount: number) => (amount < 0 ? amountOf(amount) : '')
const credit = (amount: number) => (amount > 0 ? amountOf(amount) : '')
const quoted = (cell: string | number) => (/[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)
const csv = (lines: readonly (readonly (string | number)[])[], by = ',') =>
  `${lines.map((cells) => cells.map(quoted).join(by)).join('\r\n')}\r\n`

/** `21/11/26`, `21-11-2026` */
const dayFirst = (day: string, by: string, digits = 4) => {
  const [year = '', month, date] = day.split('-')
  return [date, month, year.slice(-digits)].join(by)
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const hdfc = (rows: readonly BankRow[]) =>
  csv([
    ['HDFC BANK Ltd.', '', '', '', '', '', ''],
    ['Account of', 'TIRTHA NAMUNA (invented)', '', '', '', '', ''],
    ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    ...rows.map(({ day, text, reference, amount }) => {
      const date = dayFirst(day, '/', 2)
      return [date, text, reference, date, debit(amount), credit(amount), '1,00,000.00']
    }),
    ['STATEMENT SUMMARY :-', '', '', '', '', '', ''],
  ])

/** SBI's "Excel" file is text with tabs. */
const sbi = (rows: readonly BankRow[]) =>
  csv(
    [
      ['Account Name      :', 'TIRTHA NAMUNA (invented)'],
      ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
      ...rows.map(({ day, text, reference, amount }) => {
        const [year, month, date] = day.split('-')
        const written = `${Number(date)} ${months[Number(month) - 1]} ${year}`
        return [written, written, `BY TRANSFER-${text}`, reference, debit(amount), credit(amount), '1,00,000.00']
      }),
    ],
    '\t',
  )

function icici(rows: readonly BankRow[]): Uint8Array<ArrayBuffer> {
  const head = ['S No.', 'Value Date', 'Transaction Date', 'Cheque Number', 'Transaction Remarks']
  const sheet = utils.aoa_to_sheet([
    ['DETAILED STATEMENT', 'TIRTHA NAMUNA (invented)'],
    [...head, 'Withdrawal Amount(INR)', 'Deposit Amount(INR)', 'Balance(INR)'],
    ...rows.map(({ day, text, reference, amount }, index) => {
      const date = dayFirst(day, '/')
      const sides = [Math.max(-amount, 0), Math.max(amount, 0)]
      return [index + 1, date, date, '-', `${text}/${reference}`, ...sides, 100_000]
    }),
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'OpTransactionHistory')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

const axis = (rows: readonly BankRow[]) =>
  csv([
    ['Tran Date', 'Particulars', 'Chq No', 'Amount', 'Dr / Cr', 'Balance'],
    ...rows.map(({ day, text, reference, amount }) => {
      const side = amount < 0 ? 'DR' : 'CR'
      return [dayFirst(day, '-'), text, reference, amountOf(amount), side, '1,00,000.00']
    }),
  ])

const kotak = (rows: readonly BankRow[]) =>
  csv([
    ['Sl. No.', 'Date', 'Description', 'Chq / Ref number', 'Debit', 'Credit', 'Balance', 'Dr / Cr'],
    ...rows.map(({ day, text, reference, amount }, index) => {
      const date = dayFirst(day, '-')
      return [index + 1, date, text, reference, debit(amount), credit(amount), '1,00,000.00', 'CR']
    }),
  ])

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from([0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))])
  return new Uint8Array(units.buffer)
}
