import { describe, expect, test } from 'vitest'
import { pageOf } from '../../../test/locked-files.ts'
import { rowsIn } from '../../../test/statement-reading.ts'

const UTR = '632512345678'

describe('STATEMENT formats: pages', () => {
  test.each([
    ['a first row of one line', ['CASH'], ['Withdrawal', 'Deposit']],
    ['headings of two lines', ['UPI/CR/632500000001/', 'RAMESH'], ['Withdrawal\nAmt. (INR)', 'Deposit\nAmt. (INR)']],
  ])('rows whose date stands in their middle, below %s', async (_, first, [debit = '', deposit = '']) => {
    const left = [40, 120, 330, 420, 510] as const
    const bytes = await pageOf((document) => {
      const say = (text: string, column: number, y: number) =>
        document.fontSize(8).text(text, left[column] ?? 0, y, { lineBreak: false })
      for (const [column, heading] of ['Date', 'Narration', debit, deposit, 'Balance'].entries())
        for (const [line, text] of heading.split('\n').entries()) say(text, column, 60 + 10 * line)
      let y = 90
      for (const [narration, balance] of [
        [first, '6,000.00'],
        [[`UPI/CR/${UTR}/AJNAT`, 'NAMUNAPURI/TIRTH'], '11,000.00'],
        [['UPI/CR/632512345679/AJNAT', 'NAMUNAPURI/TIRTH'], '16,000.00'],
      ] as const) {
        const middle = y + 5 * (narration.length - 1)
        for (const [column, text] of ['21/11/2026', '', '', '5,000.00', balance].entries())
          if (text !== '') say(text, column, middle)
        for (const [line, text] of narration.entries()) say(text, 1, y + 10 * line)
        y += 10 * narration.length + 8
      }
    })
    const found = (await rowsIn(bytes)).map(([, amount, references]) => [amount, references])
    const own = first.length === 1 ? [] : ['632500000001']
    expect(found).toEqual([own, [UTR], ['632512345679']].map((references) => [500_000, references]))
  })
})
