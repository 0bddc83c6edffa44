import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Races at the last place by hand: npm run place-races -- --count 10000 --database postgres */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, database: { type: 'string', default: '' } },
})
const names: Record<string, string> = {
  postgres: 'last place on PostgreSQL',
  embedded: 'last place on the embedded engine',
  '': 'PLACES last place',
}
const name = names[values.database]
if (!name) throw new Error(`--database: expected postgres or embedded, found ${values.database}`)

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const env = { ...process.env, PLACE_RACES: values.count }
spawn(process.execPath, [vitest, 'run', 'test/races/last-place.test.ts', '-t', name], { stdio: 'inherit', env }).once(
  'close',
  (code) => {
    process.exitCode = code ?? 1
  },
)
