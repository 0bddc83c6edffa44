import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { compileMessages } from '../scripts/compile-messages.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for data that is made once in a test run. */
    runFolder: string
  }
}

export default async function globalSetup(project: TestProject) {
  // A single test file must also run on a fresh clone.
  if (!existsSync(new URL('../messages/compiled', import.meta.url))) compileMessages()
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-run-'))
  // PostgreSQL runs as another user than root and must reach its folder in this one.
  chmodSync(folder, 0o711)
  project.provide('runFolder', folder)
  project.provide('figuresFile', '')
  // The PostgreSQL of a worker ends a moment after its worker, and until then writes files.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
