import fc from 'fast-check'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { paise } from '../domain/money.ts'
import type { Candidate } from '../domain/statement/match-index.ts'

/** SMS and emails of banks about an invented account. Their wording follows what is publicly known, and no text is copied. */
export const OWN_ACCOUNT = '50100000051234'

const REF = '632653023052'

/** The dialect or the trap, the text, and its expected result while a payment of 5000 with this UTR waits; '' means no row. */
export const alertCases: readonly (readonly [name: string, text: string, kinds: string])[] = [
  ['short SMS', `Rs.5,000.00 credited to a/c XX1234 on 21-11-26 by UPI ref no ${REF}`, 'EXACT'],
  [
    'VPA',
    `INR 5,000.00 has been credited to your account ending 1234 on 21/11/2026 from VPA ajnat@okudaharan. UPI Ref ${REF}`,
    'EXACT',
  ],
  ['bracket', `Credit Alert!\nRs.5000.00 credited to A/c XX1234 on 21-11-26 from VPA a@b (UPI ${REF})`, 'EXACT'],
  [
    'email',
    `Dear Customer,\nGreetings!\nRs.5000.00 is successfully credited to your account **1234 by VPA a@b AJNAT on 21-11-26.\nYour UPI transaction reference number is ${REF}.\nWarm regards`,
    'EXACT',
  ],
  ['glued', `Dear UPI User, ur A/cX1234 credited by Rs5000 on 21Nov26 by  (Ref no ${REF})`, 'EXACT'],
  ['colon', `Acct XX234 is credited with Rs 5000.00 on 21-Nov-26 from AJNAT. UPI:${REF}-Namuna Bank.`, 'EXACT'],
  ['lines', `INR 5000.00 credited\nA/c no. XX1234\n21-11-26, 10:00:00 IST\nUPI/P2A/${REF}/AJNAT/OKUD/TIRTH`, 'EXACT'],
  ['received', `Received Rs.5000.00 in your Bank AC X1234 from ajnat@okud on 21-11-26.UPI Ref:${REF}.`, 'EXACT'],
  [
    'two balances',
    `Rs.5000 Credited to A/c ...1234 thru UPI/${REF} by a@b. Total Bal:Rs.12345.67CR. Avlbl Amt:Rs.12345.67(21-11-2026 10:00:00)`,
    'EXACT',
  ],
  [
    'secrets',
    `A/c *1234 Credited for Rs:5000.00 on 21-11-2026 10:00:00 by Mob Bk ref no ${REF} Avl Bal Rs:12345.00.Never Share OTP/PIN`,
    'EXACT',
  ],
  [
    'masked only',
    `An amount of INR 5,000.00 has been CREDITED to XXXX1234 on 21/11/2026 towards UPI Ref no ${REF} Total Avail.bal INR 12,345.00.`,
    'EXACT',
  ],
  ['table', `Your account XX1234 has been credited.\nAmount: INR 5,000.00\nDate: 21-11-2026\nUTR: ${REF}`, 'EXACT'],
  [
    'IMPS',
    `Your a/c XX1234 is credited for INR 5,000.00 on 21-11-26 by IMPS Ref No ${REF} from mobile 9XXXXX321`,
    'EXACT',
  ],
  [
    'Hindi',
    `आपके खाते XX1234 में 21-11-26 को 5,000.00 रुपये जमा किए गए। यूपीआई संदर्भ संख्या ${REF}। उपलब्ध शेष रु 12,345.00`,
    'EXACT',
  ],
  ['Devanagari digits', `आपका खाता XX१२३४ २१/११/२०२६ को रु. ५,००० से क्रेडिट किया गया है। UPI Ref ${REF}`, 'EXACT'],
  [
    'no currency, several',
    `Dear UPI user A/C X1234 credited by 5000.0 on date 21Nov26 trf from AJNAT Refno ${REF} -SBI\n\nDear UPI user A/C X1234 credited by 1100.0 on date 21Nov26 trf from KALPIT Refno 632653023099 -SBI`,
    'EXACT, UNKNOWN',
  ],
  [
    'no currency, of another one',
    `A/C X1234 credited by 5000.00 USD on 21Nov26 trf from AJNAT Refno ${REF}`,
    'REVIEW OTHER_CURRENCY',
  ],
  ['NEFT', 'INR 5,000.00 credited to A/c XX1234 on 21-11-26 by NEFT Ref No. NMNAN52026112001 from X', 'UNKNOWN'],
  [
    'NEFT with our number in the remark',
    `INR 5,000.00 credited to A/c XX1234 on 21-11-26 by NEFT Ref No. NMNAN52026112001. UPI ref ${REF}`,
    'REVIEW IN_REMARK',
  ],
  ['no day', `A/C *XX1234 credited by Rs 5000.00 from a@b. RRN:${REF}. Avl Bal:12345.00`, 'REVIEW DATE_OUT_OF_RANGE'],
  [
    'month first',
    `Rs.5,000.00 credited to a/c XX1234 on 11/21/26 UPI Ref ${REF}`,
    'REVIEW DATE_OUT_OF_RANGE DATE_ORDER',
  ],
  ['other amount', `Rs.500.00 credited to a/c XX1234 on 21-11-26 UPI Ref ${REF}`, 'REVIEW AMOUNT_DIFFERS'],
  ['other account', `Rs.5,000.00 credited to a/c XX9999 on 21-11-26 UPI Ref ${REF}`, 'REVIEW OTHER_ACCOUNT'],
  [
    'sent again by a stranger who named us',
    `Rs.5,000.00 credited to a/c XX9999 on 21-11-26 by A/c XX1234 UPI Ref ${REF}`,
    'REVIEW OTHER_ACCOUNT',
  ],
  ['taken back', `Rs.5,000.00 credited to a/c XX1234 on 21-11-26 UPI ref ${REF} was reversed`, 'REVIEW NOT_SETTLED'],
  ['later', `Rs.5,000.00 will be credited to a/c XX1234 on 21-11-26 UPI ref ${REF}`, 'REVIEW NOT_SETTLED'],
  ['dollars', `USD 100.00 credited to a/c XX1234 on 21-11-26 UPI ref ${REF}`, 'UNREADABLE AMOUNT_UNREADABLE'],
  ['lakh', `Rs.5 lakh credited to a/c XX1234 on 21-11-26 UPI ref ${REF}`, 'UNREADABLE AMOUNT_UNREADABLE'],
  [
    'the payer writes an alert into the remark',
    `Rs.1.00 credited to a/c XX1234 on 21-11-26 by UPI ref no 632653023099. Remarks: Rs.5,000.00 credited UPI ref no ${REF}`,
    'REVIEW AMOUNT_DIFFERS IN_REMARK TEXT_UNSURE',
  ],
  [
    'the payer writes the number into the remark',
    `Rs.5,000.00 credited to a/c XX1234 on 21-11-26 by a@b. Remark: UPI ref ${REF}`,
    'REVIEW IN_REMARK',
  ],
  ['phone', 'Rs.5,000.00 credited to a/c XX1234 on 21-11-26 from 919812345678 by IMPS', 'UNKNOWN'],
  [
    'left',
    `Sent Rs.5000.00 From A/C *1234 To KALPIT On 21/11/26 Ref ${REF} Not You? Call 18002586161`,
    'OUTGOING REVERSED',
  ],
  ['left, and another got it', `Acct XX234 debited with INR 5000 on 21-11-26; KALPIT credited. UPI:${REF}`, 'OUTGOING'],
  ["the devotee's own alert", `Rs 5000 debited from A/c XX9876 on 21-11-26 to tirtha@okud. UPI Ref ${REF}`, ''],
  ['OTP', '123456 is the OTP for your transaction of INR 5,000.00 to be debited from A/c XX1234', ''],
  ['offer', 'Pre-approved loan of Rs.5,00,000 can be credited to your a/c XX1234 in 10 seconds! Apply now', ''],
  ['balance', 'Your available balance in a/c XX1234 is Rs 12,345.00 as on 21-11-26', ''],
  ['no alert', 'Namaste, when does the bus to Prayagraj leave?', ''],
]

