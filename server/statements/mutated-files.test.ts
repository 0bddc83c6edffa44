import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessColumns } from '../../domain/statement/columns.ts'
import { matchRows } from '../../domain/statement/match.ts'
import { readStatement } from '../../domain/statement/read-statement.ts'
import {
  concernsAllRows,
  mutate,
  mutatedStatement,
  trulyReceived,
  withDates,
  written,
} from '../../test/mutated-statements.ts'
import { present } from '../../test/present.ts'
import { banks } from '../../test/statement-banks.ts'
import { booked, gridOf, TODAY } from '../../test/statement-story.ts'
import { FileProblem, type Table } from './formats/table.ts'
import { readTable } from './read-table.ts'

/** A file that was cut in the middle may no longer be a statement. */
const readOrNull = (bytes: Uint8Array, password?: string): Promise<Table | null> =>
  readTable(bytes, password).catch((error: unknown) => {
    if (error instanceof FileProblem) return null
    throw error
  })

const wider = { DOLLARS: true, THOUSANDS: true }
const added = { HELD: true, UNSETTLED: true, OF_PAYER: true }

const exactIn = async (runs: number) => {
  let exact = 0
  const property = fc.asyncProperty(mutatedStatement, async ({ bank: name, account, mutation: drawn, at }) => {
    const isPdf = present(banks[name]).name === 'pdf'
    const isAdded = drawn.damage in added
    // The columns of a PDF have no room for more.
    const damage = isPdf && (isAdded || drawn.damage in wider) ? ('NONE' as const) : drawn.damage
    const mutation = { ...drawn, damage, twoLines: isPdf || isAdded ? null : drawn.twoLines }
    const bank = withDates(present(banks[name]), mutation)
    const grid = mutate(gridOf(bank, booked(account.entries)), mutation, at)
    const table = await readOrNull(await written(bank, grid, mutation), bank.password)
    const columns = table && guessColumns(table.lines)
    if (!table || !columns) {
      expect(mutation.damage).toBe('CUT')
      return
    }
    const { rows } = readStatement(table.lines, columns, table)
    const known = {
      payments: account.payments,
      refunds: [],
      isSeen: () => false,
      debited: new Set<string>(),
      today: TODAY,
    }
    const found = matchRows(rows, known).flatMap(({ kind, paymentIds }) => (kind === 'EXACT' ? paymentIds : []))
    const { received, certain } = trulyReceived(account, mutation)
    expect(found.filter((id) => !received.has(id))).toEqual([])
    if (concernsAllRows(bank, mutation.damage)) expect(found).toEqual([])
    // A text between the two lines of a repeated heading separates the lower line, and a person must see it.
    const alone = mutation.twoLines && mutation.noise.length > 0 ? rows.filter((row) => row.unreadable.length > 0) : []
    if (mutation.damage === 'NONE') {
      expect(rows.length).toBeGreaterThanOrEqual(account.entries.length)
      expect(rows.length - alone.length).toBeLessThanOrEqual(account.entries.length)
    }
    // In a PDF, a broken line of noise may belong to the row beside it.
    const isSure = mutation.damage === 'NONE' && !mutation.shuffle && !(isPdf && mutation.noise.length > 0)
    if (isSure) expect(certain.filter((id) => !found.includes(id))).toEqual([])
    exact += found.length
  })
  await fc.assert(property, {
    numRuns: runs,
    ...(process.env.STATEMENT_SEED && { seed: Number(process.env.STATEMENT_SEED) }),
  })
  return exact
}

test('STATEMENT no wrong exact row and no lost row in files that are mutated by chance', async () => {
  // Without exact rows the test would prove nothing.
  expect(await exactIn(240)).toBeGreaterThan(0)
})

test('STATEMENT no wrong exact row and no lost row in 2,000 mutated files', { tags: ['thorough'] }, async () => {
  expect(await exactIn(2000)).toBeGreaterThan(100)
})
