import { describe, expect, test } from 'vitest'
import { credit, kinds, linesOf, twoSided, UTR } from '../../test/statement-kinds.ts'
import { guessColumns } from './columns.ts'
import { readStatement } from './read-statement.ts'

describe('STATEMENT exact: the reference of the bank', () => {
  test.each([
    ['the column for references', 'UPI-RAMESH-ram@oksbi', `0000${UTR}`],
    ['a column with the kind of the transfer', 'UPI/RAMESH/PAY', `UPI-${UTR}`],
    ['behind UPI and CR', `UPI/CR/${UTR}/RAMESH/SBIN/ram@oksbi/PAY`, ''],
    ['behind the words of a transfer', `BY TRANSFER-UPI/CR/${UTR}/RAMESH`, 'TRANSFER FROM 4897694162091'],
    ['behind the kind as one word', `BY TRANSFER-INB IMPS${UTR}/9812345678/XX1234`, ''],
    ['behind the UPI ID', `UPI-RAMESH-ram@oksbi-SBIN0001234-${UTR}-TOUR`, ''],
    ['in Devanagari digits', `UPI/CR/६३२५१२३४५६७८/राम`, ''],
    ['without a leading zero', 'UPI/RAMESH', '32512345678', '032512345678'],
  ])('in %s it is exact', (_, narration, reference, utr = UTR) => {
    expect(kinds(credit(narration, reference), { utr })).toEqual(['EXACT'])
  })

  test.each([
    ['a word of a name', 'NEFT CR-SBIN0001234-SHARMA CONSTRUCTION', '', 'CONSTRUCTION', 'NOT_A_REFERENCE'],
    ['a word in the column for references', 'NEFT', 'TRANSPORTERS', 'TRANSPORTERS', 'NOT_A_REFERENCE'],
    ['a phone number in a UPI ID', 'UPI/632500000001/RAM/919812345678@paytm', '', '919812345678', 'IN_REMARK'],
    ['a number in a UPI ID with a hyphen', `UPI/RAMESH/${UTR}-a@ybl/PAY`, '', UTR, 'IN_REMARK'],
    ['the remark beside a reference', `UPI-RAM-x@upi-632500000001-TOUR ${UTR}`, '0000632500000001', UTR, 'IN_REMARK'],
    ['the remark of another transfer', `NEFT CR-SBIN0001234-RAM-TOUR ${UTR}`, 'SBIN326123456789', UTR, 'IN_REMARK'],
    ['the remark behind the number of its own', `UPI/CR/632500000001/RAMESH/${UTR}`, '', UTR, 'IN_REMARK'],
    ['one of two numbers', `UPI/RAMESH/632500000001/${UTR}`, '', UTR, 'IN_REMARK'],
    ['a text without a transfer', `CASH BY RAMESH ${UTR}`, '', UTR, 'IN_REMARK'],
  ])('%s is for a person', (_, narration, reference, utr, reason) => {
    expect(kinds(credit(narration, reference), { utr })).toEqual([`REVIEW ${reason}`])
  })

  test('money back for another payment names it and is none', () => {
    expect(kinds(credit(`UPI-AMAZON-REFUND OF ${UTR}`, '632500000001'))).toEqual(['REVIEW IN_REMARK NOT_SETTLED'])
  })

  test('a phone number in the column for references is no UTR without its zeros', () => {
    expect(kinds(credit('UPI/RAMESH', '9812345678'), { utr: '009812345678' })).toEqual(['REVIEW IN_REMARK'])
  })
})

describe('STATEMENT exact: money that stayed', () => {
  test.each([
    [`UPI/REV/${UTR}/RAMESH`, UTR],
    ['REVERSAL', UTR],
    [`SETTLEMENT ADJUSTMENT ${UTR}`, ''],
  ])('a credit that another row takes back (%s) is for a person, and the row names it', (narration, reference) => {
    const rows = [`21/11/2026|UPI/CR/${UTR}/RAMESH|||5,000.00`, `21/11/2026|${narration}|${reference}|5,000.00|`]
    const [first, second] = kinds(twoSided(...rows))
    expect(first).toBe('REVIEW REVERSED')
    expect(second).toMatch(reference === '' ? /^OUTGOING$/ : /^OUTGOING REVERSED$/)
  })

  test('a payment of our own that failed and came back is nobody else’s', () => {
    const rows = [`20/11/2026|IMPS DR-${UTR}-RENT|${UTR}|5,000.00|`, `21/11/2026|IMPS-${UTR}|${UTR}||5,000.00`]
    expect(kinds(twoSided(...rows))).toEqual(['OUTGOING REVERSED', 'REVIEW REVERSED'])
  })

  test.each(['FAILED', 'CREDIT ON HOLD', 'PENDING', 'N-RTN', 'REJECT', 'RETURNED', 'REV'])('%s in the text', (word) => {
    expect(kinds(credit(`UPI/CR/${UTR}/RAMESH/${word}`))).toEqual(['REVIEW NOT_SETTLED'])
  })

  test.each([
    ['SUCCESS', 'EXACT'],
    ['Completed', 'EXACT'],
    ['Failed', 'REVIEW NOT_SETTLED'],
    ['authorized', 'REVIEW NOT_SETTLED'],
    ['', 'REVIEW NOT_SETTLED'],
  ])('a column for the status with %j', (status, kind) => {
    expect(kinds(`Date|Narration|RRN|Credit|Status\n21/11/2026|UPI|${UTR}|5000|${status}`)).toEqual([kind])
  })

  test('a debit by its text in the column of deposits is for a person', () => {
    expect(kinds(credit(`UPI/DR/${UTR}/RAMESH`))).toEqual(['REVIEW SIDE_DISPUTED'])
  })
})

