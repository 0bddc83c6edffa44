import { cleanCell, latinDigits } from './cell.ts'
import { amountsIn } from './alert-amounts.ts'

/** At most so many characters of a text are read; an alert has a few hundred. */
const LONGEST_TEXT = 20_000

const CREDIT =
  /\b(?:credited|deposited|received|credit(?:ed)? (?:with|of|by|for)|transferred to your)\b|(?:type|cr ?\/ ?dr)\s*[:-]\s*(?:credit|cr)\b|क्रेडिट|जमा/i
const DEBIT =
  /\b(?:debited|withdrawn|spent|debit of|paid (?:to|via|for|rs|inr)|sent (?:to|rs|inr))\b|(?:sent|paid) ?₹|(?:type|cr ?\/ ?dr)\s*[:-]\s*(?:debit|dr)\b|डेबिट|नामे|निकासी|निकाले/i

/** The first place where a text says that money came, and that money left; -1 if it does not. */
export const movesIn = (text: string): { credit: number; debit: number } => ({
  credit: text.search(CREDIT),
  debit: text.search(DEBIT),
})

const moves = (text: string): boolean => CREDIT.test(text) || DEBIT.test(text)

/** The text of one alert. `isSure` is false if its begin or its end may be wrong. */
export type Alert = { text: string; isSure: boolean }

/** An email reports one transfer: text that looks like a second one may be a remark of the payer. */
export function alertOfEmail(text: string): Alert[] {
  const all = linesOf(text).filter((line) => line !== '')
  return all.some(moves) ? [{ text: all.join('\n'), isSure: true }] : []
}

/**
 * The alerts of a pasted text. An alert begins at a line with an amount that moved, and ends before the next alert. Its bounds are
 * sure only at an empty line, because a payer's remark cannot contain one.
 */
export function alertsIn(text: string): Alert[] {
  const all = linesOf(text)
  const isStart = (line: string) => moves(line) && amountsIn(line).length > 0
  const starts = all.flatMap((line, at) => (isStart(line) ? [at] : []))
  if (starts.length === 0) return alertOfEmail(text)
  const isBehindEmpty = (from: number, to: number) => all.slice(from, to).includes('')
  return starts.map((start, at) => {
    const [previous, next = all.length] = [starts[at - 1], starts[at + 1]]
    const isSure =
      (previous === undefined || isBehindEmpty(previous, start)) && (next === all.length || isBehindEmpty(start, next))
    const from = at === 0 ? 0 : start
    const own = all.slice(from, next)
    // A number above the amount or below an empty line may belong to another alert that was pasted only in part.
    const end = own.indexOf('', start - from)
    const beyond = [...own.slice(0, start - from), ...(end < 0 ? [] : own.slice(end))]
    const isOne = !beyond.some((line) => /\d{12}/.test(line))
    return { text: own.filter((line) => line !== '').join('\n'), isSure: isSure && isOne }
  })
}

const linesOf = (text: string): string[] =>
  latinDigits(text.slice(0, LONGEST_TEXT).normalize('NFKC'))
    .split(/\r\n?|\n/)
    .map((line) => cleanCell(line).replace(/\s+/g, ' '))
