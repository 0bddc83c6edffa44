import { describe, expect, test } from 'vitest'
import type { CalendarDay } from '../calendar-day.ts'
import { credit, kinds, linesOf, twoSided, UTR } from '../../test/statement-kinds.ts'
import { cleanCell } from './cell.ts'
import { guessColumns } from './columns.ts'
import { readStatement } from './read-statement.ts'

const OTHER = '632500000001'
const received = `21/11/2026|UPI/CR/${UTR}/RAMESH|||5,000.00`

describe('STATEMENT disguised: whose number a column has', () => {
  test.each(['Customer Ref No', 'Payment Reference', 'Client Reference', 'Beneficiary Ref', 'User Ref', 'Order Ref'])(
    'the column %s is not of the bank',
    (heading) => {
      const text = `Date|Description|${heading}|Debit|Credit\n21/11/2026|UPI CREDIT|${UTR}||5,000.00`
      expect(kinds(text)).toEqual(['REVIEW IN_REMARK'])
    },
  )

  test.each([
    ['RRN', 'Transaction ID', 'REVIEW IN_REMARK'],
    ['Transaction ID', 'UTR No.', 'EXACT'],
    ['Settlement UTR', 'RRN', 'EXACT'],
    ['Ref No.', 'Instrument ID', 'REVIEW IN_REMARK'],
  ])('another number below %s, ours below %s', (one, other, kind) => {
    const text = `Date|Description|${one}|${other}|Debit|Credit\n21/11/2026|UPI CREDIT|${OTHER}|${UTR}||5,000.00`
    expect(kinds(text)).toEqual([kind])
  })

  test('headings without blanks say the same', () => {
    const text = `TransactionDate|Narration|BankReferenceNo|CreditAmount\n21/11/2026|UPI|${UTR}|5,000.00`
    expect(kinds(text)).toEqual(['EXACT'])
  })

  test('a number of two scripts is none, and marks of a direction are nothing', () => {
    expect(kinds(credit('UPI/CR/632५12345678/KALPIT'))).toEqual(['UNKNOWN'])
    expect(cleanCell('\u202A21/11/2026\u202C')).toBe('21/11/2026')
  })

  test('a sum that names a transfer is none', () => {
    expect(kinds(credit(`Total credits UPI/${UTR}`))).toEqual(['REVIEW IN_REMARK'])
  })
})

describe('STATEMENT disguised: money that went back', () => {
  test.each([
    'CORRECTION OF ENTRY',
    'CONTRA ENTRY',
    'NPCI ADJUSTMENT DR',
    'UPI DISPUTE DEBIT',
    'DUPLICATE CREDIT DEBITED',
    'TXN REVERSL',
    'DR BY BRANCH',
    'प्रविष्टि उलटी गई',
    `UPI REVERSAL ${OTHER}`,
  ])('by %s', (narration) => {
    expect(kinds(twoSided(received, `22/11/2026|${narration}||5,000.00|`))[0]).toBe('REVIEW REVERSED')
  })

  test.each(['ATM WDL LANKA', 'SELF', 'RENT NOV', `UPI/DR/${OTHER}/HOTEL`, 'CHQ PAID 004411'])(
    '%s takes nothing back',
    (narration) => {
      expect(kinds(twoSided(received, `22/11/2026|${narration}||5,000.00|`))[0]).toBe('EXACT')
    },
  )
})

describe('STATEMENT disguised: money that is not there', () => {
  test.each(['HELD', 'TO BE CREDITED', 'UNDER PROCESS', 'IN CLEARING', 'VOID', 'रद्द', 'प्रक्रियाधीन', 'लम्बित', 'लौटाया'])(
    '%s in the text',
    (words) => {
      expect(kinds(credit(`UPI/CR/${UTR}/RAMESH/${words}`))).toEqual(['REVIEW NOT_SETTLED'])
    },
  )

  test.each([
    ['On Hold', '1', '0'],
    ['on_hold', 'true', 'false'],
    ['Settled', 'No', 'Yes'],
    ['settled', '0', '1'],
    ['Payment State', 'PENDING', 'SUCCESS'],
    ['Lien Amount', '5,000.00', '0.00'],
    ['Failure Reason', 'U16', 'NA'],
    ['Refunded Amount', '5,000.00', ''],
    ['स्थिति', 'प्रक्रिया में', 'पूर्ण'],
  ])('a column %s with %s, and with %s', (heading, bad, good) => {
    const table = (cell: string) => `Date|Narration|RRN|Credit|Status|${heading}\n21/11/2026|UPI|${UTR}|5000|OK|${cell}`
    expect(kinds(table(bad))).toEqual(['REVIEW NOT_SETTLED'])
    expect(kinds(table(good))).toEqual(['EXACT'])
  })

  test.each([
    ['23/11/2026', []],
    ['24/11/2026', ['NOT_SETTLED']],
  ])('its value counts from %s on, today the 23rd', (day, doubts) => {
    const lines = linesOf(`Txn Date|Value Date|Narration|Credit\n21/11/2026|${day}|UPI/CR/${UTR}|5,000.00`)
    const columns = guessColumns(lines)
    const today = '2026-11-23' as CalendarDay
    expect(columns && readStatement(lines, columns, { today }).rows[0]?.doubts).toEqual(doubts)
  })

  test('below a line in Hindi', () => {
    expect(kinds(twoSided('20/11/2026|CASH|||100.00', 'असफल लेनदेन', received))[1]).toBe('REVIEW NOT_SETTLED')
  })
})

