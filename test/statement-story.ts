import { addDays, type CalendarDay } from '../domain/calendar-day.ts'
import { paise } from '../domain/money.ts'
import type { Candidate } from '../domain/statement/match-index.ts'
import type { Bank, BankEntry, Booked, Grid } from './statement-formats.ts'

/** The day of the import. */
export const TODAY = '2026-11-23' as CalendarDay
const QUOTED = '2026-11-18' as CalendarDay
const OPENING = 100_000

const entry = (day: number, reference: string, amount: number, more: Partial<BankEntry> = {}): BankEntry => ({
  day: addDays('2026-11-01' as CalendarDay, day - 1),
  kind: 'UPI',
  reference,
  name: 'AJNAT NAMUNAPURI',
  upiId: 'ajnat.n@okudaharan',
  remark: 'TIRTH',
  amount,
  ...more,
})

const payment = (utr: string, rupees: number, name = 'Kalpit Udaharan'): Candidate => ({
  id: utr,
  utr,
  reference: `P${utr.slice(-7)}`,
  amount: paise(rupees * 100),
  found: null,
  name,
  quotedOn: QUOTED,
  state: 'SUBMITTED',
})

/** The rows of an invented account, and the expected kind of each, whichever bank has written the file. */
export const story: readonly (readonly [entry: BankEntry, kind: string])[] = [
  [entry(16, '632155340021', 2500), 'REVIEW DATE_OUT_OF_RANGE'],
  [entry(18, '632217711402', 5000), 'EXACT'],
  [entry(18, '632298340513', 5000, { kind: 'IMPS' }), 'EXACT'],
  [entry(19, '', 5000, { kind: 'CASH', name: 'DEPOSIT NAMUNAPUR' }), 'UNKNOWN'],
  [entry(19, '632361882704', 4500), 'REVIEW AMOUNT_DIFFERS'],
  [entry(19, '632344092215', 5000, { upiId: '919812345678@okudaharan' }), 'REVIEW IN_REMARK'],
  [
    entry(20, 'NMNAN52026112001', 5000, { kind: 'NEFT', name: 'SHARMA CONSTRUCTION', remark: 'RENT' }),
    'REVIEW NOT_A_REFERENCE',
  ],
  [entry(20, 'NMNAN52026112002', 5000, { kind: 'NEFT', remark: 'TOUR 632470051338' }), 'REVIEW IN_REMARK'],
  [entry(20, '632483340669', 5000), 'REVIEW REVERSED'],
  [entry(20, '632483340669', -5000), 'OUTGOING REVERSED'],
  [entry(21, '632529947710', -3000, { kind: 'IMPS' }), 'OUTGOING REVERSED'],
  [entry(21, '632529947710', 3000, { kind: 'IMPS' }), 'REVIEW REVERSED'],
  [entry(21, '632551284061', 5000, { remark: 'CREDIT ON HOLD' }), 'REVIEW NOT_SETTLED'],
  [entry(22, '632606173812', 1234.5), 'EXACT'],
  [entry(22, '632693318243', -20_000), 'OUTGOING'],
  [entry(23, '632787725094', 2500), 'EXACT'],
]

export const payments: readonly Candidate[] = [
  payment('632155340021', 2500),
  payment('632217711402', 5000),
  payment('632298340513', 5000),
  payment('632361882704', 5000),
  payment('919812345678', 5000),
  payment('CONSTRUCTION', 5000),
  payment('632470051338', 5000),
  payment('632483340669', 5000),
  payment('632529947710', 3000),
  payment('632551284061', 5000),
  payment('632606173812', 1234.5),
  payment('632787725094', 2500),
]

/** The balance after each row. */
export function booked(entries: readonly BankEntry[]): Booked[] {
  let balance = OPENING
  return entries.map((one) => {
    balance = Math.round((balance + one.amount) * 100) / 100
    return { ...one, balance }
  })
}

/** The lines of a bank's file, with its oldest row first or last as the bank writes it. */
export function gridOf(bank: Bank, rows: readonly Booked[]): Grid {
  const ordered = bank.isNewestFirst ? rows.toReversed() : rows
  const closing = rows.at(-1)?.balance ?? OPENING
  return {
    above: bank.above(OPENING),
    headings: bank.columns.map(([heading]) => heading),
    rows: ordered.map((row, index) => bank.columns.map(([, cell]) => cell(row, index))),
    below: bank.below(closing, OPENING),
  }
}
