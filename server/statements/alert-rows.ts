import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { StatementRow } from '../../domain/statement/read-rows.ts'
import { fingerprintOfAlert } from './fingerprints.ts'
import { publishedRows } from './store.ts'
import type { MatchedRow } from './thread-work.ts'

/**
 * Alerts as rows that are not matched yet. If another statement has the same transfer, the row is SEEN. If this statement or this
 * text has it, the alert is not stored again, because a reference in two rows would be doubtful. An alert from an unsure sender
 * never hides another one.
 */
export async function rowsToStore(tx: Tx, statementId: string, rows: readonly StatementRow[]): Promise<MatchedRow[]> {
  const alerts = rows.map((row) => ({ row, own: knownOf(row, statementId) }))
  const known = await knownLike(
    tx,
    alerts.map(({ own }) => own),
  )
  return alerts.flatMap(({ row, own }): MatchedRow[] => {
    const same = known.filter((one) => isSame(one, own) && (!one.isUnsure || own.isUnsure))
    if (same.some((one) => one.statementId === statementId && isSameTransfer(one, own))) return []
    known.push(own)
    const kind = same.some((one) => one.statementId !== statementId) ? 'SEEN' : 'UNKNOWN'
    return [{ row, fingerprint: own.fingerprint, match: { kind, reasons: [], paymentIds: [], refundIds: [] } }]
  })
}

const knownOf = (row: StatementRow, statementId: string) => ({
  statementId,
  reference: row.references[0] ?? null,
  amount: row.amount,
  fingerprint: fingerprintOfAlert(row),
  isUnsure: row.doubts.includes('SENDER_UNSURE'),
})

type Known = ReturnType<typeof knownOf>

const isSameTransfer = (one: Known, other: Known): boolean =>
  one.reference !== null && one.reference === other.reference && one.amount !== null && one.amount === other.amount

const isSame = (one: Known, other: Known): boolean =>
  one.fingerprint === other.fingerprint || isSameTransfer(one, other)

/** The rows of statements that may equal one of these rows, found by an index for each property. */
function knownLike(tx: Tx, alerts: readonly Known[]): Promise<Known[]> {
  const transfers = alerts.flatMap(({ reference, amount }) =>
    reference === null || amount === null ? [] : sql`(${reference}, ${amount})`,
  )
  const fingerprints = alerts.map(({ fingerprint }) => fingerprint)
  return publishedRows(tx)
    .select(['statement_id as statementId', 'amount', 'fingerprint'])
    .select(sql<string | null>`own_references ->> 0`.as('reference'))
    .select(sql<boolean>`doubts @> '["SENDER_UNSURE"]'`.as('isUnsure'))
    .where(({ or, eb }) =>
      or([
        eb('fingerprint', 'in', fingerprints),
        ...(transfers.length > 0 ? [sql<boolean>`(own_references ->> 0, amount) in (${sql.join(transfers)})`] : []),
      ]),
    )
    .execute()
}
