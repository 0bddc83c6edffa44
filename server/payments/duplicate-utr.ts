import { isUniqueViolation } from '../../db/transaction.ts'
import { Refusal } from '../http/app-error.ts'

/** Whoever comes second with a UTR is told so, however the two came by it at once. @throws Refusal UTR_TAKEN */
export async function refusingTakenUtr<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'payments_utr_key_key')) throw new Refusal('UTR_TAKEN')
    throw error
  }
}
