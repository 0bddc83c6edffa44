import { expect, test } from 'vitest'
import type { StatementAtDesk } from '../../contract/desk/statements.ts'
import { call } from '../calls.ts'
import { makeDemoDay } from '../demo-day.ts'
import { demoStatements } from '../demo-statements.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { world } from '../world.ts'
import { undo, uploaded } from './statement-files.ts'

test('STATEMENT the statement of each bank for a day finds the same payments', async () => {
  const w = await world()
  const { rows, expected } = await makeDemoDay(w, { exact: 12, now: w.clock.now().getTime() })
  const admin = await w.admin()
  const { proposed, waiting, ...found } = expected
  for (const [name, content] of Object.entries(demoStatements(rows))) {
    const { id, counts } = await uploaded(w, admin, content)
    expect([name, counts]).toEqual([name, { ...found, unreadable: 0 }])
    const { data } = await call<StatementAtDesk>(admin, 'GET', `/statements/${id}`)
    expect([name, data.missing]).toEqual([name, { proposed, alerted: 0, waiting }])
    await undo(admin, id)
  }
  expect(await ledgerViolations(w.db)).toEqual([])
})
