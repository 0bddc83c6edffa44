import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { withoutWaitingTime } from '../../db/waiting-time.ts'
import { AppError } from '../http/app-error.ts'
import type { ProblemCode } from './formats/table.ts'
import type { ThreadWork } from './thread-work.ts'

type Step = keyof ThreadWork
export type Question = { step: Step; input: unknown }
export type Answer = { result: unknown } | { problem: ProblemCode } | { error: unknown }

type Input<S extends Step> = Parameters<ThreadWork[S]>[0]
type Results = { [S in Step]: Awaited<ReturnType<ThreadWork[S]>> }

/** Asks the thread for a step of its work. @throws AppError with the error of the file */
export type Ask = <S extends Step>(step: S, input: Input<S>) => Promise<Results[S]>

/**
 * In microseconds of processor time. A step that uses more is stopped with its thread; on a busy machine it may wait much longer.
 */
const LONGEST_STEP_US = 20_000_000
const LOOK_EVERY_MS = 1000
const MOST_MEMORY_MB = 512
/** At most so many statements are processed at a time; others wait. */
const turn = { FILE: pLimit(2), MATCH: pLimit(2) }

/**
 * Processes a statement in a separate thread, because a hostile file could take all memory or time of the process, and a large one
 * would make everyone wait. @throws AppError with the error of the file
 */
export const inThread = <T>(kind: keyof typeof turn, work: (ask: Ask) => Promise<T>): Promise<T> =>
  withoutWaitingTime(() => turn[kind](() => workIn(work)))

async function workIn<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const thread = new Worker(new URL('./statement-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  thread.on('error', () => {})
  try {
    return await work(askOf(thread))
  } finally {
    await thread.terminate()
  }
}

const askOf =
  (thread: Worker): Ask =>
  async <S extends Step>(step: S, input: Input<S>): Promise<Results[S]> => {
    const answer = await said(thread, { step, input })
    if ('problem' in answer) throw new AppError(answer.problem)
    if ('error' in answer) throw answer.error
    // The thread returns the result of the step with this name.
    return answer.result as Results[S]
  }

async function said(thread: Worker, question: Question): Promise<Answer> {
  const late = new AbortController()
  const used = () => thread.cpuUsage().then(({ user, system }) => user + system)
  const before = await used().catch(() => 0)
  const look = async () => {
    if (hasEnded(thread) || (await used()) - before > LONGEST_STEP_US) late.abort()
  }
  // A thread that has not begun or has just ended gives no figure.
  const looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS)
  try {
    const answered = once(thread, 'message', { signal: late.signal })
    thread.postMessage(question, buffersOf(question))
    const [answer] = (await answered) as [Answer]
    return answer
  } catch {
    // It took too long or too much memory.
    return { problem: 'STATEMENT_UNREADABLE' }
  } finally {
    clearInterval(looking)
  }
}

const hasEnded = ({ threadId }: Worker): boolean => threadId < 0

/** The bytes of a file are transferred to the thread without a copy. */
const buffersOf = ({ input }: Question): ArrayBuffer[] => {
  const bytes = typeof input === 'object' && input !== null && 'bytes' in input ? input.bytes : null
  return bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []
}
