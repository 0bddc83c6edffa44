import type { Columns } from '../../../domain/statement/columns.ts'

export const columnRoles = ['none', 'date', 'text', 'credit', 'debit', 'amount', 'side'] as const
/** What a column of a statement contains. */
export type ColumnRole = (typeof columnRoles)[number]

/** The role of each column, in the order of the columns. */
export function rolesOf(columns: Columns | null, width: number): ColumnRole[] {
  return Array.from({ length: width }, (_, index) => {
    const column = index + 1
    if (columns?.text.includes(column)) return 'text'
    return columnRoles.find((role) => role !== 'none' && role !== 'text' && columns?.[role] === column) ?? 'none'
  })
}

/** Gives a column a role. Only the role of the text can belong to several columns. */
export const withRole = (roles: readonly ColumnRole[], at: number, role: ColumnRole): ColumnRole[] =>
  roles.map((old, index) => {
    if (index === at) return role
    return old === role && role !== 'text' ? 'none' : old
  })

/** The columns of these roles; null if one is missing, or if there are two kinds of amounts. */
export function columnsOf(header: number, roles: readonly ColumnRole[]): Columns | null {
  const of = (role: ColumnRole) => roles.indexOf(role) + 1 || null
  const [date, credit, debit, amount, side] = [of('date'), of('credit'), of('debit'), of('amount'), of('side')]
  const text = roles.flatMap((role, index) => (role === 'text' ? [index + 1] : []))
  if (date === null || text.length === 0) return null
  if ((credit === null) === (amount === null)) return null
  return {
    header,
    date,
    text,
    debit: amount === null ? debit : null,
    credit,
    amount,
    side: amount === null ? null : side,
  }
}
