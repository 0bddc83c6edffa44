import { describe, expect, test } from 'vitest'
import type {
  MissingPayment,
  StatementAtDesk,
  StatementItem,
  StatementLine,
  StatementPreview,
} from '../../contract/desk/statements.ts'
import { call, cancel, post, refunds, reject, sendRefund, verifyPayment, withAdvance, withTwo } from '../calls.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { preview, statementCsv, undo, upload, uploaded, verifyAll, type Who } from './statement-files.ts'

const atDesk = async (who: Who, id: string) => (await call<StatementAtDesk>(who, 'GET', `/statements/${id}`)).data
const linesOf = async (who: Who, id: string, kind: string) =>
  (await call<StatementLine[]>(who, 'GET', `/statements/${id}/lines?kind=${kind}`)).data
const missingOf = async (who: Who, id: string, standing: string) =>
  (await call<MissingPayment[]>(who, 'GET', `/statements/${id}/missing?standing=${standing}`)).data

/** A statement from one day to another, without a row of ours. */
const daysCsv = (from: string, to: string) => `${statementCsv([['X', 1]], from)}\n${to},CASH,,2`

describe('CONTRACT statements at the desk: before the import', () => {
  test('a preview shows the guessed columns and the first lines, and imports nothing', async () => {
    const w = await world()
    const admin = await w.admin()
    const { data } = await preview<StatementPreview>(w, admin, statementCsv([['426812345678', 5000]]))
    expect(data).toEqual({
      columns: { header: 1, date: 1, text: [2], debit: 3, credit: 4, amount: null, side: null },
      lines: [
        { line: 1, cells: ['Date', 'Narration', 'Withdrawal', 'Deposit'] },
        { line: 2, cells: ['21/11/2026', 'UPI-426812345678-PAY', '', '5000'] },
      ],
    })
    expect(await w.db.selectFrom('statements').selectAll().execute()).toEqual([])
  })

  test('a table with unknown headings has a preview without columns, also with semicolons', async () => {
    const w = await world()
    const admin = await w.admin()
    const { status, data } = await preview<StatementPreview>(w, admin, 'When;What;In\n21/11/2026;UPI;5000\n')
    expect(status).toBe(200)
    expect(data).toMatchObject({ columns: null, lines: [{ cells: ['When', 'What', 'In'] }, { line: 2 }] })
  })

  test.each([
    ['a PDF', '%PDF-1.7\n1,2,3'],
    ['a list without amounts', 'Name,Phone\nRam,98'],
    ['nothing', ''],
    ['bytes that are no text', new Uint8Array([1, 2, 3, 0, 5])],
    ['an Excel file that was cut off', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0])],
  ])('%s is refused, in both languages', async (_, content) => {
    const w = await world()
    const admin = await w.admin()
    const [english, hindi] = [await preview(w, admin, content), await preview(w, admin, content, 'hi')]
    expect([english.status, english.code]).toEqual([400, 'STATEMENT_UNREADABLE'])
    expect(english.message).not.toBe(hindi.message)
  })

  test('corrected columns of headings that cannot be guessed are remembered, also on another line', async () => {
    const { w, admin, utr } = await withAdvance(await world())
    const csv = `When,What,In\n21/11/2026,UPI-${utr},5000\n`
    const columns = { header: 1, date: 1, text: [2], debit: null, credit: 3, amount: null, side: null }
    await uploaded(w, admin, csv, columns)
    const later = `My bank,,\nWHEN , What,In\n22/11/2026,CASH,10\n`
    expect((await preview<StatementPreview>(w, admin, later)).data.columns).toEqual({ ...columns, header: 2 })
    expect((await uploaded(w, admin, later)).counts).toMatchObject({ unknown: 1 })
  })
})

