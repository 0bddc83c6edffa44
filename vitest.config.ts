import { defineConfig } from 'vitest/config'
import { tags } from './test/tags.ts'

/** The browser journeys have a configuration of their own: they run one after another against a built server. */
export default defineConfig({
  test: {
    tags,
    include: ['{messages,domain,contract,db,server,web,test}/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    globalSetup: ['./test/global-setup.ts'],
    pool: 'forks',
    // One embedded database per worker is shared by all files that run in it: starting one takes seconds.
    isolate: false,
    maxWorkers: 2,
    // With the usual semi-space a worker spends a tenth of its time on garbage.
    execArgv: ['--no-experimental-webstorage', '--max-semi-space-size=64'],
    // They end what hangs. A machine that is busy with both halves of the tests takes many times as long as usual.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['./test/no-console.ts', './test/cheap-hashes.ts'],
  },
})
