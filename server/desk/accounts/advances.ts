import { type Paise, paise } from '../../../domain/money.ts'
import type { IssuedData } from '../../documents/document-data.ts'
import type { IssuedRow } from './read-month.ts'

type Part = { receipt: string; amount: number }

/**
 * What of each receipt voucher neither an invoice nor a refund has taken, in paise by its id, after documents of one or more bookings. An
 * invoice takes no more than its total, the receipts in its order; a credit note for another invoice gives the money back to them.
 */
export function openAdvances(documents: readonly IssuedRow[]): ReadonlyMap<string, Paise> {
  const open = new Map<string, number>()
  const idOf = new Map(documents.map(({ serial, id }) => [serial, id]))
  const byInvoice = new Map<string, Part[]>()
  const take = (receipt: string, most: number): Part => {
    const amount = Math.min(most, open.get(receipt) ?? 0)
    if (amount !== 0) open.set(receipt, (open.get(receipt) ?? 0) - amount)
    return { receipt, amount }
  }
  // Ids are in the order of issue.
  for (const row of documents.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (row.isVoid) continue
    if (row.kind === 'receipt') open.set(row.id, 'invoice' in row.data ? 0 : row.amount)
    if (row.kind === 'refund_voucher') take(row.cancels ?? '', row.amount)
    if (row.kind === 'invoice') byInvoice.set(row.id, takenBy(row as IssuedRow<'invoice'>, idOf, take))
    if (row.kind === 'credit_note' && (row.data as IssuedData['credit_note']).reason !== 'BOOKING_CANCELLED')
      for (const { receipt, amount } of byInvoice.get(row.cancels ?? '') ?? [])
        open.set(receipt, (open.get(receipt) ?? 0) + amount)
  }
  return new Map([...open].map(([id, amount]) => [id, paise(amount)]))
}

function takenBy(
  { amount: whole, data }: IssuedRow<'invoice'>,
  idOf: ReadonlyMap<string, string>,
  take: (receipt: string, most: number) => Part,
): Part[] {
  let left: number = whole
  return data.advances.map(({ serial, amount, earlier }) => {
    const most = Math.min(left, amount)
    // Those of the earlier books are in no return of ours.
    const part = earlier ? { receipt: '', amount: most } : take(idOf.get(serial) ?? '', most)
    left -= part.amount
    return part
  })
}
