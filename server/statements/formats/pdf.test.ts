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

  test('headings that only both of their lines name', async () => {
    const left = [40, 120, 330, 420, 510] as const
    const bytes = await pageOf((document) => {
      const say = (cells: readonly string[], y: number) =>
        cells.forEach((text, column) => document.fontSize(8).text(text, left[column] ?? 0, y, { lineBreak: false }))
      say(['Transaction', 'Narration', 'Withdrawal', 'Deposit', 'Balance'], 60)
      say(['Date', '', 'Amount (INR)', 'Amount (INR)', '(INR)'], 70)
      say(['20/11/2026', 'CASH', '', '100.00', '6,000.00'], 90)
      say(['21/11/2026', `UPI/CR/${UTR}/AJNAT`, '', '5,000.00', '11,000.00'], 110)
    })
    expect((await rowsIn(bytes))[1]).toEqual(['2026-11-21', 500_000, [UTR], []])
  })

  test.each([
    ['in another column', 'UNDER PROCESS', 40, 10, ['TEXT_UNSURE']],
    ['over two columns', 'UPI REMARK OF SOMEBODY WHO WRITES A LOT', 330, 10, ['TEXT_UNSURE']],
    ['far below the rows', 'UNDER PROCESS', 40, 40, []],
  ])('a text of no column %s may be of the row beside it', async (_, text, x, below, doubts) => {
    const bytes = await pageOf((document) => {
      const say = (cell: string, at: number, y: number) => document.fontSize(8).text(cell, at, y, { lineBreak: false })
      for (const [y, cells] of [
        [60, ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance']],
        [80, ['20/11/2026', 'CASH', '', '100.00', '6,000.00']],
        [100, ['21/11/2026', `UPI/CR/${UTR}/AJNAT`, '', '5,000.00', '11,000.00']],
      ] as const)
        for (const [column, cell] of cells.entries())
          if (cell !== '') say(cell, [40, 120, 330, 420, 510][column] ?? 0, y)
      say(text, x, 100 + below)
    })
    expect((await rowsIn(bytes))[1]).toEqual(['2026-11-21', 500_000, [UTR], doubts])
  })
})
