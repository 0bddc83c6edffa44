import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueEmailTo } from '../email/outbox.ts'
import type { Services, SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'

/** Queues an email to the person who asks, so that they see whether emails arrive. @throws AppError TOO_MANY_REQUESTS */
export async function sendTestEmail(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { at }: Pick<Moment, 'at'>,
  { limits }: Pick<Services, 'limits'>,
): Promise<void> {
  await limits.take('testEmailByAccount', actor.id)
  await inTransaction(db, (tx) => queueEmailTo(tx, actor.id, at, (name) => ({ kind: 'test_email', content: { name } })))
}
