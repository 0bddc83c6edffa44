import { sql } from 'kysely'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import type { SignedIn } from '../http/context.ts'
import type { VariableName } from '../env.ts'

/** If two members of staff save at once, one waits for the other. */
export const lockSettings = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('site_settings'))`.execute(tx)

/** Stores a setting; an empty value removes it. Returns the id that identifies it in the audit log. */
export async function storeSetting(
  tx: Tx,
  actor: Pick<SignedIn, 'id'>,
  { name, value }: { name: VariableName; value: string },
  at: Date,
): Promise<string> {
  const now = { value, changed_by: actor.id, changed_at: at }
  const { id } = await tx
    .insertInto('site_settings')
    .values({ name, id: newId(), ...now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(now))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
