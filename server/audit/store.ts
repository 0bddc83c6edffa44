import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'

type Change = { actorId: string; action: string; subjectId: string; from: unknown; to: unknown; at: Date }

/** Records who changed what, when, from what to what, in the transaction of the change. */
export async function recordChange(tx: Tx, { actorId, action, subjectId, from, to, at }: Change): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      id: newId(),
      actor_id: actorId,
      action,
      subject_id: subjectId,
      changed_from: JSON.stringify(from),
      changed_to: JSON.stringify(to),
      created_at: at,
    })
    .execute()
}
