import { guessColumns } from '../domain/statement/columns.ts'
import { readStatement } from '../domain/statement/read-statement.ts'
import { readTable } from '../server/statements/read-table.ts'
import { present } from './present.ts'

/** The result of reading a file, with the columns that are found in it. */
export async function reading(bytes: Uint8Array, password?: string) {
  const table = await readTable(bytes, password)
  return readStatement(table.lines, present(guessColumns(table.lines)), table)
}

/** Day, amount, references and doubts of each row. */
export const rowsIn = async (bytes: Uint8Array, password?: string) =>
  (await reading(bytes, password)).rows.map(({ date, amount, references, doubts }) => [
    date,
    amount,
    references,
    doubts,
  ])
