import { describe, expect, test } from 'vitest'
import { linesOf, kindsIn, UTR } from '../../test/statement-kinds.ts'
import { joinHeadings } from './joined-headings.ts'

const credit = `21/11/2026|UPI/${UTR}||5,000.00|6,000.00`
const debit = '22/11/2026|FEE|100.00||5,900.00'
const joined = (...lines: string[]) => joinHeadings(linesOf(lines.join('\n')))
const read = (...headings: string[]) => kindsIn(joined(...headings, credit, debit))

describe('STATEMENT headings of two lines', () => {
  test.each([
    ['Transaction||Withdrawal|Deposit|Balance', 'Date|Particulars|(INR)|(INR)|(INR)'],
    ['Date|Narration|Withdrawal|Deposit|Balance', '||(INR)|(INR)|(INR)'],
    ['Date|Narration|Withdrawal|Deposit|Closing', '||Amount|Amount|Balance'],
    ['Date|Narration|Amount||Balance', '||Withdrawal|Deposit|'],
    ['Date|Narration|Amount||Balance', '||Dr|Cr|'],
    ['||Withdrawal|Deposit|', 'Date|Narration|Amount|Amount|Balance'],
    ['लेनदेन||निकासी|जमा|शेष', 'दिनांक|विवरण|(INR)|(INR)|(INR)'],
  ])('%s above %s are read as one', (upper, lower) => {
    expect(read('Namuna Bank', upper, lower)).toEqual(['EXACT', 'OUTGOING'])
    const pages = joined(upper, lower, credit, upper, lower, debit)
    expect([pages.map(({ line }) => line), kindsIn(pages)]).toEqual([
      [2, 3, 5, 6],
      ['EXACT', 'OUTGOING'],
    ])
  })

  test.each([
    ['Date|Narration|Withdrawal|Deposit|Balance', '||(USD)|(USD)|(USD)'],
    ['||Amount in USD||', 'Date|Narration|Withdrawal|Deposit|Balance'],
    ['Date||Withdrawals|Deposits|Running', 'of value|Narration|(in thousands)|(in thousands)|Balance'],
    ['Value|Reference|Withdrawals|Deposits|Running', 'Date|Number|(in thousands)|(in thousands)|Balance'],
  ])('the currency in %s above %s makes no row exact', (upper, lower) => {
    expect(read(upper, lower)[0]).toBe('REVIEW OTHER_CURRENCY')
  })

  test.each([
    ['a title above', 'Credits|of|November', 'Date|Narration|Withdrawal|Deposit|Balance'],
    ['a title below', 'Date|Narration|Withdrawal|Deposit|Balance', 'Pending transactions'],
    ['an empty line between', 'Transaction||Withdrawal|Deposit|Balance', '', 'Date|Particulars|(INR)|(INR)|(INR)'],
    ['cells that moved', 'Date|Narration|Amount||Balance', 'Withdrawal|Deposit'],
    ['two tables', 'Date|Narration|Withdrawal|Deposit|Balance', 'Date|Narration|Withdrawal|Deposit|Balance'],
    ['one side above', '|||Credit limit|', 'Date|Narration|Type|Amount|Balance'],
  ])('%s is not joined', (_, ...headings) => {
    const lines = linesOf([...headings, credit].join('\n')).filter(({ cells }) => cells.join('') !== '')
    expect(joinHeadings(lines)).toEqual(lines)
  })

  test('"Dr" above "/ Cr" tells the side of the balance, and has no amounts', () => {
    const rows = [`21/11/2026|UPI/${UTR}|5,000.00|6,000.00|CR|`, '22/11/2026|FEE||5,900.00|CR|100.00']
    expect(kindsIn(joined('Date|Narration|Credit|Balance|Dr|Debit', '||||/ Cr|', ...rows))).toEqual([
      'EXACT',
      'OUTGOING',
    ])
  })

  test('"Dr" above "/ Cr" beside the amount tells its side', () => {
    const rows = [`21/11/2026|UPI/${UTR}|5,000.00|CR|6,000.00`, '22/11/2026|FEE|100.00|DR|5,900.00']
    expect(kindsIn(joined('Value|Narration|Amount|Dr|Balance', 'Date|||/ Cr|', ...rows))).toEqual(['EXACT', 'OUTGOING'])
  })
})
