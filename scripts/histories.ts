import { parseArgs } from 'node:util'
import { runTrials } from './trials.ts'

/** Runs random histories of money by hand: npm run histories -- --count 5000 --seed 1 --database postgres */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
})
runTrials({
  file: 'test/histories/histories.test.ts',
  names: { postgres: 'on PostgreSQL', embedded: 'on the embedded engine', '': 'MONEY histories' },
  database: values.database,
  settings: { HISTORIES: values.count, HISTORIES_SEED: values.seed, HISTORIES_QUICK: String(values.quick) },
})
