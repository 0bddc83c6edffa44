import type { BankEntry, Booked } from './statement-formats.ts'

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })
export const amount = (value: number) => indian.format(Math.abs(value))
export const plain = (value: number) => Math.abs(value).toFixed(2)
export const debit = (row: BankEntry) => (row.amount < 0 ? amount(row.amount) : '')
export const credit = (row: BankEntry) => (row.amount > 0 ? amount(row.amount) : '')
export const balance = (row: Booked) => amount(row.balance)
export const side = (row: BankEntry) => (row.amount < 0 ? 'DR' : 'CR')
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
export const date =
  (by: string, digits = 4) =>
  (row: BankEntry) => {
    const [year = '', month, day] = row.day.split('-')
    return [day, month, year.slice(-digits)].join(by)
  }
export const named =
  (by: string, digits = 4) =>
  (row: BankEntry) => {
    const [year = '', month, day] = row.day.split('-')
    return [day, months[Number(month) - 1], year.slice(-digits)].join(by)
  }
export const devanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

/** The narration with the number after the kind, as most banks write it. */
export const slashes = (first: string) => (row: BankEntry) => {
  const { kind, reference, name, upiId, remark } = row
  if (kind === 'CASH') return `BY CASH ${name}`
  if (kind === 'NEFT') return `NEFT ${side(row)}-${reference}-${name}-${remark}`
  return kind === 'UPI'
    ? `${first.replace('SIDE', side(row))}/${reference}/${name}/SBIN/${upiId}/${remark}`
    : `IMPS/P2A/${reference}/${name}/${remark}`
}

export const account = (bank: string) => [
  [bank],
  ['Account Name', 'TIRTHA NAMUNA (invented)'],
  ['Account Number', '00000012345678'],
]
export const none = () => []
