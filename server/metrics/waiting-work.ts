import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** How much work waits for staff and for the mail server, and since when. */
export type WaitingWork = {
  emailsWaiting: number
  oldestEmail: Date | null
  emailsGivenUp: number
  paymentsUnchecked: number
  oldestUnchecked: Date | null
  refundsWaiting: number
  oldestRefund: Date | null
}

export async function waitingWork(db: Db): Promise<WaitingWork> {
  const { rows } = await sql<WaitingWork>`
    select emails.*, payments.*, refunds.* from
      (select count(*) filter (where given_up_at is null) as "emailsWaiting",
        min(created_at) filter (where given_up_at is null) as "oldestEmail",
        count(*) filter (where given_up_at is not null) as "emailsGivenUp" from outbox where sent_at is null) as emails,
      (select count(*) as "paymentsUnchecked", min(submitted_at) as "oldestUnchecked"
        from payments where state = 'SUBMITTED') as payments,
      (select count(*) as "refundsWaiting", min(created_at) as "oldestRefund" from refunds
        where sent_at is null and closed_at is null) as refunds`.execute(db)
  const [found] = rows
  if (!found) throw new Error('the counts of waiting work have no row')
  return found
}
