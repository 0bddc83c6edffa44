import { setTimeout as pause } from 'node:timers/promises'

type Turn = { begin: () => Promise<void>; refuse: () => void; until: number; signal: AbortSignal }

/** How many pages wait for one client address and for all of them, and how long. */
const MOST = { ofAddress: 20, all: 200, waitMs: 4000 }
/** After this time, a page probably waits for the database, so the next one begins. */
const SLOW_MS = 100

/** A page was refused because too many wait. */
export class PageQueueFull extends Error {
  override name = 'PageQueueFull'
  /** In seconds. */
  readonly retryAfter = Math.ceil(MOST.waitMs / 1000)
}

/**
 * Renders pages one after another, with client addresses in turn, so that a client who asks for many delays only their own. After
 * each page the processor is free for other requests for as long as the page took.
 */
export class PageQueue {
  /** The address whose turn is next stands first. */
  readonly #waiting = new Map<string, Turn[]>()
  #count = 0
  #isRunning = false

  /** `signal` reports that nobody waits for the page any more. @throws PageQueueFull */
  async render<T>(address: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const own = this.#waiting.get(address) ?? []
    if (own.length >= MOST.ofAddress || this.#count >= MOST.all) throw new PageQueueFull()
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    own.push({
      begin: () => work().then(resolve, reject),
      refuse: () => reject(new PageQueueFull()),
      until: performance.now() + MOST.waitMs,
      signal,
    })
    this.#waiting.set(address, own)
    this.#count++
    void this.#run()
    return promise
  }

  #next(): Turn | undefined {
    for (const [address, own] of this.#waiting) {
      const turn = own.shift()
      this.#waiting.delete(address)
      if (own.length > 0) this.#waiting.set(address, own)
      if (turn) {
        this.#count--
        return turn
      }
    }
    return undefined
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    for (let turn = this.#next(); turn; turn = this.#next()) {
      const begun = performance.now()
      if (turn.signal.aborted || begun > turn.until) {
        turn.refuse()
        continue
      }
      await Promise.race([turn.begin(), pause(SLOW_MS)])
      await pause(Math.min(performance.now() - begun, SLOW_MS))
    }
    this.#isRunning = false
  }
}
