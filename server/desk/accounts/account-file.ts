import { contentTypeOf } from '../../../contract/desk/accounts.ts'
import type { Db } from '../../../db/connect.ts'
import type { AccountFile } from '../../../domain/account-file.ts'
import { csvText } from '../../../domain/csv.ts'
import { rupeesFromPaise } from '../../../domain/money.ts'
import type { IssuedData } from '../../documents/document-data.ts'
import { dayBook } from './day-book.ts'
import { gstr1, statedIn } from './gstr1.ts'
import { type IssuedRow, readIssued, readMoves, readNamed } from './read-month.ts'
import { journalCsv, tallyXml, vouchersOf } from './vouchers.ts'

/** A file with the figures of a month (`YYYY-MM`) for the accountant. */
export async function accountFile(db: Db, file: AccountFile, { month, gstin }: { month: string; gstin: string }) {
  return {
    filename: `tirtha-${month}-${file}`,
    contentType: contentTypeOf(file),
    content: new TextEncoder().encode(await contentOf(db, file, { month, gstin })),
  }
}

async function contentOf(
  db: Db,
  file: AccountFile,
  { month, gstin }: { month: string; gstin: string },
): Promise<string> {
  if (file === 'day-book.csv') return dayBook(db, month)
  const issued = await readIssued(db, month)
  if (file === 'journal.csv' || file === 'tally.xml') {
    const vouchers = vouchersOf(await readMoves(db, month), issued)
    return file === 'journal.csv' ? journalCsv(vouchers) : tallyXml(vouchers)
  }
  const named = await readNamed(
    db,
    issued.flatMap(advancesOf),
    issued.flatMap(({ cancels }) => cancels ?? []),
  )
  return file === 'gstr1.json' ? JSON.stringify(gstr1(gstin, month, issued, named), null, 1) : check(issued, named)
}

const advancesOf = ({ kind, data }: IssuedRow): string[] =>
  kind === 'invoice' ? (data as IssuedData['invoice']).advances.map(({ serial }) => serial) : []

const reasons = {
  isVoid: 'Cancelled without another document: states nothing',
  balance: 'Receipt for the balance of an invoice: its tax is that of the invoice',
  other: 'Voucher for a receipt that states no tax, or of the earlier books',
}

/** Each document of the month with the tables that contain it; for a document in no table, the reason. */
function check(issued: readonly IssuedRow[], named: readonly IssuedRow[]): string {
  const stated = statedIn(issued, named)
  const rows = issued.map((row) => {
    const inTables = stated.filter((one) => one.row.id === row.id).flatMap(({ table }) => table ?? [])
    const balance = row.kind === 'receipt' && 'invoice' in row.data ? reasons.balance : reasons.other
    const isVoucher = row.kind === 'refund_voucher' && stated.some((one) => one.row.id === row.cancels)
    const tables = isVoucher && !row.isVoid ? ['AT or TXPD of its receipt'] : [...new Set(inTables)]
    const why = tables.length > 0 ? '' : row.isVoid ? reasons.isVoid : balance
    return [row.serial, row.day, row.data.reference, rupeesFromPaise(row.amount), tables.join(' '), why]
  })
  return csvText([['Document', 'Day', 'Booking', 'Amount', 'In tables', 'Why it is in none'], ...rows])
}
