import type { MoneyRows } from './money-rows.ts'

type Sums = Map<string, { received: number; refunded: number; price: number; cancelled: boolean }>

/** Returns the contradictions between numbered documents and the ledger. `sums` are the sums of each booking. */
export function documentViolations(
  { documents, ledger, acts }: MoneyRows<'documents' | 'ledger' | 'acts'>,
  sums: Sums,
): string[] {
  const violations: string[] = []
  const expectRule = (rule: string, holds: boolean) => void (holds || violations.push(rule))
  const waits = (actId: string | null) =>
    acts.some(({ id, documented_at, undone_at }) => id === actId && !documented_at && !undone_at)
  const seqOf = (actId: string | null) => acts.find(({ id }) => id === actId)?.seq ?? 0
  const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const reductionsOf = (id: string) => documents.filter(({ cancels }) => cancels === id)
  const remaining = (document: (typeof documents)[number]) =>
    document.amount - total(reductionsOf(document.id).map(({ amount }) => amount))

  for (const kind of ['receipt', 'invoice', 'refund_voucher', 'credit_note'] as const) {
    const ofKind = documents.filter((document) => document.kind === kind)
    for (const [series, some] of Map.groupBy(ofKind, ({ serial }) => serial.slice(0, -6))) {
      const serials = some.map(({ serial }) => Number(serial.slice(-6))).toSorted((a, b) => a - b)
      const isGapless = serials.every((serial, index) => serial === index + 1)
      expectRule(`serials of ${series} without a gap: ${serials.join()}`, isGapless)
    }
  }
  for (const document of documents.filter(({ kind }) => kind === 'receipt' || kind === 'invoice')) {
    expectRule(`no more is cancelled than ${document.serial} states`, remaining(document) >= 0)
    expectRule(
      `${document.serial} is cancelled in whole when all of it is`,
      (document.cancelled_at !== null) ===
        (document.cancel_reason !== null || (remaining(document) === 0 && reductionsOf(document.id).length > 0)),
    )
  }
  for (const [bookingId, { received, refunded, price, cancelled }] of sums) {
    const own = documents.filter(({ booking_id }) => booking_id === bookingId)
    const receipts = own.filter(({ kind, cancelled_at }) => kind === 'receipt' && !cancelled_at)
    let waiting = 0
    // Its receipt is in the operator's earlier books.
    let before = 0
    const shares = Map.groupBy(
      ledger.filter((entry) => entry.booking_id === bookingId && entry.payment_id !== null),
      ({ payment_id }) => payment_id,
    )
    for (const [paymentId, entries] of shares) {
      const found = total(entries.map((entry) => entry.received))
      if (entries.some(({ detail }) => detail.way === 'BEFORE')) {
        before += found
        expectRule(
          `no receipt of ours for ${paymentId}`,
          !own.some((one) => one.kind === 'receipt' && one.payment_id === paymentId),
        )
        continue
      }
      const stated = receipts.filter(({ payment_id }) => payment_id === paymentId).map(({ amount }) => amount)
      const isRefunded = own.some(
        ({ kind, payment_id, cancelled_at }) => kind === 'receipt' && payment_id === paymentId && cancelled_at,
      )
      const last = entries
        .filter(({ kind }) => kind === 'VERIFIED')
        .toSorted((a, b) => seqOf(a.act_id) - seqOf(b.act_id))
      // Documents of an act that can still be undone are not issued yet.
      const actId = last.at(-1)?.act_id ?? null
      const isIssued = own.some(({ kind, act_id }) => kind === 'receipt' && act_id === actId)
      if (found > 0 && !isIssued && waits(actId)) {
        waiting += found
        continue
      }
      const isTrue = found > 0 ? (stated[0] === found && stated.length === 1) || isRefunded : stated.length === 0
      expectRule(`the receipt of ${paymentId} states the ${found} that came: ${stated.join()}`, isTrue)
    }
    const untrue = own.filter(({ kind, data }) => {
      const { reason } = data as { reason?: string }
      return kind === 'refund_voucher' && reason !== 'BOOKING_CANCELLED' && reason !== 'OVERPAID'
    })
    const issued = total(
      own.filter(({ kind, cancel_reason }) => kind === 'receipt' && !cancel_reason).map(({ amount }) => amount),
    )
    const stated = issued - total(untrue.map(({ amount }) => amount)) + waiting + before
    expectRule(`receipts of ${bookingId} state ${stated} of ${received + refunded}`, stated === received + refunded)
    const invoices = own.filter(({ kind, cancelled_at }) => kind === 'invoice' && !cancelled_at)
    expectRule(`one invoice for ${bookingId}`, invoices.length <= 1)
    for (const invoice of invoices)
      expectRule(`${invoice.serial} stands for the price`, cancelled || remaining(invoice) === price)
    const isInvoiced = own.some(({ kind }) => kind === 'credit_note')
    const vouchers = own.filter(({ kind }) => kind === 'refund_voucher').filter((one) => !untrue.includes(one))
    const paidBack = total(vouchers.map(({ amount }) => amount))
    expectRule(`refunds of ${bookingId} have their vouchers`, isInvoiced || paidBack === refunded)
  }
  return violations
}
