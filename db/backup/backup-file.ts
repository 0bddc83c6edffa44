import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import type { Db } from '../connect.ts'
import { BackupError } from './backup-error.ts'
import { decryptWith, encryptWith, HEAD_BYTES, isEncrypted } from './encrypt.ts'
import { linesIn } from './lines-in.ts'
import { type Restored, restoreLines } from './restore-lines.ts'

/** The lines of a backup, compressed. */
export function compressed(lines: AsyncIterable<string>): Readable {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED })
  // A failure of the lines is one of the result, and who stops reading ends the lines.
  return pipe(Readable.from(lines), gzip, () => {})
}

/**
 * Writes a compressed backup into a file that only its owner can read, encrypted if there is a passphrase. The file appears
 * when it is complete and on the disk; one of the same name is replaced. Of two that are made at once the one that is complete last
 * stays.
 */
export async function writeBackup(file: string, bytes: Readable, passphrase: string | undefined): Promise<void> {
  await removeLeft(file)
  const partial = `${file}.${randomUUID()}.partial`
  const handle = await open(partial, 'wx', 0o600)
  try {
    const output = (source: AsyncIterable<Buffer>) => handle.writeFile(source)
    await (passphrase ? pipeline(bytes, encryptWith(passphrase), output) : pipeline(bytes, output))
    await handle.sync()
    await handle.close()
    await rename(partial, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

/** A part that grows no more was left by a process that was killed. */
const LEFT_MS = 60 * 60 * 1000

async function removeLeft(file: string): Promise<void> {
  const folder = dirname(file)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.startsWith(`${basename(file)}.`) && name.endsWith('.partial'))
      if (Date.now() - (await stat(path)).mtimeMs > LEFT_MS) await rm(path, { force: true })
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Fills an empty database from a backup, and compares every table with it. @throws BackupError */
export async function restoreFile(db: Db, file: string, passphrase: string | undefined): Promise<Restored> {
  const head = await headOf(file)
  const isSealed = isEncrypted(head)
  if (isSealed && !passphrase) throw new BackupError('the backup is encrypted: set BACKUP_PASSPHRASE')
  const state: { restored?: Restored } = {}
  const restore = async (bytes: AsyncIterable<Buffer>) => {
    state.restored = await restoreLines(db, linesIn(bytes))
  }
  try {
    if (isSealed && passphrase)
      await pipeline(
        createReadStream(file, { start: HEAD_BYTES }),
        decryptWith(passphrase, head),
        createGunzip(),
        restore,
      )
    else await pipeline(createReadStream(file), createGunzip(), restore)
  } catch (error) {
    throw isOfZlib(error) ? new BackupError('the backup is damaged or was cut off') : error
  }
  if (!state.restored) throw new BackupError('the backup is empty')
  return state.restored
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const isOfZlib = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('Z_')
