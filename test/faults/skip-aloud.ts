import { test } from 'vitest'

/** `test`, or what skips where there is a reason, which standard error says. */
export function testUnless(reason: string | null, what: string): typeof test.skip {
  if (!reason) return test
  process.stderr.write(`\nSKIPPED: ${what}: ${reason}\n\n`)
  return test.skip
}
