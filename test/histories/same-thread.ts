import { AppError } from '../../server/http/app-error.ts'
import { FileProblem } from '../../server/statements/formats/table.ts'
import type { Ask } from '../../server/statements/in-thread.ts'
import { threadWork } from '../../server/statements/thread-work.ts'

/** Processes a statement in this thread, because starting threads would take most of the time of a history. */
export async function inThread<T>(_kind: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const steps = threadWork()
  const ask = async (step: keyof typeof steps, input: unknown) => {
    try {
      const run = steps[step] as (input: unknown) => unknown
      return structuredClone(await run(structuredClone(input)))
    } catch (error) {
      throw error instanceof FileProblem ? new AppError(error.code) : error
    }
  }
  return work(ask as Ask)
}
