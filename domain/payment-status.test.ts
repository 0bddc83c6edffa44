import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaymentFacts, paymentStatus, type PaymentStatus } from './payment-status.ts'

const facts = (over: Partial<PaymentFacts>): PaymentFacts => ({
  submitted: true,
  rejected: false,
  verified: false,
  ...over,
})

test.each<[string, Partial<PaymentFacts>, PaymentStatus]>([
  ['a quote without a UTR', { submitted: false }, 'INITIATED'],
  ['a UTR that nobody has looked at', {}, 'SUBMITTED'],
  ['found on the statement', { verified: true }, 'VERIFIED'],
  ['rejected by staff', { rejected: true }, 'REJECTED'],
])('CONTRACT payments: %s', (_, over, status) => {
  expect(paymentStatus(facts(over))).toBe(status)
})

test('CONTRACT payments: nothing is verified or rejected that was not submitted, nothing verified that was rejected', () => {
  const any = fc.record({ submitted: fc.boolean(), rejected: fc.boolean(), verified: fc.boolean() })
  fc.assert(
    fc.property(any, (found) => {
      const status = paymentStatus(found)
      expect(status === 'INITIATED').toBe(!found.submitted)
      if (found.submitted && found.rejected) expect(status).toBe('REJECTED')
      if (status === 'VERIFIED') expect(found).toEqual({ submitted: true, rejected: false, verified: true })
    }),
  )
})
