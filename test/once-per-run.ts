import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { lockFolder } from '../db/folder-lock.ts'
import { waitUntil } from './wait.ts'

/** A folder that `make` fills once for all workers of a test run; tests must not change it. */
export async function oncePerRun(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(inject('runFolder'), name)
  const lock = `${made}.lock`
  mkdirSync(lock, { recursive: true })
  const unlock = await waitUntil(() => lockFolder(lock), 90_000)
  try {
    if (existsSync(made)) return made
    const partial = `${made}.partial`
    await make(partial)
    renameSync(partial, made)
    return made
  } finally {
    unlock()
  }
}
