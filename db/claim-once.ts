import type { Tx } from './transaction.ts'

/**
 * Claims work that runs once for a database; `name` is its row in the table `settings`. Of several instances that start together
 * one gets true, and the others wait until its transaction ends.
 */
export async function claimOnce(tx: Tx, name: string, at: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('settings')
    .values({ name, value: at.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The work of the first start of a new installation. */
export const FIRST_START = 'first_start'
