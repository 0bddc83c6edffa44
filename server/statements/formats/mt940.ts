import { joinLines } from '../../../domain/statement/cell.ts'
import { lineOf, type Table } from './table.ts'

export const isMt940 = (text: string): boolean =>
  /^\s*(?:\{[^\n]*)?(?::20:|.*\n:20:)/.test(text) && /^:6[01][FM]?:/m.test(text)

const HEADINGS = ['Date', 'Narration', 'Reference No', 'Currency', 'Amount', 'Cr/Dr', 'Value Date']
const TAG = /^:(\d{2}[A-Z]?):(.*)$/
const BALANCE = /^([CD])\d{6}([A-Z]{3})(\d+,\d{0,2})/
// Value date, entry date, side, the last letter of the currency, amount, kind, reference of the holder, of the bank.
const ENTRY = /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})[A-Z][A-Z0-9]{3}(.*?)(?:\/\/(.*))?$/

type Field = { tag: string; lines: string[] }

/** SWIFT MT940: the entries as the rows of a table, with the balances above and below them. @throws FileProblem */
export function readMt940(text: string): Table {
  let currency = 'INR'
  const rows: string[][] = []
  for (const { tag, lines } of fieldsOf(text)) {
    const [first = ''] = lines
    const [, side, ccy, amount] = BALANCE.exec(first) ?? []
    if (amount !== undefined && ccy !== undefined && tag.startsWith('6')) {
      currency = ccy
      const words = tag.startsWith('60') ? 'Opening Balance' : tag.startsWith('62') ? 'Closing Balance' : ''
      if (words) rows.push([words, `${point(amount)}${side === 'D' ? 'Dr' : ''}`])
      if (tag.startsWith('60')) rows.push(HEADINGS)
    }
    if (tag === '61') rows.push(entryOf(lines, currency))
    const above = rows.at(-1)
    if (tag === '86' && above?.length === HEADINGS.length && above !== HEADINGS)
      above[1] = [lines.reduce(joinLines, ''), above[1]].filter(Boolean).join(' / ')
  }
  return { lines: rows.flatMap((cells, index) => lineOf(index + 1, cells) ?? []) }
}

const point = (amount: string) => amount.replace(',', '.').replace(/\.$/, '')

/** An entry that cannot be read is a row without an amount. A reversal of a debit brings money, but not a devotee's. */
function entryOf([first = '', ...rest]: readonly string[], currency: string): string[] {
  const [, year, month, day, entered, side = '', amount = '', own = '', ofBank = ''] = ENTRY.exec(first) ?? []
  if (year === undefined) return ['', [first, ...rest].join(' '), '', currency, '?', '', '']
  const value = `20${year}-${month}-${day}`
  const booked = entered ? bookedIn(Number(year), month ?? '', entered) : value
  const isCredit = side === 'C' || side === 'RD'
  const said = [...rest, own.trim() === 'NONREF' ? '' : own.trim(), side.startsWith('R') ? 'REVERSAL' : '']
  const text = said.filter(Boolean).join(' / ')
  return [booked, text, ofBank.trim(), currency, point(amount), isCredit ? 'CR' : 'DR', value]
}

/** The day of the entry has no year, so it may be in the year before or after the value date. */
function bookedIn(year: number, valueMonth: string, entered: string): string {
  const month = entered.slice(0, 2)
  const shift = Number(month) - Number(valueMonth) > 6 ? -1 : Number(valueMonth) - Number(month) > 6 ? 1 : 0
  return `${2000 + year + shift}-${month}-${entered.slice(2)}`
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const line of text.split(/\r?\n/)) {
    const [, tag, rest = ''] = TAG.exec(line) ?? []
    if (tag !== undefined) fields.push({ tag, lines: [rest] })
    else if (!/^[-{}]/.test(line)) fields.at(-1)?.lines.push(line)
  }
  return fields
}
