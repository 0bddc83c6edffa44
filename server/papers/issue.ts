import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { financialYearOf, serialOf } from '../../domain/invoice-serial.ts'
import type { Paise } from '../../domain/money.ts'

type Issue = { kind: 'receipt' | 'invoice'; bookingId: string; paymentId?: string; amount: Paise; at: Date }

/**
 * Issues a paper under the next serial of its financial year. The number is taken in the transaction of what the paper
 * says: if that does not stand, the number has not been taken either, and whoever comes at the same time waits for it
 * (Rules 46 (b) and 50 (b), CGST: a consecutive serial). A booking has one invoice at the most.
 */
export async function issuePaper(tx: Tx, { kind, bookingId, paymentId, amount, at }: Issue): Promise<void> {
  const day = dayOf(at.getTime())
  const year = financialYearOf(day)
  const { last } = await tx
    .insertInto('paper_numbers')
    .values({ series: kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet((from) => ({ last: from('paper_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('papers')
    .values({
      id: newId(),
      booking_id: bookingId,
      payment_id: paymentId ?? null,
      kind,
      serial: serialOf(kind, year, last),
      issued_on: day,
      amount,
      created_at: at,
    })
    .execute()
}

/** The papers of a booking that bear a number, in the order of their issue. */
export const readPapers = (tx: Pick<Tx, 'selectFrom'>, bookingId: string) =>
  tx.selectFrom('papers').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute()
