import type { NumberedKind } from '../../../domain/document.ts'
import type { IssuedRow } from './read-month.ts'

/** The numbers of table 13 of GSTR-1: invoices, credit notes, receipt vouchers, refund vouchers. */
const numbers: readonly [NumberedKind, number][] = [
  ['invoice', 1],
  ['credit_note', 5],
  ['receipt', 6],
  ['refund_voucher', 8],
]

/** The first and the last serial of each kind and financial year, and the number of cancelled documents. */
export const boundsOfSeries = (issued: readonly IssuedRow[]) =>
  numbers.flatMap(([kind, number]) => {
    const series = Map.groupBy(
      issued.filter((row) => row.kind === kind),
      ({ serial }) => serial.split('/')[1],
    )
    const docs = [...series.values()].map((rows, index) => {
      const cancel = rows.filter(({ isVoid }) => isVoid).length
      const [from = '', to = ''] = [rows[0]?.serial, rows.at(-1)?.serial]
      return { num: index + 1, from, to, totnum: rows.length, cancel, net_issue: rows.length - cancel }
    })
    return docs.length > 0 ? [{ doc_num: number, docs }] : []
  })
