import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessColumns, headerKey, type Line } from './columns.ts'
import { readAmount, readSide } from './read-amount.ts'
import { readDate } from './read-date.ts'
import { readRows } from './read-statement.ts'

const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: line.split('|').map((cell) => cell.trim()) }))

const read = (text: string) => {
  const lines = linesOf(text)
  const columns = guessColumns(lines)
  if (!columns) throw new Error('no columns')
  return readRows(lines, columns).map(({ line, date, amount, text: said, unreadable }) => [
    line,
    date,
    amount,
    ...(unreadable.length > 0 ? unreadable : [said]),
  ])
}

describe('STATEMENT dates', () => {
  test.each([
    ['01/12/26', '2026-12-01'],
    ['1/12/2026', '2026-12-01'],
    ['31-01-2027', '2027-01-31'],
    ['05.11.2026', '2026-11-05'],
    ['05-Nov-26', '2026-11-05'],
    ['05 November 2026', '2026-11-05'],
    ['5 Nov, 2026', '2026-11-05'],
    ['05/11/2026 10:15:20', '2026-11-05'],
    ['2026-11-05', '2026-11-05'],
    ['2026-11-05T10:15:00', '2026-11-05'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (text, day) => {
    expect(readDate(text)).toBe(day)
  })

  test.each([
    '12/25/2026',
    '31/11/2026',
    '29/02/2026',
    '00/11/2026',
    '01/01/1970',
    '01/01/70',
    '31-Dec-99',
    '1970-01-01',
    'Nov 5',
    '',
    '46331',
    '5/11',
  ])('%j is no date', (text) => {
    expect(readDate(text)).toBeNull()
  })
})

describe('STATEMENT amounts', () => {
  test.each([
    ['5000', 500000, null],
    ['5,000.00', 500000, null],
    ['1,00,000.50', 10000050, null],
    ['12,34,56,789', 12345678900, null],
    ['1,234,567.8', 123456780, null],
    ['₹ 5,000', 500000, null],
    ['INR 5,000.00', 500000, null],
    ['Rs. 500', 50000, null],
    ['500.00 Cr', 50000, 'CREDIT'],
    ['500.00Dr.', 50000, 'DEBIT'],
    ['(500.00)', -50000, null],
    ['-500', -50000, null],
    ['- ₹500', -50000, null],
    ['+500', 50000, null],
  ])('%s is %d paise, %s', (text, amount, side) => {
    expect(readAmount(text)).toEqual({ amount, side })
  })

  test.each([
    '',
    '-',
    'USD 20',
    '5.000,00',
    '5,00',
    '1,0000',
    '5000.123',
    '50O0',
    '1e3',
    'NaN',
    '99999999999999999',
    '=1+1',
  ])('%j is no amount', (text) => {
    expect(readAmount(text)).toBeNull()
  })

  test('an amount that the bank formats the Indian way is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (amount) => {
        const text = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(amount / 100)
        expect(readAmount(text)?.amount).toBe(amount)
      }),
    )
  })

  test('the side is read from its own cell', () => {
    expect(['CR', 'Dr.', ' credit ', 'balance'].map(readSide)).toEqual(['CREDIT', 'DEBIT', 'CREDIT', null])
  })
})

