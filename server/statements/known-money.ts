import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { addDays, type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import type { Candidate, OutgoingRefund } from '../../domain/statement/match.ts'
import { foundAmount } from '../payments/named-payment.ts'

/** A payment is submitted at most so many days after its transfer, in nearly all cases. */
const DAYS_BEFORE = 60

/** What the rows of a statement from this day on can be matched with; without a readable day, nothing. */
export const knownMoney = async (db: Db, from: CalendarDay | null) => ({
  payments: from ? await candidatesFrom(db, from) : [],
  refunds: from ? await refundsFrom(db, from) : [],
})

/** All payments with a UTR that the rows of a statement from this day on may be: every unverified one, and younger ones. */
async function candidatesFrom(db: Db, from: CalendarDay): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['payments.id', 'payments.utr', 'payments.reference', 'payments.amount_payable', 'payments.state'])
    .select('users.name')
    .select(sql<Paise | null>`case when payments.state = 'VERIFIED' then ${foundAmount} end`.as('found'))
    .select(
      sql<boolean>`payments.state = 'SUBMITTED'
        and exists (select from bookings where bookings.payment_id = payments.id and bookings.verified)`.as('is_part'),
    )
    .where('payments.utr', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('payments.state', '=', 'SUBMITTED'),
        eb('payments.submitted_at', '>=', new Date(startOf(addDays(from, -DAYS_BEFORE)))),
      ]),
    )
    .execute()
  return rows.flatMap(({ id, utr, reference, amount_payable: amount, found, name, state, is_part: isPart }) => {
    if (utr === null || state === 'OPEN' || state === 'ENDED') return []
    return [{ id, utr, reference, amount, found, name, state: isPart ? ('PARTLY_VERIFIED' as const) : state }]
  })
}

/** The refunds that money which left from this day on may be. */
async function refundsFrom(db: Db, from: CalendarDay): Promise<OutgoingRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'reference', 'amount', 'sent_reference'])
    .where('closed_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('sent_at', 'is', null), eb('sent_at', '>=', new Date(startOf(addDays(from, -DAYS_BEFORE))))]),
    )
    .execute()
  return rows.map(({ id, reference, amount, sent_reference: refNo }) => ({ id, reference, amount, refNo }))
}
