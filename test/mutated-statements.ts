import fc from 'fast-check'
import { addDays, type CalendarDay } from '../domain/calendar-day.ts'
import { paise } from '../domain/money.ts'
import type { Candidate } from '../domain/statement/match-index.ts'
import { banks } from './statement-banks.ts'
import { type Bank, type BankEntry, type Grid, utf16 } from './statement-formats.ts'

/** Random accounts, payments and files. */

const FIRST_DAY = '2026-11-01' as CalendarDay
const utr = fc.integer({ min: 0, max: 99_999_999 }).map((number) => `6325${String(number).padStart(8, '0')}`)
const WORDS = ['TIRTH', 'TOUR BALANCE', 'FAILED', 'ON HOLD', 'TOTAL', 'GIFT', 'OPENING', 'UNDER PROCESS']
const NOT_SETTLED = /FAILED|HOLD|PROCESS/
const NAMES = ['AJNAT NAMUNAPURI', 'SHARMA CONSTRUCTION', 'KALPIT UDAHARAN']

const entry = fc.record({
  day: fc.integer({ min: 15, max: 22 }).map((days) => addDays(FIRST_DAY, days)),
  kind: fc.constantFrom<BankEntry['kind'][]>('UPI', 'UPI', 'UPI', 'IMPS', 'NEFT', 'CASH'),
  reference: utr,
  name: fc.constantFrom(...NAMES),
  upiId: fc.constantFrom('ajnat.n@okudaharan', '919812345678@okudaharan'),
  remark: fc.constantFrom(...WORDS),
  // Never more than the account has, because its balances have no sign.
  amount: fc.constantFrom(5000, 5000, 2500, 1234.5, -5000, -9000),
})

/** The error of an entry: it is taken back later, or contains the number of another one. */
const relation = fc.constantFrom('NONE', 'NONE', 'NONE', 'TAKEN_BACK', 'TAKEN_BACK_UNNAMED', 'NAMES_NEXT')
/** Such a row takes back one of the credits with its amount, and nobody can know which. */
const CORRECTION = 'ENTRY CORRECTED'

const claimed = fc.constantFrom('OWN', 'OWN', 'OWN', 'PHONE', 'WORD', 'NEAR')

const neft = (reference: string) => `NMNAN5202${reference.slice(-7)}`

const account = fc
  .array(fc.record({ entry, relation, claimed, expected: fc.constantFrom(null, null, 5000, 2500) }), {
    minLength: 2,
    maxLength: 10,
  })
  .map((drawn) => {
    const list = drawn.toSorted((a, b) => a.entry.day.localeCompare(b.entry.day))
    const entries = list.flatMap(({ entry: one, relation: how }, at): BankEntry[] => {
      const next = list[at + 1]?.entry.reference ?? one.reference
      const remark = how === 'NAMES_NEXT' ? `${one.remark} ${next}` : one.remark
      const own = {
        ...one,
        remark,
        reference: one.kind === 'NEFT' ? neft(one.reference) : one.kind === 'CASH' ? '' : one.reference,
      }
      const back: BankEntry = { ...own, kind: 'CASH', reference: '', name: CORRECTION, remark: '', amount: -own.amount }
      if (how === 'TAKEN_BACK_UNNAMED' && own.amount > 0) return [own, back]
      return how === 'TAKEN_BACK' ? [own, { ...own, amount: -own.amount }] : [own]
    })
    const numbers = new Map<string, number>()
    for (const { entry: one, claimed: how, expected } of list) {
      const near = `${one.reference.slice(0, -1)}${(Number(one.reference.at(-1)) + 1) % 10}`
      numbers.set(
        { OWN: one.reference, PHONE: '919812345678', WORD: 'CONSTRUCTION', NEAR: near }[how],
        expected ?? Math.abs(one.amount),
      )
    }
    return { entries, payments: [...numbers].map(([number, rupees]) => paymentOf(number, rupees)) }
  })

const paymentOf = (number: string, rupees: number): Candidate => ({
  id: number,
  utr: number,
  reference: `P${number.slice(-7)}`,
  amount: paise(rupees * 100),
  found: null,
  name: 'Ramesh Namuna',
  quotedOn: addDays(FIRST_DAY, 17),
  state: 'SUBMITTED',
})

