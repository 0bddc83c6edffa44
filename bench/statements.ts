import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { registerAt } from '../test/process/register-at.ts'
import { processorTime } from './processor.ts'
import type { Product } from './product.ts'
import type { Probed, Probes } from './statement-probes.ts'

const BEFORE_MS = 1000

/** A statement with this many rows, whose balances fit. */
function statementOf(rows: number): string {
  const lines = ['Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance']
  for (let n = 0; n < rows; n++) {
    const utr = String(632_500_000_000 + n * 7)
    lines.push(`21/11/2026,UPI-NAMUNA-namuna@okudaharan-${utr}-TIRTH,0000${utr},,5000.00,${(n + 1) * 5000}.00`)
  }
  return lines.join('\n')
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0

/** How long others wait while a statement is imported: p50, p99 and the slowest in milliseconds, and the seconds of the import. */
export async function measureStatement(product: Product, rows: number) {
  const [one, two] = [await registerAt(product), await registerAt(product)]
  const token = await product.logIn()
  const probes = fork(new URL('statement-probes.ts', import.meta.url))
  probes.send({ url: product.url, tokens: [one.token, two.token] } satisfies Probes)
  await pause(BEFORE_MS)
  const form = new FormData()
  form.set('file', new File([statementOf(rows)], 'statement.csv'))
  const [begun, processor] = [performance.now(), processorTime(product.pid)]
  const answer = await fetch(`${product.url}/v1/statements`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  const seconds = (performance.now() - begun) / 1000
  const used = (processorTime(product.pid) - processor) / 1_000_000
  probes.send('stop')
  const [probed] = (await once(probes, 'message')) as [Probed]
  const kinds = probed.map(({ kind, times, failed }) => ({
    kind,
    count: times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    worst: Math.max(...times),
    failed,
  }))
  return { seconds, used, kinds }
}