export const paymentsOf = (...list: (readonly [utr: string, rupees: number])[]): Candidate[] =>
  list.map(([utr, rupees]) => ({
    id: utr,
    utr,
    reference: `P${utr.slice(-7)}`,
    amount: paise(rupees * 100),
    found: null,
    name: 'Kalpit Udaharan',
    quotedOn: '2026-11-18' as CalendarDay,
    state: 'SUBMITTED',
  }))

type Credit = { utr: string; rupees: number; dialect: number; fate: string; remark: string }

/** A bank's text about one transfer. */
const dialects: readonly ((credit: Credit, moved: string, account: string) => string)[] = [
  ({ utr, rupees, remark }, moved, account) =>
    `Rs.${rupees}.00 ${moved} a/c XX${account} on 21-11-26 by UPI ref no ${utr}${remark && `. Remarks: ${remark}`}`,
  ({ utr, rupees, remark }, moved, account) =>
    `INR ${rupees}.00 ${moved}\nA/c no. XX${account}\n21-11-26, 10:00:00 IST\nUPI/P2A/${utr}/AJNAT/${remark}`,
  ({ utr, rupees, remark }, moved, account) =>
    `Dear Customer,\nRs.${rupees} ${moved} your account **${account} by VPA a@b ${remark} on 21-11-26.\nYour UPI transaction reference number is ${utr}.\nAvl Bal Rs 25000.00`,
  ({ utr, rupees, remark }, moved, account) =>
    `A/c *${account} ${moved.replace(/ \w+$/, '')} by Rs:${rupees}.00 on 21-11-2026 by ${remark} ref no ${utr} Avl Bal Rs:5000.00`,
]
const fates: Record<string, { moved: string; account: string }> = {
  CREDITED: { moved: 'credited to', account: '1234' },
  OTHER_ACCOUNT: { moved: 'credited to', account: '9876' },
  DEBITED: { moved: 'debited from', account: '1234' },
  REVERSED: { moved: 'credited and reversed to', account: '1234' },
}

