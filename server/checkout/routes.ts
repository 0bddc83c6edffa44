import * as contract from '../../contract/payment.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { upiUri } from '../../domain/upi.ts'
import type { Env } from '../env.ts'
import { area, created, guard, ok, pageOf } from '../http/area.ts'
import { listPayments, showPayment } from './payments.ts'
import { askForQuote, type Payment } from './quote.ts'

export const checkout = area()
  .openapi(guard(contract.initiatePayment), async (c) => {
    const quote = await askForQuote(c.var.db, c.var.user.id, c.req.valid('json').cartIds, c.var)
    return created(c, showQuote(quote, c.var.env))
  })
  .openapi(guard(contract.readPayments), async (c) => {
    const page = c.req.valid('query')
    return c.json(pageOf(await listPayments(c.var.db, c.var.user.id, page), page.limit, showPayment), 200)
  })
  .openapi(guard(contract.readPayee), (c) => {
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

const showQuote = (quote: Payment, env: Env): contract.Quote => ({
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
