import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { dayOf } from '../../domain/calendar-day.ts'
import { PHOTO_LIMIT } from '../../domain/photo.ts'
import { openSession } from '../../server/account/sessions.ts'
import { inTransaction } from '../../db/transaction.ts'
import { sweepPhotos } from '../../server/photos/sweep.ts'
import { removeTracesOfBookings } from '../../server/settings/remove-traces.ts'
import { call, detail, type Sender } from '../calls.ts'
import { dayOfDriver, linkOf, phoneOf } from '../day-links.ts'
import { picture } from '../photos.ts'
import { firstOf } from '../present.ts'
import { DAY_MS, world } from '../world.ts'

const ENDED = { status: 404, code: 'DAY_LINK_ENDED' }
const jpeg = (color: string) => picture({ color }).jpeg().toBuffer()
const told = async (sent: Promise<Response>) => {
  const response = await sent
  return { status: response.status, ...((await response.json()) as { code?: string; message?: string }) }
}

/** A driver's day on which the office asks for photos. */
async function stage() {
  const w = await world({ environment: { DAY_PHOTOS: 'yes' } })
  const day = await dayOfDriver(w)
  const send = async (...sent: Parameters<typeof day.phone.photo>) => told(day.phone.photo(...sent))
  const devoteeOf = async ({ userId }: { userId: string }) =>
    w.bearer(await openSession(w.db, { id: userId, role: 'USER' }, w.clock.now()))
  const files = async () => (await w.photos.names()).length
  return { ...day, send, devoteeOf, files }
}

const open = (who: Sender, bookingId: string, photoId: string) =>
  who.send('GET', `/bookings/${bookingId}/photos/${photoId}`)

