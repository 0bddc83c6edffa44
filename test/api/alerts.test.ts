import { describe, expect, test } from 'vitest'
import type { Statement } from '../../contract/statement.ts'
import type { StatementAtDesk } from '../../contract/desk/statements.ts'
import { creditText } from '../alert-emails.ts'
import { call, detail, post, type Sender, withAdvance } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { world } from '../world.ts'
import { kindsOf, statementCsv, undo, uploaded, verifyAll } from './statement-files.ts'

const paste = async (who: Sender, text: string) => (await post<Statement>(who, '/statements/alerts', { text })).data
const atDesk = async (who: Sender, id: string) => (await call<StatementAtDesk>(who, 'GET', `/statements/${id}`)).data
const ownWorld = () => world({ environment: { BANK_ACCOUNT_NUMBER: '50100000051234' } })

describe('ALERTS pasted at the desk', () => {
  test('a pasted SMS is exact, and one act verifies and takes back as for a statement', async () => {
    const { w, admin, utr, devotee, id: bookingId } = await withAdvance(await ownWorld())
    const { id, name, counts, columns } = await paste(admin, `${creditText(utr)}\n\nHello, when is the bus?`)
    expect({ name, exact: counts.exact, columns }).toEqual({
      name: `${creditText(utr)} Hello, `,
      exact: 1,
      columns: null,
    })
    expect(await atDesk(admin, id)).toMatchObject({
      source: 'TEXT',
      toVerify: 1,
      missing: { proposed: 0, alerted: 0, waiting: 0 },
    })
    expect((await verifyAll(admin, id)).data).toEqual({ verified: 1, skipped: [] })
    expect((await detail(devotee, bookingId)).verified).toBe(true)
    expect((await undo(admin, id)).data).toEqual({ undone: 1 })
    expect((await detail(devotee, bookingId)).verified).toBe(false)
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('the act of one row is taken back by its line, and the other ones stay', async () => {
    const w = await ownWorld()
    const [first, second] = [await withAdvance(w), await withAdvance(w)]
    const { admin } = first
    const { id } = await paste(admin, `${creditText(first.utr)}\n\n${creditText(second.utr)}`)
    await verifyAll(admin, id)
    expect((await post(admin, `/statements/${id}/undo`, { lines: [1] })).data).toEqual({ undone: 1 })
    expect((await detail(first.devotee, first.id)).verified).toBe(false)
    expect((await detail(second.devotee, second.id)).verified).toBe(true)
    expect(await atDesk(admin, id)).toMatchObject({ undoneAt: null, verified: 1, toVerify: 1 })
  })

  test('a text without an alert is refused in a whole sentence', async () => {
    const admin = await (await world()).admin()
    const refused = await post(admin, '/statements/alerts', { text: 'OTP 123456 for Rs 5000' })
    expect(refused).toMatchObject({ status: 400, code: 'NO_ALERT' })
    expect((await post(admin, '/statements/alerts', { text: 'x'.repeat(20_001) })).status).toBe(400)
  })

  test('two alerts of one credit are one row, in one text and in two', async () => {
    const { admin, utr } = await withAdvance(await ownWorld())
    const email = `Dear Customer,\nRs.5,000.00 is credited to your account **1234 on 21-11-26.\nYour UPI transaction reference number is ${utr}.`
    const { id } = await paste(admin, `${creditText(utr)}\n\n${email}`)
    expect(await kindsOf(admin, id)).toEqual(['EXACT'])
    const again = await paste(admin, email)
    expect(await kindsOf(admin, again.id)).toEqual(['SEEN'])
    expect((await verifyAll(admin, again.id)).data).toEqual({ verified: 0, skipped: [] })
    expect((await verifyAll(admin, id)).data.verified).toBe(1)
  })

  test('an alert of a row that a statement has is seen, also when the alert is verified first', async () => {
    const w = await ownWorld()
    const [first, second] = [await withAdvance(w), await withAdvance(w)]
    const { admin } = first
    const file = await uploaded(w, admin, statementCsv([[first.utr, 5000]]))
    const later = await paste(admin, creditText(first.utr))
    expect(await kindsOf(admin, later.id)).toEqual(['SEEN'])
    expect(await kindsOf(admin, file.id)).toEqual(['EXACT'])
    const before = await paste(admin, creditText(second.utr))
    await verifyAll(admin, before.id)
    const after = await uploaded(w, admin, statementCsv([[second.utr, 5000]], '21/11/2026'))
    expect(await kindsOf(admin, after.id)).toEqual(['SEEN ALREADY_VERIFIED'])
    expect((await atDesk(admin, after.id)).left).toBe(0)
    expect((await verifyAll(admin, after.id)).data.verified).toBe(0)
  })

  test('a statement takes over what its alerts had not verified, and counts each credit once', async () => {
    const { w, admin, utr } = await withAdvance(await ownWorld())
    const alert = await paste(admin, creditText(utr))
    const file = await uploaded(w, admin, statementCsv([[utr, 5000]]))
    expect(await kindsOf(admin, file.id)).toEqual(['EXACT'])
    expect((await atDesk(admin, alert.id)).left).toBe(0)
    expect(await kindsOf(admin, alert.id)).toEqual(['SEEN'])
    expect((await verifyAll(admin, file.id)).data.verified).toBe(1)
  })

  test('a payment that an alert names is still missing on a statement that does not have it', async () => {
    const { w, admin, utr } = await withAdvance(await ownWorld())
    await paste(admin, creditText(utr))
    w.clock.pass({ days: 3 })
    const file = await uploaded(
      w,
      await w.admin(),
      `Date,Narration,Withdrawal,Deposit\n21/11/2026,X,,1\n24/11/2026,Y,,2`,
    )
    expect((await atDesk(await w.admin(), file.id)).missing.proposed).toBe(1)
  })

  test('a payment that an alert has verified and a statement of its day does not show is listed with its reason', async () => {
    const w = await ownWorld()
    const [first, second, third] = [await withAdvance(w), await withAdvance(w), await withAdvance(w)]
    const last = creditText(third.utr).replace('21-11-26', '24-11-26')
    w.clock.pass({ days: 3 })
    const admin = await w.admin()
    const alerts = await paste(admin, [creditText(first.utr), creditText(second.utr), last].join('\n\n'))
    expect((await verifyAll(admin, alerts.id)).data.verified).toBe(3)
    const other = (utr: string, narration = `UPI-${utr}-PAY`) =>
      `Date,Narration,Withdrawal,Deposit\n21/11/2026,${narration},,5000\n24/11/2026,Y,,2`
    const file = await uploaded(w, admin, other(first.utr))
    // A transfer that is missing on the last day of a file may have come later.
    expect((await atDesk(admin, file.id)).missing).toEqual({ proposed: 0, alerted: 1, waiting: 0 })
    const alerted = async (id: string) =>
      (await call<{ id: string; status: string }[]>(admin, 'GET', `/statements/${id}/missing?standing=ALERTED`)).data
    expect(await alerted(file.id)).toMatchObject([{ id: second.paymentId, status: 'VERIFIED' }])
    expect(await alerted(alerts.id)).toEqual([])

    // Another file of these days shows it.
    const more = await uploaded(w, admin, other(second.utr))
    expect([await alerted(more.id), await alerted(file.id)]).toEqual([[], []])
    await undo(admin, more.id)
    await post(admin, `/statements/${alerts.id}/undo`, { lines: [2] })
    expect((await atDesk(admin, file.id)).missing).toEqual({ proposed: 1, alerted: 0, waiting: 0 })
  })

  test('the alert of money that the bank took back is no exact one', async () => {
    const { admin, utr } = await withAdvance(await ownWorld())
    const debit = creditText(utr).replace('credited to', 'debited from')
    const { id } = await paste(admin, `${creditText(utr)}\n\n${debit}`)
    expect(await kindsOf(admin, id)).toEqual(['REVIEW REVERSED', 'OUTGOING REVERSED'])
  })
})
