import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'
import { openChunks, sealChunks } from './sealed-chunks.ts'

/** An encrypted backup begins with these words, a salt, and a check of the passphrase; then come the chunks. */
const WORDS = Buffer.from('TIRTHA-SEALED-1\n')
const SALT_BYTES = 16
const CHECK_BYTES = 32
/** How many bytes come before the chunks. */
export const HEAD_BYTES = WORDS.length + SALT_BYTES + CHECK_BYTES
/** 128 MB of memory and about half a second for each guess of a passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const derive = promisify(scrypt) as (text: string, salt: Buffer, bytes: number, cost: typeof COST) => Promise<Buffer>

async function keysOf(passphrase: string, salt: Buffer) {
  const derived = await derive(passphrase.normalize('NFC'), salt, 64, COST)
  const check = createHmac('sha256', derived.subarray(32)).update(WORDS).update(salt).digest()
  return { key: derived.subarray(0, 32), check }
}

export const isEncrypted = (head: Buffer): boolean => head.subarray(0, WORDS.length).equals(WORDS)

/** A step of a pipeline that encrypts. */
export const encryptWith = (passphrase: string) =>
  async function* encrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES)
    const { key, check } = await keysOf(passphrase, salt)
    yield Buffer.concat([WORDS, salt, check])
    yield* sealChunks(key, source)
  }

/** A step of a pipeline that decrypts what follows the head. @throws BackupError for a wrong passphrase or a damaged file */
export const decryptWith = (passphrase: string, head: Buffer) =>
  async function* decrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    if (head.length < HEAD_BYTES) throw new BackupError('the backup is damaged or was cut off')
    const { key, check } = await keysOf(passphrase, head.subarray(WORDS.length, WORDS.length + SALT_BYTES))
    if (!timingSafeEqual(check, head.subarray(-CHECK_BYTES)))
      throw new BackupError('BACKUP_PASSPHRASE is not the passphrase of this backup')
    yield* openChunks(key, source)
  }
