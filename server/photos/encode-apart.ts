import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import pLimit from 'p-limit'
import { beginsAsPicture } from '../../domain/photo.ts'
import { AppError } from '../http/app-error.ts'
import type { Encoded, EncodedAs, EncodeTask } from './encode.ts'

/** At most so many photos wait, each with its bytes in memory; further ones are refused. */
const MOST_WAITING = 6
const RETRY_AFTER = 15
/** If a picture takes longer, its process is stopped. A large one takes three seconds of a processor. */
const LONGEST_MS = 90_000
const LOW_PRIORITY = 10

type Answer = { encoded: Encoded } | { reason: string }

const turn = pLimit(1)

/**
 * Encodes a picture in a separate process, one at a time. Decoders take hundreds of megabytes for pictures of large
 * cameras, which the system gets back when the process ends, and a harmful file ends only that process.
 * @throws AppError PHOTO_UNREADABLE, UNAVAILABLE while too many wait, or it took too long
 */
export async function encodeApart(bytes: Uint8Array, as: EncodedAs = 'photo'): Promise<Encoded> {
  if (!beginsAsPicture(bytes)) throw unreadable()
  if (turn.pendingCount >= MOST_WAITING) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER })
  const answer = await turn(() => ask({ bytes, as }))
  if (!answer || 'reason' in answer) throw unreadable()
  return answer.encoded
}

const unreadable = () => new AppError('PHOTO_UNREADABLE', { field: 'file' })

/** Null if the process ended without an answer. @throws AppError UNAVAILABLE if it took too long */
async function ask(task: EncodeTask): Promise<Answer | null> {
  const { PATH } = process.env
  const child = fork(new URL('./encode-process.ts', import.meta.url), {
    serialization: 'advanced',
    env: { PATH },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const slow = AbortSignal.timeout(LONGEST_MS)
  try {
    yieldToOthers(child.pid)
    // A process that ends early also breaks the channel.
    child.send(task, () => {})
    // The channel ends after the last message; the exit of the process may come before it.
    const ended = once(child, 'disconnect', { signal: slow }).then(() => null)
    const answered = once(child, 'message', { signal: slow }).then(([answer]) => answer as Answer)
    return await Promise.race([answered, ended])
  } catch (error) {
    throw slow.aborted ? new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER }) : error
  } finally {
    child.kill('SIGKILL')
  }
}

function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LOW_PRIORITY)
  } catch {
    // The process has ended, which the caller notices.
  }
}
