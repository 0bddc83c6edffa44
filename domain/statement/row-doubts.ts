import { isRupees } from './headings.ts'
import type { RowDoubt } from './row-kinds.ts'

// Also a payer may write one of these words; then a person looks at the row.
const NOT_SETTLED =
  /(?<![A-Z])(?:FAIL(?:ED|URE)?|PENDING|(?:ON )?HOLD|RET(?:URN(?:ED)?|D)?|RTN|REJ(?:ECT(?:ED|ION)?)?|REV(?:ERS(?:AL|ED|E)|SL|D)?|DECLINED?|BOUNCED?|DISHONOU?RED|UNCLEARED|LIEN|CHARGE ?BACK|DISPUTED?|CANCEL(?:LED|LATION|ED)?|IN ?PROCESS|TIMED? ?OUT|UN(?:PAID|SUCCESSFUL|CLEAR|CLR|POSTED|SETTLED)|NOT [A-Z]+ED|REFUND(?:ED)?|PROVISIONAL|SHADOW|BLOCKED|AWAIT(?:ING|ED)?|INITIATED|SUSPENSE|REVOKED|FREEZE|FROZEN|DEEMED|EXPIRED|RECALL(?:ED)?)(?![A-Z])|असफल|विफल|लंबित|वापस|अस्वीकृत/i
const SETTLED =
  /^(?:(?:txn|transaction|tran|payment)[ _])?(?:success(?:ful|fully|fully credited)?|succeeded|complete(?:d)?|settled|paid|credited|captured|processed|posted|booked|book|cleared|done|ok|y|yes|s|00|सफल)$/i
/** Money that left because a credit was a mistake. A refund to a devotee is none. */
const TAKES_BACK =
  /(?<![A-Z])(?:REV(?:ERS(?:AL|ED|E)|SL|D)?|RECALL(?:ED)?|RECOVER(?:ED|Y)|CHARGE ?BACK|RET(?:URN(?:ED)?|D)?|RTN|(?:WRONG|ERRONEOUS)(?:LY)?|CREDIT ADJ\w*)(?![A-Z])/i
/** The narration of money that left, in a row of money in: the bank took it back, or the sides are the wrong way round. */
const SAYS_DEBIT = /(?<![A-Z])(?:UPI|IMPS|NEFT|RTGS)[\s/:-]+DR(?![A-Z])/i
/** A spreadsheet has rounded a number when it wrote the file: 6.32513E+11. */
const ROUNDED = /(?<![\w.])\d(?:\.\d+)?E\+?\d{1,2}(?![\w.])/i

type Row = {
  text: string
  /** All that the row says. */
  said: string
  isCredit: boolean
  /** The cell of a column for the status of the row; null if the statement has none. */
  status: string | null
  currency: string
}

/** The doubts that the texts of a row raise. */
export function doubtsIn({ text, said, isCredit, status, currency }: Row): RowDoubt[] {
  const isSettled = !NOT_SETTLED.test(said) && (status === null || SETTLED.test(status.trim()))
  return [
    ...(isSettled ? [] : (['NOT_SETTLED'] as const)),
    ...(isCredit && SAYS_DEBIT.test(text) ? (['SIDE_DISPUTED'] as const) : []),
    ...(isRupees(currency) ? [] : (['OTHER_CURRENCY'] as const)),
    ...(ROUNDED.test(text) ? (['ROUNDED'] as const) : []),
  ]
}

/** Whether money that left says that it takes a credit back. */
export const takesBack = (text: string): boolean => TAKES_BACK.test(text)

const LONGEST_TITLE = 45
const TITLE = /(?:transactions?|entries|credits|payments|hold)\W*$/i

/** Whether a line between the rows is the title of rows that are not settled; null if it is no title of rows. */
export function isTitleOfUnsettled(text: string): boolean | null {
  if (text.length > LONGEST_TITLE || !TITLE.test(text)) return null
  return NOT_SETTLED.test(text)
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
