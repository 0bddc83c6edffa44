import type { CalendarDay } from '../calendar-day.ts'
import type { StatementRow } from './read-rows.ts'
import { saysTakenBack, takesBack } from './row-doubts.ts'

const ANY_AMOUNT = 0

/**
 * The credits that rows of sent money may take back without naming them: all earlier credits of the amount, because nobody can know
 * which one is meant. An amount that contradicts the balances may take back any credit. Amounts that equal no credit may be parts
 * of one, or cover several.
 */
export function takenBackBy(debits: readonly StatementRow[], credits: readonly StatementRow[]) {
  const credited = new Set(credits.flatMap(({ references, amount }) => references.map((utr) => `${utr} ${amount}`)))
  const amounts = new Set<number>(credits.map(({ amount }) => amount ?? 0))
  const days = new Map<number, CalendarDay>()
  const parts = new Map<CalendarDay, number>()
  for (const { amount, date, text, references, doubts } of debits) {
    const taken = Math.abs(amount ?? 0)
    if (date === null || !takesBack(text) || references.some((utr) => credited.has(`${utr} ${taken}`))) continue
    if (saysTakenBack(text) && !amounts.has(taken)) parts.set(date, (parts.get(date) ?? 0) + taken)
    const key = doubts.includes('BALANCE_BREAKS') ? ANY_AMOUNT : taken
    if ((days.get(key) ?? '') < date) days.set(key, date)
  }
  return ({ amount, date }: StatementRow): boolean => {
    if (amount === null || date === null) return false
    if ([amount, ANY_AMOUNT].some((key) => (days.get(key) ?? '') >= date)) return true
    const later = [...parts].filter(([day]) => day >= date)
    return later.length > 0 && later.reduce((sum, [, part]) => sum + part, 0) >= amount
  }
}
