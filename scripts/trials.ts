import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type Trials = {
  /** The test file, and for each database a part of the names of its tests; '' is for both databases. */
  file: string
  names: Record<'postgres' | 'embedded' | '', string>
  database: string
  /** The environment variables that the file reads. */
  settings: Record<string, string>
}

/** Runs random trials by hand, in any number; the process ends with the exit code of the tests. */
export function runTrials({ file, names, database, settings }: Trials): void {
  const name = (names as Record<string, string>)[database]
  if (!name) throw new Error(`--database: expected postgres or embedded, found ${database}`)
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
  const env = { ...process.env, ...settings }
  spawn(process.execPath, [vitest, 'run', file, '-t', name], { stdio: 'inherit', env }).once('close', (code) => {
    process.exitCode = code ?? 1
  })
}
