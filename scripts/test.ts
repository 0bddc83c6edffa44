import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, isBuilt } from './build.ts'

const root = new URL('..', import.meta.url).pathname

/** Everything that must hold, the quick checks first; the journeys need a build, and so do the types of the pages. */
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types of the pages', 'react-router', 'typegen'],
  ['types', 'tsc'],
  ['lint', 'oxlint', '--type-aware'],
  ['format', 'oxfmt', '--check', '.'],
  ['coverage table', process.execPath, 'scripts/coverage-table.ts', '--check'],
  ['rules, API, architecture, races, processes', 'vitest', 'run'],
  ['browser journeys', 'vitest', 'run', '-c', 'vitest.e2e.config.ts'],
]

if (!isBuilt()) await build()

for (const [name, command, ...args] of checks) {
  process.stdout.write(`\n── ${name}\n`)
  const started = performance.now()
  const path = command.includes('/') ? command : join(root, 'node_modules', '.bin', command)
  const { status } = spawnSync(path, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    process.stderr.write(`\n${name}: failed\n`)
    process.exit(1)
  }
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
}
