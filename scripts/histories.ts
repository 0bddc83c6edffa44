import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Random histories of money by hand: npm run histories -- --count 5000 --seed 1 --database postgres */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
})
const names: Record<string, string> = {
  postgres: 'on PostgreSQL',
  embedded: 'on the embedded engine',
  '': 'MONEY histories',
}
const name = names[values.database]
if (!name) throw new Error(`--database: expected postgres or embedded, found ${values.database}`)

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const file = 'test/histories/histories.test.ts'
const env = {
  ...process.env,
  HISTORIES: values.count,
  HISTORIES_SEED: values.seed,
  HISTORIES_QUICK: String(values.quick),
}
spawn(process.execPath, [vitest, 'run', file, '-t', name], { stdio: 'inherit', env }).once('close', (code) => {
  process.exitCode = code ?? 1
})
