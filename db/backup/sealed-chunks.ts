import { createCipheriv, createDecipheriv } from 'node:crypto'
import { BackupError } from './backup-error.ts'

const TAG_BYTES = 16
export const CHUNK_BYTES = 64 * 1024

type Bytes = AsyncIterable<Buffer>

/** A nonce is the number of the chunk and whether it is the last, so that a file that is cut or reordered is noticed. */
function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(chunk, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** The same bytes in pieces of `size`, the last of which may be shorter, and which of them is the last. */
async function* inPieces(source: Bytes, size: number): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const bytes of source) {
    rest = Buffer.concat([rest, bytes])
    let from = 0
    // A whole piece waits until more bytes come, because it may be the last.
    for (; rest.length - from > size; from += size) yield { piece: rest.subarray(from, from + size), isLast: false }
    rest = rest.subarray(from)
  }
  yield { piece: rest, isLast: true }
}

/** Encrypts by AES-256-GCM in chunks, each with its tag. A key may be used once only. */
export async function* sealChunks(key: Buffer, source: Bytes): AsyncGenerator<Buffer> {
  let chunk = 0
  for await (const { piece, isLast } of inPieces(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(chunk++, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/** Decrypts what `sealChunks` wrote. @throws BackupError when something is changed, missing or at another place */
export async function* openChunks(key: Buffer, source: Bytes): AsyncGenerator<Buffer> {
  let chunk = 0
  for await (const { piece, isLast } of inPieces(source, CHUNK_BYTES + TAG_BYTES))
    yield openChunk(key, nonceOf(chunk++, isLast), piece)
}

function openChunk(key: Buffer, nonce: Buffer, piece: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(piece.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw new BackupError('the backup is damaged or was cut off')
  }
}
