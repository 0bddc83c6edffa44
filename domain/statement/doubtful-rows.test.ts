import { describe, expect, test } from 'vitest'
import { credit, kinds, kindsIn, linesOf, twoSided, UTR } from '../../test/statement-kinds.ts'

const received = `21/11/2026|UPI/CR/${UTR}/RAMESH|||5,000.00`
const withBalance = (...rows: string[]) => ['Date|Narration|Ref No.|Debit|Credit|Balance', ...rows].join('\n')

describe('STATEMENT doubtful: money that is taken back', () => {
  test.each([
    `UPIREV${UTR}`,
    `UPI REV ${UTR.slice(0, 4)} ${UTR.slice(4, 8)} ${UTR.slice(8)}`,
    `RECOVERED RRN-${UTR}`,
    'REVERSAL OF CREDIT ENTRY',
    'WRONG CREDIT RECOVERED',
    'UPI CHARGE BACK',
  ])('by %s', (narration) => {
    expect(kinds(twoSided(received, `22/11/2026|${narration}||5,000.00|`))[0]).toBe('REVIEW REVERSED')
  })

  test('by a row whose amount the balances deny', () => {
    const rows = ['21/11/2026|UPI/CR/' + UTR + '|||5,000.00|15,000.00', '22/11/2026|CASH|||10.00|15,010.00']
    const back = '23/11/2026|ENTRY CORRECTED||4,000.00||10,010.00'
    expect(kinds(withBalance(...rows, back))[0]).toBe('REVIEW REVERSED')
  })

  test('by a row that has the number of another credit where payers type what they like', () => {
    const rows = [
      `21/11/2026|UPI/CR/${UTR}|||5,000.00|632500000001`,
      `21/11/2026|UPI/CR/632500000001|||5,000.00|${UTR}`,
      '22/11/2026|ENTRY CORRECTED||5,000.00||632500000001',
    ]
    const headings = 'Date|Narration|Ref No.|Debit|Credit|CustomerRef'
    expect(kinds([headings, ...rows].join('\n'))[0]).toContain('REVERSED')
  })

  test.each([
    ['another amount', '22/11/2026|REVERSAL OF CREDIT ENTRY||500.00|'],
    ['an earlier day', '20/11/2026|REVERSAL OF CREDIT ENTRY||5,000.00|'],
    [
      'another transfer',
      '20/11/2026|UPI/632500000001|||5,000.00\n22/11/2026|UPI/REV/632500000001|632500000001|5,000.00|',
    ],
    ['a rent', '22/11/2026|UPI/DR/RENT||5,000.00|'],
    ['a refund to a devotee', '22/11/2026|UPI/DR/REFUND RF6T4GQF||5,000.00|'],
  ])('%s takes nothing back', (_, row) => {
    expect(kinds(twoSided(received, row))[0]).toBe('EXACT')
  })
})

describe('STATEMENT doubtful: cells that stand in other columns', () => {
  test('a comma without quotes makes a debit look like a deposit', () => {
    const rows = ['20/11/2026|CASH|||100.00', `21/11/2026|RENT PAID|${UTR}||5,000.00|`]
    expect(kinds(twoSided(...rows))[1]).toBe('REVIEW CELLS_MOVED')
  })

  test('the commas of an amount without quotes make another amount', () => {
    const row = `21/11/2026|UPI/CR/${UTR}|||5|000.00|1|05|000.00`
    expect(kinds(withBalance(row), { amount: 500 as never })).toEqual(['REVIEW CELLS_MOVED'])
  })

  test('a column without a heading moves nothing', () => {
    const rows = [`21/11/2026|UPI/CR/${UTR}|||5,000.00|VARANASI`, '22/11/2026|FEE||10.00||VARANASI']
    expect(kinds(twoSided(...rows))).toEqual(['EXACT', 'OUTGOING'])
  })

  test('a row whose balance is missing is held against the balances around it', () => {
    const around = (amount: string) =>
      withBalance(
        '20/11/2026|CASH|||100.00|10,100.00',
        `21/11/2026|UPI/CR/${UTR}|||${amount}|`,
        '21/11/2026|FEE||10.00||15,090.00',
        '22/11/2026|FEE||90.00||15,000.00',
      )
    expect(kinds(around('5,000.00'))).toEqual(['UNKNOWN', 'EXACT', 'OUTGOING', 'OUTGOING'])
    expect(kinds(around('5,000.00').replace('15,090', '10,090').replace('15,000', '10,000'))[1]).toBe(
      'REVIEW BALANCE_BREAKS',
    )
  })

  test('a row that is cut off before its day belongs to no row above it', () => {
    const [headings, row, cut] = linesOf(`Narration|Deposit|Date\nUPI|5,000.00|21/11/2026\nUPI/CR/${UTR}`)
    const lines = [headings, row, { line: 3, cells: [], ...cut, isCut: true }].flatMap((line) => line ?? [])
    expect(kindsIn(lines)).toEqual(['REVIEW CELLS_MOVED'])
  })

  test('equal amounts in swapped columns are disputed, although they would fit in the other order of the days', () => {
    const rows = [`20/11/2026|X|||5,000.00|95,000.00`, `21/11/2026|UPI/${UTR}|||5,000.00|90,000.00`]
    expect(kinds(withBalance(...rows))[1]).toBe('REVIEW SIDE_DISPUTED')
  })

  test('a row behind the last balance is not confirmed by it', () => {
    const rows = ['20/11/2026|CASH|||100.00|10,100.00', '20/11/2026|FEE||10.00||10,090.00', `${received}|`]
    expect(kinds(withBalance(...rows))).toEqual(['UNKNOWN', 'OUTGOING', 'REVIEW BALANCE_BREAKS'])
  })
})

