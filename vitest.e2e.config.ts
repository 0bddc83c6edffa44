import { defineConfig } from 'vitest/config'

/** Journeys through a real browser against a real server, one after another. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    // What runs side by side within a file shares two cores.
    maxConcurrency: 3,
    execArgv: ['--no-experimental-webstorage'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})
