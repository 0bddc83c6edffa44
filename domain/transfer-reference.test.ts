import { expect, test } from 'vitest'
import { doubtOf, isTransferReference, namesUtr, transferKey } from './transfer-reference.ts'

test.each([
  ['426812345678', true],
  ['IMPS 630012345678', true],
  ['N326-2612-34567890', true],
  ['abc123', true],
  ['x'.repeat(30), true],
  ['x'.repeat(31), false],
  ['abc12', false],
  ['a-b-c', false],
  ['', false],
  ['sent 4,500', false],
  ['४२६८१२३४५६७८', false],
])('MONEY the reference of a transfer: %j is %j', (text, is) => {
  expect(isTransferReference(text)).toBe(is)
})

test('MONEY references are compared without blanks, hyphens and case', () => {
  expect(transferKey('n326 2612-3456')).toBe(transferKey('N32626123456'))
  expect(namesUtr('upi 4268-1234-5678', '426812345678')).toBe(true)
  expect(namesUtr('426812345679', '426812345678')).toBe(false)
})

test.each([
  ['IMPS 632699990000', null],
  ['632699990000', null],
  ['HDFCN12345678901', null],
  ['SBINR52026112212345678', null],
  ['', null],
  ['6326999900O0', { kind: 'LETTERS', letters: 'O' }],
  ['63I699990O00', { kind: 'LETTERS', letters: 'I, O' }],
  ['HDFCN1234567O901', { kind: 'LETTERS', letters: 'O' }],
  ['63269999000', { kind: 'LENGTH', length: 11 }],
  ['N3262612345678', { kind: 'LENGTH', length: 14 }],
])('MONEY what is doubtful about the number %s of a transfer', (text, doubt) => {
  expect(doubtOf(text)).toEqual(doubt)
})
