import type { CalendarDay } from '../calendar-day.ts'
import { type Paise, paise } from '../money.ts'

/** A row of a statement with the balance beside it, in paise. */
export type Link = {
  date: CalendarDay | null
  /** Negative for money that left. Null if it cannot be read. */
  amount: Paise | null
  /** Whether the statement shows the side of the amount. */
  isSideKnown: boolean
  balance: Paise | null
}

export type Chain = {
  /**
   * AGREES: the balances confirm the sides. DISPUTED: according to the balances, Cr is money that left. NONE: the statement has no
   * balance after each row.
   */
  verdict: 'AGREES' | 'DISPUTED' | 'NONE'
  /** For each row, whether a balance beside it does not fit. */
  breaks: boolean[]
  /** The sides of amounts without one, according to the balances: 1 for money in, -1 for money that left, 0 if unknown. */
  signs: (1 | -1 | 0)[]
  opening: Paise | null
  closing: Paise | null
}

/** Some banks list the newest row first. */
type Order = 'OLDEST_FIRST' | 'NEWEST_FIRST'

/**
 * Compares each amount and its side with the balances before and after it, in both orders of the days. A column with a constant
 * balance does not show the balance after each row.
 */
export function readChain(rows: readonly Link[]): Chain {
  const balances = rows.flatMap(({ balance }) => (balance === null ? [] : [balance]))
  if (balances.length < 2 || new Set(balances).size === 1) return unchained(rows)
  const sided = bestFit(rows)
  if (sided.fitting > 0)
    return {
      verdict: sided.isSwapped ? 'DISPUTED' : 'AGREES',
      breaks: withUnbalanced(rows, sided, breaksOf(rows, sided.order, sided.isSwapped)),
      signs: signsOf(rows, sided.order),
      ...endsOf(rows, sided.order),
    }
  const order = orderOfUnsided(rows)
  if (order === null) return { ...unchained(rows), breaks: rows.map((row) => row.isSideKnown && row.balance !== null) }
  return { ...unchained(rows), breaks: breaksOf(rows, order, false), signs: signsOf(rows, order) }
}

const unchained = (rows: readonly Link[]): Chain => ({
  verdict: 'NONE',
  breaks: rows.map(() => false),
  signs: rows.map(() => 0),
  opening: null,
  closing: null,
})

type Fit = { order: Order; isSwapped: boolean; fitting: number }

/**
 * The order of the rows, and whether Cr is money that left, for which most changes of the balance equal the amounts. If the dates
 * show the order, it is fixed. If two choices fit equally well, Cr is money in, as the headings say: equal amounts in swapped
 * columns also fit in the wrong order.
 */
function bestFit(rows: readonly Link[]): Fit {
  const told = orderOfDates(rows)
  const orders: Order[] = told ? [told] : ['OLDEST_FIRST', 'NEWEST_FIRST']
  const fits = [false, true].flatMap((isSwapped) =>
    orders.map((order) => ({
      order,
      isSwapped,
      fitting: countFitting(
        rows,
        order,
        (row, change) => row.isSideKnown && change === (isSwapped ? -1 : 1) * (row.amount ?? 0),
      ),
    })),
  )
  return fits.reduce((best, fit) => (fit.fitting > best.fitting ? fit : best))
}

/** The order of rows with unknown sides; null if both orders fit, because then the balances do not show which amounts came in. */
function orderOfUnsided(rows: readonly Link[]): Order | null {
  const fittingIn = (order: Order) =>
    countFitting(
      rows,
      order,
      ({ isSideKnown, amount }, change) => !isSideKnown && Math.abs(change) === Math.abs(amount ?? 0),
    )
  const [oldest, newest] = [fittingIn('OLDEST_FIRST'), fittingIn('NEWEST_FIRST')]
  if (oldest === newest) return oldest === 0 ? null : orderOfDates(rows)
  return oldest > newest ? 'OLDEST_FIRST' : 'NEWEST_FIRST'
}

function countFitting(rows: readonly Link[], order: Order, fits: (row: Link, change: Paise) => boolean): number {
  let count = 0
  for (const [at, row] of rows.entries()) {
    const change = changeAt(rows, at, order)
    if (change !== null && row.amount !== null && fits(row, change)) count += 1
  }
  return count
}

function orderOfDates(rows: readonly Link[]): Order | null {
  const days = rows.flatMap(({ date }) => date ?? [])
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return null
  return first < last ? 'OLDEST_FIRST' : 'NEWEST_FIRST'
}

/** The change of the balance by a row; null if the balance before it is unknown. */
function changeAt(rows: readonly Link[], at: number, order: Order): Paise | null {
  const before = rows[order === 'OLDEST_FIRST' ? at - 1 : at + 1]?.balance ?? null
  const after = rows[at]?.balance ?? null
  return before === null || after === null ? null : paise(after - before)
}

/** Marks the rows on both sides of a change that differs from the amount: either of them may be wrong, or a row may be missing. */
function breaksOf(rows: readonly Link[], order: Order, isSwapped: boolean): boolean[] {
  const breaks = rows.map(() => false)
  for (const [at, { amount, isSideKnown }] of rows.entries()) {
    const change = changeAt(rows, at, order)
    if (change === null || amount === null) continue
    const fits = isSideKnown ? change === (isSwapped ? 0 - amount : amount) : Math.abs(change) === Math.abs(amount)
    if (fits) continue
    breaks[at] = true
    breaks[order === 'OLDEST_FIRST' ? at - 1 : at + 1] = true
  }
  return breaks
}

/**
 * If rows lack a balance, the next balance must show their sum; some banks write it once a day. Rows after the last balance are not
 * confirmed.
 */
function withUnbalanced(rows: readonly Link[], { order, isSwapped }: Fit, breaks: boolean[]): boolean[] {
  const inTime = rows.map((_, at) => (order === 'OLDEST_FIRST' ? at : rows.length - 1 - at))
  let before: Paise | null = null
  let open: number[] = []
  const settle = (fits: boolean) => {
    if (!fits) for (const at of open) breaks[at] = true
    open = []
  }
  for (const at of inTime) {
    const balance = rows[at]?.balance ?? null
    if (balance !== null && open.length === 0) before = balance
    else {
      open.push(at)
      if (balance === null) continue
      const sum = open.reduce((total, one) => total + (rows[one]?.amount ?? 0), 0)
      settle(before === null || balance - before === (isSwapped ? -sum : sum))
      before = balance
    }
  }
  settle(false)
  return breaks
}

const signsOf = (rows: readonly Link[], order: Order): (1 | -1 | 0)[] =>
  rows.map(({ amount, isSideKnown }, at) => {
    const change = changeAt(rows, at, order)
    if (isSideKnown || amount === null || change === null || Math.abs(change) !== Math.abs(amount)) return 0
    return change > 0 ? 1 : -1
  })

/** The balance before the oldest row and after the newest one. */
function endsOf(rows: readonly Link[], order: Order) {
  const [oldest, newest] = order === 'OLDEST_FIRST' ? [rows[0], rows.at(-1)] : [rows.at(-1), rows[0]]
  const opening =
    oldest && oldest.balance !== null && oldest.amount !== null && oldest.isSideKnown
      ? paise(oldest.balance - oldest.amount)
      : null
  return { opening: oldest?.amount === null ? oldest.balance : opening, closing: newest?.balance ?? null }
}
