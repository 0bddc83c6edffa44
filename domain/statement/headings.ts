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
  | 'currency'

// The first pattern that fits decides: "Dr / Cr" is no debit, and a balance is no amount.
const headings: readonly [Heading | 'ignored', RegExp][] = [
  ['balance', /balance|\bbal\b|शेष/],
  ['ignored', /branch|\bbr\b|s\.? ?no\b|serial|क्रमांक/],
  ['currency', /^(?!.*(?:amount|\bamt\b|debit|credit|withdraw|deposit)).*(?:\b(?:currency|ccy|curr)\b|मुद्रा)/],
  ['status', /\bstatus\b|^state$|\b(?:result|outcome|response)\b|स्थिति/],
  [
    'side',
    /^(?:dr|debit|d|नामे) ?[/|&-]? ?(?:cr|credit|c|जमा)(?: (?:indicator|ind|flag|type))?$|^(?:cr|credit|c|जमा) ?[/|&-]? ?(?:dr|debit|d|नामे)(?: (?:indicator|ind|flag|type))?$|^(?:part )?(?:transaction |txn |tran |trans |entry )?(?:type|indicator|flag|ind|sign|nature)$/,
  ],
  [
    'amount',
    /(?:withdrawal|debit|\bdr\b).*(?:deposit|credit|\bcr\b)|(?:deposit|credit|\bcr\b).*(?:withdrawal|debit|\bdr\b)/,
  ],
  ['valueDate', /^value|मूल्य/],
  ['date', /\bdate\b|\bdt\b|दिनांक|तारीख|तिथि/],
  ['debit', /withdraw|debit|^dr\b|paid out|money out|नामे|निकासी|आहरण/],
  ['credit', /deposit|credit|^cr\b|paid in|money in|जमा/],
  ['amount', /amount|\bamt\b|राशि/],
  // What the payer may have typed.
  [
    'payer',
    /^(?=.*\b(?:payer|sender|remitter|remittance|merchant|order|invoice|end to end))(?=.*(?:\bref|remark|narration|description|detail|purpose|\bnotes?\b))/,
  ],
  ['text', /narration|description|particular|^(?:transaction|txn|tran|trans) remark|detail|विवरण/],
  ['remark', /remark|purpose/],
  ['reference', /\bref|utr|rrn|ch(?:e)?q|instrument|transaction id|tran id|txn id|transaction no|संदर्भ/],
]

/** What a cell says as the heading of a column, or null. */
export function headingOf(cell: string): Heading | null {
  const text = cell
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[._*:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const found = headings.find(([, pattern]) => pattern.test(text))?.[0]
  return found === undefined || found === 'ignored' ? null : found
}

/** Lines above the table that tell the currency of the account. */
const OF_ACCOUNT = /currency|मुद्रा|\b(?:ccy|curr|eefc|fcnr|rfc)\b|(?:account|a\/c) ?type/i
const OTHER_CURRENCY =
  /\b(?:USD|EUR|GBP|AED|SGD|AUD|CAD|JPY|CHF|NPR|HKD|CNY|THB|SAR|QAR|KWD|OMR|BHD|MYR|LKR|BDT|ZAR|NZD|RUB)\b|\b(?:dollars?|euros?|pounds?|dirhams?)\b|[$€£¥]/i
const RUPEES = /^(?:INR|RS\.?|₹|RUPEES?|भारतीय रुपया|रुपये|रुपया)$/i

/** Whether a text names another currency than the rupee. */
export const namesOtherCurrency = (text: string): boolean => OTHER_CURRENCY.test(text)

/** Whether a line above the table says that the account has another currency. */
export const isOfOtherCurrency = (text: string): boolean => OF_ACCOUNT.test(text) && namesOtherCurrency(text)

/** Whether a cell of a column for the currency says rupees; an empty one says nothing else. */
export const isRupees = (cell: string): boolean => cell.trim() === '' || RUPEES.test(cell.trim())
