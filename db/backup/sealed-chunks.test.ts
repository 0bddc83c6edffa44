import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { CHUNK_BYTES, openChunks, sealChunks } from './sealed-chunks.ts'

const key = randomBytes(32)
const SEALED = CHUNK_BYTES + 16

async function* inParts(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const seal = (bytes: Buffer) => buffer(sealChunks(key, inParts(bytes, 10_000)))
const open = (bytes: Buffer) => buffer(openChunks(key, inParts(bytes, 7777)))

describe('DESIGN backup: encryption', () => {
  test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
    '%d bytes come back as they were',
    async (size) => {
      const bytes = randomBytes(size)
      expect((await open(await seal(bytes))).equals(bytes)).toBe(true)
    },
  )

  test('a file that was cut anywhere, also between two chunks, is refused', async () => {
    const sealed = await seal(randomBytes(3 * CHUNK_BYTES))
    for (const end of [0, 1, 15, 16, 100, SEALED - 1, SEALED, SEALED + 1, 2 * SEALED, 3 * SEALED - 1])
      await expect(open(sealed.subarray(0, end))).rejects.toThrow(/cut off/)
  })

  test('chunks in another order, a chunk twice, more bytes, a changed byte and another key are refused', async () => {
    const sealed = await seal(randomBytes(3 * CHUNK_BYTES))
    const chunks = [0, 1, 2].map((chunk) => sealed.subarray(chunk * SEALED, (chunk + 1) * SEALED))
    const [first, second, third] = chunks as [Buffer, Buffer, Buffer]
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(SEALED + 5) ^ 1, SEALED + 5)
    for (const wrong of [
      Buffer.concat([second, first, third]),
      Buffer.concat([first, first, second, third]),
      Buffer.concat([first, third]),
      Buffer.concat([sealed, Buffer.alloc(1)]),
      Buffer.concat([sealed, third]),
      changed,
    ])
      await expect(open(wrong)).rejects.toThrow(/damaged/)
    await expect(buffer(openChunks(randomBytes(32), inParts(sealed, SEALED)))).rejects.toThrow(/damaged/)
  })
})
