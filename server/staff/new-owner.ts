import type { Tx } from '../../db/transaction.ts'
import { queueEmailTo } from '../email/outbox.ts'

/** Tells all owners about a new one, so that nobody becomes an owner unnoticed. */
export async function tellOwners(tx: Tx, owner: { id: string; name: string }, at: Date): Promise<void> {
  const owners = await tx.selectFrom('users').select('id').where('staff_role', '=', 'OWNER').orderBy('id').execute()
  for (const { id } of owners)
    await queueEmailTo(tx, id, at, (name) => ({
      kind: 'new_owner',
      content: { name, owner: owner.name, at: at.toISOString() },
    }))
}
