import { defineConfig } from 'vitest/config'
import { tags } from './test/tags.ts'

/** All faults, one after another; those that take seconds also run in `npm test`. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.{test,fault}.ts'],
    globalSetup: ['./test/global-setup.ts', './test/faults/global-setup.ts'],
    pool: 'forks',
    tags,
    isolate: false,
    maxWorkers: 1,
    execArgv: ['--no-experimental-webstorage'],
    testTimeout: 600_000,
    teardownTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: ['./test/no-console.ts'],
  },
})
