import type { Payee } from '../../contract/payment.ts'
import type { Env } from '../env.ts'

/** The account to which devotees pay. */
export const payeeOf = (env: Env): Payee => ({
  upiId: env.UPI_ID,
  payeeName: env.payeeName,
  accountHolder: env.BANK_ACCOUNT_HOLDER || (env.BANK_ACCOUNT_NUMBER && env.payeeName),
  accountNumber: env.BANK_ACCOUNT_NUMBER,
  ifsc: env.BANK_IFSC,
  bankName: env.BANK_NAME,
  branch: env.BANK_BRANCH,
})
