import { isRupees } from './headings.ts'
import type { RowDoubt } from './row-kinds.ts'

/** A narrow column breaks words at any place, and the parts are joined with a blank. */
const alsoBroken = ({ source, flags }: RegExp) =>
  new RegExp(source.replace(/([A-Z]\??)(?=[A-Z([])|([\u0900-\u097F])(?=[\u0900-\u097F])/g, '$& ?'), flags)

// A payer may write one of these words, too; then a person must check the row.
const NOT_SETTLED = alsoBroken(
  /(?<![A-Z])(?:FAIL(?:ED|URE)?|PENDING|(?:ON )?HOLD|HELD|RET(?:URN(?:ED)?|D)?|RTN|REJ(?:ECT(?:ED|ION)?)?|RE?V(?:ERS(?:AL|ED|E|L)|SL|D|SD)?|DECLINED?|BOUNCED?|DISHONOU?RED|UNCLEARED|LIEN|CHARGE ?BACK|DISPUTED?|CANCEL(?:LED|LATION|ED)?|(?:IN|UNDER) ?PROCESS|PROCESSING|TIMED? ?OUT|UN(?:PAID|SUCCESSFUL|CLEAR|CLR|POSTED|SETTLED|AUTHORI[SZ]ED)|NOT|WAIT(?:ING)?|YET|WRONG|CHECK|BACKWARD|MEMO|MANDATE|AUTO ?PAY|REQUEST(?:ED)?|TEST|SANDBOX|(?:TO|WILL|SHALL) BE [A-Z]+ED|SCHEDULED|CLEARING|SUBJECT TO|REALI[SZ]ATION|REFUND(?:ED)?|PROVISIONAL|SHADOW|BLOCKED|AWAIT(?:ING|ED)?|INITIATED|SUSPENSE|REVOKED|FREEZE|FROZEN|DEEMED|EXPIRED|RECALL(?:ED)?|FRAUD|ABORT(?:ED)?|VOID(?:ED)?|INVALID|ERROR)(?![A-Z])|असफल|विफल|फेल|लंबित|लम्बित|पेंडिंग|वापस|लौट|उलट|रिवर्स|रिटर्न|अस्वीक|रिजेक्ट|रद्द|निरस्त|प्रक्रिया|रोक|होल्ड|प्रतीक्षा|नहीं|बाकी|गलत/i,
)
const SETTLED =
  /^(?:(?:txn|transaction|tran|payment)[ _])?(?:success(?:ful|fully|fully credited)?|succeeded|complete(?:d)?|settled|paid|credited|captured|processed|posted|booked|book|cleared|done|ok|y|yes|s|00|1|true|सफल|सफलतापूर्वक|पूर्ण|पूरा|जमा|संपन्न)$/i
/** The values of a column for rows that are not held back and did not fail. */
const NOT_HELD = /^(?:[0.]*|no|n|false|none|nil|null|na|n\/a|-+|success|नहीं)$/i
/** Money that left because a credit was a mistake. A refund to a devotee does not count. */
const TAKES_BACK = alsoBroken(
  /(?<![A-Z])(?:RE?V(?:ERS(?:AL|ED|E|L)|SL|D|SD)?|RECALL(?:ED)?|RECOVER(?:ED|Y)|CH(?:ARGE|RG) ?B(?:AC)?K|RET(?:URN(?:ED)?|D)?|RTN|(?:WRONG|ERRONEOUS|MISTAKEN)(?:LY)?|CORRECT(?:ED|ION)|RECTIF(?:IED|ICATION)|ERROR|CONTRA|UNDO|CANCEL(?:LED|LATION|ED)?|DISPUTED?|DUPLICATE|EXCESS|TCC|BACK|ADJ(?:USTED|USTMENT)?)(?![A-Z])|उलट|वापस|लौट|रिवर्स|निरस्त|रद्द|गलत/i,
)
/**
 * A narration of sent money. In a row of received money, it means that the bank took the money back or that the sides are swapped.
 */
const SAYS_DEBIT = /(?<![A-Z])(?:UPI|IMPS|NEFT|RTGS)[\s/:-]+DR(?![A-Z])/i
/** A number that a spreadsheet has rounded when it wrote the file: 6.32513E+11. */
const ROUNDED = /(?<![\w.])\d(?:\.\d+)?E\+?\d{1,2}(?![\w.])/i

type Row = {
  text: string
  /** The whole text of the row. */
  said: string
  isCredit: boolean
  /** The cells of the columns for the status of the row. */
  statuses: readonly string[]
  /** The cells of the columns that say whether the money is held back or was returned. */
  holds: readonly string[]
  currency: string
}

/** The doubts that follow from the texts of a row. */
export function doubtsIn({ text, said, isCredit, statuses, holds, currency }: Row): RowDoubt[] {
  const isSettled =
    !NOT_SETTLED.test(said) &&
    statuses.every((status) => SETTLED.test(status.trim())) &&
    holds.every((hold) => NOT_HELD.test(hold.trim()))
  return [
    ...(isSettled ? [] : (['NOT_SETTLED'] as const)),
    ...(isCredit && SAYS_DEBIT.test(text) ? (['SIDE_DISPUTED'] as const) : []),
    ...(isRupees(currency) ? [] : (['OTHER_CURRENCY'] as const)),
    ...(ROUNDED.test(text) ? (['ROUNDED'] as const) : []),
  ]
}

/** Outgoing transactions without a number. */
const LEAVES =
  /(?<![A-Z])(?:CASH|ATM|SELF|CHQ|CHEQUE|CLG|EMI|N?ACH|ECS|LOAN|RENT|SALARY|CHARGES?|CHGS?|FEES?|TAX|GST|TDS|POS|CARD|FD|RD|SIP|REFUND(?:ED)?)(?![A-Z])/i
const NUMBER = /\d{6}/

/**
 * Whether sent money takes back a credit of the same amount: its text says so, or it has neither the number of a transfer nor the
 * name of an outgoing transaction without one.
 */
export const takesBack = (text: string): boolean => saysTakenBack(text) || !(NUMBER.test(text) || LEAVES.test(text))

/** Whether the text of sent money says that it takes something back. */
export const saysTakenBack = (text: string): boolean => TAKES_BACK.test(text)

const LONGEST_TITLE = 45
const ROWS = 'transactions?|entries|credits|payments|लेन-?देन|प्रविष्टियाँ|प्रविष्टियां|भुगतान'
const TITLE = new RegExp(`(?:${ROWS}|hold)[^\\p{L}\\p{M}]*$`, 'iu')
const BEGINS_TITLE = new RegExp(`^(?:${ROWS})(?![\\p{L}\\p{M}])`, 'iu')

/** Whether a text contains a word for money that is not settled. */
export const saysUnsettled = (text: string): boolean => NOT_SETTLED.test(text)

/** Whether a line between the rows is the title of rows that are not settled; null if it is not a title of rows. */
export function isTitleOfUnsettled(cells: readonly string[]): boolean | null {
  const text = cells.filter(Boolean).join(' ')
  if (text.length > LONGEST_TITLE) return null
  const isUnsettled = NOT_SETTLED.test(text)
  return TITLE.test(text) || (isUnsettled && BEGINS_TITLE.test(text)) ? isUnsettled : null
}

/** The numbers of a text that a spreadsheet has rounded, as digits with the number of missing places. */
export function roundedNumbers(text: string): { digits: string; missing: number }[] {
  return [...text.matchAll(/(?<![\w.])(\d)(?:\.(\d+))?E\+?(\d{1,2})(?![\w.])/gi)].flatMap(
    ([, first = '', decimals = '', exponent = '']) => {
      const missing = Number(exponent) - decimals.length
      return missing >= 0 ? [{ digits: first + decimals, missing }] : []
    },
  )
}
