import { test } from 'vitest'

/**
 * Runs a test for each view of a page: a language, a screen, or both. `npm test` runs it for one view, which each test names by its
 * index (the first if it names none), so that all views have tests there. The others have the tag `thorough`.
 */
export const testViews =
  <View>(views: readonly View[], quick = 0) =>
  (name: string, run: (view: View) => Promise<void>, timeout?: number): void => {
    for (const [index, view] of views.entries())
      test.for([view])(name, { timeout, ...(index !== quick && { tags: 'thorough' }) }, run)
  }
