import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import type { AuditAction } from '../../domain/audit.ts'
import type { AuditMoment } from '../moment.ts'

type Change = {
  actorId: string
  action: AuditAction
  subjectId: string
  from: unknown
  to: unknown
  /** The act on a payment to which the entry belongs. */
  actId?: string
}

/**
 * Records who made a change, when and by which request, with the values before and after, in the transaction of the change. A
 * trigger refuses later changes of the row (db/migrations/0014).
 */
export const recordChange = (tx: Tx, change: Change, moment: AuditMoment): Promise<void> =>
  recordChanges(tx, [change], moment)

export async function recordChanges(tx: Tx, changes: readonly Change[], { at, requestId }: AuditMoment): Promise<void> {
  await tx
    .insertInto('audit')
    .values(
      changes.map(({ actorId, action, subjectId, from, to, actId }) => ({
        id: newId(),
        actor_id: actorId,
        action,
        subject_id: subjectId,
        changed_from: JSON.stringify(from),
        changed_to: JSON.stringify(to),
        created_at: at,
        request_id: requestId,
        act_id: actId ?? null,
      })),
    )
    .execute()
}
