import type { Tx } from '../../db/transaction.ts'

/** The row of a statement that verified a payment no longer does, so that it can be found on a statement again. */
export const forgetImport = (tx: Tx, paymentId: string) =>
  tx.updateTable('statement_rows').set({ verified_payment: null }).where('verified_payment', '=', paymentId).execute()
