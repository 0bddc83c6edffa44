import { type Paise, paise, total } from '../../domain/money.ts'
import type { DocumentRow } from './store.ts'

/** What a receipt or an invoice still stands for after the documents that cancel parts of it, in paise. */
export const remainingOf = (document: DocumentRow, all: readonly DocumentRow[]): Paise =>
  paise(document.amount - total(all.filter(({ cancels }) => cancels === document.id).map(({ amount }) => amount)))
