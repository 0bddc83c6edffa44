import { describe, expect, test } from 'vitest'
import type { StatementLine } from '../../contract/desk/statements.ts'
import { call, withAdvance } from '../calls.ts'
import { lockedSheet } from '../locked-files.ts'
import { world } from '../world.ts'
import { kindsOf, rowsOf, statementCsv, upload, uploaded } from './statement-files.ts'

const header = 'Date,Narration,Withdrawal,Deposit'

describe('CONTRACT statements: reading', () => {
  test('headings that a page repeats are read alike by the first import and by the second', async () => {
    const { w, admin, utr } = await withAdvance(await world())
    const page = (from: number) => [1, 2].map((n) => `21/11/2026,UPI-63250000000${from + n}-X,,10`).join('\n')
    const csv = [header, `21/11/2026,UPI-${utr}-X,,5000`, page(1), header, page(3), header, page(5)].join('\n')
    const first = await uploaded(w, admin, csv)
    expect(first.counts).toMatchObject({ exact: 1, unknown: 6 })
    expect(first.summary).toMatchObject({ rows: 7, skipped: { HEADING: 2 }, credits: { rows: 7, sum: 5060 } })
    const second = await uploaded(w, admin, csv.replaceAll(',10', ',11'))
    expect(second.columns?.header).toBe(1)
    expect(second.counts).toMatchObject({ unknown: 6, seen: 1 })
  })

  test('a credit that the statement of the next day takes back is exact no more', async () => {
    const { w, admin, utr } = await withAdvance(await world())
    const first = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    expect(await kindsOf(admin, first.id)).toEqual(['EXACT'])
    w.clock.pass({ minutes: 1 })
    const next = await uploaded(w, admin, statementCsv([[utr, -5000]], '22/11/2026'))
    expect(await kindsOf(admin, next.id)).toEqual(['OUTGOING REVERSED'])
    expect(await kindsOf(admin, first.id)).toEqual(['REVIEW REVERSED'])
    const { data } = await call<StatementLine[]>(admin, 'GET', `/statements/${next.id}/lines?kind=OUTGOING`)
    expect(data[0]?.payments).toMatchObject([{ refNo: utr }])
  })

  test('two imports of one file at once see its rows once', async () => {
    const { w, admin, utr } = await withAdvance(await world())
    const csv = statementCsv([[utr, 5000]])
    const both = await Promise.all([uploaded(w, admin, csv), uploaded(w, admin, csv)])
    expect(both.map(({ counts }) => counts.exact + counts.seen)).toEqual([1, 1])
    expect(both.map(({ counts }) => counts.exact).toSorted()).toEqual([0, 1])
  })

  test('a file of several parts is stored as a whole, in the order of its lines', async () => {
    const w = await world()
    const admin = await w.admin()
    const rows = Array.from({ length: 450 }, (_, n) => [`X${n}`, n + 1] as const)
    const { id, counts } = await uploaded(w, admin, statementCsv(rows))
    expect(counts.unknown).toBe(450)
    expect((await rowsOf(admin, id, '?limit=500')).map(({ line }) => line)).toEqual(rows.map((_, n) => n + 2))
  })

  test('the password of a file opens it and is stored nowhere, and a refused file leaves nothing', async () => {
    const { w, admin, utr } = await withAdvance(await world())
    const sheet = [
      ['Date', 'Narration', 'RRN', 'Deposit'],
      ['21/11/2026', 'UPI', utr, 5000],
    ]
    const send = (opening?: string) =>
      upload(admin, w, lockedSheet(sheet, 'Gupt-Shabd-1'), 'en', undefined, '/v1/statements', opening)
    for (const [opening, code] of [
      [undefined, 'STATEMENT_LOCKED'],
      ['gupt', 'STATEMENT_PASSWORD_WRONG'],
    ] as const) {
      const refused = await send(opening)
      expect([refused.status, (await refused.json()).code]).toEqual([400, code])
    }
    expect(await w.db.selectFrom('statements').selectAll().execute()).toEqual([])
    expect((await (await send('Gupt-Shabd-1')).json()).data.counts.exact).toBe(1)
    const stored = await Promise.all(
      (['statements', 'statement_rows', 'audit'] as const).map((table) => w.db.selectFrom(table).selectAll().execute()),
    )
    expect(JSON.stringify(stored)).not.toContain('Gupt-Shabd-1')
  })
})
