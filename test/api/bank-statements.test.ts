import { describe, expect, test } from 'vitest'
import type { StatementRow } from '../../contract/statement.ts'
import { detail, verifyPayment, withAdvance, withTwo } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { world } from '../world.ts'
import { kindsOf, rowsOf, statementCsv, upload, uploaded, verifyAll } from './statement-files.ts'

describe('CONTRACT statements', () => {
  test('a payment on the statement is exact, and one call verifies it with its day', async () => {
    const { w, admin, utr, devotee, id, reference, paymentId } = await withAdvance(await world())
    const statement = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    expect(statement).toMatchObject({ name: 'statement.csv', from: '2026-11-21', to: '2026-11-21' })
    expect(statement.counts).toEqual({ exact: 1, review: 0, unknown: 0, outgoing: 0, seen: 0, unreadable: 0 })
    expect(await rowsOf(admin, statement.id)).toEqual([
      {
        line: 2,
        date: '2026-11-21',
        amount: 5000,
        text: `UPI-${utr}-PAY`,
        kind: 'EXACT',
        reasons: [],
        payments: [{ id: paymentId, reference, refNo: utr, amountPaid: 5000 }],
      },
    ])
    expect((await verifyAll(admin, statement.id)).data).toEqual({ verified: 1, skipped: [] })
    expect((await detail(devotee, id)).verified).toBe(true)
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('a transfer for two bookings verifies both, and again verifies nothing more', async () => {
    const { w, admin, utr, devotee, stay, pooja } = await withTwo(await world())
    const { id } = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    expect((await verifyAll(admin, id)).data.verified).toBe(1)
    for (const booking of [stay, pooja]) expect((await detail(devotee, booking.id)).verified).toBe(true)
    const mails = (await w.sendMails()).length
    expect((await verifyAll(admin, id)).data).toEqual({ verified: 0, skipped: [] })
    expect(await w.sendMails()).toHaveLength(mails)
  })

  test('rows that are not exact are not verified by themselves', async () => {
    const { w, admin, utr, devotee, id: bookingId } = await withAdvance(await world())
    const near = utr.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
    const csv = statementCsv([
      [utr, 4999],
      [near, 5000],
      ['999999999999', 10],
      ['FEE', -11.8],
    ])
    const { id, counts } = await uploaded(w, admin, `${csv}\n31/11/2026,x,,5`)
    expect(counts).toEqual({ exact: 0, review: 2, unknown: 1, outgoing: 1, seen: 0, unreadable: 1 })
    expect(await kindsOf(admin, id)).toEqual([
      'REVIEW AMOUNT_DIFFERS',
      'REVIEW UTR_NEAR',
      'UNKNOWN',
      'OUTGOING',
      'UNREADABLE DATE_UNREADABLE',
    ])
    expect((await verifyAll(admin, id)).data).toEqual({ verified: 0, skipped: [] })
    expect((await detail(devotee, bookingId)).verified).toBe(false)
  })

  test('staff verify a row that they looked at by its line, with the amount of the statement', async () => {
    const { w, admin, utr, devotee, id: bookingId } = await withAdvance(await world())
    const { id } = await uploaded(
      w,
      admin,
      statementCsv([
        [utr, 4000],
        ['999999999999', 10],
      ]),
    )
    expect((await verifyAll(admin, id, [2, 3, 9])).data).toEqual({
      verified: 1,
      skipped: [
        { line: 3, reason: 'UNKNOWN' },
        { line: 9, reason: 'NOT_FOUND' },
      ],
    })
    expect((await detail(devotee, bookingId)).payments).toMatchObject([{ status: 'VERIFIED' }])
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('the same file twice, or a longer one with the same rows, changes nothing', async () => {
    const { w, admin, utr } = await withAdvance(await world())
    const first = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    await verifyAll(admin, first.id)
    const second = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    expect(second.counts).toMatchObject({ exact: 0, seen: 1 })
    const third = await uploaded(
      w,
      admin,
      statementCsv([
        ['999999999999', 10],
        [utr, 5000],
      ]),
    )
    expect(third.counts).toMatchObject({ unknown: 1, seen: 1 })
    for (const { id } of [second, third]) expect((await verifyAll(admin, id)).data.verified).toBe(0)
  })

  test('two equal rows of one file are two rows', async () => {
    const w = await world()
    const admin = await w.admin()
    const { counts } = await uploaded(
      w,
      admin,
      statementCsv([
        ['CASH', 10],
        ['CASH', 10],
      ]),
    )
    expect(counts).toMatchObject({ unknown: 2, seen: 0 })
  })

  test('a UTR that is submitted after the import is found when the rows are read again', async () => {
    const w = await world()
    const admin = await w.admin()
    const { id } = await uploaded(w, admin, statementCsv([['426812345678', 5000]]))
    expect(await kindsOf(admin, id)).toEqual(['UNKNOWN'])
    w.clock.pass({ minutes: 1 })
    const devotee = await w.devotee()
    await devotee.addPackage({ headCount: 4, days: 20 })
    await devotee.book('426812345678')
    expect(await kindsOf(admin, id)).toEqual(['EXACT'])
  })

  test('a payment that staff verified by hand is seen, and after a revocation exact again', async () => {
    const { w, admin, utr, paymentId, id: bookingId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    const { id } = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    expect(await kindsOf(admin, id)).toEqual(['SEEN ALREADY_VERIFIED'])
    w.clock.pass({ minutes: 1 })
    await admin.verify(bookingId, false)
    expect(await kindsOf(admin, id)).toEqual(['EXACT'])
  })

  test('corrected columns are used, and remembered for the next file with these headings', async () => {
    const { w, admin, utr } = await withAdvance(await world())
    const csv = `When,What,In\n21/11/2026,UPI-${utr},5000\n`
    const columns = { header: 1, date: 1, text: [2], debit: null, credit: 3, amount: null, side: null }
    expect((await upload(admin, w, csv)).status).toBe(400)
    expect((await uploaded(w, admin, csv, columns)).counts.exact).toBe(1)
    const other = csv.replaceAll(utr, '999999999999').replace(',5000', ',5001')
    expect((await uploaded(w, admin, other)).counts.unknown).toBe(1)
    const wrong = await upload(admin, w, csv, 'en', { ...columns, credit: null })
    expect(wrong.status).toBe(400)
  })

  test('columns that are no JSON are refused with a whole sentence', async () => {
    const w = await world()
    const admin = await w.admin()
    const form = new FormData()
    form.set('file', new File([statementCsv([['426812345678', 5000]])], 'statement.csv'))
    form.set('columns', '{bad')
    const headers = { Authorization: `Bearer ${admin.token ?? ''}` }
    const response = await w.request('/v1/statements', { method: 'POST', headers, body: form })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Check what you entered. Check this again.',
    })
  })

  test('rows come in pages in the order of the lines, and by kind', async () => {
    const w = await world()
    const admin = await w.admin()
    const { id } = await uploaded(
      w,
      admin,
      statementCsv(Array.from({ length: 5 }, (_, n) => [`X${n}`, n + 1] as const)),
    )
    const first = await (await admin.send('GET', `/statements/${id}/rows?limit=3&kind=UNKNOWN`)).json()
    expect(first.data.map(({ line }: StatementRow) => line)).toEqual([2, 3, 4])
    const second = await (await admin.send('GET', `/statements/${id}/rows?limit=3&cursor=${first.nextCursor}`)).json()
    expect(second.data.map(({ line }: StatementRow) => line)).toEqual([5, 6])
    expect(second.nextCursor).toBeNull()
    expect(await rowsOf(admin, id, '?kind=EXACT')).toEqual([])
  })
})
