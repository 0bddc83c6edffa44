import type { ContentPart } from '../../db/content-part.ts'
import type { FinishedAnswer } from './finished-answer.ts'

export type Made = {
  answer: FinishedAnswer
  /** The parts of the content that it shows; null if it must not be kept. */
  parts: readonly ContentPart[] | null
  /** The instant at which it expires, in epoch milliseconds. */
  until: number
}

/** The number of kept answers. It is much larger than the number of public addresses, so no request can make the process grow. */
const MOST = { entries: 1000, bytes: 32 * 1024 * 1024 }

/** Finished answers by key. Each is kept until a part that it shows changes. */
export class KeptAnswers {
  readonly #most: typeof MOST
  readonly #kept = new Map<string, Made>()
  readonly #making = new Map<string, Promise<FinishedAnswer>>()
  readonly #changes = { catalogue: 0, feedback: 0, panchang: 0, settings: 0 } satisfies Record<ContentPart, number>
  #bytes = 0
  #found = 0
  #made = 0

  constructor(most = MOST) {
    this.#most = most
  }

  get(key: string, now: number): FinishedAnswer | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    if (now >= kept.until) {
      this.#drop(key, kept)
      return undefined
    }
    this.#found++
    return kept.answer
  }

  /** Makes an answer; simultaneous requests wait for the same one. It is kept if no part that it shows has changed meanwhile. */
  make(key: string, make: () => Promise<Made>): Promise<FinishedAnswer> {
    const begun = this.#making.get(key)
    if (begun) return begun
    const before = { ...this.#changes }
    const making = make()
      .then((made) => {
        this.#made++
        if (made.parts?.every((part) => before[part] === this.#changes[part])) this.#keep(key, made)
        return made.answer
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key)
      })
    this.#making.set(key, making)
    return making
  }

  /** Removes all answers that show a part. A later request does not wait for an answer that was begun before, either. */
  forget(part: ContentPart): void {
    this.#changes[part]++
    this.#making.clear()
    for (const [key, kept] of this.#kept) if (kept.parts?.includes(part)) this.#drop(key, kept)
  }

  /** The number of kept answers, and how often an answer was found or had to be made since the last call. */
  usage() {
    const usage = { entries: this.#kept.size, bytes: this.#bytes, found: this.#found, made: this.#made }
    this.#found = this.#made = 0
    return usage
  }

  #keep(key: string, made: Made): void {
    const before = this.#kept.get(key)
    if (before) this.#drop(key, before)
    this.#kept.set(key, made)
    this.#bytes += made.answer.size
    for (const [oldest, kept] of this.#kept) {
      if (this.#kept.size <= this.#most.entries && this.#bytes <= this.#most.bytes) return
      this.#drop(oldest, kept)
    }
  }

  #drop(key: string, { answer }: Made): void {
    this.#kept.delete(key)
    this.#bytes -= answer.size
  }
}
