import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REFUND_TIERS, settlementOf } from './cancellation.ts'
import * as entry from './ledger.ts'
import { type Paise, paise } from './money.ts'

/** An act that somebody tries; nothing happens if it is not possible at that time. `which` chooses a payment. */
type Attempt =
  | { do: 'submit'; share: number }
  | { do: 'verify'; which: number; found: 'submitted' | 'less' | 'more' }
  | { do: 'revoke' | 'reject' | 'correct'; which: number }
  | { do: 'cancel'; percent: number }
  | { do: 'refund' }

const which = fc.nat(3)
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('submit' as const), share: fc.constantFrom(1, 2, 3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('verify' as const),
      which,
      found: fc.constantFrom('submitted', 'submitted', 'less', 'more'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('revoke', 'reject', 'correct'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      percent: fc.constantFrom(0, 100, ...REFUND_TIERS.map(({ percent }) => percent)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const) }) },
)

type Payment = { part: Paise; state: 'submitted' | 'verified' | 'rejected'; received: Paise }

/** A booking and its payments, which the devotee and staff change according to the rules of the product. */
class Booking {
  readonly entries: entry.LedgerEntry[] = []
  readonly payments: Payment[] = []
  cancelPercent: number | null = null
  mostKept = paise(0)
  refunded = paise(0)
  readonly #quoted: Paise

  constructor(price: Paise) {
    this.#quoted = price
    this.entries.push(entry.quoted(price))
  }
  get sums() {
    return entry.addEntries(this.entries)
  }
  /** The amount that the bank received from verified payments. */
  get moneyIn() {
    return this.payments.reduce((sum, { received }) => sum + received, 0)
  }

  attempt(trying: Attempt): void {
    if (trying.do === 'submit') return this.submit(trying.share)
    if (trying.do === 'cancel') return this.cancel(trying.percent)
    if (trying.do === 'refund') return this.refund()
    const payment = this.payments[trying.which % this.payments.length]
    if (!payment) return
    if (trying.do === 'verify') this.verify(payment, trying.found)
    else if (trying.do === 'revoke') this.revoke(payment)
    else if (trying.do === 'reject') this.reject(payment)
    else this.correct(payment)
  }

