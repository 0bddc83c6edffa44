import { vi } from 'vitest'

const INTERVAL_MS = 20

/** Runs `attempt` until it does not throw, and returns its result; throws its last error after `ms` milliseconds. */
export const waitFor = <T>(attempt: () => T | Promise<T>, ms = 30_000): Promise<T> =>
  vi.waitFor(attempt, { timeout: ms, interval: INTERVAL_MS })

/** Runs `ask` until its result is truthy, and returns it; throws if `ask` throws, and after `ms` milliseconds. */
export const waitUntil = <T>(ask: () => T | Promise<T>, ms = 30_000) =>
  vi.waitUntil(ask, { timeout: ms, interval: INTERVAL_MS })
