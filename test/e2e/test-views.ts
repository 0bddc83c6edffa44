import { test } from 'vitest'

/**
 * Runs a test for each view of a page: a language, a screen, or both. `npm test` runs it for one view, which the name of the test
 * chooses, so that all views have tests there. The others have the tag `thorough`.
 */
export const testViews =
  <View>(views: readonly View[]) =>
  (name: string, run: (view: View) => Promise<void>, timeout?: number): void => {
    const chosen = name.length % views.length
    for (const [index, view] of views.entries())
      test.for([view])(name, { timeout, ...(index !== chosen && { tags: 'thorough' }) }, run)
  }