  private submit(share: number) {
    const { due } = entry.balanceOf(this.sums, this.cancelPercent !== null)
    const part = paise(Math.ceil(due / share))
    if (part === 0) return
    this.payments.push({ part, state: 'submitted', received: paise(0) })
    this.entries.push(entry.submitted(part))
  }
  private verify(payment: Payment, found: 'submitted' | 'less' | 'more') {
    if (payment.state === 'verified') return
    if (payment.state === 'rejected') this.entries.push(entry.submitted(payment.part))
    payment.received = paise(Math.round(payment.part * { submitted: 1, less: 0.3, more: 2.5 }[found]))
    payment.state = 'verified'
    this.entries.push(entry.verified(payment.part, payment.received))
    this.settle()
  }
  private revoke(payment: Payment): boolean {
    if (payment.state !== 'verified' || !this.canRevoke(payment)) return false
    this.entries.push(entry.revoked(payment.part, payment.received))
    payment.received = paise(0)
    payment.state = 'submitted'
    this.settle()
    return true
  }
  private canRevoke({ received }: Payment): boolean {
    return this.cancelPercent === null || this.settlement(paise(this.sums.received - received)) !== null
  }
  private reject(payment: Payment) {
    if (payment.state === 'verified' && !this.revoke(payment)) return
    if (payment.state !== 'submitted') return
    payment.state = 'rejected'
    this.entries.push(entry.rejected(payment.part))
  }
  private correct(payment: Payment) {
    if (payment.state === 'verified') return
    if (payment.state === 'submitted') this.entries.push(entry.rejected(payment.part))
    payment.state = 'submitted'
    this.entries.push(entry.submitted(payment.part))
  }
  private settlement(received: Paise) {
    const percent = this.cancelPercent ?? 0
    return settlementOf({ quoted: this.#quoted, received, refunded: this.refunded, percent, mostKept: this.mostKept })
  }
  private settle() {
    const settlement = this.cancelPercent === null ? null : this.settlement(this.sums.received)
    const settled = settlement && entry.settled(this.sums, settlement)
    if (settled) this.entries.push(settled)
  }
  private cancel(percent: number) {
    if (this.cancelPercent !== null) return
    this.cancelPercent = percent
    const claimed = Math.min(this.sums.received + this.sums.unverified, this.#quoted)
    this.mostKept = paise(Math.floor((claimed * (100 - percent)) / 100))
    const settlement = this.settlement(this.sums.received)
    if (settlement) this.entries.push(entry.cancelled(this.sums, settlement))
  }
  private refund() {
    const { refundDue } = this.sums
    if (refundDue === 0) return
    this.refunded = paise(this.refunded + refundDue)
    this.entries.push(entry.refunded(refundDue))
  }
}

const amount = fc.integer({ min: 0, max: 2_000_000 }).map(paise)
const history = fc.record({ price: amount, attempts: fc.array(attempt, { minLength: 1, maxLength: 25 }) })

function expectSound(booking: Booking): void {
  const { sums, refunded, cancelPercent } = booking
  const isCancelled = cancelPercent !== null
  const { due, over, paid } = entry.balanceOf(sums, isCancelled)
  for (const sum of [sums.price, sums.unverified, sums.received, sums.refundDue, due, over])
    expect(sum).toBeGreaterThanOrEqual(0)
  expect(booking.moneyIn).toBe(sums.received + refunded)
  expect(Math.min(due, over)).toBe(0)
  expect(paid).toBe(sums.unverified + sums.received)
  const open = booking.payments.filter(({ state }) => state === 'submitted')
  expect(sums.unverified).toBe(open.reduce((sum, { part }) => sum + part, 0))
  if (!isCancelled) return
  expect([due, over]).toEqual([0, 0])
  // Money in = kept + refunded + refund due. Only found money can be kept.
  expect(booking.moneyIn).toBe(sums.price + refunded + sums.refundDue)
  expect(sums.price).toBeLessThanOrEqual(booking.mostKept)
  expect(sums.price).toBeLessThanOrEqual(Math.floor((booking.moneyIn * (100 - cancelPercent)) / 100))
}

describe('MONEY ledger', () => {
  test('no history makes a sum negative; received money is kept, refunded or due', () => {
    const reached = { cancelled: 0, refunded: 0, over: 0, lateFound: 0, lateRevoked: 0 }
    fc.assert(
      fc.property(history, ({ price, attempts }) => {
        const booking = new Booking(price)
        expectSound(booking)
        for (const trying of attempts) {
          const before = booking.sums.refundDue
          const wasCancelled = booking.cancelPercent !== null
          booking.attempt(trying)
          expectSound(booking)
          const { refundDue } = booking.sums
          if (wasCancelled && trying.do === 'verify' && refundDue > before) reached.lateFound++
          if (wasCancelled && trying.do === 'revoke' && refundDue < before) reached.lateRevoked++
          if (entry.balanceOf(booking.sums, wasCancelled).over > 0) reached.over++
        }
        if (booking.cancelPercent === null) return
        reached.cancelled++
        booking.attempt({ do: 'refund' })
        expectSound(booking)
        expect(booking.sums.refundDue).toBe(0)
        if (booking.refunded > 0) reached.refunded++
      }),
      { numRuns: 3000 },
    )
    for (const [what, times] of Object.entries(reached)) expect([what, times > 5]).toEqual([what, true])
  })

  test('the order of the entries does not change their sums', () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), ({ price, attempts }, chance) => {
        const booking = new Booking(price)
        for (const trying of attempts) booking.attempt(trying)
        const shuffled = booking.entries
          .map((one) => ({ one, place: chance.next().value as number }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ one }) => one)
        expect(entry.addEntries(shuffled)).toEqual(booking.sums)
      }),
    )
  })
})
