import { createCipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { decryptEarlier } from './earlier-encryption.ts'

const PASSPHRASE = 'eight mango trees by the river'
const CHUNK_BYTES = 64 * 1024
const HEAD_BYTES = 64
const SEALED = CHUNK_BYTES + 16

/** Writes as the second release did. */
function seal(bytes: Buffer): Buffer {
  const words = Buffer.from('TIRTHA-SEALED-1\n')
  const salt = randomBytes(16)
  const derived = scryptSync(PASSPHRASE, salt, 64, { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 })
  const check = createHmac('sha256', derived.subarray(32)).update(words).update(salt).digest()
  const sealed = [words, salt, check]
  for (let from = 0, chunk = 0; from === 0 || from < bytes.length; from += CHUNK_BYTES, chunk++) {
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(chunk, 7)
    nonce[11] = from + CHUNK_BYTES >= bytes.length ? 1 : 0
    const cipher = createCipheriv('aes-256-gcm', derived.subarray(0, 32), nonce)
    sealed.push(cipher.update(bytes.subarray(from, from + CHUNK_BYTES)), cipher.final(), cipher.getAuthTag())
  }
  return Buffer.concat(sealed)
}

async function* inParts(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
const open = (bytes: Buffer, passphrase = PASSPHRASE) => buffer(decryptEarlier(passphrase)(inParts(bytes, 7777)))

describe('DESIGN backup: encrypted by the second release', () => {
  test.each([1, CHUNK_BYTES, 3 * CHUNK_BYTES])('%d bytes come back as they were', async (size) => {
    const bytes = randomBytes(size)
    expect((await open(seal(bytes))).equals(bytes)).toBe(true)
  })

  test('another passphrase, a cut, another order and a changed byte are refused', async () => {
    const sealed = seal(randomBytes(3 * CHUNK_BYTES))
    const at = (chunk: number) => HEAD_BYTES + chunk * SEALED
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at(1) + 5) ^ 1, at(1) + 5)
    const head = sealed.subarray(0, HEAD_BYTES)
    const swapped = Buffer.concat([
      head,
      sealed.subarray(at(1), at(2)),
      sealed.subarray(at(0), at(1)),
      sealed.subarray(at(2)),
    ])
    for (const wrong of [
      sealed.subarray(0, 30),
      head,
      sealed.subarray(0, at(2)),
      sealed.subarray(0, -1),
      swapped,
      changed,
    ])
      await expect(open(wrong)).rejects.toThrow(/damaged or was cut off/)
    await expect(open(sealed, `${PASSPHRASE}.`)).rejects.toThrow(/BACKUP_PASSPHRASE is not/)
  })
})
