import { isRupees } from './headings.ts'
import type { RowDoubt } from './row-kinds.ts'

// Also a payer may write one of these words; then a person looks at the row.
const NOT_SETTLED =
  /(?<![A-Z])(?:FAIL(?:ED|URE)?|PENDING|(?:ON )?HOLD|RET(?:URN(?:ED)?|D)?|RTN|REJ(?:ECT(?:ED|ION)?)?|REV(?:ERS(?:AL|ED|E)|SL)?|DECLINED?|BOUNCED?|DISHONOU?RED|UNCLEARED|LIEN|CHARGEBACK|DISPUTED?|CANCEL(?:LED|LATION|ED)?|IN ?PROCESS|TIMED? ?OUT|UNPAID|NOT CREDITED|REFUND(?:ED)?)(?![A-Z])|असफल|विफल|लंबित|वापस|अस्वीकृत/i
const SETTLED =
  /^(?:success(?:ful|fully|fully credited)?|succeeded|complete(?:d)?|settled|paid|credited|captured|processed|posted|booked|book|cleared|done|ok|y|yes|s|सफल)$/i
/** The narration of money that left, in a row of money in: the bank took it back, or the sides are the wrong way round. */
const SAYS_DEBIT = /(?<![A-Z])(?:UPI|IMPS|NEFT|RTGS)[\s/:-]+DR(?![A-Z])/i
/** A spreadsheet has rounded a number when it wrote the file: 6.32513E+11. */
const ROUNDED = /(?<![\w.])\d(?:\.\d+)?E\+?\d{1,2}(?![\w.])/i

type Row = {
  text: string
  isCredit: boolean
  /** The cell of a column for the status of the row; null if the statement has none. */
  status: string | null
  currency: string
}

/** The doubts that the texts of a row raise. */
export function doubtsIn({ text, isCredit, status, currency }: Row): RowDoubt[] {
  const isSettled = status === null ? !NOT_SETTLED.test(text) : SETTLED.test(status.trim()) && !NOT_SETTLED.test(text)
  return [
    ...(isSettled ? [] : (['NOT_SETTLED'] as const)),
    ...(isCredit && SAYS_DEBIT.test(text) ? (['SIDE_DISPUTED'] as const) : []),
    ...(isRupees(currency) ? [] : (['OTHER_CURRENCY'] as const)),
    ...(ROUNDED.test(text) ? (['ROUNDED'] as const) : []),
  ]
}

/** The numbers of a text that a spreadsheet has rounded, as digits and how many places are missing. */
export function roundedNumbers(text: string): { digits: string; missing: number }[] {
  return [...text.matchAll(/(?<![\w.])(\d)(?:\.(\d+))?E\+?(\d{1,2})(?![\w.])/gi)].flatMap(
    ([, first = '', decimals = '', exponent = '']) => {
      const missing = Number(exponent) - decimals.length
      return missing >= 0 ? [{ digits: first + decimals, missing }] : []
    },
  )
}
