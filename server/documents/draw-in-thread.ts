import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { AppError } from '../http/app-error.ts'
import type { Drawing } from './pdf-of.ts'

/** At most so many documents wait, about two seconds of work on a small machine; further ones are refused. */
const MOST_WAITING = 40
const RETRY_AFTER = 5
/** In milliseconds. If a document takes longer, its thread is stopped. */
const LONGEST_DRAWING_MS = 20_000

export type Answer = { content: Uint8Array<ArrayBuffer> } | { error: Error }

const turn = pLimit(1)
let thread: Worker | null = null

/**
 * Draws a document in a separate thread, which starts with the first document: drawing takes the processor for some 20 ms, in which
 * the process could not answer anyone. @throws AppError UNAVAILABLE while too many wait
 */
export async function drawInThread(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  if (turn.pendingCount >= MOST_WAITING) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER })
  return turn(() => draw(drawing))
}

async function draw(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask((thread ??= startThread()), drawing)
  if ('error' in answer) throw answer.error
  return answer.content
}

async function ask(drawer: Worker, drawing: Drawing): Promise<Answer> {
  drawer.ref()
  try {
    const answered = once(drawer, 'message', { signal: AbortSignal.timeout(LONGEST_DRAWING_MS) })
    drawer.postMessage(drawing, [])
    const [answer] = (await answered) as [Answer]
    return answer
  } catch (error) {
    await drawer.terminate()
    throw error
  } finally {
    // An idle thread does not keep the process running.
    drawer.unref()
  }
}

function startThread(): Worker {
  const started = new Worker(new URL('./pdf-thread.ts', import.meta.url))
  started.on('error', () => {})
  started.once('exit', () => {
    if (thread === started) thread = null
  })
  return started
}