describe('STATEMENT exact: the side of an amount', () => {
  test.each(['DR|CR', 'Dr / Cr', 'Cr/Dr', 'Debit/Credit Indicator', 'DR CR', 'Type', 'C/D', 'Txn Type', 'Kya?'])(
    '%s tells it',
    (heading) => {
      const table = (side: string) =>
        [`Date;Narration;Amount;${heading};Balance`, `21/11/2026;UPI/CR/${UTR};5,000.00;${side};`].join('\n')
      const read = (text: string) => kinds(text.replaceAll('|', '/').replaceAll(';', '|'))
      expect(read(table('CR'))).toEqual(['EXACT'])
      expect(read(table('DR'))).toEqual(['OUTGOING REVERSED'])
    },
  )

  test('it tells it also below headings that stand there several times', () => {
    const headings = 'Date|Narration|Amount|Type'
    const text = [headings, headings, headings, `21/11/2026|UPI/CR/${UTR}|5,000.00|CR`].join('\n')
    expect(kinds(text)).toEqual(['EXACT'])
  })

  test('an amount without a sign and without a side is for a person', () => {
    expect(kinds(`Date|Narration|Amount\n21/11/2026|UPI/CR/${UTR}|5,000.00`)).toEqual(['REVIEW SIDE_UNKNOWN'])
  })

  test('a kind of transfer is no side, and Cr behind the balance is that of the balance', () => {
    expect(kinds(`Date|Narration|Amount|Type\n21/11/2026|UPI/CR/${UTR}|5,000.00|UPI`)).toEqual(['REVIEW SIDE_UNKNOWN'])
    const ofBalance = `Date|Narration|Amount|Balance|Dr / Cr\n21/11/2026|UPI/CR/${UTR}|5,000.00|9,000.00|CR`
    expect(kinds(ofBalance)).toEqual(['REVIEW SIDE_UNKNOWN'])
  })

  test('a side behind the balance that may be that of the amount turns no balance around', () => {
    const rows = [
      '20/11/2026|CASH|5,000.00|1,05,000.00|CR',
      '20/11/2026|RENT|5,000.00|1,00,000.00|DR',
      `21/11/2026|UPI/${UTR}|5,000.00|95,000.00|DR`,
    ]
    const found = kinds(['Date|Narration|Amount|Balance|Dr / Cr', ...rows].join('\n'))
    expect(found).toEqual(['UNKNOWN SIDE_UNKNOWN', 'OUTGOING', 'OUTGOING REVERSED'])
  })

  test.each(['5,000.00Cr', '5,000.00 (Cr)', '5,000.00(Cr)', '+5,000.00', '५,०००.०० Cr', 'Rs.5,000/- Cr'])(
    '%s',
    (amount) => {
      expect(kinds(`Date|Narration|Amount\n21/11/2026|UPI/CR/${UTR}|${amount}`)).toEqual(['EXACT'])
    },
  )
})

describe('STATEMENT exact: rupees, and a day that the payment can have', () => {
  test.each([
    `Date|Narration|Credit (USD)\n21/11/2026|UPI/CR/${UTR}|5,000.00`,
    `Date|Narration|Credit|Balance in $\n21/11/2026|UPI/CR/${UTR}|5,000.00|1.00`,
    `Date|Narration|Credit|Currency\n21/11/2026|UPI/CR/${UTR}|5,000.00|USD`,
    `Account Currency|USD\nDate|Narration|Credit\n21/11/2026|UPI/CR/${UTR}|5,000.00`,
  ])('another currency is for a person', (text) => {
    expect(kinds(text)).toEqual(['REVIEW OTHER_CURRENCY'])
  })

  test('rupees in a column or a heading are rupees', () => {
    const text = `Currency|INR|\nDate|Narration|Credit (INR)|Ccy\n21/11/2026|UPI/CR/${UTR}|5,000.00|INR`
    expect(kinds(text)).toEqual(['EXACT'])
  })

  test.each([
    ['18/11/2026', 'REVIEW DATE_OUT_OF_RANGE'],
    ['19/11/2026', 'EXACT'],
    ['23/11/2026', 'EXACT'],
    ['24/11/2026', 'REVIEW DATE_OUT_OF_RANGE'],
  ])('quoted on the 20th, today the 23rd, credited on %s', (date, kind) => {
    expect(kinds(`Date|Narration|Credit\n${date}|UPI/CR/${UTR}|5,000.00`)).toEqual([kind])
  })

  test('a file whose months come first is exact only after a person has said so', () => {
    const text = `Date|Narration|Credit\n11/21/2026|UPI/CR/${UTR}|5,000.00\n11/05/2026|CASH|10.00`
    expect(kinds(text)).toEqual(['REVIEW DATE_ORDER', 'UNKNOWN DATE_ORDER'])
    expect(kinds(text, { columns: { order: 'MONTH_FIRST' } })).toEqual(['EXACT', 'UNKNOWN'])
  })

  test('dates that a spreadsheet has turned around are for a person', () => {
    const text = `Date|Narration|Credit\n2026-05-11|CASH|10.00\n21/11/2026|UPI/CR/${UTR}|5,000.00`
    expect(kinds(text)).toEqual(['UNKNOWN DATE_ORDER', 'EXACT'])
  })
})

