import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { Photo } from '../../contract/photos.ts'
import { PHOTO_LIMIT } from '../../domain/photo.ts'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { sweepPhotos } from '../../server/photos/sweep.ts'
import { get } from '../calls.ts'
import { makePackage, makePooja } from '../factories.ts'
import { altTexts, picture, uploadPhoto } from '../photos.ts'
import { firstOf, present } from '../present.ts'
import { type World, world } from '../world.ts'

/** A package, and staff who add photos to it. */
async function stage() {
  const w = await world()
  const admin = await w.admin()
  const { id } = await makePackage(w.db)
  const path = `/packages/${id}`
  const add = async (bytes: Uint8Array, texts?: Record<string, string>, name?: string) => {
    const response = await uploadPhoto(w, admin, { path, bytes, ...(texts && { texts }), ...(name && { name }) })
    return {
      status: response.status,
      ...((await response.json()) as { data: Photo; code?: string; issues?: object[] }),
    }
  }
  return { w, admin, id, path, add }
}

const jpeg = (look?: Parameters<typeof picture>[0]) => picture(look).jpeg().toBuffer()
const shownOf = async (w: World, path: string): Promise<Photo[]> => (await get(w, path)).data.photos
const fileOf = (w: World, { sources }: Photo, type = 'image/webp') =>
  w.request(present(sources.find((source) => source.type === type)).url)

