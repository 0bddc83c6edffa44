import { expect, test } from 'vitest'
import { type ColumnRole, columnsOf, rolesOf, withRole } from './column-roles.ts'

const columns = { header: 3, date: 1, text: [2, 3], debit: 5, credit: 6, amount: null, side: null }
const roles: ColumnRole[] = ['date', 'text', 'text', 'none', 'debit', 'credit', 'none']

test('STATEMENT columns have roles, and roles make columns', () => {
  expect(rolesOf(columns, 7)).toEqual(roles)
  expect(columnsOf(3, roles)).toEqual(columns)
  expect(rolesOf(null, 2)).toEqual(['none', 'none'])
})

test('STATEMENT a role stands in one column, the text in several', () => {
  expect(withRole(roles, 3, 'date')).toEqual(['none', 'text', 'text', 'date', 'debit', 'credit', 'none'])
  expect(withRole(roles, 3, 'text')).toEqual(['date', 'text', 'text', 'text', 'debit', 'credit', 'none'])
})

test.each<[string, ColumnRole[]]>([
  ['no date', ['text', 'credit']],
  ['no text', ['date', 'credit']],
  ['no money', ['date', 'text', 'debit']],
  ['two kinds of amounts', ['date', 'text', 'credit', 'amount']],
])('STATEMENT columns with %s are none', (_, wrong) => {
  expect(columnsOf(1, wrong)).toBeNull()
})

test('STATEMENT one column for both sides may have a column that tells the side', () => {
  expect(columnsOf(1, ['date', 'text', 'amount', 'side'])).toMatchObject({
    amount: 3,
    side: 4,
    credit: null,
    debit: null,
  })
})
