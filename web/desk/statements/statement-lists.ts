import { unwrap } from '../../../contract/client.ts'
import type { MissingPayment, StatementAtDesk, StatementLine } from '../../../contract/desk/statements.ts'
import { type RowKind, rowKinds } from '../../../domain/statement/row-kinds.ts'
import { type Standing, standings } from '../../../domain/statement/missing.ts'
import { api } from '../../api.ts'
import { type ListKind, listKinds } from './statement-words.ts'

export type LinesPage = { kind: RowKind; data: StatementLine[]; nextCursor: string | null }
export type MissingPage = { kind: Standing; data: MissingPayment[]; nextCursor: string | null }

export const isListKind = (text: string | null): text is ListKind => listKinds.some((kind) => kind === text)
export const isMissingPage = (list: LinesPage | MissingPage): list is MissingPage =>
  standings.some((standing) => standing === list.kind)
const isRowKind = (kind: ListKind): kind is RowKind => rowKinds.some((one) => one === kind)

const MOST_ROWS = '500'
const MOST_PAYMENTS = '100'

export const linesAfter = async (id: string, kind: RowKind, cursor?: string): Promise<LinesPage> => {
  const query = { kind, limit: MOST_ROWS, ...(cursor !== undefined && { cursor }) }
  return { kind, ...(await unwrap(api.statements[':id'].lines.$get({ param: { id }, query }))) }
}

export const missingAfter = async (id: string, standing: Standing, cursor?: string): Promise<MissingPage> => {
  const query = { standing, limit: MOST_PAYMENTS, ...(cursor !== undefined && { cursor }) }
  return { kind: standing, ...(await unwrap(api.statements[':id'].missing.$get({ param: { id }, query }))) }
}

export async function listOf(id: string, kind: ListKind): Promise<LinesPage | MissingPage> {
  return isRowKind(kind) ? linesAfter(id, kind) : missingAfter(id, kind)
}

export const countOf = ({ counts, missing }: StatementAtDesk, kind: ListKind): number =>
  ({ ...counts, ...missing })[kind.toLowerCase() as Lowercase<ListKind>]

/** How many items of a list still need an act. Rows whose payments this import has confirmed do not. */
export function openOf(statement: StatementAtDesk, kind: ListKind): number {
  if (kind === 'EXACT') return statement.undoneAt ? statement.counts.exact : statement.toVerify
  return kind === 'REVIEW' ? statement.toReview : countOf(statement, kind)
}

/** The list to work on next: the first one that is not empty. */
export function firstListOf(statement: StatementAtDesk): ListKind {
  return listKinds.find((kind) => openOf(statement, kind) > 0) ?? 'EXACT'
}