describe('STATEMENT doubtful: numbers that are no reference of a transfer', () => {
  test.each([
    ['a phone number as the only number', 'UPI/CR/919812345678/RAMESH', '', '919812345678'],
    ['a phone number before the number of the transfer', 'UPI/919812345678/PAYTM/632500000001', '', '919812345678'],
    ['a phone number in the column for references', 'UPI RAMESH', '919812345678', '919812345678'],
    ['the account of the payer', 'TRANSFER FROM 001501234567', '', '001501234567'],
    ['the account of the payer behind IMPS', 'IMPS FROM 001501234567', '', '001501234567'],
    ['the account of the payer in the column for references', 'TRF', 'TRANSFER FROM 001501234567', '001501234567'],
  ])('%s', (_, narration, reference, utr) => {
    expect(kinds(credit(narration, reference), { utr })).toEqual(['REVIEW IN_REMARK'])
  })

  test('an account in the column for references leaves the number of the narration', () => {
    expect(kinds(credit(`BY TRANSFER-UPI/CR/${UTR}/RAMESH`, 'TRANSFER FROM 31234567890'))).toEqual(['EXACT'])
  })

  test.each(['IMPSAB', 'UPIOUT', 'IMPSIN'])('%s names a transfer', (kind) => {
    expect(kinds(credit(`${kind}/${UTR}/RAMESH`))).toEqual(['EXACT'])
  })

  test.each(['Remarks', 'Payer Reference', 'Merchant Order Ref', 'Remittance details', 'Sender Remarks'])(
    'a number that the payer has written into the column %s',
    (heading) => {
      const text = `Date|Description|${heading}|Debit|Credit\n21/11/2026|UPI CREDIT FROM RAMESH|${UTR}||5,000.00`
      expect(kinds(text)).toEqual(['REVIEW IN_REMARK'])
    },
  )

  test.each(['Remarks', 'Transaction Remarks'])('the column %s is the narration where there is no other', (heading) => {
    expect(kinds(`Date|${heading}|Debit|Credit\n21/11/2026|UPI/${UTR}/RAMESH||5,000.00`)).toEqual(['EXACT'])
  })
})

