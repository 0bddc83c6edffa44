import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SECOND_TRIES_MS = 500

/**
 * Holds a folder for this process alone, or answers null when another process does. The lock is the operating
 * system's own on a file that SQLite opens exclusively: it works alike on Linux, macOS and Windows, and the kernel
 * frees it with the process, however that ends. Node itself offers no file lock.
 */
export function lockFolder(folder: string): (() => void) | null {
  // Of two that ask at the same moment each would see the other half-way and give up, were there no second try.
  const file = new DatabaseSync(join(folder, 'server.lock'), { timeout: SECOND_TRIES_MS })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if (/locked|busy/i.test(String(error))) return null
    throw error
  }
  return () => file.close()
}
