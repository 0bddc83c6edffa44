import { parseArgs } from 'node:util'
import { runTrials } from './trials.ts'

/** Runs races for the last place by hand: npm run place-races -- --count 10000 --database postgres */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, database: { type: 'string', default: '' } },
})
runTrials({
  file: 'test/races/last-place.test.ts',
  names: {
    postgres: 'last place on PostgreSQL',
    embedded: 'last place on the embedded engine',
    '': 'PLACES last place',
  },
  database: values.database,
  settings: { PLACE_RACES: values.count },
})
