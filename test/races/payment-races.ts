import { expect } from 'vitest'
import { ledgerViolations } from '../ledger-violations.ts'
import type { Sender } from '../calls.ts'
import { world } from '../world.ts'
import type { TestPostgres } from './postgres.ts'

export function paymentRaces(pg: TestPostgres) {
  /** Two instances of the product on one database, which get the calls alternately. */
  async function twoInstances() {
    const w = await world({ database: pg.database })
    const other = await world({ database: pg.connect() })
    return { w, elsewhere: (who: Sender & { token?: string }): Sender => other.bearer(who.token) }
  }

  const expectConsistentLedger = async () => expect(await ledgerViolations(pg.database.db)).toEqual([])

  return { twoInstances, expectConsistentLedger }
}
