export type Heading =
  | 'date'
  | 'valueDate'
  | 'text'
  | 'remark'
  | 'payer'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'side'
  | 'balance'
  | 'status'
  | 'hold'
  | 'currency'

// The first matching pattern decides: "Dr / Cr" is not a debit, and a balance is not an amount.
const headings: readonly [Heading | 'ignored', RegExp][] = [
  ['balance', /balance|\bbal\b|शेष/],
  ['ignored', /branch|\bbr\b|s\.? ?no\b|serial|क्रमांक|\b(?:expected|due|scheduled) date\b/],
  ['currency', /^(?!.*(?:amount|\bamt\b|debit|credit|withdraw|deposit)).*(?:\b(?:currency|ccy|curr)\b|मुद्रा)/],
  // If such a cell is not empty, the money is held back, failed or was returned.
  [
    'hold',
    /\b(?:hold|lien|uncleared|blocked|earmarked|fail(?:ed|ure)?|error|refund(?:ed)?|revers(?:ed|al)|charge ?back|disputed?)\b/,
  ],
  [
    'status',
    /\bstatus\b|\bstate$|\b(?:result|outcome|response)\b|^(?:is )?(?:settled|cleared|captured)\W*$|\b(?:received|credited|settled|cleared|confirmed|matched|came|ok) ?\?$|स्थिति/,
  ],
  [
    'side',
    /^(?:dr|debit|d|नामे) ?[/|&-]? ?(?:cr|credit|c|जमा)(?: (?:indicator|ind|flag|type))?$|^(?:cr|credit|c|जमा) ?[/|&-]? ?(?:dr|debit|d|नामे)(?: (?:indicator|ind|flag|type))?$|^(?:part )?(?:transaction |txn |tran |trans |entry )?(?:type|indicator|flag|ind|sign|nature)$/,
  ],
  [
    'amount',
    /(?:withdrawal|debit|\bdr\b).*(?:deposit|credit|\bcr\b)|(?:deposit|credit|\bcr\b).*(?:withdrawal|debit|\bdr\b)/,
  ],
  ['valueDate', /^value|मूल्य/],
  ['date', /\bdate\b|\bdt\b|^(?:creat|settl|post|process)ed (?:at|on|time)\b|^creation time|दिनांक|तारीख|तिथि/],
  ['debit', /withdraw|debit|^dr\b|paid out|money out|नामे|निकासी|आहरण/],
  ['credit', /deposit|credit|^cr\b|paid in|money in|जमा/],
  ['amount', /amount|\bamt\b|राशि/],
  // Words that the payer may have typed.
  [
    'payer',
    /^(?=.*\b(?:payer|sender|remitter|remittance|merchant|order|invoice|end to end))(?=.*(?:\bref|remark|narration|description|detail|purpose|\bnotes?\b))/,
  ],
  ['text', /narration|description|particular|^(?:transaction|txn|tran|trans) remark|detail|विवरण/],
  ['remark', /remark|purpose/],
  ['reference', /\bref|utr|rrn|ch(?:e)?q|instrument|transaction id|tran id|txn id|transaction no|संदर्भ/],
]

/**
 * The words in a heading for the bank's own references. Any other word says whose reference it is: the customer's, or an order's.
 */
const OF_BANK = new Set(
  'ref refs refno reference references no nos number numbers num id utr rrn chq cheque cheques check instrument inst instr transaction txn tran trans bank banks upi imps neft rtgs npci phone pe phonepe paytm gpay google razorpay acquirer data settlement unique document doc and or संदर्भ चेक संख्या सं क्र क्रमांक नंबर लेन देन लेनदेन आईडी'.split(
    ' ',
  ),
)
const isOfBank = (text: string): boolean => (text.match(/[\p{L}\p{M}]+/gu) ?? []).every((word) => OF_BANK.has(word))

/** The meaning of a cell as the heading of a column, or null. */
export function headingOf(cell: string): Heading | null {
  const text = cell
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[._*:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const found = headings.find(([, pattern]) => pattern.test(text))?.[0]
  if (found === 'reference' && !isOfBank(text)) return 'payer'
  return found === undefined || found === 'ignored' ? null : found
}

/** Lines above the table that name the currency of the account. */
const OF_ACCOUNT = /currency|मुद्रा|\b(?:ccy|curr|eefc|fcnr|rfc)\b|(?:account|a\/c) ?type/i
const OF_AMOUNTS = /\b(?:amounts?|figures|values|balances)\b|राशि/i
const OTHER_CURRENCY =
  /\b(?:USD|EUR|GBP|AED|SGD|AUD|CAD|JPY|CHF|NPR|HKD|CNY|THB|SAR|QAR|KWD|OMR|BHD|MYR|LKR|BDT|ZAR|NZD|RUB)\b|\b(?:dollars?|euros?|pounds?|dirhams?)\b|[$€£¥]/i
const RUPEES = /^(?:INR|RS\.?|₹|RUPEES?|भारतीय रुपया|रुपये|रुपया)$/i

/** Amounts that are not in single rupees. */
const OTHER_UNIT = /\b(?:paise|paisa|thousands?|lakhs?|lacs?|crores?|millions?)\b|['’]000|हजार|हज़ार|लाख|करोड़|पैसे/i

/** Whether a text names a currency other than the rupee. */
export const namesOtherCurrency = (text: string): boolean => OTHER_CURRENCY.test(text)

/** Whether the heading of amounts names another currency or a unit, such as thousands. */
export const countsInOther = (text: string): boolean => namesOtherCurrency(text) || OTHER_UNIT.test(text)

/** Whether a line above the table says that the account has another currency. */
export const isOfOtherCurrency = (text: string): boolean =>
  (OF_ACCOUNT.test(text) && namesOtherCurrency(text)) || (OF_AMOUNTS.test(text) && OTHER_UNIT.test(text))

/** Whether a cell of a currency column means rupees; an empty cell does. */
export const isRupees = (cell: string): boolean => cell.trim() === '' || RUPEES.test(cell.trim())

const OF_BOOKS = /\b(?:vch|voucher|journal|l f)\b|\bledger\b(?! bal)|बही|रोकड़|वाउचर/i
const OF_LIST = /\b(?:bookings?|devotees?|claim(?:ed)?)\b|बुकिंग/i
const TITLE_OF_BOOKS =
  /\b(?:(?:day|cash|bank) ?book|reconciliation|draft|specimen|sample|pro ?forma|dummy|expected|quotation)\b|नमूना/i

const LONGEST_TITLE = 45

/**
 * Whether headings or a title belong to books that somebody keeps, in which the sides are the other way round, or not to a
 * statement at all.
 */
export const isOfBooks = (names: readonly string[], titles: readonly string[]): boolean =>
  names.some((name) => OF_BOOKS.test(name.replace(/[._]/g, ' ')) || OF_LIST.test(name)) ||
  titles.some((title) => title.length <= LONGEST_TITLE && (OF_BOOKS.test(title) || TITLE_OF_BOOKS.test(title)))