/** A picture that no encoder can make small. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

describe('PHOTOS upload', () => {
  test('a photo has three sizes of two types, which everybody gets for a year', async () => {
    const { w, add, path } = await stage()
    const { status, data } = await add(await jpeg({ width: 2400, height: 1800 }), { ...altTexts, takenBy: 'Ramesh' })
    expect(status).toBe(201)
    expect(data).toMatchObject({ ...altTexts, takenOn: null, takenBy: 'Ramesh', width: 1600, height: 1200 })
    expect(data.sources.map(({ type, width }) => [type, width])).toEqual([
      ['image/avif', 480],
      ['image/webp', 480],
      ['image/avif', 960],
      ['image/webp', 960],
      ['image/avif', 1600],
      ['image/webp', 1600],
    ])
    expect(await shownOf(w, path)).toEqual([data])
    expect((await get(w, '/packages/city/varanasi')).data[0].photos).toEqual([data])
    for (const { url, type, width } of data.sources) {
      const file = await w.request(url)
      expect(file.status).toBe(200)
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const etag = present(file.headers.get('etag'))
      expect((await w.request(url, { headers: { 'If-None-Match': etag } })).status).toBe(304)
      const read = await sharp(await file.arrayBuffer()).metadata()
      expect([read.width, read.exif, read.icc, read.xmp]).toEqual([width, undefined, undefined, undefined])
    }
  })

  test('it is turned as it was taken, and its date stays when its metadata goes', async () => {
    const { w, add } = await stage()
    const bytes = await picture({ width: 400, height: 200 })
      .jpeg()
      .withExif({ IFD2: { DateTimeOriginal: '2026:03:04 10:00:00' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { data } = await add(bytes)
    expect(data).toMatchObject({ width: 200, height: 400, takenOn: '2026-03-04' })
    const read = await sharp(await (await fileOf(w, data)).arrayBuffer()).metadata()
    expect([read.width, read.height, read.orientation, read.exif]).toEqual([60, 120, undefined, undefined])
    expect((await add(bytes, { ...altTexts, takenOn: '2025-12-31' })).data.takenOn).toBe('2025-12-31')
  })

  test.each(['png', 'webp', 'avif'] as const)('%s is taken, whatever its name is', async (type) => {
    const { add } = await stage()
    expect((await add(await picture().toFormat(type).toBuffer(), altTexts, 'photo.txt')).status).toBe(201)
  })

  test('the smallest AVIF of a picture with much detail is at most 40 KB', async () => {
    const { w, add } = await stage()
    const { data } = await add(await noise(1600, 500).jpeg().toBuffer())
    expect((await (await fileOf(w, data, 'image/avif')).arrayBuffer()).byteLength).toBeLessThanOrEqual(40_000)
  })

  test('a pooja has photos too', async () => {
    const { w, admin } = await stage()
    const { id } = await makePooja(w.db)
    const response = await uploadPhoto(w, admin, { path: `/events/${id}`, bytes: await jpeg() })
    expect(response.status).toBe(201)
    expect(await shownOf(w, `/events/id/${id}`)).toEqual([(await response.json()).data])
  })
})

describe('PHOTOS refused', () => {
  const text = (content: string) => new TextEncoder().encode(content)
  const files = {
    'an SVG': async () => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'an HTML page': async () => text('<!doctype html><script>alert(1)</script>'),
    nothing: async () => new Uint8Array(),
    'the head of a JPEG': async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
    'a JPEG that was cut off': async () => {
      const whole = await noise(600, 400).jpeg().toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
    'a GIF with the head of a JPEG': async () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await picture().gif().toBuffer()]),
    '200 megapixels in 600 KB': () => picture({ width: 16_000, height: 12_500 }).png().toBuffer(),
  }
  test.each(Object.entries(files))('%s is no photo', async (_, make) => {
    const { w, add, path } = await stage()
    expect(await add(await make())).toMatchObject({ status: 400, code: 'PHOTO_UNREADABLE', issues: [{ path: 'file' }] })
    expect(await shownOf(w, path)).toEqual([])
    expect(await w.photos.names()).toEqual([])
  })

  test('more than 12 MB is refused with 413, and by its announced length before it is read', async () => {
    const { w, admin, add, path } = await stage()
    expect((await add(new Uint8Array(PHOTO_LIMIT + 1))).status).toBe(413)
    const headers = {
      Authorization: `Bearer ${admin.token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(PHOTO_LIMIT * 2),
    }
    expect((await w.request(`/v1${path}/photos`, { method: 'POST', headers, body: 'x' })).status).toBe(413)
  })

  test.each([{ altHindi: 'घाट' }, { alt: 'Ghat' }, { alt: ' ', altHindi: 'घाट' }, { ...altTexts, more: '1' }])(
    'texts %j: both alternative texts are required, and nothing else is taken',
    async (texts) => {
      const { add } = await stage()
      expect(await add(await jpeg(), texts as Record<string, string>)).toMatchObject({
        status: 400,
        code: 'INVALID_INPUT',
      })
    },
  )

  test('who may not add photos is refused before the body is read', async () => {
    const { w, path } = await stage()
    const unread = new ReadableStream({ pull: () => Promise.reject(new Error('the body was read')) })
    const { token } = await w.devotee()
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', headers, body: unread, duplex: 'half' }
    expect((await w.request(`/v1${path}/photos`, init)).status).toBe(403)
  })

  test.each([
    '/photos/x',
    '/photos/..%2f..%2fetc%2fpasswd',
    `/photos/${crypto.randomUUID()}.480.${'0'.repeat(20)}.avif`,
  ])('%s is not there, and nobody keeps that', async (url) => {
    const response = await (await world()).request(url)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

describe('PHOTOS order and deletion', () => {
  test('the order is saved as a whole; a photo that is deleted is shown no more, and its files go later', async () => {
    const { w, admin, path, add } = await stage()
    const first = (await add(await jpeg({ color: '#a52' }))).data
    const second = (await add(await jpeg({ color: '#25a' }))).data
    const order = (ids: string[]) => admin.send('PUT', `${path}/photos`, { order: ids })
    expect((await order([second.id, first.id])).status).toBe(200)
    expect(await shownOf(w, path)).toEqual([second, first])
    expect((await order([first.id, first.id])).status).toBe(400)
    expect((await order([first.id])).status).toBe(409)

    expect((await admin.send('DELETE', `${path}/photos/${second.id}`)).status).toBe(200)
    expect((await admin.send('DELETE', `${path}/photos/${second.id}`)).status).toBe(404)
    expect(await shownOf(w, path)).toEqual([first])
    // Open pages still show it.
    expect((await fileOf(w, second)).status).toBe(200)
    expect(await sweepPhotos(w.db, w.photos, new Date())).toBe(0)
    // Ids never go back in time, and another test of this process may have moved its clock on.
    expect(await sweepPhotos(w.db, w.photos, new Date('2100-01-01T00:00:00Z'))).toBe(7)
    const left = await w.photos.names()
    expect(left.every((name) => name.startsWith(first.id))).toBe(true)
    expect(left).toHaveLength(7)
  })

  test('a photo of another package is not found', async () => {
    const { w, admin, add } = await stage()
    const { data } = await add(await jpeg())
    const other = await makePackage(w.db)
    expect((await admin.send('DELETE', `/packages/${other.id}/photos/${data.id}`)).status).toBe(404)
  })

  test('the log of staff names each change', async () => {
    const { admin, path, add } = await stage()
    const { data } = await add(await jpeg())
    await admin.send('DELETE', `${path}/photos/${data.id}`)
    const entries = (await (await admin.send('GET', '/admin/audit')).json()).data as {
      action: string
      subject: { name: string }
    }[]
    expect(entries.map(({ action }) => action)).toEqual(['photo_deleted', 'photo_added'])
    expect(firstOf(entries).subject.name).not.toBe('')
  })

  test('an edit of a package takes what was read back, and changes no photo', async () => {
    const { w, admin, path, add } = await stage()
    const { data: photo } = await add(await jpeg())
    await storeSecurityKey(w.db, 'a key of the house')
    const { data: read } = await get(w, path)
    const content = { ...read, name: 'Another name', key: 'a key of the house', photos: [] }
    const { id: _, ...before } = read
    const response = await admin.send('POST', '/packages/update', { content: { ...content, before } })
    expect([response.status, (await response.json()).data.photos]).toEqual([200, [photo]])
  })
})

test('PHOTOS cities: everybody reads the photos of a city, in the list, and in the order that staff gave them', async () => {
  const { w, admin } = await stage()
  const { id } = (await get(w, '/cities')).data[1]
  const path = `/cities/${id}`
  const add = async (color: string) => {
    const response = await uploadPhoto(w, admin, { path, bytes: await jpeg({ color }) })
    expect(response.status).toBe(201)
    return (await response.json()).data as Photo
  }
  const [first, second] = [await add('#123'), await add('#321')]
  const shown = async () => (await get(w, '/cities')).data[1].photos
  expect(await shown()).toEqual([first, second])
  expect((await fileOf(w, first)).status).toBe(200)
  const order = [second.id, first.id]
  expect((await admin.send('PUT', `${path}/photos`, { order })).status).toBe(200)
  expect(await shown()).toEqual([second, first])
  expect((await admin.send('DELETE', `${path}/photos/${second.id}`)).status).toBe(200)
  expect(await shown()).toEqual([first])
  const { data: read } = await (await admin.send('GET', '/cities')).json()
  const { slug: _, ...sentBack } = read[1]
  await storeSecurityKey(w.db, 'a key of the house')
  const edited = await admin.send('POST', '/cities/update', { city: { ...sentBack, key: 'a key of the house' } })
  expect((await edited.json()).data).toEqual(read[1])
})
