import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photosInFolder } from '../../db/photo-files.ts'
import { readEnv } from '../../server/env.ts'
import { photoFiles } from '../../server/photos/files.ts'
import { s3Keys, startS3 } from '../s3-server.ts'

const nameOf = (type: string) => `${crypto.randomUUID()}.480.${'0'.repeat(20)}.${type}`
const bytes = new Uint8Array([1, 2, 3, 0, 255])

let store: Awaited<ReturnType<typeof startS3>>
let folder: string
beforeAll(async () => {
  store = await startS3()
  folder = mkdtempSync(join(tmpdir(), 'tirtha-s3-'))
})
afterAll(() => {
  store.stop()
  rmSync(folder, { recursive: true })
})

const files = (secret = s3Keys.secret) =>
  photoFiles(
    readEnv({
      DATA_DIR: folder,
      PHOTOS_S3_URL: store.url,
      PHOTOS_S3_BUCKET: 'tirtha-photos',
      PHOTOS_S3_REGION: 'ap-south-1',
      PHOTOS_S3_KEY: s3Keys.key,
      PHOTOS_S3_SECRET: secret,
    }),
  )

describe('PHOTOS in a store that speaks S3', () => {
  test('files are stored, read, listed over pages and removed, each request signed', async () => {
    const photos = files()
    const names = Array.from({ length: 4 }, () => nameOf('avif')).toSorted()
    for (const name of names) await photos.write(name, bytes)
    expect([...store.objects.keys()].toSorted()).toEqual(names.map((name) => `/tirtha-photos/photos/${name}`))
    expect([...store.objects.values()].map(({ type }) => type)).toEqual(names.map(() => 'image/avif'))
    expect((await photos.names()).toSorted()).toEqual(names)
    const [first = ''] = names
    expect(await photos.read(first)).toEqual(bytes)
    await photos.remove(first)
    expect(await photos.read(first)).toBeNull()
    expect(await photos.names()).toEqual(names.slice(1))
    expect(store.state.refused).toBe(0)
  })

  test('with a wrong secret nothing is stored, and the failure is told', async () => {
    await expect(files('another secret').write(nameOf('webp'), bytes)).rejects.toThrow(/SignatureDoesNotMatch/)
  })

  test('a photo that was stored in the folder before is still read', async () => {
    const name = nameOf('webp')
    await photosInFolder(join(folder, 'photos')).write(name, bytes)
    expect(new Uint8Array((await files().read(name)) ?? [])).toEqual(bytes)
  })

  test('the settings of a bucket are asked for together', () => {
    expect(() => readEnv({ PHOTOS_S3_URL: store.url })).toThrow(
      /PHOTOS_S3_BUCKET.*\n.*PHOTOS_S3_KEY.*\n.*PHOTOS_S3_SECRET/,
    )
  })
})