describe('CONTRACT statements at the desk: what an import found', () => {
  test('the list and the statement say who imported it, what is verified and what is not yet', async () => {
    const { w, admin, utr } = await withAdvance(await world())
    const { id } = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    const before = { id, name: 'statement.csv', createdBy: admin.user.name, undoneAt: null, rows: 1, verified: 0 }
    expect((await call<StatementItem[]>(admin, 'GET', '/statements')).data).toMatchObject([before])
    expect(await atDesk(admin, id)).toMatchObject({ ...before, counts: { exact: 1 }, toVerify: 1 })
    await verifyAll(admin, id)
    expect(await atDesk(admin, id)).toMatchObject({ counts: { exact: 1 }, toVerify: 0, verified: 1 })
    await undo(admin, id)
    expect(await atDesk(admin, id)).toMatchObject({ toVerify: 0, verified: 0, undoneAt: expect.any(String) })
  })

  test('the list comes in pages, newest first', async () => {
    const w = await world()
    const admin = await w.admin()
    const ids = []
    for (const text of ['A', 'B', 'C']) ids.unshift((await uploaded(w, admin, statementCsv([[text, 1]]))).id)
    const first = await (await admin.send('GET', '/statements?limit=2')).json()
    const second = await (await admin.send('GET', `/statements?limit=2&cursor=${first.nextCursor}`)).json()
    expect([...first.data, ...second.data].map(({ id }: StatementItem) => id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
  })

  test('a row has the names, states and bookings of its payments, and whether this import verified it', async () => {
    const { w, admin, utr, devotee, paymentId } = await withTwo(await world())
    const { id } = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    const [line] = await linesOf(admin, id, 'EXACT')
    expect(line).toMatchObject({ line: 2, verified: false, refunds: [] })
    expect(line?.payments).toMatchObject([
      { id: paymentId, name: devotee.user.name, status: 'SUBMITTED', bookings: 2, refNo: utr, amountPaid: 5000 },
    ])
    await verifyAll(admin, id)
    const [after] = await linesOf(admin, id, 'EXACT')
    expect(after).toMatchObject({ verified: true, payments: [{ status: 'VERIFIED' }] })
  })

  test('money that left shows the refund that it was, or that is still to be recorded', async () => {
    const { w, admin, id: bookingId, paymentId } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await cancel(admin, bookingId, 5000)
    const refund = firstOf(await refunds(admin))
    const { id } = await uploaded(w, admin, statementCsv([[refund.reference, -5000]]))
    const row = async () => firstOf(await linesOf(admin, id, 'OUTGOING'))
    expect(await row()).toMatchObject({
      reasons: ['REFUND_OPEN'],
      refunds: [{ id: refund.id, sentAt: null, bookingId }],
    })
    w.clock.pass({ minutes: 1 })
    await sendRefund(admin, refund.id, 'IMPS 632699990000')
    await atDesk(admin, id)
    expect(await row()).toMatchObject({ reasons: ['REFUND_SENT'], refunds: [{ refNo: 'IMPS 632699990000' }] })
    const other = await uploaded(w, admin, statementCsv([['632699990000', -5000]], '20/11/2026'))
    expect(firstOf(await linesOf(admin, other.id, 'OUTGOING'))).toMatchObject({ reasons: ['REFUND_SENT'] })
  })
})

describe('CONTRACT statements at the desk: payments that are not on the statement', () => {
  test('a payment of these days is proposed for rejection, and only staff reject it', async () => {
    const { w, admin, utr, devotee, id: bookingId, paymentId } = await withAdvance(await world())
    const { id } = await uploaded(w, admin, daysCsv('21/11/2026', '22/11/2026'))
    expect((await atDesk(admin, id)).missing).toEqual({ proposed: 1, alerted: 0, waiting: 0 })
    expect(await missingOf(admin, id, 'PROPOSED')).toMatchObject([
      { id: paymentId, refNo: utr, amountPaid: 5000, name: devotee.user.name, bookingId, status: 'SUBMITTED' },
    ])
    expect(await missingOf(admin, id, 'WAITING')).toEqual([])
    await reject(admin, paymentId)
    expect((await atDesk(admin, id)).missing).toEqual({ proposed: 0, alerted: 0, waiting: 0 })
  })

  test.each([
    ['ends on the day of the submission', '21/11/2026', '21/11/2026'],
    ['begins after the quote', '22/11/2026', '25/11/2026'],
    ['is older', '01/11/2026', '10/11/2026'],
  ])('a payment waits if the statement %s', async (_, from, to) => {
    const { w, admin, paymentId } = await withAdvance(await world())
    const { id } = await uploaded(w, admin, daysCsv(from, to))
    expect((await atDesk(admin, id)).missing).toEqual({ proposed: 0, alerted: 0, waiting: 1 })
    expect(await missingOf(admin, id, 'WAITING')).toMatchObject([{ id: paymentId }])
    expect(await missingOf(admin, id, 'PROPOSED')).toEqual([])
  })

  test('a payment that a row may be is not missing, on this statement or another one of these days', async () => {
    const { w, admin, utr } = await withAdvance(await world())
    const found = await uploaded(w, admin, statementCsv([[utr, 4000]], '22/11/2026'))
    const { id } = await uploaded(w, admin, daysCsv('21/11/2026', '23/11/2026'))
    expect((await atDesk(admin, id)).missing).toEqual({ proposed: 0, alerted: 0, waiting: 0 })
    await undo(admin, found.id)
    expect((await atDesk(admin, id)).missing).toEqual({ proposed: 1, alerted: 0, waiting: 0 })
    expect((await atDesk(admin, found.id)).missing).toEqual({ proposed: 0, alerted: 0, waiting: 0 })
    expect(await missingOf(admin, found.id, 'PROPOSED')).toEqual([])
  })

  test('a row with a mistaken year does not propose payments after the other rows', async () => {
    const { w, admin, paymentId } = await withAdvance(await world())
    const { id } = await uploaded(w, admin, `${daysCsv('20/11/2026', '21/11/2026')}\n31/12/2099,CASH,,2`)
    expect((await atDesk(admin, id)).missing).toEqual({ proposed: 0, alerted: 0, waiting: 1 })
    expect(await missingOf(admin, id, 'PROPOSED')).toEqual([])
    expect(await missingOf(admin, id, 'WAITING')).toMatchObject([{ id: paymentId }])
  })

  test('a payment that is verified in part was found', async () => {
    const { w, admin, pooja } = await withTwo(await world())
    const { id } = await uploaded(w, admin, daysCsv('21/11/2026', '22/11/2026'))
    await post(admin, '/bookings/verification', { id: pooja.id, status: true })
    expect((await atDesk(admin, id)).missing).toEqual({ proposed: 0, alerted: 0, waiting: 0 })
  })
})

describe('CONTRACT statements at the desk: what is refused', () => {
  test('an unknown statement, a bad kind, standing or cursor', async () => {
    const w = await world()
    const admin = await w.admin()
    const nowhere = crypto.randomUUID()
    for (const path of ['', '/lines?kind=EXACT', '/missing?standing=WAITING'])
      expect((await admin.send('GET', `/statements/${nowhere}${path}`)).status).toBe(404)
    const { id } = await uploaded(w, admin, statementCsv([['X', 1]]))
    for (const path of ['lines', 'lines?kind=NEW', 'lines?kind=EXACT&cursor=x', 'missing', 'missing?standing=x'])
      expect((await admin.send('GET', `/statements/${id}/${path}`)).status).toBe(400)
  })

  test('a preview of more than 10 MB', async () => {
    const w = await world()
    const admin = await w.admin()
    expect((await preview(w, admin, 'x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await upload({}, w, 'x')).status).toBe(401)
  })
})