const number = fc.integer({ min: 0, max: 12 }).map((at) => String(632_653_023_000 + at))
const rupees = fc.constantFrom(5000, 5000, 2500, 1)
const remark = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('', 'TIRTH') },
  fc.constantFrom('A/c XX1234', 'Avl Bal Rs 5000', 'by 919812345678@okud'),
  number.map((utr) => `Rs.5000.00 credited to a/c XX1234 UPI ref no ${utr}`),
  number.map((utr) => `UPI Ref ${utr}`),
  number.map((utr) => `5000 credited ${utr}`),
)
const credit = fc.record({
  utr: number,
  rupees,
  dialect: fc.nat(dialects.length - 1),
  fate: fc.constantFrom('CREDITED', 'CREDITED', 'CREDITED', ...Object.keys(fates)),
  remark,
})

const cutEnd = (text: string) => text.slice(0, Math.floor(text.length * 0.7))
const cutBegin = (text: string) => text.slice(Math.floor(text.length * 0.2))

const damage = fc.constantFrom<((text: string) => string)[]>(
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(' ', '\n'),
  (text) => text.replaceAll('\n', ' '),
  (text) => text.replace(/Rs\.?|INR/, '$'),
  (text) => text.replace('credited', 'will be credited'),
  (text) => text.replace('credited', 'not credited'),
  cutEnd,
  cutBegin,
  (text) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit))),
  (text) => `${text} Use OTP 123456 for Rs 5000`,
)

/** Alerts of credits, debits and strangers, randomly damaged; a payer has written a part of each. */
export const mutatedAlerts = fc
  .record({
    truth: fc.uniqueArray(credit, { minLength: 1, maxLength: 4, selector: ({ utr }) => utr }),
    claimed: fc.uniqueArray(fc.tuple(number, rupees), { minLength: 1, maxLength: 6, selector: ([utr]) => utr }),
    damages: fc.array(damage, { minLength: 4, maxLength: 4 }),
    between: fc.constantFrom('\n\n', '\n\n', '\n', ' ', '\n\nDear Customer,\n'),
    trust: fc.constantFrom('PASTED' as const, 'SIGNED' as const, 'UNSURE' as const),
  })
  .map(({ truth, claimed, damages, between, trust }) => ({
    truth: trust === 'PASTED' ? truth : truth.slice(0, 1),
    trust,
    payments: paymentsOf(...claimed),
    // An email reports one transfer.
    text: (trust === 'PASTED' ? truth : truth.slice(0, 1))
      .map((one, at) => {
        const { moved = '', account = '' } = fates[one.fate] ?? {}
        const drawn = damages[at]
        // People who copy a text may lose the begin of the first alert or the end of the last.
        const isCut = (drawn === cutBegin && at === 0) || (drawn === cutEnd && at === truth.length - 1)
        const done = isCut || (drawn !== cutBegin && drawn !== cutEnd) ? drawn : undefined
        // If the bank's own number is cut off, nobody can know that the remaining number was the payer's remark.
        const remark = isCut ? '' : one.remark
        const text = dialects[one.dialect]?.({ ...one, remark }, moved, account) ?? ''
        return done?.(text) ?? text
      })
      .join(between),
  }))

/** The payments whose money really came to our account. */
export const trulyCredited = (truth: readonly Credit[], payments: readonly Candidate[]): Set<string> =>
  new Set(
    payments.flatMap(({ id, utr, amount }) =>
      truth.some((one) => one.utr === utr && one.rupees * 100 === amount && one.fate === 'CREDITED') ? [id] : [],
    ),
  )
