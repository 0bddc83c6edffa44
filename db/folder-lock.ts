import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const LEAST_WAIT_MS = 500
const MORE_WAIT_MS = 500

/**
 * Locks a folder for this process, or returns null if another process has locked it. Node.js has no file locks, but SQLite locks
 * its file through the operating system. This works on Linux, macOS and Windows, and the kernel unlocks the file when the process
 * ends, also after a crash.
 */
export function lockFolder(folder: string): (() => void) | null {
  // Two processes that ask at the same moment can each see the other's lock. One of them gives up first, and the other gets the
  // lock.
  const timeout = LEAST_WAIT_MS + Math.floor(Math.random() * MORE_WAIT_MS)
  const file = new DatabaseSync(join(folder, 'server.lock'), { timeout })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if (/locked|busy/i.test(String(error))) return null
    throw error
  }
  return () => file.close()
}
