import type { Paise } from '../money.ts'
import { readAmount } from './read-amount.ts'

/** An amount in rupees that a text names. */
type Found = {
  /** Null if the amount cannot be read; it is never guessed. */
  amount: Paise | null
  /** The text between the previous amount and this one, and between this one and the next. */
  before: string
  after: string
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`
/** SBI names no currency: "credited by 5000.0". A number without decimals might be a reference. */
const BARE = String.raw`(?<=\b(?:credit|debit)ed by )(\d[\d,]*\.\d{1,2})(?![\d.])`
const AMOUNTS = new RegExp(
  String.raw`(?:(?<![A-Za-z])(?:Rs|INR)|₹|रु(?:पये|पए)?)[\s.:]*(${NUMBER})|(?<![\w.,/*-])(${NUMBER})\s*(?:\/-)?\s*(?:INR|रुपये|रुपए|रु)(?!\s*[.:]?\s*\d)|${BARE}`,
  'gi',
)
/** "5 lakh" is not five rupees. */
const SCALE = /^\s*(?:lakhs?|lacs?|crores?|thousand|million|k|लाख|करोड|हज)(?![a-z])/i

export function amountsIn(text: string): Found[] {
  const found = [...text.matchAll(AMOUNTS)]
  return found.map((match, at) => {
    const previous = found[at - 1]
    const after = text.slice(match.index + match[0].length, found[at + 1]?.index)
    const read = readAmount((match[1] ?? match[2] ?? match[3] ?? '').replace(/,$/, ''))
    return {
      amount: read === null || read.amount <= 0 || SCALE.test(after) ? null : read.amount,
      before: text.slice(previous ? previous.index + previous[0].length : 0, match.index),
      after,
    }
  })
}

const BALANCE = /(?:bal(?:ance)?\b|\b(?:avl|avbl|avlbl|aval|avail|available|limit)\b|शेष|बैलेंस|उपलब्ध)[^;\n]{0,30}$/i
const MOVED_BEFORE =
  /(?:credited|received|deposited|credit|deposit|debited|withdrawn|spent|debit|sent|paid|जमा|क्रेडिट|डेबिट|निकासी)[\s:.-]*(?:(?:with|by|for|of|a sum of|an? amount of|amount|राशि|की)[\s:.-]*){0,3}$/i
const NAMED_AMOUNT = /(?:amount|amt|राशि)\s*(?:\(?(?:in )?(?:INR|Rs\.?)\)?)?\s*(?:is|है)?\s*[:-]*\s*$/i
const MOVED_AFTER =
  /^\s*(?:\/-)?\s*(?:(?:has|have|will|is|was|be|been|successfully|की|राशि|से)\s+){0,5}(?:credited|received|deposited|debited|withdrawn|spent|जमा|क्रेडिट|डेबिट|निकासी)/i

/**
 * The amount that moved: the one beside the word that says so, never a balance. `isSure` is false if another amount of the text
 * could be meant as well.
 */
export function movedAmount(text: string): { amount: Paise | null; isSure: boolean } {
  const all = amountsIn(text)
  const isBeside = ({ before, after }: Found) => MOVED_BEFORE.test(before) || MOVED_AFTER.test(after)
  const isBalance = ({ before }: Found) => BALANCE.test(before)
  const beside = all.filter(isBeside)
  const named = all.filter((one) => NAMED_AMOUNT.test(one.before) && !isBalance(one))
  const [moved] = beside.length > 0 ? beside : named
  if (!moved) return { amount: null, isSure: false }
  const others = all.filter((one) => one !== moved)
  // A heading may repeat the same amount.
  const isHarmless = (one: Found) => one.amount === moved.amount || (isBalance(one) && !isBeside(one))
  return { amount: moved.amount, isSure: !isBalance(moved) && others.every(isHarmless) }
}
