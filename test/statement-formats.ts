import { utils, write } from '@e965/xlsx'
import type { CalendarDay } from '../domain/calendar-day.ts'

/** A row of an invented bank account, in rupees; a negative amount left the account. */
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

const utf8 = (text: string) => new TextEncoder().encode(text)
const quoted = (cell: string, by: string) =>
  cell.includes(by) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
const linesOf = ({ above, headings, rows, below }: Grid) => [...above, headings, ...rows, ...below]
export const csv =
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

/** Amounts are numbers, all other values text. */
export const sheet =
  (bookType: 'xlsx' | 'biff8', isDate: (text: string) => boolean = () => false) =>
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
export const html = ({ above, headings, rows, below }: Grid) => {
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td nowrap>${escaped(cell).replaceAll('\n', '<br>')}</td>`).join('')}</tr>`
  return utf8(
    `<html><head><style>td { mso-number-format: "\\@" }</style></head><body><table>${above.map(row).join('')}</table>
    <table border=1>${[headings, ...rows].map(row).join('\n')}</table><table>${below.map(row).join('')}</table></body></html>`,
  )
}
