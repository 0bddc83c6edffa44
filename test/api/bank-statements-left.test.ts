import { describe, expect, test } from 'vitest'
import type { Today } from '../../contract/desk/queue.ts'
import type { StatementAtDesk, StatementItem, StatementLine } from '../../contract/desk/statements.ts'
import { call, mailsTo, post, reject, verifyPayment, withAdvance } from '../calls.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { statementCsv, uploaded, verifyAll, type Who } from './statement-files.ts'

const atDesk = async (who: Who, id: string) => (await call<StatementAtDesk>(who, 'GET', `/statements/${id}`)).data
const linesOf = async (who: Who, id: string, kind: string) =>
  (await call<StatementLine[]>(who, 'GET', `/statements/${id}/lines?kind=${kind}`)).data

describe('CONTRACT statements at the desk: what is left', () => {
  test('the list says how many rows are left: what staff have decided is not counted', async () => {
    const w = await world()
    const [exact, less, found] = [await withAdvance(w), await withAdvance(w), await withAdvance(w)]
    const { admin } = exact
    await reject(admin, found.paymentId)
    w.clock.pass({ minutes: 1 })
    const rows = [exact, less, found].map(({ utr }, row) => [utr, row === 1 ? 4500 : 5000] as const)
    const { id } = await uploaded(w, admin, statementCsv(rows))
    const left = async () => {
      const [item] = (await call<StatementItem[]>(admin, 'GET', '/statements')).data
      const { statements } = (await call<Today>(admin, 'GET', '/admin/today')).data
      expect(statements).toEqual({ count: item?.left ? 1 : 0, rows: item?.left })
      return [item?.left, (await atDesk(admin, id)).toReview]
    }
    // The money of a payment that was marked as not found before the import has arrived.
    expect(await left()).toEqual([3, 2])
    w.clock.pass({ minutes: 1 })
    await verifyPayment(admin, exact.paymentId)
    await reject(admin, less.paymentId, 'AMOUNT_DIFFERS')
    expect(await left()).toEqual([1, 1])
    await verifyAll(admin, id, [4])
    expect(await left()).toEqual([0, 0])
  })

  test('a row that is marked as received can be undone, and is left again', async () => {
    const { w, admin, utr, paymentId, devotee } = await withAdvance(await world())
    const { id } = await uploaded(w, admin, statementCsv([[utr, 4500]]))
    const verified = await post(admin, `/statements/${id}/verify`, { lines: [2], undoable: true })
    expect(verified).toMatchObject({ status: 200, data: { verified: 1 } })
    expect(await atDesk(admin, id)).toMatchObject({ verified: 1, toReview: 0 })
    expect((await post(admin, '/payments/undo', { id: paymentId })).status).toBe(200)
    w.clock.pass({ minutes: 1 })
    await w.sendMails()
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received'])
    expect(await atDesk(admin, id)).toMatchObject({ verified: 0, toReview: 1 })
    expect((await verifyAll(admin, id, [2])).data.verified).toBe(1)
  })

  test('an import does not count a payment that was marked as not found later', async () => {
    const { w, admin, utr, paymentId } = await withAdvance(await world())
    const { id } = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    await verifyAll(admin, id)
    w.clock.pass({ minutes: 1 })
    await reject(admin, paymentId)
    expect(await atDesk(admin, id)).toMatchObject({ verified: 0, counts: { exact: 0, review: 1 } })
    expect(firstOf(await linesOf(admin, id, 'REVIEW'))).toMatchObject({
      verified: false,
      reasons: ['PAYMENT_REJECTED'],
    })
  })
})
