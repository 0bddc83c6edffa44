import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('NUMBERS a CSV file has the mark of UTF-8, quoted texts, plain numbers and empty cells', () => {
  expect(
    csvText([
      ['सप्ताह', 'a "b", c'],
      [-1100.5, null],
    ]),
  ).toBe('\uFEFF"सप्ताह","a ""b"", c"\r\n-1100.5,\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r1', '\n=1', '|cmd', '%1', '＝1', '＋1', '－1', '＠1'])(
  'NUMBERS a text in a CSV file is never a formula: %j',
  (text) => {
    expect(csvText([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
  },
)

test.each(['Varanasi', 'वाराणसी', 'a=b', "it's"])('NUMBERS a usual text in a CSV file is not changed: %s', (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF"${text}"\r\n`)
})
