import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import type { Db } from '../connect.ts'
import type { PhotoFiles } from '../photo-files.ts'
import { BackupError } from './backup-error.ts'
import { decryptEarlier, isOfEarlierRelease } from './earlier-encryption.ts'
import { decryptWith, encryptWith, isEncrypted } from './encrypt.ts'
import { linesIn } from './lines-in.ts'
import { type Restored, restoreLines } from './restore-lines.ts'
import { HOUR_MS } from '../../domain/durations.ts'
import { syncFolder } from '../sync-folder.ts'

/** The lines of a backup, compressed. */
export function compressed(lines: AsyncIterable<string>): Readable {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED })
  // A failure of the lines must become a failure of the result, and a reader that stops must end the lines.
  return pipe(Readable.from(lines), gzip, () => {})
}

/**
 * Writes a compressed backup into a file that only its owner can read, encrypted if there is a passphrase. The file appears only
 * when it is complete and on the disk; it replaces a file with the same name. If two are made at once, the one that is completed
 * last stays.
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

/** A partial file that no longer grows was left by a process that was killed. */
const LEFT_MS = HOUR_MS

async function removeLeft(file: string): Promise<void> {
  const folder = dirname(file)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.startsWith(`${basename(file)}.`) && name.endsWith('.partial'))
      if (Date.now() - (await stat(path)).mtimeMs > LEFT_MS) await rm(path, { force: true })
  }
}

/** So many bytes are enough to recognize the encryption of a backup. */
const HEAD_BYTES = 64

/** Fills an empty database and the photos from a backup, and compares every table and file with it. @throws BackupError */
export async function restoreFile(
  { db, photos }: { db: Db; photos: PhotoFiles },
  file: string,
  passphrase: string | undefined,
): Promise<Restored> {
  const head = await headOf(file)
  const isEarlier = isOfEarlierRelease(head)
  const isSealed = isEarlier || isEncrypted(head)
  if (isSealed && !passphrase) throw new BackupError('the backup is encrypted: set BACKUP_PASSPHRASE')
  const state: { restored?: Restored } = {}
  const restore = async (bytes: AsyncIterable<Buffer>) => {
    state.restored = await restoreLines(db, photos, linesIn(bytes))
  }
  try {
    if (isSealed && passphrase)
      await pipeline(
        createReadStream(file),
        isEarlier ? decryptEarlier(passphrase) : decryptWith(passphrase),
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
