import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { registerAt } from '../test/process/register-at.ts'
import { processorTime } from './processor.ts'
import type { Product } from './product.ts'
import type { Probed, Probes } from './statement-probes.ts'

const BEFORE_MS = 1000
const IDLE_MS = 10_000
/** The narration makes the file as large as a statement may be: 10 MB. */
const REMARK = 'REMARK OF THE PAYER '.repeat(5)

/** A statement with this many lines, with correct balances. */
function statementOf(lines: number): string {
  const rows = Array.from({ length: lines - 1 }, (_, n) => {
    const utr = String(632_500_000_000 + n * 7)
    return `21/11/2026,UPI-NAMUNA-namuna@okudaharan-${utr}-${REMARK},0000${utr},,5000.00,${(n + 1) * 5000}.00`
  })
  return ['Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance', ...rows].join('\n')
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0

/** How long others wait while `work` runs, in milliseconds, and the load of the machine before it. */
async function probed<T>(probes: Probes, work: () => Promise<T>) {
  const child = fork(new URL('statement-probes.ts', import.meta.url))
  try {
    child.send(probes)
    await pause(BEFORE_MS)
    const [load] = loadavg()
    const result = await work()
    const told = once(child, 'message')
    child.send('stop')
    const [asked] = (await told) as [Probed]
    const kinds = asked.map(({ kind, times, failed }) => ({
      kind,
      count: times.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      worst: Math.max(...times),
      failed,
    }))
    return { result, kinds, load: load ?? 0 }
  } catch (error) {
    child.kill()
    throw error
  }
}

async function importFile(product: Product, token: string, file: string) {
  const form = new FormData()
  form.set('file', new File([file], 'statement.csv'))
  const [begun, processor] = [performance.now(), processorTime(product.pid)]
  const answer = await fetch(`${product.url}/v1/statements`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  const seconds = (performance.now() - begun) / 1000
  return { seconds, used: (processorTime(product.pid) - processor) / 1_000_000 }
}

/** How long others wait without an import, and while the largest statement is imported, and how long the import itself takes. */
export async function measureStatement(product: Product, lines: number) {
  const [one, two] = [await registerAt(product), await registerAt(product)]
  const token = await product.logIn()
  const probes = { url: product.url, tokens: [one.token, two.token] }
  const file = statementOf(lines)
  const idle = await probed(probes, () => pause(IDLE_MS))
  const busy = await probed(probes, () => importFile(product, token, file))
  return { megabytes: Buffer.byteLength(file) / 2 ** 20, idle, busy }
}
