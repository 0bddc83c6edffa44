import { createCipheriv, randomBytes, scrypt } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption'
import { BackupError } from './backup-error.ts'

/** The beginning of a file that any tool for age can open. */
const WORDS = Buffer.from('age-encryption.org/v1\n')
/** The power of two of scrypt's cost: 128 MB of memory and about half a second for each guess of a passphrase. */
const LOG_COST = 17
const COST = { N: 2 ** LOG_COST, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const derive = promisify(scrypt) as (text: string, salt: Buffer, bytes: number, cost: typeof COST) => Promise<Buffer>
const normal = (passphrase: string): string => passphrase.normalize('NFC')

/**
 * The recipient "scrypt" of age. The package's own recipient derives the key in this thread, which would block a server that makes
 * a backup.
 */
const recipientOf = (passphrase: string): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(16)
    const key = await derive(
      normal(passphrase),
      Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]),
      32,
      COST,
    )
    const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 })
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()])
    return [new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), String(LOG_COST)], body)]
  },
})

export const isEncrypted = (head: Buffer): boolean => head.subarray(0, WORDS.length).equals(WORDS)

/** A step of a pipeline that encrypts in the format of age. */
export const encryptWith = (passphrase: string) =>
  async function* encrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const age = new Encrypter()
    age.addRecipient(recipientOf(passphrase))
    yield* bytesOf(await age.encrypt(streamOf(source)))
  }

/** A step of a pipeline that decrypts a file of age. @throws BackupError for a wrong passphrase or a damaged file */
export const decryptWith = (passphrase: string) =>
  async function* decrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const age = new Decrypter()
    age.addPassphrase(normal(passphrase))
    try {
      yield* bytesOf(await age.decrypt(streamOf(source)))
    } catch (error) {
      const isWrong = error instanceof Error && error.message.includes('no identity matched')
      throw new BackupError(
        isWrong ? 'BACKUP_PASSPHRASE is not the passphrase of this backup' : 'the backup is damaged or was cut off',
      )
    }
  }

/** Node.js and browsers describe the same streams by different types. */
const streamOf = (source: AsyncIterable<Buffer>) => Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const bytes of Readable.fromWeb(stream as WebStream)) yield bytes
}
