import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SECOND_TRIES_MS = 500

/**
 * Locks a folder for this process, or returns null if another process has locked it. Node has no file locks, but SQLite
 * locks its file by the operating system: this works on Linux, macOS and Windows, and the kernel unlocks the file when the
 * process ends, also after a crash.
 */
export function lockFolder(folder: string): (() => void) | null {
  // Two processes that ask at the same moment can each see a lock of the other; with a timeout one of them gets it.
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
