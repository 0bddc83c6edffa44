import * as contract from '../../contract/payment.ts'
import * as steps from '../../contract/payment-steps.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../domain/money.ts'
import { upiUri } from '../../domain/upi.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Env } from '../env.ts'
import { pageOf } from '../http/page.ts'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { askForBalance } from './balance.ts'
import { rejectPayment, verifyPayment } from './verify.ts'
import { findPayment, listPayments, toPaymentResponse } from './store.ts'
import { askForQuote, findExpiredQuote, GRACE_MS, type Payment } from './quote.ts'
import { submitPayment } from './submit.ts'

export const checkout = createRouter()
  .openapi(protect(contract.initiatePayment), async (c) => {
    const quote = await askForQuote(c.var.db, c.var.user.id, c.req.valid('json').cartIds, c.var)
    const expired = await findExpiredQuote(c.var.db, c.var.user.id, c.var.at)
    return created(c, {
      ...toQuoteResponse(quote, c.var.env),
      earlier: expired ? toEarlierQuoteResponse(expired) : null,
    })
  })
  .openapi(protect(contract.readPayments), async (c) => {
    const page = c.req.valid('query')
    return c.json(pageOf(await listPayments(c.var.db, c.var.user.id, page), page.limit, toPaymentResponse), 200)
  })
  .openapi(protect(steps.payBalance), async (c) => {
    const payment = await askForBalance(c.var.db, c.var.user.id, c.req.valid('json').bookingId, c.var.at)
    return created(c, toQuoteResponse(payment, c.var.env))
  })
  .openapi(protect(steps.submitPayment), async (c) => {
    const { id, refNo } = c.req.valid('json')
    await submitPayment(c.var.db, c.var.user.id, id, refNo, c.var.at)
    return ok(c, toPaymentResponse(await findPayment(c.var.db, id)), m.payment_utr_submitted)
  })
  .openapi(protect(steps.verifyPayment), async (c) => {
    const { id, amountReceived } = c.req.valid('json')
    const amount = amountReceived === undefined ? undefined : paiseFromRupees(amountReceived)
    await verifyPayment(c.var.db, { actorId: c.var.user.id, paymentId: id, at: c.var.at, env: c.var.env }, amount)
    c.var.wakeMail()
    return ok(c, toPaymentResponse(await findPayment(c.var.db, id)), m.admin_verification_updated)
  })
  .openapi(protect(steps.rejectPayment), async (c) => {
    const { id, reason, text } = c.req.valid('json')
    await rejectPayment(c.var.db, { actorId: c.var.user.id, paymentId: id, at: c.var.at }, reason, text)
    c.var.wakeMail()
    return ok(c, toPaymentResponse(await findPayment(c.var.db, id)), m.admin_payment_rejected)
  })
  .openapi(protect(contract.readPayee), (c) => {
    const { env } = c.var
    return ok(c, {
      upiId: env.UPI_ID,
      payeeName: env.UPI_NAME,
      accountHolder: env.BANK_ACCOUNT_HOLDER,
      accountNumber: env.BANK_ACCOUNT_NUMBER,
      ifsc: env.BANK_IFSC,
      bankName: env.BANK_NAME,
      branch: env.BANK_BRANCH,
    })
  })

const toEarlierQuoteResponse = (quote: Payment): NonNullable<contract.Quote['earlier']> => ({
  reference: quote.reference,
  amountTotal: rupeesFromPaise(quote.amount_total),
  amountPayable: rupeesFromPaise(quote.amount_payable),
  takenUntil: new Date(quote.expires_at.getTime() + GRACE_MS).toISOString(),
})

const toQuoteResponse = (quote: Payment, env: Env): contract.Quote => ({
  id: quote.id,
  reference: quote.reference,
  order: rupeesFromPaise(quote.order_amount),
  gst: rupeesFromPaise(quote.gst),
  amountTotal: rupeesFromPaise(quote.amount_total),
  amountPayable: rupeesFromPaise(quote.amount_payable),
  upiUri: upiUri({
    upiId: env.UPI_ID,
    payeeName: env.UPI_NAME,
    amount: quote.amount_payable,
    reference: quote.reference,
    note: `Tirtha ${quote.reference}`,
  }),
  expiresAt: quote.expires_at.toISOString(),
})