describe('STATEMENT disguised: other units', () => {
  test.each(['Credit (in paise)', 'Credit (₹ in lakhs)', "Credit ('000)", 'जमा (हजार में)'])('%s', (heading) => {
    expect(kinds(`Date|Narration|${heading}\n21/11/2026|UPI/CR/${UTR}|5,000.00`)).toEqual(['REVIEW OTHER_CURRENCY'])
  })

  test('above the table', () => {
    const text = `All amounts in thousands\nDate|Narration|Credit\n21/11/2026|UPI/CR/${UTR}|5,000.00`
    expect(kinds(text)).toEqual(['REVIEW OTHER_CURRENCY'])
  })
})

describe('STATEMENT disguised: words that stand apart', () => {
  test.each([
    ['below the narration', '|FAILED|||'],
    ['below it, without a word before', '|UNDER|||\n|PROCESS|||'],
    ['below another column', '|TIRTH|HELD||'],
    ['in the column of the days', 'Status: FAILED||||'],
  ])('%s they are of the row', (_, below) => {
    expect(kinds(twoSided(received, below))).toEqual(['REVIEW NOT_SETTLED'])
  })

  test.each([
    'UPI/CR/632512345678/RAMESH/UNDER PROC ESS',
    'UPI/CR/632512345678/RAMESH/FAI LED',
    'UPI/CR/632512345678/लं बित',
  ])('a narrow column broke a word of %s', (narration) =>
    expect(kinds(credit(narration))).toEqual(['REVIEW NOT_SETTLED']),
  )
})

describe('STATEMENT disguised: what no bank says of its money', () => {
  test.each([
    ['the headings of books', 'Date|Particulars|Vch Type|Vch No.|Debit|Credit', `Payment|41||5,000.00`],
    ['a list of bookings', 'Booking Date|Description|Kind|No.|Debit|Credit', `Tour|41||5,000.00`],
    ['the title of books', 'Cash book\nDate|Particulars|Kind|No.|Debit|Credit', `Receipt|41||5,000.00`],
    ['a draft', 'DRAFT\nDate|Particulars|Kind|No.|Debit|Credit', `UPI|41||5,000.00`],
  ])('%s make no row exact', (_, headings, cells) => {
    expect(kinds(`${headings}\n20/11/2026|UPI/CR/${UTR}/RAMESH|${cells}`)).toEqual(['REVIEW NOT_OF_BANK'])
  })

  test.each(['not yet came', 'still waiting', 'check with bank', 'अभी नहीं आया', 'sandbox', '25/12/2026'])(
    'a clerk writes %s behind a row',
    (note) => {
      const lines = linesOf(`Date|Narration|Ref No.|Debit|Credit|\n20/11/2026|RAMESH|${UTR}||5,000.00|${note}`)
      const columns = guessColumns(lines)
      const today = '2026-11-23' as CalendarDay
      expect(columns && readStatement(lines, columns, { today }).rows[0]?.doubts).toEqual(['NOT_SETTLED'])
    },
  )

  test.each(['CDM/UPI', 'CHQ DEP UPI', 'UPI CASHBACK', 'ADJUSTED AGAINST LOAN UPI', 'INT.PD UPI'])(
    '%s is no transfer of a devotee',
    (kind) => expect(kinds(credit(kind, UTR))).toEqual(['REVIEW IN_REMARK']),
  )

  test('several rows together take a credit back', () => {
    const part = '22/11/2026|REVERSAL OF CREDIT||2,500.00|'
    expect(kinds(twoSided(received, part))[0]).toBe('EXACT')
    expect(kinds(twoSided(received, part, part))[0]).toBe('REVIEW REVERSED')
    expect(kinds(twoSided(received, '22/11/2026|BULK REVERSAL OF CREDITS||15,000.00|'))[0]).toBe('REVIEW REVERSED')
  })

  test('a note below the rows tells what its mark means', () => {
    const note = '* Credits with a star are subject to realisation||||'
    expect(kinds(twoSided(received.replace('RAMESH', 'RAMESH *'), '22/11/2026|FEE||10.00|', note))[0]).toBe(
      'REVIEW NOT_SETTLED',
    )
  })
})

describe('STATEMENT disguised: days, amounts and lines as programs write them', () => {
  test.each([
    '20261121',
    '21112026',
    '21st Nov 2026',
    "21 Nov'26",
    'Nov-21-2026',
    'Nov 21, 2026, 10:22 AM',
    'Sat, 21 Nov 2026',
    'Saturday 21/11/2026',
  ])('the day %s', (day) => {
    expect(kinds(credit(`UPI/CR/${UTR}`).replace('21/11/2026', day))).toEqual(['EXACT'])
  })

  test.each(['5,000.00 C', '5,000.00C'])('the amount %s', (amount) => {
    expect(kinds(`Date|Narration|Amount\n21/11/2026|UPI/CR/${UTR}|${amount}`)).toEqual(['EXACT'])
  })

  test.each([
    'Generated On: 22-NOV-2026 09:12:33||Generated By: 123456789||Requesting Branch Code: NET',
    'Statement of account|||Page 2 of 2|',
  ])('the line %s is no row', (line) => {
    expect(kinds(twoSided(received, line))).toEqual(['EXACT'])
    expect(kinds(twoSided(received, line.replace(/\|[^|]*$/, '|5,000.00')))[1]).toMatch(/^UNREADABLE DATE_UNREADABLE/)
  })

  test('a balance that each page carries over is not the last one', () => {
    const lines = linesOf(
      [
        'Date|Narration|Debit|Credit|Balance',
        '|Opening Balance|||100.00',
        '20/11/2026|CASH||10.00|110.00',
        '|Carried Forward|||110.00',
        '|Brought Forward|||110.00',
        '21/11/2026|CASH||20.00|130.00',
        '|Closing Balance|||130.00',
      ].join('\n'),
    )
    const columns = guessColumns(lines)
    expect(columns && readStatement(lines, columns).summary).toMatchObject({ addsUp: true, closing: 13_000 })
  })
})