describe('STATEMENT exact: the chain of balances', () => {
  const table = (...rows: string[]) => ['Date|Narration|Debit|Credit|Balance', ...rows].join('\n')
  const chained = [
    `20/11/2026|CASH||1,000.00|11,000.00`,
    `21/11/2026|UPI/CR/${UTR}||5,000.00|16,000.00`,
    `22/11/2026|FEE|100.00||15,900.00`,
  ]

  test('oldest or newest first, each row fits', () => {
    expect(kinds(table(...chained))).toEqual(['UNKNOWN', 'EXACT', 'OUTGOING'])
    expect(kinds(table(...chained.toReversed()))).toEqual(['OUTGOING', 'EXACT', 'UNKNOWN'])
  })

  test('headings that are the wrong way round are asked, and nothing is exact', () => {
    const swapped = table(...chained).replace('Debit|Credit', 'Credit|Debit')
    const lines = linesOf(swapped)
    const columns = guessColumns(lines)
    expect(columns && readStatement(lines, columns).summary.questions).toEqual(['SIDE_DISPUTED'])
    expect(kinds(swapped)).toEqual(['OUTGOING', 'OUTGOING REVERSED', 'UNKNOWN SIDE_DISPUTED'])
    expect(kinds(swapped, { columns: { swapped: true } })).toEqual(['UNKNOWN', 'EXACT', 'OUTGOING'])
  })

  test('an amount that was changed, or a row that is missing, leaves the rows around it to a person', () => {
    const changed = chained.with(1, `21/11/2026|UPI/CR/${UTR}||5,000.00|12,345.00`)
    expect(kinds(table(...changed))).toEqual(['UNKNOWN BALANCE_BREAKS', 'REVIEW BALANCE_BREAKS', 'OUTGOING'])
    const missing = [...chained.slice(0, 1), `21/11/2026|UPI/CR/${UTR}||5,000.00|17,000.00`]
    expect(kinds(table(...missing))).toEqual(['UNKNOWN BALANCE_BREAKS', 'REVIEW BALANCE_BREAKS'])
  })

  test('balances tell the side of amounts that have none', () => {
    const text = [
      'Date|Narration|Amount|Balance',
      `20/11/2026|Opening Balance||10,000.00`,
      `20/11/2026|CASH|1,000.00|11,000.00`,
      `21/11/2026|UPI/CR/${UTR}|5,000.00|16,000.00`,
      `22/11/2026|RENT|5,000.00|11,000.00`,
    ].join('\n')
    expect(kinds(text)).toEqual(['UNKNOWN', 'EXACT', 'OUTGOING'])
  })

  test('a balance that never changes is none after each row', () => {
    const rows = chained.map((row) => row.replace(/[\d,.]+$/, '1,00,000.00'))
    expect(kinds(table(...rows))).toEqual(['UNKNOWN', 'EXACT', 'OUTGOING'])
  })
})

describe('STATEMENT exact: numbers that a spreadsheet has spoilt', () => {
  test('a rounded number leads to the payment, for a person', () => {
    expect(kinds(credit('UPI/RAMESH', '6.32512E+11'))).toEqual(['REVIEW ROUNDED'])
    expect(kinds(credit('UPI/RAMESH', '6.32E+11'), { utr: '999912345678' })).toEqual(['REVIEW NAME_ALIKE ROUNDED'])
    expect(kinds(credit('UPI', '6.32E+11'), { utr: '999912345678' })).toEqual(['UNKNOWN ROUNDED'])
  })

  test('a number that the end of a line has broken is put together', () => {
    expect(kinds(twoSided('21/11/2026|UPI/CR/6325123|||5,000.00', '|45678/RAMESH|||'))).toEqual(['EXACT'])
    expect(kinds(twoSided('21/11/2026|UPI/CR/6325123|||5,000.00', '|4567/RAMESH|||'))).toEqual(['REVIEW NAME_ALIKE'])
  })
})
