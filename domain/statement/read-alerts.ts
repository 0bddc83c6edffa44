import type { CalendarDay } from '../calendar-day.ts'
import { paise } from '../money.ts'
import { amountsIn, movedAmount } from './alert-amounts.ts'
import { type Alert, alertOfEmail, alertsIn, movesIn } from './alert-lines.ts'
import { referenceOfAlert } from './alert-reference.ts'
import { namesOtherCurrency } from './headings.ts'
import { readDate } from './read-date.ts'
import type { StatementRow } from './read-rows.ts'
import { doubtsIn } from './row-doubts.ts'
import { type RowDoubt, rowDoubts } from './row-kinds.ts'

export type AlertSource = {
  /** The time at which the mailbox received it; null for a pasted text, in which only the text names the day. */
  receivedOn: CalendarDay | null
  /** The operator's account numbers; empty if unknown. Alerts about other accounts are not exact. */
  accounts: readonly string[]
  /**
   * PASTED: staff vouch for it. SIGNED: it came from a listed sender, as the operator's mail provider confirms. UNSURE: all others.
   */
  trust: 'PASTED' | 'SIGNED' | 'UNSURE'
}

/** `skipped` says whether the text contains no alert. */
export type ReadAlerts = { rows: StatementRow[]; skipped: number }

const LONGEST_ROW = 600

/** An offer, a code, or an event that may happen later. */
const NOT_HAPPENED =
  /\bOTP\b|one[- ]time pass|verification code|\b(?:will|shall|would|can|may|to|could) be (?:credited|debited|received|deposited)|\b(?:pre-?approved|apply|offers?|cashback|eligible|requested|request|reward|win|won|lottery|if you)\b|ओटीपी|जमा (?:होगा|होंगे|की जाएगी|किया जाएगा)/i
const KEEP_SECRET = /(?:never|do not|don'?t|please do not)\s+(?:share|disclose)[^\n]*/gi

const DATES =
  /(?<![\d/.-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[-/.](?:\d{1,2}|[A-Za-z]{3,9})[-/.](?:\d{4}|\d{2})|\d{1,2} ?[A-Za-z]{3,9}[ ,'-]{0,2}(?:\d{4}|\d{2}))(?![\d/])/g
const ACCOUNTS =
  /(?:\ba\/?c|\bacct?|\baccount|खाते|खाता)[\s.:]*(?:no\.?|number|ending(?: with| in)?|संख्या)?[\s.:]*[Xx*•.]*(\d{3,})|(?<![\dA-Za-z])[Xx*•.]{2,}(\d{3,6})/gi

/**
 * Reads the SMS and emails in which a bank reports single transfers, as rows of a statement. Nothing is guessed: an ambiguous value
 * gets a doubt, and only the rules of `matchRows` make a row EXACT.
 */
export function readAlerts(text: string, source: AlertSource): ReadAlerts {
  const alerts = source.trust === 'PASTED' ? alertsIn(text) : alertOfEmail(text)
  const rows = alerts.flatMap((alert, at) => readAlert(alert, at + 1, source) ?? [])
  return { rows, skipped: Math.max(alerts.length, 1) - rows.length }
}

function readAlert(found: Alert, line: number, { receivedOn, accounts, trust }: AlertSource): StatementRow | null {
  const { text: alert } = found
  const { credit, debit } = movesIn(alert)
  const isCredit = credit >= 0 && (debit < 0 || credit < debit)
  const hasHappened = !NOT_HAPPENED.test(alert.replace(KEEP_SECRET, ''))
  const references = referenceOfAlert(alert)
  const account = accountOf(alert, accounts)
  if (!hasHappened && (!isCredit || references.length === 0)) return null
  // Whoever wrote it, sent money proves nothing about our account.
  if (!isCredit && (account === 'OTHER' || trust === 'UNSURE')) return null
  const { amount, isSure } = movedAmount(alert)
  const date = dateOf(alert, receivedOn)
  const isOwnAccount = account === 'OURS' || (account === 'UNNAMED' && trust === 'PASTED')
  const doubts = new Set<RowDoubt>([
    ...doubtsIn({ text: alert, said: alert, isCredit, statuses: [], holds: [], currency: '' }),
    ...(hasHappened ? [] : (['NOT_SETTLED'] as const)),
    ...(isCredit && debit >= 0 ? (['SIDE_DISPUTED'] as const) : []),
    ...(isSure && found.isSure ? [] : (['TEXT_UNSURE'] as const)),
    ...(date === 'ORDER' ? (['DATE_ORDER'] as const) : []),
    ...(namesOtherCurrency(alert) ? (['OTHER_CURRENCY'] as const) : []),
    ...(isOwnAccount ? [] : (['OTHER_ACCOUNT'] as const)),
    ...(trust === 'UNSURE' ? (['SENDER_UNSURE'] as const) : []),
  ])
  return {
    line,
    date: date === 'ORDER' ? null : date,
    amount: amount === null ? null : paise(isCredit ? amount : 0 - amount),
    text: alert.replaceAll('\n', ' ').slice(0, LONGEST_ROW),
    unreadable: amount === null || amountsIn(alert).some((one) => one.amount === null) ? ['AMOUNT_UNREADABLE'] : [],
    doubts: rowDoubts.filter((doubt) => doubts.has(doubt)),
    references: isCredit || (account === 'OURS' && credit < 0) ? references : [],
  }
}

/** The only day that an alert names, or else the day on which it came. Null if it names two days, or there is none. */
function dateOf(alert: string, receivedOn: CalendarDay | null): CalendarDay | 'ORDER' | null {
  const cells = alert.match(DATES) ?? []
  if (cells.some((cell) => readDate(cell) === null && readDate(cell, 'MONTH_FIRST') !== null)) return 'ORDER'
  const [day, ...others] = new Set(cells.flatMap((cell) => readDate(cell) ?? []))
  return others.length > 0 ? null : (day ?? receivedOn)
}

/**
 * Whether an alert is about our account. All accounts that it names must be ours, because strangers write the payer's name and
 * remark.
 */
function accountOf(alert: string, accounts: readonly string[]): 'OURS' | 'OTHER' | 'UNNAMED' {
  const named = [...alert.matchAll(ACCOUNTS)].flatMap(([, labelled, masked]) => labelled ?? masked ?? [])
  if (named.length === 0 || accounts.length === 0) return 'UNNAMED'
  return named.every((digits) => accounts.some((own) => own.endsWith(digits))) ? 'OURS' : 'OTHER'
}
