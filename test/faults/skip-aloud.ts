import { test } from 'vitest'

/** `test`, or, if there is a reason, a function that skips the test and writes the reason to standard error. */
export function testUnless(reason: string | null, what: string): typeof test.skip {
  if (!reason) return test
  process.stderr.write(`\nSKIPPED: ${what}: ${reason}\n\n`)
  return test.skip
}
