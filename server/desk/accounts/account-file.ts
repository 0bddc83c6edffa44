import { contentTypeOf, type FiledMonth } from '../../../contract/desk/accounts.ts'
import type { Db } from '../../../db/connect.ts'
import { type AccountFile, accountFileName } from '../../../domain/account-file.ts'
import { csvText } from '../../../domain/csv.ts'
import { rupeesFromPaise } from '../../../domain/money.ts'
import { dayBook } from './day-book.ts'
import { daysOfBook } from './days-of-book.ts'
import { filedMonths } from './filed-months.ts'
import { figuresCsv } from './figures.ts'
import { gstr1, statedIn } from './gstr1.ts'
import { gstr3b } from './gstr3b.ts'
import { returnSheets } from './return-sheets.ts'
import { type IssuedRow, readEarlier, readIssued, readMoves } from './read-month.ts'
import { inBooks, journalCsv, tallyXml, vouchersOf } from './vouchers.ts'

/** A file with the figures of a month (`YYYY-MM`) for the accountant. */
export async function accountFile(db: Db, file: AccountFile, { month, gstin, ledgers }: Omit<Of, 'filed'>) {
  const filed = (await filedMonths(db)).find((one) => one.month === month)
  return {
    filename: accountFileName(file, month, filed),
    contentType: contentTypeOf(file),
    content: await contentOf(db, file, { month, gstin, ledgers, filed }),
  }
}

const encode = (text: string) => new TextEncoder().encode(text)

type Of = { month: string; gstin: string; ledgers: string; filed: FiledMonth | undefined }

async function contentOf(db: Db, file: AccountFile, { month, gstin, ledgers, filed }: Of) {
  if (file === 'day-book.csv') return encode(await dayBook(db, month))
  if (file === 'day-book.json') return encode(JSON.stringify(await daysOfBook(db, month)))
  const issued = await readIssued(db, month)
  if (file === 'journal.csv' || file === 'tally.xml') {
    const vouchers = inBooks(vouchersOf(await readMoves(db, month), issued), ledgers)
    return encode(file === 'journal.csv' ? journalCsv(vouchers) : tallyXml(vouchers))
  }
  if (file === 'figures.csv') return encode(await figuresCsv(db, month, issued))
  const earlier = await readEarlier(db, month, issued)
  if (file === 'return-check.csv') return encode(check(issued, earlier, filed))
  if (file === 'gstr3b.csv') return encode(gstr3b(issued, earlier))
  const { hsn, ...tables } = gstr1(gstin, month, issued, earlier)
  if (file === 'gstr1.xlsx') return returnSheets({ ...tables, ...hsn })
  return encode(JSON.stringify({ ...tables, hsn }, null, 1))
}

const reasons = {
  isVoid: 'Cancelled without another document: states nothing',
  balance: 'Receipt for the balance of an invoice: its tax is that of the invoice',
  before: 'Names an advance of the earlier books: if its tax was paid, add it to table 11B',
  other: 'Voucher for a receipt that states no tax, or of the earlier books',
}

const before = (row: IssuedRow): string =>
  'advances' in row.data && row.data.advances.some(({ earlier }) => earlier) ? reasons.before : ''

/** Each document of the month with the tables that contain it; for a document in no table, the reason. */
function check(issued: readonly IssuedRow[], earlier: readonly IssuedRow[], filed: FiledMonth | undefined): string {
  const stated = statedIn(issued, earlier)
  const rows = issued.map((row) => {
    const inTables = stated.filter((one) => one.row.id === row.id).flatMap(({ table }) => table ?? [])
    const balance = row.kind === 'receipt' && 'invoice' in row.data ? reasons.balance : reasons.other
    const isVoucher = row.kind === 'refund_voucher' && stated.some((one) => one.row.id === row.cancels)
    const tables = isVoucher && !row.isVoid ? ['AT or TXPD of its receipt'] : [...new Set(inTables)]
    const why = tables.length > 0 ? before(row) : row.isVoid ? reasons.isVoid : balance
    return [row.serial, row.day, row.data.reference, rupeesFromPaise(row.amount), tables.join(' '), why]
  })
  const last = filed
    ? [[filed.month, filed.filedOn, '', null, '', `Filed on ${filed.filedOn}, marked by ${filed.by}`]]
    : []
  return csvText([['Document', 'Day', 'Booking', 'Amount', 'In tables', 'What to know'], ...rows, ...last])
}
