import { spawn } from 'node:child_process'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { build, isBuilt } from './build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

type Check = readonly [name: string, command: string, ...args: string[]]

/** The types of the pages are made first, because the other checks need them. */
const typesOfPages: Check = ['types of the pages', 'react-router', 'typegen']

/** These checks take seconds, and an error in them would make the tests fail, too. */
const quick: readonly Check[] = [
  ['types', 'tsc'],
  ['lint', 'oxlint', '--type-aware'],
  ['format', 'oxfmt', '--check', '.'],
  ['coverage table', process.execPath, 'scripts/coverage-table.ts', '--check'],
]

const testsWith = (tags: string): readonly Check[] => [
  ['rules, API, architecture, races, processes', 'vitest', 'run', `--tags-filter=${tags}`],
  ['browser journeys', 'vitest', 'run', '-c', 'vitest.e2e.config.ts', `--tags-filter=${tags}`],
]

/** Two test runs together use two browsers, six servers and four workers. */
const MEMORY_OF_BOTH = 6e9

const pathOf = (command: string) => (command.includes('/') ? command : join(root, 'node_modules', '.bin', command))
const shell = process.platform === 'win32'

type Result = { readonly passed: boolean; readonly output: string }

/** The output of a check is printed when it has ended, so that the outputs of parallel checks do not mix. */
function run([name, command, ...args]: Check): Promise<Result> {
  const begun = performance.now()
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env
  const child = spawn(pathOf(command), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env, shell })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      const passed = status === 0
      const last = `${name}: ${passed ? '' : 'failed after '}${seconds} s`
      resolve({ passed, output: `\n── ${name}\n${Buffer.concat(output).toString()}${last}\n` })
    })
  })
}

/**
 * Runs checks in parallel, and ends this process if one of them fails. A failed check is printed after all others, because people
 * read a log from its end, and often only its end is kept.
 */
async function runAll(checks: readonly Check[], atOnce: number): Promise<void> {
  const turn = pLimit(atOnce)
  const failures: string[] = []
  const runAndShow = async (check: Check) => {
    const { passed, output } = await run(check)
    if (passed) process.stdout.write(output)
    else failures.push(output)
  }
  await Promise.all(checks.map((check) => turn(() => runAndShow(check))))
  for (const failure of failures) process.stdout.write(failure)
  if (failures.length > 0) process.exit(1)
}

if (!isBuilt()) await build()
const isThorough = process.argv.includes('--thorough')
const tests = testsWith(isThorough ? 'thorough' : '!thorough')
if (!isThorough) {
  await runAll([typesOfPages], 1)
  await runAll(quick, 2)
}
process.stdout.write(`\nRunning: ${tests.map(([name]) => name).join('; ')}. This takes some minutes.\n`)
await runAll(tests, totalmem() < MEMORY_OF_BOTH ? 1 : tests.length)
