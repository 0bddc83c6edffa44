import { setTimeout as pause } from 'node:timers/promises'

/** A stop waits at most so long for each of these: open requests and an email that is being sent, the database, the log. */
const LONGEST_STOP_MS = 5000

type Parts = {
  /** How long requests are still accepted after SIGTERM, in seconds. */
  drainSeconds: number
  requests: { closeAfterAnswers(): void; close(ms: number): Promise<void> }
  housekeeping: { stop(): void } | null
  worker: { stop(): Promise<void> }
  /** Other services that use the database. */
  others: { stop(): Promise<void> }[]
  database: { close(): Promise<void> }
  log: { idle(): Promise<void> }
}

const atMost = (work: Promise<unknown>) => Promise.race([work, pause(LONGEST_STOP_MS)])

/**
 * Stops the process with exit code 0. After SIGTERM it reports that it is not ready and still answers for some seconds, until
 * proxies send their requests elsewhere; SIGINT, as from Ctrl-C, ends that wait. `onStop` is called at the first signal.
 */
export function stopOnSignals(parts: Parts, onStop: () => void): void {
  const hurry = new AbortController()
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    onStop()
    parts.requests.closeAfterAnswers()
    await pause(parts.drainSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => {})
    parts.housekeeping?.stop()
    // The stop does not wait for an email that hangs: its lease expires, and the next start sends it.
    await Promise.all([parts.requests.close(LONGEST_STOP_MS), atMost(parts.worker.stop())])
    await atMost(Promise.all(parts.others.map((part) => part.stop())))
    await atMost(parts.database.close())
    await atMost(parts.log.idle())
    process.exit(0)
  }
  // npm may pass on SIGTERM more than once.
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => {
    hurry.abort()
    void stop()
  })
}
