import { describe, expect, test } from 'vitest'
import { guessColumns } from '../../domain/statement/columns.ts'
import { matchRows } from '../../domain/statement/match.ts'
import { readStatement } from '../../domain/statement/read-statement.ts'
import { present } from '../../test/present.ts'
import { banks } from '../../test/statement-banks.ts'
import { booked, gridOf, payments, story, TODAY } from '../../test/statement-story.ts'
import { readTable } from './read-table.ts'

const known = { payments, refunds: [], isSeen: () => false, debited: new Set<string>(), today: TODAY }

describe('STATEMENT banks: each row becomes what it must', () => {
  test.each(Object.entries(banks))('%s', async (_, bank) => {
    const rows = booked(story.map(([entry]) => entry))
    const table = await readTable(await bank.write(gridOf(bank, rows)), bank.password)
    const reading = readStatement(table.lines, present(guessColumns(table.lines)), table)
    const found = matchRows(reading.rows, known).map(({ kind, reasons }) => [kind, ...reasons].join(' '))
    const expected = story.map(([, kind]) => kind)
    expect(found).toEqual(bank.isNewestFirst ? expected.toReversed() : expected)
    const { summary } = reading
    expect(summary).toMatchObject({ rows: story.length, addsUp: true, breaks: [], questions: [] })
    expect(summary.closing).toBe(Math.round((rows.at(-1)?.balance ?? 0) * 100))
  })
})