type Account = { entries: readonly BankEntry[]; payments: readonly Candidate[] }

/** The payments that the account really received and kept; for `certain` ones, no other payment's row can be meant. */
export function trulyReceived({ entries, payments }: Account, { damage }: Mutation) {
  const rowOf = ({ utr: number, amount, quotedOn }: Candidate) => {
    const own = entries.filter(({ reference }) => reference === number)
    const isCorrected = (one: BankEntry) =>
      entries.some((other) => other.name === CORRECTION && other.amount === -one.amount && other.day >= one.day)
    const isReceived = (one: BankEntry) =>
      one.amount * 100 === amount &&
      one.day >= addDays(quotedOn, -1) &&
      !NOT_SETTLED.test(one.remark) &&
      (damage === 'CUT' || !isCorrected(one))
    // The cut end of a file may have taken the money back, and nobody can know.
    return own.length === 1 || damage === 'CUT' ? own.find(isReceived) : undefined
  }
  const names = ({ name, upiId, remark }: BankEntry, number: string) => `${name} ${upiId} ${remark}`.includes(number)
  const received = payments.flatMap((payment) => {
    const row = rowOf(payment)
    return row ? [{ id: payment.id, row }] : []
  })
  const certain = received.filter(
    ({ id, row }) =>
      payments.every((other) => other.id === id || !names(row, other.utr)) &&
      entries.every((other) => other === row || !names(other, id)),
  )
  return { received: new Set(received.map(({ id }) => id)), certain: certain.map(({ id }) => id) }
}

const NOISE = [
  [''],
  ['Page 2 of 7'],
  ['', '', ''],
  ['-----', '-----', '-----'],
  ['This is a computer generated statement'],
  ['Page Total'],
]

const damages = [
  'AMOUNT',
  'SWAPPED',
  'CUT',
  'DOLLARS',
  'THOUSANDS',
  'HELD',
  'UNSETTLED',
  'OF_PAYER',
  'MONTH_FIRST',
] as const

export type Mutation = {
  /** The order of the columns, as numbers to sort them by. */
  shuffle: readonly number[] | null
  headingsAt: readonly number[]
  /** Names with several words take two lines; names with one word are on the upper or the lower line. */
  twoLines: 'UPPER' | 'LOWER' | null
  noise: readonly { at: number; line: number }[]
  write: 'OWN' | 'CSV' | 'UTF16' | 'TABS' | 'BOM'
  damage: 'NONE' | (typeof damages)[number]
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  shuffle: fc.option(fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }), { nil: null }),
  headingsAt: fc.array(fc.nat(12), { maxLength: 2 }),
  twoLines: fc.constantFrom(null, null, 'UPPER', 'LOWER'),
  noise: fc.array(fc.record({ at: fc.nat(12), line: fc.nat(NOISE.length - 1) }), { maxLength: 3 }),
  write: fc.constantFrom('OWN', 'CSV', 'UTF16', 'TABS', 'BOM'),
  damage: fc.constantFrom(...Array<'NONE'>(8).fill('NONE'), ...damages),
})

export const mutatedStatement = fc.record({
  bank: fc.constantFrom(...Object.keys(banks)),
  account,
  mutation,
  at: fc.nat(9),
})

const isAmountOf = (heading: string) => /debit|credit|withdraw|deposit|amount|निकासी|जमा/i.test(heading)