describe('PEOPLE photos of a day', () => {
  test('one is kept without metadata, turned, at most 1600 pixels, and shown to staff and its family alone', async () => {
    const { w, admin, families, phone, send, devoteeOf } = await stage()
    const [family, other] = families
    const bytes = await picture({ width: 2000, height: 1000 })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '25/1 18/1 0/1' }, IFD2: { DateTimeOriginal: '2026:03:04 10:00:00' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await phone.read()).data).toMatchObject({ asksPhotos: true, journeys: [{ photos: [] }, { photos: [] }] })
    expect((await send(family.id, 'stop:0', bytes)).status).toBe(201)
    expect((await phone.read()).data.journeys.map(({ photos }) => photos)).toEqual([['stop:0'], []])
    const devotee = await devoteeOf(family)
    const photo = firstOf((await detail(devotee, family.id)).photos)
    expect(photo).toMatchObject({ name: 'Pick-up', takenAt: w.clock.now().toISOString() })
    expect((await detail(admin, family.id)).photos).toEqual([photo])
    const { data } = await call<{ photos: object[] }>(devotee, 'GET', '/user/export')
    expect(data.photos).toEqual([{ bookingId: family.id, ...photo }])
    for (const who of [admin, devotee]) {
      const answer = await open(who, family.id, photo.id)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      const { width, height, orientation, exif, format } = await sharp(await answer.arrayBuffer()).metadata()
      expect([width, height, orientation, exif, format]).toEqual([800, 1600, undefined, undefined, 'jpeg'])
    }
    expect((await open(await devoteeOf(other), family.id, photo.id)).status).toBe(404)
    expect((await open(await devoteeOf(other), other.id, photo.id)).status).toBe(404)
    expect((await open(admin, other.id, photo.id)).status).toBe(404)
    expect((await open(w.visitor(), family.id, photo.id)).status).toBe(401)
    // Its file is in the store of photos, where everybody reads the others.
    expect((await w.request(`/photos/${firstOf(await w.photos.names())}`)).status).toBe(404)
  })

  test('sent again, or twice at once, it is one photo; for another stop, day or family it is refused', async () => {
    const { w, admin, families, driver, phone, send, files } = await stage()
    const [{ id }, { id: other }] = families
    const bytes = await jpeg('#a52')
    const [one, two] = await Promise.all([send(id, 'stop:0', bytes), send(id, 'stop:0', bytes)])
    expect([one.status, two.status].toSorted()).toEqual([200, 201])
    expect((await send(id, 'stop:0', bytes)).status).toBe(200)
    expect((await send(id, 'stop:0', await jpeg('#123'))).status).toBe(200)
    const stored = await files()
    for (const [bookingId, item] of [
      [id, 'stop:1'],
      [other, 'stop:0'],
    ] as const)
      expect(await send(bookingId, item, bytes)).toMatchObject({ status: 409, code: 'PHOTO_SENT_BEFORE' })
    const inHindi = await told(phoneOf(w, (await linkOf(w, admin, driver)).url, 'hi').photo(other, 'stop:0', bytes))
    expect(inHindi.message).toMatch(/पहले|जा चुकी/)
    // Another size of the file, the same picture.
    const more = await picture()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'me' } })
      .toBuffer()
    expect(await send(other, 'stop:1', more)).toMatchObject({ status: 409, code: 'PHOTO_SENT_BEFORE' })
    expect(await files()).toBe(stored)
    expect((await phone.read()).data.journeys.map(({ photos }) => photos)).toEqual([['stop:0'], []])
    expect((await detail(admin, id)).photos).toHaveLength(1)
  })

  test('one that was sent for two families at once is kept for one', async () => {
    const { families, send, w } = await stage()
    const bytes = await jpeg('#a52')
    const answers = await Promise.all(families.map(({ id }) => send(id, 'stop:0', bytes)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await w.db.selectFrom('day_photos').selectAll().execute()).toHaveLength(1)
  })

  test('what is no photo, too large or not on the sheet is refused, and nothing is stored', async () => {
    const { w, families, send, files } = await stage()
    const [{ id }] = families
    const bytes = await jpeg('#a52')
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await send(id, 'stop:0', text)).toMatchObject({ status: 400, code: 'PHOTO_UNREADABLE' })
    expect((await send(id, 'stop:0', new Uint8Array(PHOTO_LIMIT + 1))).status).toBe(413)
    for (const item of ['stop:7', 'cash', 'pooja:x', 'stop:'])
      expect(await send(id, item, bytes)).toMatchObject({ status: 409, code: 'NOT_ON_SHEET' })
    expect((await send(crypto.randomUUID(), 'stop:0', bytes)).status).toBe(409)
    for (const over of [{ at: 'now' }, { bookingId: 'x' }, { item: 'x'.repeat(61) }, { more: '1' }])
      expect([over, (await send(id, 'stop:0', bytes, over)).status]).toEqual([over, 400])
    expect(await files()).toBe(0)
    expect(await w.db.selectFrom('day_photos').selectAll().execute()).toEqual([])
  })

  test('a link of yesterday, an ended one and an office that does not ask take none, before the file is read', async () => {
    const { w, families, driver, send, url, files } = await stage()
    const [{ id }] = families
    const bytes = await jpeg('#a52')
    const guess = `${new URL(url).pathname.slice(0, -3)}xyz/photos`
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(PHOTO_LIMIT * 2) }
    expect((await w.request(`/v1${guess}`, { method: 'POST', headers, body: 'x' })).status).toBe(404)
    w.env.DAY_PHOTOS = 'no'
    expect(await send(id, 'stop:0', bytes)).toMatchObject({ status: 409, code: 'PHOTOS_NOT_ASKED' })
    w.env.DAY_PHOTOS = 'yes'
    w.clock.set(`${dayOf(w.inDays(1))}T03:00:00+05:30`)
    // Taken without a network, it arrives in the night, with its own time.
    const at = new Date(w.clock.now().getTime() - 0.5 * DAY_MS).toISOString()
    expect((await send(id, 'stop:0', bytes, { at })).status).toBe(201)
    const later = await w.admin()
    expect(firstOf((await detail(later, id)).photos).takenAt).toBe(at)
    w.clock.pass({ hours: 12 })
    expect(await send(id, 'stop:1', await jpeg('#123'))).toMatchObject(ENDED)
    const today = phoneOf(w, (await linkOf(w, await w.admin(), driver)).url)
    await call(await w.admin(), 'DELETE', `/admin/sheets/driver/${driver.id}/${dayOf(w.inDays(0))}/link`)
    expect(await told(today.photo(id, 'stop:1', await jpeg('#123')))).toMatchObject(ENDED)
    expect(await files()).toBe(1)
  })

  test('it goes with the personal data of its booking, and its file some days later', async () => {
    const { w, admin, families, send, devoteeOf } = await stage()
    const [family, other] = families
    expect((await send(family.id, 'stop:0', await jpeg('#a52'))).status).toBe(201)
    expect((await send(other.id, 'stop:0', await jpeg('#123'))).status).toBe(201)
    // Ids never go back in time, and another test of this process may have moved its clock on.
    const later = new Date('2100-01-01T00:00:00Z')
    expect(await sweepPhotos(w.db, w.photos, later)).toBe(0)
    await inTransaction(w.db, (tx) =>
      removeTracesOfBookings(tx, sql<string>`(select ${family.id}::uuid)`, sql<string>`(select null::uuid)`),
    )
    expect((await detail(admin, family.id)).photos).toEqual([])
    expect((await detail(await devoteeOf(other), other.id)).photos).toHaveLength(1)
    expect(await sweepPhotos(w.db, w.photos, later)).toBe(1)
    const gone = { name: '', email: '', email_key: null, phone: '', password_hash: '', deleted_at: w.clock.now() }
    await w.db.updateTable('users').set(gone).where('id', '=', family.userId).execute()
    expect(await send(family.id, 'stop:1', await jpeg('#456'))).toMatchObject({ status: 409, code: 'NOT_ON_SHEET' })
    expect(await w.db.selectFrom('day_photos').select('booking_id').execute()).toEqual([{ booking_id: other.id }])
  })
})
