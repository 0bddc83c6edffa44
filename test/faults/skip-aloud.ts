import { test } from 'vitest'

/** A test that is skipped where there is a reason, which standard error says. */
export function testUnless(reason: string | null, what: string) {
  if (reason) process.stderr.write(`\nSKIPPED: ${what}: ${reason}\n\n`)
  return test.skipIf(reason !== null)
}
