import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundOf, REFUND_TIERS } from './cancellation.ts'
import {
  balanceOf,
  canRevoke,
  cancelled,
  nothing,
  paid,
  type Posting,
  quoted,
  refunded,
  refundFound,
  rejected,
  revoked,
  sumOf,
  verified,
} from './ledger.ts'
import { type Paise, paise } from './money.ts'

/** What somebody tries to do; what the moment does not allow is left out. Numbers choose among what there is. */
type Try =
  | { do: 'pay'; share: number }
  | { do: 'verify'; which: number; found: 'claimed' | 'less' | 'more' }
  | { do: 'revoke' | 'reject' | 'correct'; which: number }
  | { do: 'cancel'; percent: number }
  | { do: 'send' }

const which = fc.nat(3)
const attempt: fc.Arbitrary<Try> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), share: fc.constantFrom(1, 2, 3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('verify' as const),
      which,
      found: fc.constantFrom('claimed', 'claimed', 'less', 'more'),
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
  { weight: 2, arbitrary: fc.record({ do: fc.constant('send' as const) }) },
)

/** A booking and its payments, as staff and devotee move them by the rules of the product. */
class Story {
  readonly postings: Posting[] = []
  readonly payments: { part: Paise; state: 'claimed' | 'verified' | 'rejected'; received: Paise }[] = []
  isCancelled = false
  kept = paise(0)
  sent = paise(0)

  constructor(price: Paise) {
    this.post(quoted(price))
  }
  get sums() {
    return sumOf(this.postings)
  }
  /** What the bank says to have come in, of payments that count as found. */
  get moneyIn() {
    return this.payments.reduce((sum, { received }) => sum + received, 0)
  }
  post(...postings: Posting[]) {
    this.postings.push(...postings)
  }

  attempt(trying: Try): void {
    if (trying.do === 'pay') this.pay(trying.share)
    else if (trying.do === 'cancel') this.cancel(trying.percent)
    else if (trying.do === 'send') this.send()
    else {
      const payment = this.payments[trying.which % this.payments.length]
      if (!payment) return
      if (trying.do === 'verify') this.verify(payment, trying.found)
      else if (trying.do === 'revoke') this.revokeVerification(payment)
      else if (trying.do === 'reject') this.reject(payment)
      else this.correct(payment)
    }
  }

  private pay(share: number) {
    const { due } = balanceOf(this.sums, this.isCancelled)
    const part = paise(Math.ceil(due / share))
    if (part === 0) return
    this.payments.push({ part, state: 'claimed', received: paise(0) })
    this.post(paid(part))
  }
  private verify(payment: Story['payments'][number], found: 'claimed' | 'less' | 'more') {
    if (payment.state === 'verified') return
    if (payment.state === 'rejected') this.post(paid(payment.part))
    const factor = { claimed: 1, less: 0.3, more: 2.5 }[found]
    payment.received = paise(Math.round(payment.part * factor))
    payment.state = 'verified'
    this.post(verified(payment.part, payment.received))
    const { received, price, refundDue } = this.sums
    const back = paise(Math.max(0, received - price - refundDue))
    if (this.isCancelled && back > 0) this.post(refundFound(back))
  }
  private revokeVerification(payment: Story['payments'][number]): boolean {
    if (payment.state !== 'verified' || !canRevoke(this.sums, payment.received)) return false
    this.post(revoked(this.sums, payment.part, payment.received))
    payment.received = paise(0)
    payment.state = 'claimed'
    return true
  }
  private reject(payment: Story['payments'][number]) {
    if (payment.state === 'verified' && !this.revokeVerification(payment)) return
    if (payment.state !== 'claimed') return
    payment.state = 'rejected'
    this.post(rejected(payment.part))
  }
  private correct(payment: Story['payments'][number]) {
    if (payment.state === 'verified') return
    if (payment.state === 'claimed') this.post(rejected(payment.part))
    payment.state = 'claimed'
    this.post(paid(payment.part))
  }
  private cancel(percent: number) {
    if (this.isCancelled) return
    const { sums } = this
    const { paid: soFar } = balanceOf(sums, false)
    this.kept = refundOf(paise(Math.min(soFar, sums.price)), percent).kept
    this.post(cancelled(sums, this.kept))
    this.isCancelled = true
  }
  private send() {
    const { refundDue } = this.sums
    if (refundDue === 0) return
    this.sent = paise(this.sent + refundDue)
    this.post(refunded(refundDue))
  }
}

const told = fc.integer({ min: 0, max: 2_000_000 }).map(paise)
const story = fc.record({ price: told, tries: fc.array(attempt, { minLength: 1, maxLength: 25 }) })

