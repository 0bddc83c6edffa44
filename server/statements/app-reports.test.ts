import { describe, expect, test } from 'vitest'
import { guessColumns } from '../../domain/statement/columns.ts'
import { matchRows } from '../../domain/statement/match.ts'
import { readStatement } from '../../domain/statement/read-statement.ts'
import { present } from '../../test/present.ts'
import { payments, TODAY } from '../../test/statement-story.ts'
import { readTable } from './read-table.ts'

const [PAID, HELD, SHORT, OTHER] = ['632217711402', '632298340513', '632361882704', '632999900001']

const known = { payments, refunds: [], isSeen: () => false, debited: new Set<string>(), today: TODAY }

/** The questions about a file, and the kinds of its rows. */
async function found(lines: readonly string[]) {
  const table = await readTable(new TextEncoder().encode(lines.join('\n')))
  const { rows, summary } = readStatement(table.lines, present(guessColumns(table.lines)), { today: TODAY })
  return [summary.questions, matchRows(rows, known).map(({ kind, reasons }) => [kind, ...reasons].join(' '))]
}

describe('STATEMENT reports of payment apps, as invented files', () => {
  test('Razorpay: what is on hold is not exact, and a refund is no money in', async () => {
    const report = [
      'entity_id,type,debit,credit,amount,currency,on_hold,settled,created_at,settled_at,settlement_utr,rrn',
      `pay_1,payment,0,5000,5000,INR,0,1,18/11/2026 10:00:00,19/11/2026,1597813219e1pq6w,${PAID}`,
      `pay_2,payment,0,5000,5000,INR,1,0,18/11/2026 10:00:00,,,${HELD}`,
      `rfnd_1,refund,5000,0,5000,INR,0,1,20/11/2026 11:00:00,20/11/2026,1597813219e1pq6w,${OTHER}`,
    ]
    expect(await found(report)).toEqual([[], ['EXACT', 'REVIEW NOT_SETTLED', 'OUTGOING']])
  })

  test('Google Pay for Business: a day with the month first by its name, and a status', async () => {
    const report = [
      'Creation time,Transaction ID,Payer,UPI transaction ID,Status,Credit amount,Currency',
      `"Nov 18, 2026, 10:22 AM",CICAgOD1xyz,AJNAT,${PAID},Complete,"₹5,000.00",INR`,
      `"Nov 18, 2026, 10:24 AM",CICAgOD2xyz,AJNAT,${HELD},Failed,"₹5,000.00",INR`,
      `"Nov 19, 2026, 10:24 AM",CICAgOD3xyz,AJNAT,${SHORT},Complete,"₹4,500.00",INR`,
    ]
    expect(await found(report)).toEqual([[], ['EXACT', 'REVIEW NOT_SETTLED', 'REVIEW AMOUNT_DIFFERS']])
  })

  test('PhonePe: no column tells the side of its amounts, so a person is asked', async () => {
    const report = [
      'PaymentType,MerchantReferenceId,PhonePeReferenceId,From,CreationDate,BankReferenceNo,Amount,Fee',
      `PAYMENT,TRX1,T2611181011012345678901,AJNAT,18-11-2026 10:00:00,${PAID},5000.00,0.00`,
      `REFUND,TRX2,T2611181011012345678902,AJNAT,19-11-2026 10:00:00,${OTHER},1000.00,0.00`,
    ]
    expect(await found(report)).toEqual([['SIDE'], ['REVIEW SIDE_UNKNOWN', 'UNKNOWN SIDE_UNKNOWN NOT_SETTLED']])
  })

  test('Paytm: signs tell the side, and the number stands below the name', async () => {
    const report = [
      'DATE & TIME,TRANSACTION DETAILS,AMOUNT,AVAILABLE BALANCE',
      `20 Nov 2026 10:22 AM,"Paid to KALPIT\nUPI Ref No: ${OTHER}",- Rs.500.00,"Rs.9,500.00"`,
      `18 Nov 2026 10:22 AM,"Received from AJNAT\nUPI Ref No: ${PAID}","+ Rs.5,000.00","Rs.10,000.00"`,
    ]
    expect(await found(report)).toEqual([[], ['OUTGOING', 'EXACT']])
  })
})
