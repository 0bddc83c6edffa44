import { createDecipheriv, createHmac, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'

/** Reads the encrypted backups of the second release, which had their own format. The next release removes this. */

/** Such a backup begins with these words, a salt, and a check of the passphrase; then come the chunks. */
const WORDS = Buffer.from('TIRTHA-SEALED-1\n')
const SALT_BYTES = 16
const CHECK_BYTES = 32
const HEAD_BYTES = WORDS.length + SALT_BYTES + CHECK_BYTES
const TAG_BYTES = 16
const CHUNK_BYTES = 64 * 1024
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const derive = promisify(scrypt) as (text: string, salt: Buffer, bytes: number, cost: typeof COST) => Promise<Buffer>

export const isOfEarlierRelease = (head: Buffer): boolean => head.subarray(0, WORDS.length).equals(WORDS)

/** A step of a pipeline that decrypts. @throws BackupError for a wrong passphrase or a damaged file */
export const decryptEarlier = (passphrase: string) =>
  async function* decrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let key: Buffer | undefined
    let chunk = 0
    for await (const { piece, isLast } of pieces(source)) {
      if (!key) key = await keyOf(passphrase, piece)
      else yield openChunk(key, nonceOf(chunk++, isLast), piece)
    }
  }

async function keyOf(passphrase: string, head: Buffer): Promise<Buffer> {
  if (head.length < HEAD_BYTES) throw damaged()
  const salt = head.subarray(WORDS.length, WORDS.length + SALT_BYTES)
  const derived = await derive(passphrase.normalize('NFC'), salt, 64, COST)
  const check = createHmac('sha256', derived.subarray(32)).update(WORDS).update(salt).digest()
  if (timingSafeEqual(check, head.subarray(-CHECK_BYTES))) return derived.subarray(0, 32)
  throw new BackupError('BACKUP_PASSPHRASE is not the passphrase of this backup')
}

const damaged = () => new BackupError('the backup is damaged or was cut off')

/** A nonce contains the number of the chunk and whether it is the last, so that a cut or reordered file is noticed. */
function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(chunk, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** The head, then the chunks, and for each chunk whether it is the last one. The last chunk may be shorter. */
async function* pieces(source: AsyncIterable<Buffer>): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0)
  let size = HEAD_BYTES
  for await (const bytes of source) {
    rest = Buffer.concat([rest, bytes])
    // A complete chunk waits for more bytes, because it may be the last one.
    while (rest.length > size) {
      yield { piece: rest.subarray(0, size), isLast: false }
      rest = rest.subarray(size)
      size = CHUNK_BYTES + TAG_BYTES
    }
  }
  if (size === HEAD_BYTES) throw damaged()
  yield { piece: rest, isLast: true }
}

function openChunk(key: Buffer, nonce: Buffer, piece: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(piece.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw damaged()
  }
}