function expectSound(it: Story): void {
  const { sums } = it
  const { due, over, refundDue, paid: soFar } = balanceOf(sums, it.isCancelled)
  for (const amount of [sums.price, sums.claimed, sums.received, sums.refundDue, due, over])
    expect(amount).toBeGreaterThanOrEqual(0)
  expect(it.moneyIn).toBe(sums.received + it.sent)
  expect(Math.min(due, over)).toBe(0)
  expect(refundDue).toBeLessThanOrEqual(sums.received)
  expect(soFar).toBe(sums.claimed + sums.received)
  const open = it.payments.filter(({ state }) => state === 'claimed')
  expect(sums.claimed).toBe(open.reduce((sum, { part }) => sum + part, 0))
  if (it.isCancelled) {
    expect([due, sums.price]).toEqual([0, it.kept])
    // All that is held beyond what is kept is on its way back, at every moment.
    expect(sums.received - refundDue).toBe(Math.min(sums.received, it.kept))
  }
}

test('MONEY ledger: after any history of a booking its sums hold at every step, and money in is what is held and what was sent back', () => {
  const reached = { cancelled: 0, sentBack: 0, over: 0, revokedLate: 0 }
  fc.assert(
    fc.property(story, ({ price, tries }) => {
      const it = new Story(price)
      expectSound(it)
      for (const trying of tries) {
        const before = it.sums.refundDue
        it.attempt(trying)
        expectSound(it)
        if (trying.do === 'revoke' && it.sums.refundDue < before) reached.revokedLate++
        if (balanceOf(it.sums, it.isCancelled).over > 0) reached.over++
      }
      if (!it.isCancelled) return
      reached.cancelled++
      it.attempt({ do: 'send' })
      expect(it.sums.refundDue).toBe(0)
      // All sent back, what is held is what is kept, unless less than that has come.
      expect(it.sums.received).toBe(Math.min(it.kept, it.moneyIn - it.sent))
      if (it.sent > 0) reached.sentBack++
    }),
    { numRuns: 3000 },
  )
  for (const [what, times] of Object.entries(reached)) expect([what, times > 5]).toEqual([what, true])
})

test('MONEY ledger: the order of its rows does not change what they add up to', () => {
  fc.assert(
    fc.property(story, fc.infiniteStream(fc.nat()), ({ price, tries }, chance) => {
      const it = new Story(price)
      for (const trying of tries) it.attempt(trying)
      const shuffled = it.postings
        .map((posting) => ({ posting, place: chance.next().value as number }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ posting }) => posting)
      expect(sumOf(shuffled)).toEqual(it.sums)
    }),
  )
})

test.each([
  ['nothing submitted', { price: 708_000 }, false, { paid: 0, due: 708_000, over: 0, refundDue: 0 }],
  ['the advance submitted', { price: 708_000, claimed: 500_000 }, false, { paid: 500_000, due: 208_000, over: 0 }],
  ['a rupee too little found', { price: 708_000, received: 707_900 }, false, { due: 100, over: 0 }],
  ['a rupee too much found', { price: 708_000, received: 708_100 }, false, { due: 0, over: 100 }],
  ['too much, on its way back', { price: 1000, received: 1500, refundDue: 500 }, false, { due: 0, over: 0 }],
  ['cancelled, nothing kept', { price: 0, received: 5000, refundDue: 5000 }, true, { due: 0, over: 0 }],
  ['cancelled before anything was found', { price: 500, claimed: 5000 }, true, { paid: 5000, due: 0, over: 0 }],
])('MONEY ledger: %s', (_, sums, isCancelled, balance) => {
  const whole = Object.fromEntries(Object.entries(sums).map(([column, amount]) => [column, paise(amount)]))
  expect(balanceOf({ ...nothing, ...whole }, isCancelled)).toMatchObject(balance)
})

test('MONEY ledger: what was sent back cannot be taken back from what was received', () => {
  const found = sumOf([quoted(paise(500_000)), paid(paise(500_000)), verified(paise(500_000), paise(500_000))])
  const over = sumOf([cancelled(found, paise(50_000))], found)
  expect(over).toEqual({ price: 50_000, claimed: 0, received: 500_000, refundDue: 450_000 })
  expect(canRevoke(over, paise(500_000))).toBe(true)
  expect(sumOf([revoked(over, paise(500_000), paise(500_000))], over)).toEqual({
    price: 50_000,
    claimed: 500_000,
    received: 0,
    refundDue: 0,
  })
  const sent = sumOf([refunded(paise(450_000))], over)
  expect(canRevoke(sent, paise(500_000))).toBe(false)
})