/** The headings, on one or two lines. */
function headingLines(headings: string[], twoLines: Mutation['twoLines']): string[][] {
  if (!twoLines) return [headings]
  const halves = headings.map((heading) => {
    const [, first = heading, rest = ''] = /^([^\s(]+)(?: |(?=\())(.+)$/.exec(heading) ?? []
    return rest === '' && twoLines === 'LOWER' ? ['', first] : [first, rest]
  })
  return [halves.map(([first = '']) => first), halves.map(([, rest = '']) => rest)]
}

/** The lines of a file after its mutation. */
export function mutate(grid: Grid, { shuffle, headingsAt, twoLines, noise, damage }: Mutation, at: number): Grid {
  const damaged = { ...grid, ...damageOf(grid, damage, at) }
  const places = damaged.headings.map((_, index) => index)
  const order = places.toSorted((a, b) => (shuffle?.[a] ?? a) - (shuffle?.[b] ?? b))
  const arrange = (cells: readonly string[]) => order.map((index) => cells[index] ?? '')
  const rows = damaged.rows.map((row) => [arrange(row)])
  const headings = headingLines(arrange(damaged.headings), twoLines)
  for (const place of headingsAt) rows.splice(place % (rows.length + 1), 0, headings)
  for (const { at: place, line } of noise) rows.splice(place % (rows.length + 1), 0, [NOISE[line] ?? []])
  const above = [...grid.above, ...headings.slice(0, -1)]
  return { ...grid, above, headings: headings.at(-1) ?? [], rows: rows.flat() }
}

function damageOf({ headings, rows }: Grid, damage: Mutation['damage'], at: number): Partial<Grid> {
  const row = at % rows.length
  const swap = (text: string) =>
    text
      .replace(/debit|withdrawals?|निकासी/i, '\0')
      .replace(/credit|deposits?|जमा/i, 'Debit')
      .replace('\0', 'Credit')
  if (damage === 'AMOUNT') {
    const column = headings.findIndex((heading, index) => isAmountOf(heading) && /[1-9]/.test(rows[row]?.[index] ?? ''))
    const changed = rows[row]?.map((cell, index) => (index === column ? cell.replace(/\d{3}/, '777') : cell))
    return changed ? { rows: rows.with(row, changed) } : {}
  }
  if (damage === 'SWAPPED' && !headings.some((heading) => /dr.*cr|\(dr\)|amount/i.test(heading)))
    return { headings: headings.map(swap) }
  const unit = { DOLLARS: '(USD)', THOUSANDS: '(in thousands)' }[damage as string]
  if (unit) return { headings: headings.map((heading) => (isAmountOf(heading) ? `${heading} ${unit}` : heading)) }
  const [heading, cell] = ADDED[damage as string] ?? []
  if (heading === undefined || cell === undefined) return {}
  return { headings: [...headings, heading], rows: rows.map((cells, index) => [...cells, cell(rows, index)]) }
}

/** A column that says that no row is settled, or that contains text from payers: the number of another row. */
const ADDED: Record<string, [heading: string, cell: (rows: Grid['rows'], index: number) => string]> = {
  HELD: ['Hold', () => '1'],
  UNSETTLED: ['Settled', () => 'No'],
  OF_PAYER: ['CustomerRef', (rows, index) => /6325\d{8}/.exec((rows[index + 1] ?? rows[0] ?? []).join(' '))?.[0] ?? ''],
}

/** Whether the damage must prevent every exact row of a file. */
export const concernsAllRows = (bank: Bank, damage: Mutation['damage']): boolean =>
  damage === 'HELD' ||
  damage === 'UNSETTLED' ||
  ((damage === 'DOLLARS' || damage === 'THOUSANDS') && bank.columns.some(([heading]) => isAmountOf(heading)))

const csv = ({ above, headings, rows, below }: Grid, by: string) =>
  [...above, headings, ...rows, ...below]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(by))
    .join('\n')

/** The bytes of a file, in the format of its bank or as text. */
export async function written(bank: Bank, grid: Grid, { write, damage }: Mutation): Promise<Uint8Array<ArrayBuffer>> {
  const texts = {
    CSV: () => new TextEncoder().encode(csv(grid, ',')),
    BOM: () => new TextEncoder().encode(`\uFEFF${csv(grid, ';')}`),
    TABS: () => new TextEncoder().encode(csv(grid, '\t')),
    UTF16: () => utf16(csv(grid, ',')),
  }
  const bytes = write === 'OWN' ? await bank.write(grid) : texts[write]()
  return damage === 'CUT' ? bytes.slice(0, Math.floor(bytes.length * 0.7)) : bytes
}

/** A bank that writes the month first. */
export const withDates = (bank: Bank, { damage }: Mutation): Bank =>
  damage === 'MONTH_FIRST'
    ? {
        ...bank,
        columns: bank.columns.map(([heading, cell]) =>
          /date|dt|दिनांक/i.test(heading)
            ? [heading, ({ day }) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`]
            : [heading, cell],
        ),
      }
    : bank
