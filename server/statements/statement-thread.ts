import { parentPort } from 'node:worker_threads'
import { FileProblem } from './formats/table.ts'
import type { Answer, Question } from './in-thread.ts'
import { threadWork } from './thread-work.ts'

const work = threadWork()

/** A message names the step. */
async function answer({ step, input }: Question): Promise<Answer> {
  try {
    const run = work[step] as (input: unknown) => unknown
    return { result: await run(input) }
  } catch (error) {
    return error instanceof FileProblem ? { problem: error.code } : { error }
  }
}

parentPort?.on('message', (question: Question) => {
  void answer(question).then((said) => parentPort?.postMessage(said, []))
})
