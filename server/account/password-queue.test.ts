import { expect, test } from 'vitest'
import { hashSecret, matchesSecret } from './password.ts'

test('CONTRACT limits: a hundred passwords wait to be checked, more give 503', async () => {
  const hash = await hashSecret('narmada teerth 7')
  const outcomes = await Promise.allSettled(Array.from({ length: 150 }, () => matchesSecret('narmada teerth 7', hash)))
  const checked = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  // Two run at once, and a hundred wait for them.
  expect([checked.length, refused.length]).toEqual([102, 48])
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: expect.any(Number) } })
  expect(await matchesSecret('narmada teerth 7', hash)).toBe(true)
})
