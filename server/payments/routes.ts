import * as cash from '../../contract/cash.ts'
import * as begun from '../../contract/begun-payment.ts'
import * as contract from '../../contract/payment.ts'
import * as detail from '../../contract/booking-detail.ts'
import * as refunds from '../../contract/refund.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { undoUntil } from '../acts/store.ts'
import { pageOf, pairCursor } from '../http/page.ts'
import { created, createRouter, ok, protect } from '../http/router.ts'
import { askForBalance } from './balance.ts'
import { closeCashDay, readCashDays } from './cash-counts.ts'
import { recordCash } from './cash.ts'
import { findPaymentFor } from './find-payment.ts'
import { payeeOf } from './payee.ts'
import { askForQuote } from './quote.ts'
import { correctRefund, recordRefund } from './record-refund.ts'
import { backgroundOf, listRefunds, listSentRefunds, toAdminRefundResponse, toSentRefundResponse } from './refunds.ts'
import { rejectPayment } from './reject.ts'
import { toEarlierQuoteResponse, toHandledPaymentResponse, toPaymentResponse, toQuoteResponse } from './response.ts'
import { getPayment, listPayments } from './store.ts'
import { submitPayment } from './submit.ts'
import { undoAct } from './undo.ts'
import { readBegun } from './begun.ts'
import { verifyPayment } from './verify.ts'

export const payments = createRouter()
  .openapi(protect(contract.initiatePayment), async (c) => {
    const { db, user, moment, env } = c.var
    const { quote, lines, earlier } = await askForQuote(db, user, c.req.valid('json').cartIds, moment, c.var)
    const other = earlier && toEarlierQuoteResponse(earlier.quote, earlier.lines)
    return created(c, { ...toQuoteResponse(quote, env, lines), earlier: other })
  })
  .openapi(protect(contract.readPayments), async (c) => {
    const page = c.req.valid('query')
    return c.json(pageOf(await listPayments(c.var.db, c.var.user.id, page), page.limit, toPaymentResponse), 200)
  })
  .openapi(protect(begun.readBegun), async (c) => ok(c, await readBegun(c.var.db, c.var.user, c.var.moment)))
  .openapi(protect(contract.readPayee), (c) => ok(c, payeeOf(c.var.env)))
  .openapi(protect(detail.readPayment), async (c) =>
    ok(c, await findPaymentFor(c.var.db, c.var.user, c.req.valid('param').id)),
  )
  .openapi(protect(contract.payBalance), async (c) => {
    const { db, user, moment, env } = c.var
    const balance = await askForBalance(db, user, c.req.valid('json').bookingId, moment, c.var)
    return created(c, toQuoteResponse(balance, env))
  })
  .openapi(protect(contract.submitPayment), async (c) => {
    const { id, refNo } = c.req.valid('json')
    await submitPayment(c.var.db, c.var.user, { paymentId: id, utr: refNo }, c.var.moment, c.var)
    return ok(c, toPaymentResponse(await getPayment(c.var.db, id)), m.payment_utr_submitted)
  })
  .openapi(protect(cash.recordCash), async (c) => {
    const { bookingId, amount, receivedOn, note = '', confirm: confirmed } = c.req.valid('json')
    const recorded = { bookingId, amount: paiseFromRupees(amount), receivedOn: dayOf(receivedOn), note, confirmed }
    const { receipt, isNew } = await recordCash(c.var.db, c.var.user, recorded, c.var.moment, c.var.env)
    c.var.wakeMail()
    const message = receipt.afterClosing ? m.desk_cash_after_count : m.desk_cash_recorded
    return isNew ? created(c, receipt, message) : ok(c, receipt, m.desk_cash_repeated)
  })
  .openapi(protect(cash.readCashDays), async (c) => ok(c, await readCashDays(c.var.db, c.var.moment)))
  .openapi(protect(cash.closeCashDay), async (c) => {
    const { staffId, date, expected, counted } = c.req.valid('json')
    const amounts = { expected: paiseFromRupees(expected), counted: paiseFromRupees(counted) }
    const isNew = await closeCashDay(c.var.db, c.var.user, { staffId, day: dayOf(date), ...amounts }, c.var.moment)
    const days = await readCashDays(c.var.db, c.var.moment)
    return isNew ? created(c, days, m.desk_count_saved) : ok(c, days, m.desk_count_saved)
  })
  .openapi(protect(contract.verifyPayment), async (c) => {
    const { id, refNo: comparedUtr, amountReceived, receivedOn, confirm: confirmed, undoable } = c.req.valid('json')
    const amount = amountReceived === undefined ? undefined : paiseFromRupees(amountReceived)
    const day = receivedOn === undefined ? undefined : dayOf(receivedOn)
    const verification = { paymentId: id, comparedUtr, amount, receivedOn: day, confirmed, undoable }
    const { unverified, act } = await verifyPayment(c.var.db, c.var.user, verification, c.var.moment, c.var.env)
    c.var.wakeMail()
    const message = unverified > 0 ? m.desk_verified_in_part : m.desk_verification_updated
    const until = undoable ? undoUntil(act) : undefined
    return ok(c, toHandledPaymentResponse(await getPayment(c.var.db, id), until), message)
  })
  .openapi(protect(contract.rejectPayment), async (c) => {
    const { id, refNo: comparedUtr, reason, text, undoable } = c.req.valid('json')
    const rejection = { paymentId: id, comparedUtr, reason, text, undoable }
    const act = await rejectPayment(c.var.db, c.var.user, rejection, c.var.moment)
    c.var.wakeMail()
    const until = undoable ? undoUntil(act) : undefined
    const payment = await getPayment(c.var.db, id)
    const message = payment.way === 'CASH' ? m.desk_cash_undone : m.desk_payment_rejected
    return ok(c, toHandledPaymentResponse(payment, until), message)
  })
  .openapi(protect(contract.undoPayment), async (c) => {
    const { id } = c.req.valid('json')
    await undoAct(c.var.db, c.var.user, id, c.var.moment)
    return ok(c, toPaymentResponse(await getPayment(c.var.db, id)))
  })
  .openapi(protect(refunds.readRefunds), async (c) => {
    const page = c.req.valid('query')
    const rows = await listRefunds(c.var.db, page)
    const background = await backgroundOf(c.var.db, rows)
    return c.json(
      pageOf(rows, page.limit, (row) => toAdminRefundResponse(row, background(row))),
      200,
    )
  })
  .openapi(protect(refunds.readSentRefunds), async (c) => {
    const page = c.req.valid('query')
    const rows = await listSentRefunds(c.var.db, page)
    const toItem = (row: (typeof rows)[number]) => toSentRefundResponse(row, c.var.moment.language)
    return c.json(
      pageOf(rows, page.limit, toItem, (row) => pairCursor(row.sent_at, row.id)),
      200,
    )
  })
  .openapi(protect(refunds.recordRefund), async (c) => {
    const { id, refNo, amount } = c.req.valid('json')
    const sent = { refundId: id, sentReference: refNo, amount }
    await recordRefund(c.var.db, c.var.user, sent, c.var.moment, c.var.env)
    c.var.wakeMail()
    return ok(c, null, m.desk_refund_recorded)
  })
  .openapi(protect(refunds.correctRefund), async (c) => {
    const { id, refNo } = c.req.valid('json')
    await correctRefund(c.var.db, c.var.user, { refundId: id, sentReference: refNo }, c.var.moment)
    c.var.wakeMail()
    return ok(c, null, m.desk_refund_corrected)
  })
