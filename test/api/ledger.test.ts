import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ledgerViolations } from '../ledger-violations.ts'
import { reject, withAdvance } from '../calls.ts'
import { world } from '../world.ts'

test('MONEY ledger: the database refuses to change or delete a row; only texts can be removed', async () => {
  const { w, admin, paymentId } = await withAdvance(await world())
  await reject(admin, paymentId, 'OTHER', 'Kamala, please call us')
  for (const statement of [
    sql`update ledger set received = received + 1`,
    sql`update ledger set created_at = now()`,
    sql`update ledger set detail = '{}'`,
    sql`update ledger set detail = detail - 'text', received = received + 1`,
    sql`update ledger set detail = detail || '{"text": "other words"}'`,
    sql`update ledger set kind = 'PAID' where kind = 'QUOTED'`,
    sql`delete from ledger`,
    sql`delete from bookings`,
  ])
    await expect(statement.execute(w.db)).rejects.toThrow(/ledger/)
  await sql`update ledger set detail = detail - 'text'`.execute(w.db)
  expect(await ledgerViolations(w.db)).toEqual([])
})
