import { isUniqueViolation } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'

/** Whoever comes second with a UTR is told so, however the two came by it at once. @throws AppError UTR_TAKEN */
export async function rejectDuplicateUtr<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'payments_utr_key_key')) throw new AppError('UTR_TAKEN')
    throw error
  }
}
