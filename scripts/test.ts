import { spawn, spawnSync } from 'node:child_process'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { build, isBuilt } from './build.ts'

const root = new URL('..', import.meta.url).pathname

type Check = readonly [name: string, command: string, ...args: string[]]

/** One after another: each uses all processors by itself. The types of the pages need a build. */
const quick: readonly Check[] = [
  ['types of the pages', 'react-router', 'typegen'],
  ['types', 'tsc'],
  ['lint', 'oxlint', '--type-aware'],
  ['format', 'oxfmt', '--check', '.'],
  ['coverage table', process.execPath, 'scripts/coverage-table.ts', '--check'],
]

/** Side by side: each also waits for timers, disks and processes. */
const slow: readonly Check[] = [
  ['rules, API, architecture, races, processes', 'vitest', 'run'],
  ['browser journeys', 'vitest', 'run', '-c', 'vitest.e2e.config.ts'],
]

/** Two test runs have two browsers, six servers and four workers at a time. */
const MEMORY_OF_BOTH = 6e9

const pathOf = (command: string) => (command.includes('/') ? command : join(root, 'node_modules', '.bin', command))
const shell = process.platform === 'win32'

function finish(name: string, status: number | null, begun: number): boolean {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(status === 0 ? `${name}: ${seconds} s\n` : `\n${name}: failed\n`)
  return status === 0
}

function runQuick([name, command, ...args]: Check): boolean {
  process.stdout.write(`\n── ${name}\n`)
  const begun = performance.now()
  const { status } = spawnSync(pathOf(command), args, { cwd: root, stdio: 'inherit', shell })
  return finish(name, status, begun)
}

/** Its output is shown as a whole when it has ended, so that the outputs of two runs do not mix. */
function runSlow([name, command, ...args]: Check): Promise<boolean> {
  const begun = performance.now()
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env
  const child = spawn(pathOf(command), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env, shell })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      process.stdout.write(`\n── ${name}\n${Buffer.concat(output).toString()}`)
      resolve(finish(name, status, begun))
    })
  })
}

if (!isBuilt()) await build()
if (!quick.every(runQuick)) process.exit(1)
process.stdout.write(`\nRunning: ${slow.map(([name]) => name).join('; ')}. This takes some minutes.\n`)
const atOnce = pLimit(totalmem() < MEMORY_OF_BOTH ? 1 : slow.length)
const passed = await Promise.all(slow.map((check) => atOnce(() => runSlow(check))))
if (passed.includes(false)) process.exit(1)