describe('STATEMENT doubtful: money that is not settled', () => {
  test.each([
    'UNSUCCESSFUL',
    'PROVISIONAL CREDIT',
    'SHADOW CREDIT',
    'UNCLR',
    'UNCLEARED FUNDS',
    'BLOCKED',
    'CHARGE BACK',
    'AWAITING CONFIRMATION',
    'INITIATED',
    'SUSPENSE',
    'RECALL',
    'NOT POSTED',
    'FREEZE',
    'REVOKED',
    'DEEMED',
    'EXPIRED',
  ])('%s in the text', (words) => {
    expect(kinds(credit(`UPI/CR/${UTR}/RAMESH/${words}`))).toEqual(['REVIEW NOT_SETTLED'])
  })

  test.each(['Result', 'Outcome', 'Response', 'Anything'])('FAILED in a column %s', (heading) => {
    const text = `Date|Description|RRN|Credit|${heading}\n21/11/2026|UPI|${UTR}|5,000.00|FAILED`
    expect(kinds(text)).toEqual(['REVIEW NOT_SETTLED'])
  })

  test.each(['00', 'TXN_SUCCESS', 'Transaction successful'])('%s is settled', (status) => {
    expect(kinds(`Date|Description|RRN|Credit|Status\n21/11/2026|UPI|${UTR}|5,000.00|${status}`)).toEqual(['EXACT'])
  })

  test.each(['Pending transactions', 'Uncleared / pending transactions:', 'Transactions on hold'])(
    'below the line %s',
    (line) => {
      const posted = '20/11/2026|CASH|||100.00'
      expect(kinds(twoSided(posted, line, received))).toEqual(['UNKNOWN', 'REVIEW NOT_SETTLED'])
      expect(kinds(twoSided(posted, line, 'Posted transactions', received))).toEqual(['UNKNOWN', 'EXACT'])
      expect(kinds(`${line}\n${twoSided(received)}`)).toEqual(['REVIEW NOT_SETTLED'])
    },
  )

  test.each(['Hold amount: 0.00', 'Pending transactions are not shown', 'Cheque return charges: 500'])(
    'the line %s says nothing of the rows',
    (line) => {
      expect(kinds(`${line}\n${twoSided(received)}`)).toEqual(['EXACT'])
    },
  )
})

describe('STATEMENT doubtful: another currency', () => {
  test.each([
    `Account Type|EEFC - USD\nDate|Narration|Credit\n21/11/2026|UPI/CR/${UTR}|5,000.00`,
    `A/C Ccy : USD\nDate|Narration|Credit\n21/11/2026|UPI/CR/${UTR}|5,000.00`,
    `Date|Narration|Credit|Transaction Currency\n21/11/2026|UPI/CR/${UTR}|5,000.00|USD`,
    `Date|Narration|Credit|Balance\n21/11/2026|UPI/CR/${UTR}|5,000.00|USD 5,000.00`,
  ])('by its account, a column or its balance', (text) => {
    expect(kinds(text)).toEqual(['REVIEW OTHER_CURRENCY'])
  })

  test('an address with such a word is an address', () => {
    const text = `12, Dollars Colony\nDate|Narration|Credit\n21/11/2026|UPI/CR/${UTR}|5,000.00`
    expect(kinds(text)).toEqual(['EXACT'])
  })
})

describe('STATEMENT as banks write it', () => {
  test.each(['2026/11/21', '21\n/11/2026', '21 Nov\n2026', '21/11/2026\n10:33 AM', '2026.11.21'])(
    'the day %j',
    (day) => {
      expect(kinds(credit(`UPI/CR/${UTR}`).replace('21/11/2026', day.replaceAll('\n', '\u2028')))).toEqual(['EXACT'])
    },
  )

  test.each(['Cr 5,000.00', 'CR. ₹5,000.00', '5000.0000', '(Cr) 5,000.00'])('the amount %s', (amount) => {
    expect(kinds(`Date|Narration|Amount|Dr/Cr\n21/11/2026|UPI/CR/${UTR}|${amount}|CR`)).toEqual(['EXACT'])
  })

  test.each(['N/A', 'NA', 'Nil', '--', '–', 'null'])('%s in the column of the other side', (empty) => {
    expect(kinds(twoSided(`21/11/2026|UPI/CR/${UTR}||${empty}|5,000.00`))).toEqual(['EXACT'])
  })

  test('a day that stands only in its first row', () => {
    const rows = [`21/11/2026|CASH|||100.00|10,100.00`, `|UPI/CR/${UTR}|||5,000.00|15,100.00`]
    expect(kinds(withBalance(...rows))).toEqual(['UNKNOWN', 'EXACT'])
  })

  test.each(['Transaction Nature', 'Entry Type', 'Part Tran Type', 'Txn Indicator'])(
    '%s tells the side of the amount',
    (heading) => {
      const table = `Date|${heading}|Narration|Amount\n21/11/2026|CR|UPI/CR/${UTR}|5,000.00`
      expect(kinds(table)).toEqual(['EXACT'])
      expect(kinds(table.replace('|CR|', '|DR|'))).toEqual(['OUTGOING REVERSED'])
    },
  )
})
