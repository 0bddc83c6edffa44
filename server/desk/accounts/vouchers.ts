import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { csvText } from '../../../domain/csv.ts'
import { type Paise, paise, rupeesFromPaise } from '../../../domain/money.ts'
import { type Ledger, readLedgerNames } from '../../../domain/ledger-names.ts'
import { figuresByRate } from '../../documents/tax-figures.ts'
import type { IssuedRow, Move } from './read-month.ts'

const CUSTOMERS: Ledger = 'Customers'
const accountOf = { BANK: 'Bank', CASH: 'Cash', BEFORE: 'Bank' } as const satisfies Record<string, Ledger>
const ofRates = {
  taxable: 'Sales taxable',
  cgst: 'CGST payable',
  sgst: 'SGST payable',
  igst: 'IGST payable',
} as const satisfies Record<string, Ledger>
const withoutRate = { exempt: 'Sales exempt', rounding: 'Rounding' } as const satisfies Record<string, Ledger>
const entriesOf = <T extends object>(of: T) => Object.entries(of) as [keyof T, T[keyof T]][]

/** `rate` is the rate of GST of a sale or of its tax, in percent. */
type Posting = { amount: Paise; rate?: number }

/** A booked event. Its postings add up to 0: debits are positive. */
export type Voucher = {
  kind: 'Receipt' | 'Payment' | 'Sales' | 'Credit Note'
  day: CalendarDay
  number: string
  about: string
  postings: (Posting & { account: Ledger })[]
}

/**
 * The vouchers of a month: money by the day of the bank, and sales by their documents. An advance belongs to the customer until the
 * invoice is issued.
 */
export function vouchersOf(moves: readonly Move[], issued: readonly IssuedRow[]): Voucher[] {
  const money = moves.map(({ day, way, reference, booking, amount }): Voucher => ({
    kind: amount > 0 ? 'Receipt' : 'Payment',
    day,
    number: reference,
    about: booking,
    postings: [
      { account: accountOf[way], amount },
      { account: CUSTOMERS, amount: paise(0 - amount) },
    ],
  }))
  const sales = issued.flatMap(({ kind, isVoid, day, serial, amount, data, figures }): Voucher[] => {
    if (isVoid || (kind !== 'invoice' && kind !== 'credit_note')) return []
    const sign = kind === 'invoice' ? 1 : -1
    const income = [
      ...figuresByRate(kind, data).flatMap(({ rate, figures: at }) =>
        entriesOf(ofRates).map(([side, account]) => ({ account, amount: paise(0 - sign * at[side]), rate })),
      ),
      ...entriesOf(withoutRate).map(([side, account]) => ({ account, amount: paise(0 - sign * figures[side]) })),
    ]
    return [
      {
        kind: kind === 'invoice' ? 'Sales' : 'Credit Note',
        day,
        number: serial,
        about: data.reference,
        postings: [{ account: CUSTOMERS, amount: paise(sign * amount) }, ...income.filter((one) => one.amount !== 0)],
      },
    ]
  })
  return [...money, ...sales].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** The vouchers with the ledgers as the operator's books name them. */
export function inBooks(vouchers: readonly Voucher[], ledgerNames: string): Named[] {
  const names = readLedgerNames(ledgerNames)
  return vouchers.map((voucher) => ({
    ...voucher,
    postings: voucher.postings.map((posting) => ({ ...posting, account: names?.[posting.account] ?? posting.account })),
  }))
}

type Named = Omit<Voucher, 'postings'> & { postings: (Posting & { account: string })[] }

/** The vouchers as CSV: a line for each posting. */
export const journalCsv = (vouchers: readonly Named[]): string =>
  csvText([
    ['Date', 'Voucher', 'Number', 'Account', 'Debit', 'Credit', 'Booking', 'GST rate'],
    ...vouchers.flatMap(({ day, kind, number, about, postings }) =>
      postings.map(({ account, amount, rate }) => [
        day,
        kind,
        number,
        account,
        amount > 0 ? rupeesFromPaise(amount) : null,
        amount < 0 ? rupeesFromPaise(paise(0 - amount)) : null,
        about,
        rate ?? null,
      ]),
    ),
  ])

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
const element = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`

/** The vouchers for an import into Tally, where a debit is negative. The ledgers must already exist in Tally. */
export function tallyXml(vouchers: readonly Named[]): string {
  const messages = vouchers.map(({ day, kind, number, about, postings }) => {
    const entries = postings.map(({ account, amount, rate }) => {
      const parts = [
        element('LEDGERNAME', account),
        element('ISDEEMEDPOSITIVE', amount > 0 ? 'Yes' : 'No'),
        element('AMOUNT', rupeesFromPaise(paise(0 - amount)).toFixed(2)),
        ...(rate === undefined ? [] : [element('NARRATION', `GST ${rate}%`)]),
      ]
      return `<ALLLEDGERENTRIES.LIST>${parts.join('')}</ALLLEDGERENTRIES.LIST>`
    })
    const head = [
      element('DATE', day.replaceAll('-', '')),
      element('VOUCHERTYPENAME', kind),
      element('VOUCHERNUMBER', number),
      element('NARRATION', about),
    ]
    return `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="${kind}" ACTION="Create">${[...head, ...entries].join('')}</VOUCHER></TALLYMESSAGE>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>${messages.join('\n')}</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n`
}
