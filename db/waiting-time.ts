import { AsyncLocalStorage } from 'node:async_hooks'

/** The database did not answer in time. The error has the code of a socket that timed out. */
export class DatabaseTimeoutError extends Error {
  override name = 'DatabaseTimeoutError'
  readonly code = 'ETIMEDOUT'
}

/** How long one request may still wait for the database, in milliseconds. Waits that overlap count once. */
class WaitingTime {
  #left: number
  #waits = 0
  #since = 0

  constructor(ms: number) {
    this.#left = ms
  }

  get left(): number {
    return this.#waits > 0 ? this.#left - (performance.now() - this.#since) : this.#left
  }

  begin(): void {
    if (this.#waits++ === 0) this.#since = performance.now()
  }

  end(): void {
    if (--this.#waits === 0) this.#left -= performance.now() - this.#since
  }
}

const ofRequest = new AsyncLocalStorage<WaitingTime | null>()

/**
 * Runs `work`, which may wait for the database for `ms` milliseconds in total: for connections and for answers. A call inside
 * another one shares the time of the outer call.
 */
export const withWaitingTime = <T>(ms: number, work: () => T): T =>
  ofRequest.getStore() ? work() : ofRequest.run(new WaitingTime(ms), work)

/** Runs `work` that a request begins but that may take longer than the request may wait. Each single wait keeps its limit. */
export const withoutWaitingTime = <T>(work: () => T): T => ofRequest.run(null, work)

/**
 * Waits for the database, at most `ms` milliseconds and at most as long as the request still may; without a limit if `ms` is
 * Infinity. @throws DatabaseTimeoutError
 */
export async function waitFor<T>(ms: number, ask: () => Promise<T>): Promise<T> {
  if (ms === Infinity) return ask()
  const request = ofRequest.getStore()
  const most = Math.min(ms, request?.left ?? Infinity)
  if (most <= 0) throw new DatabaseTimeoutError('this request has waited for the database as long as it may')
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new DatabaseTimeoutError(`no answer of the database within ${Math.round(most)} ms`)),
    most,
  )
  request?.begin()
  try {
    return await Promise.race([ask(), late.promise])
  } finally {
    clearTimeout(timer)
    request?.end()
  }
}
