import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Env } from './env.ts'

/** The variable that gives a process its number. */
const NUMBER = 'TIRTHA_PROCESS'
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** One process does this work for all: timers, backups, warnings at the start. */
export const isFirstProcess = (): boolean => !cluster.isWorker || process.env[NUMBER] === '0'

/**
 * Serves with `WEB_CONCURRENCY` processes on one port, until SIGTERM or SIGINT has ended all of them. A process that ends by itself
 * is replaced after a pause. The first one migrates the database before the others start; if it cannot start, the product does not
 * start.
 */
export async function serveByProcesses({ WEB_CONCURRENCY }: Env, say: (line: string) => void): Promise<void> {
  const running = new Set<Worker>()
  const stopping = new AbortController()
  const hasStarted = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping.abort()
      for (const worker of running) worker.process.kill(signal)
    })

  /** Runs one process; returns whether it served. */
  async function runOnce(number: number, onServing: (port: number) => void): Promise<boolean> {
    const worker = cluster.fork({ [NUMBER]: String(number) })
    running.add(worker)
    let serves = false
    worker.once('listening', ({ port }) => {
      serves = true
      onServing(port)
    })
    const [code] = (await once(worker, 'exit')) as [number | null]
    // While its channel is open, Node.js may give the process a connection, which nobody would answer.
    if (worker.isConnected()) worker.process.disconnect()
    running.delete(worker)
    if (!serves && !hasStarted.signal.aborted && !stopping.signal.aborted) process.exit(code || 1)
    return serves
  }

  async function keepRunning(number: number, onServing: (port: number) => void): Promise<void> {
    let wait = FIRST_PAUSE_MS
    while (!stopping.signal.aborted) {
      const served = await runOnce(number, onServing)
      if (stopping.signal.aborted) return
      wait = served ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, 2 * wait)
      say(`Process ${number} ended, another one starts in ${wait / 1000} s`)
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const start = (number: number) => {
    const serving = Promise.withResolvers<number>()
    return { kept: keepRunning(number, serving.resolve), serving: serving.promise }
  }

  const first = start(0)
  const kept = [first.kept]
  async function startOthers(): Promise<void> {
    const port = await first.serving
    const others = Array.from({ length: WEB_CONCURRENCY - 1 }, (_, index) => start(index + 1))
    kept.push(...others.map((one) => one.kept))
    await Promise.all(others.map((one) => one.serving))
    hasStarted.abort()
    say(`Tirtha is ready on http://localhost:${port}, with PostgreSQL and ${WEB_CONCURRENCY} processes`)
  }

  void startOthers()
  await once(stopping.signal, 'abort')
  await Promise.all(kept)
}
