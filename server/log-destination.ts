import { write, writeSync } from 'node:fs'

/** At most so many characters wait for a slow reader of the log, such as a pipe. */
const MOST_WAITING = 1024 * 1024
const RETRY_MS = 100

/**
 * Writes the lines of the log to a file descriptor, in the background. Lines that cannot be written are lost, and `complain`
 * reports this once: the site continues to serve when the disk of the log is full. pino's own destination would end the process,
 * and would then try to write the same line forever.
 */
export class LogDestination {
  readonly #descriptor: number
  readonly #complain: (line: string) => void
  #waiting = ''
  #isBusy = false
  #hasComplained = false
  #onIdle: (() => void)[] = []

  constructor(descriptor: number, complain: (line: string) => void) {
    this.#descriptor = descriptor
    this.#complain = complain
  }

  write(line: string): void {
    if (this.#waiting.length + line.length > MOST_WAITING) return this.#lose('its reader is too slow')
    this.#waiting += line
    if (!this.#isBusy) this.#writeWaiting()
  }

  /** Resolves when all lines are written or lost. */
  idle(): Promise<void> {
    return new Promise((resolve) => (this.#isBusy ? void this.#onIdle.push(resolve) : resolve()))
  }

  /** Writes the waiting lines while the process exits. */
  writeAtExit(): void {
    try {
      writeSync(this.#descriptor, this.#waiting)
    } catch (error) {
      this.#lose((error as Error).message)
    }
  }

  #writeWaiting(): void {
    this.#isBusy = this.#waiting !== ''
    if (!this.#isBusy) return this.#onIdle.splice(0).forEach((resolve) => resolve())
    const lines = Buffer.from(this.#waiting)
    this.#waiting = ''
    this.#writeBytes(lines)
  }

  #writeBytes(bytes: Buffer): void {
    write(this.#descriptor, bytes, (error, count) => {
      if (error?.code === 'EAGAIN') return void setTimeout(() => this.#writeBytes(bytes), RETRY_MS)
      if (error) this.#lose(error.message)
      if (error || count === bytes.length) this.#writeWaiting()
      else this.#writeBytes(bytes.subarray(count))
    })
  }

  #lose(reason: string): void {
    if (this.#hasComplained) return
    this.#hasComplained = true
    this.#complain(`The log cannot be written (${reason}): lines of it are lost, and the site serves on.`)
  }
}