describe('STATEMENT dialects', () => {
  test('HDFC: preamble, two date columns, a padded reference, a footer', () => {
    const text = `
      UDAHARAN BANK|||||
      Account of|Tirtha Yatra||||
      Date|Narration|Chq./Ref.No.|Value Dt|Withdrawal Amt.|Deposit Amt.|Closing Balance
      ********|****|****|****|****|****|****
      21/11/26|UPI-RAMESH-ramesh@upi-632512345678-PAY|0000632512345678|21/11/26||5,000.00|1,05,000.00
      21/11/26|NEFT DR-REFUND PTJ6FR6P|N325261234567890|21/11/26|550.00||1,04,450.00
      STATEMENT SUMMARY :-|||||
      Opening Balance|||Dr Count|100000.00|1|`
    expect(read(text)).toEqual([
      [5, '2026-11-21', 500000, 'UPI-RAMESH-ramesh@upi-632512345678-PAY 0000632512345678'],
      [6, '2026-11-21', -55000, 'NEFT DR-REFUND PTJ6FR6P N325261234567890'],
    ])
  })

  test('SBI: Debit and Credit, and a narration that continues on the next line', () => {
    const text = `
      Txn Date|Value Date|Description|Ref No./Cheque No.|Debit|Credit|Balance
      21 Nov 2026|21 Nov 2026|BY TRANSFER-UPI/CR/632512345678|TRANSFER FROM 4897|  |2,100.00|10,000.00
      |||SITA DEVI|||
      32 Nov 2026|21 Nov 2026|BY TRANSFER|  |  |100.00|10,100.00`
    expect(read(text)).toEqual([
      [2, '2026-11-21', 210000, 'BY TRANSFER-UPI/CR/632512345678 TRANSFER FROM 4897 SITA DEVI'],
      [4, null, 10000, 'DATE_UNREADABLE'],
    ])
  })

  test('ICICI: zeros on the other side', () => {
    const text = `
      S No.|Value Date|Transaction Date|Cheque Number|Transaction Remarks|Withdrawal Amount(INR)|Deposit Amount(INR)|Balance(INR)
      1|21/11/2026|22/11/2026|-|UPI/632512345678/pay/x@okicici|0.0|5000.0|5000.0
      2|21/11/2026|22/11/2026|-|IMPS/632512345679|10|5000.0|5000.0`
    expect(read(text)).toEqual([
      [2, '2026-11-22', 500000, '- UPI/632512345678/pay/x@okicici'],
      [3, '2026-11-22', null, 'AMOUNT_UNREADABLE'],
    ])
  })

  test('a sign decides on money in: a deposit below zero was taken back, and a side of the other column is a mistake', () => {
    const text = `
      Date|Narration|Withdrawal Amt.|Deposit Amt.
      21/11/2026|REVERSAL||(500.00)
      21/11/2026|REVERSAL||-500.00
      21/11/2026|CHARGES|-500.00|
      21/11/2026|WHAT||500.00 Dr
      21/11/2026|WHAT|500.00 Cr|
      21/11/2026|UPI||500.00 Cr`
    expect(read(text)).toEqual([
      [2, '2026-11-21', -50000, 'REVERSAL'],
      [3, '2026-11-21', -50000, 'REVERSAL'],
      [4, '2026-11-21', -50000, 'CHARGES'],
      [5, '2026-11-21', null, 'AMOUNT_UNREADABLE'],
      [6, '2026-11-21', null, 'AMOUNT_UNREADABLE'],
      [7, '2026-11-21', 50000, 'UPI'],
    ])
    const oneColumn = `
      Date|Particulars|Amount|Dr / Cr
      21/11/2026|WHAT|(500.00)|CR
      21/11/2026|FEE|(500.00)|DR`
    expect(read(oneColumn)).toEqual([
      [2, '2026-11-21', null, 'AMOUNT_UNREADABLE'],
      [3, '2026-11-21', -50000, 'FEE'],
    ])
  })

  test('Axis and Kotak: one amount with Dr or Cr in its own column, and one for the balance', () => {
    const text = `
      Sl. No.|Date|Description|Chq / Ref number|Amount|Dr / Cr|Balance|Dr / Cr
      1|21-11-2026|UPI/632512345678|UPI-632512345678|5,000.00|CR|10,000.00|CR
      2|21-11-2026|REFUND|x|550.00|DR|9,450.00|CR
      3|21-11-2026|WHAT|x|550.00|?|9,450.00|CR
      4|21-11-2026|CUT OFF`
    expect(read(text)).toEqual([
      [2, '2026-11-21', 500000, 'UPI/632512345678 UPI-632512345678'],
      [3, '2026-11-21', -55000, 'REFUND x'],
      [4, '2026-11-21', null, 'AMOUNT_UNREADABLE'],
      [5, '2026-11-21', null, 'AMOUNT_UNREADABLE'],
    ])
  })

  test('Cr and Dr behind the amount, headings again after a page, a total', () => {
    const text = `
      Date|Particulars|Amount
      21/11/2026|UPI 632512345678|5,000.00 Cr
      Date|Particulars|Amount
      21/11/2026|FEE|11.80 Dr
      21/11/2026|DOLLARS|USD 20.00
      |Total|4,988.20`
    expect(read(text)).toEqual([
      [2, '2026-11-21', 500000, 'UPI 632512345678'],
      [4, '2026-11-21', -1180, 'FEE'],
      [5, '2026-11-21', null, 'AMOUNT_UNREADABLE'],
    ])
  })

  test('a table without dates or amounts is no statement', () => {
    expect(guessColumns(linesOf('Name|Phone\nRam|98'))).toBeNull()
    expect(guessColumns(linesOf('%PDF-1.7|x\n1 0 obj|y'))).toBeNull()
  })

  test('headings are remembered without case and blanks', () => {
    expect(headerKey([' Date ', 'Txn  Amount', '', ''])).toBe('date|txn amount')
  })
})
