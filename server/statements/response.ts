import type { Statement, StatementRow } from '../../contract/statement.ts'
import type { Db } from '../../db/connect.ts'
import type { RowKind } from '../../domain/statement/row-kinds.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import type { Summary } from '../../domain/statement/read-statement.ts'
import type { JobSummary } from './job-store.ts'
import { countKinds, getStatement, type StoredRow, storedRows } from './store.ts'

/** @throws AppError NOT_FOUND */
export async function readStatement(db: Db, id: string): Promise<Statement> {
  const { name, columns, from_day: from, to_day: to, summary } = await getStatement(db, id)
  const { EXACT, REVIEW, UNKNOWN, OUTGOING, SEEN, UNREADABLE } = await countKinds(db, id)
  const counts = {
    exact: EXACT,
    review: REVIEW,
    unknown: UNKNOWN,
    outgoing: OUTGOING,
    seen: SEEN,
    unreadable: UNREADABLE,
  }
  return { id, name, from, to, columns, counts, summary: summary && toSummaryResponse(summary) }
}

function toSummaryResponse({
  credits,
  debits,
  opening,
  closing,
  ...summary
}: Summary): NonNullable<Statement['summary']> {
  const rupees = (amount: Paise | null) => (amount === null ? null : rupeesFromPaise(amount))
  return {
    ...summary,
    credits: { rows: credits.rows, sum: rupeesFromPaise(credits.sum) },
    debits: { rows: debits.rows, sum: rupeesFromPaise(debits.sum) },
    opening: rupees(opening),
    closing: rupees(closing),
  }
}

type Page = { kind?: RowKind; limit: number; cursor?: number }

/** The stored rows of one page in the order of their lines. */
export async function pageOfRows(db: Db, statementId: string, { kind, limit, cursor }: Page) {
  let query = storedRows(db, statementId)
    .orderBy('line')
    .limit(limit + 1)
  if (kind) query = query.where('kind', '=', kind)
  if (cursor !== undefined) query = query.where('line', '>', cursor)
  const rows = await query.execute()
  const shown = rows.slice(0, limit)
  return { shown, nextCursor: rows.length > limit ? String(shown.at(-1)?.line) : null }
}

/** Rows in the order of their lines, with the payments that may match them. */
export async function listRows(db: Db, statementId: string, page: Page) {
  const { shown, nextCursor } = await pageOfRows(db, statementId, page)
  const payments = await paymentsOf(db, shown)
  return { data: shown.map((row) => toRowResponse(row, payments)), nextCursor }
}

type Found = StatementRow['payments'][number]

async function paymentsOf(db: Db, rows: readonly StoredRow[]): Promise<Map<string, Found>> {
  const ids = [...new Set(rows.flatMap((row) => row.payment_ids))]
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('payments')
    .select(['id', 'reference', 'utr', 'amount_payable'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    found.map(({ id, reference, utr, amount_payable: amount }) => [
      id,
      { id, reference, refNo: utr, amountPaid: rupeesFromPaise(amount) },
    ]),
  )
}

export const toRowResponse = (row: StoredRow, payments: ReadonlyMap<string, Found>): StatementRow => ({
  line: row.line,
  date: row.day,
  amount: row.amount === null ? null : rupeesFromPaise(row.amount),
  text: row.text,
  kind: row.kind,
  reasons: row.reasons,
  payments: row.payment_ids.flatMap((id) => payments.get(id) ?? []),
})

export const leftOf = ({ size, handled }: JobSummary): number => size - handled

export const toVerifiedResponse = ({ done, skipped }: JobSummary) => ({
  verified: done,
  skipped: skipped.map(({ item, reason }) => ({ line: Number(item), reason })),
})

/** `kept` is the number of verifications that could not be taken back, because a refund was sent meanwhile. */
export function toUndoneResponse({ done, skipped }: JobSummary) {
  const kept = skipped.filter(({ reason }) => reason !== 'ALREADY_UNDONE').length
  return { undone: done, ...(kept > 0 && { kept }) }
}
