import { defineConfig } from 'vitest/config'
import { tags } from './test/tags.ts'

/** Journeys through a real browser against a real server. */
export default defineConfig({
  test: {
    tags,
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/global-setup.ts'],
    pool: 'forks',
    // The files of a worker share its browser.
    isolate: false,
    // A journey mostly waits: one at a time leaves half of two cores idle.
    maxWorkers: 2,
    maxConcurrency: 2,
    execArgv: ['--no-experimental-webstorage'],
    // They end what hangs; an act in a page has 15 seconds of its own.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // As long as Playwright waits for an element in these tests: a busy machine can take more than the usual second.
    expect: { poll: { timeout: 15_000 } },
  },
})
