import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory with a given size; only root can make one. */
export function makeSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder], { stdio: 'pipe' })
  const filler = join(folder, 'filler')
  return {
    folder,
    /** A folder on the disk that users other than root can reach. */
    newFolder: (name: string): string => {
      const path = join(folder, name)
      mkdirSync(path)
      chmodSync(path, 0o711)
      return path
    },
    /** Fills all free space. */
    fill(): void {
      const file = openSync(filler, 'a')
      try {
        for (const size of [1024 * 1024, 4096]) writeUntilFull(file, Buffer.alloc(size))
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove(): void {
      execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' })
      rmSync(folder, { recursive: true })
    },
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  while (true) {
    try {
      writeSync(file, block)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
  }
}

/** Null if small disks can be made, otherwise the reason. */
export function whyNoSmallDisk(): string | null {
  try {
    makeSmallDisk(1).remove()
    return null
  } catch (error) {
    return `no file system can be mounted here (${(error as Error).message.split('\n')[0]})`
  }
}
