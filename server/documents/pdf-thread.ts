import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Answer } from './draw-in-thread.ts'
import { type Drawing, pdfOf } from './pdf-of.ts'

// The thread of draw-in-thread.ts. It draws one document after another.

// On Linux this lowers the priority of this thread only, so that the thread that answers requests goes first.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', ({ kind, data, language }: Drawing) => {
  pdfOf[kind](data as never, language).then(
    (content) => parentPort?.postMessage({ content } satisfies Answer, [content.buffer]),
    (error: Error) => parentPort?.postMessage({ error } satisfies Answer, []),
  )
})
