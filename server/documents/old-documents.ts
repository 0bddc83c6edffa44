import { isPaidOut, type NumberedKind } from '../../domain/document.ts'
import type { IssuedData } from './document-data.ts'
import type { DocumentRow } from './remaining.ts'

/** A refund voucher or a credit note for which money is refunded. */
const isForRefund = ({ cancels, data }: DocumentRow): boolean =>
  cancels !== null && isPaidOut((data as IssuedData['refund_voucher' | 'credit_note']).reason)

/** Whether a document is no longer valid: it was cancelled completely, or it only cancels another one. */
export const isOld = (document: DocumentRow): boolean =>
  document.cancelled_at !== null || (document.cancels !== null && !isForRefund(document))

export type OldDocument = { kind: NumberedKind; serial: string; refunded: boolean }

/** The documents that are no longer valid, in the order of issue. */
export const oldDocuments = (documents: readonly DocumentRow[]): OldDocument[] =>
  documents.filter(isOld).map(({ id, kind, serial }) => ({
    kind,
    serial,
    refunded: documents.some((document) => document.cancels === id && isForRefund(document)),
  }))
