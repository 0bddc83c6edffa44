import type { Db } from '../../db/connect.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import { DAY_MS } from '../../domain/durations.ts'

/** Younger files may belong to an upload, to a running backup, or to an open page. */
const LEFT_MS = 2 * DAY_MS

/** The first 48 bits of a UUIDv7 are its time in milliseconds. */
const madeAt = (name: string): number => Number.parseInt(name.slice(0, 8) + name.slice(9, 13), 16)

const ID_LENGTH = 36

/** Removes the files of deleted photos and of killed uploads. Returns their number. */
export async function sweepPhotos(db: Db, photos: PhotoFiles, at: Date): Promise<number> {
  const old = (await photos.names()).filter((name) => at.getTime() - madeAt(name) > LEFT_MS)
  if (old.length === 0) return 0
  const rows = await db.selectFrom('photos').select('id').execute()
  const ofDays = await db.selectFrom('day_photos').select('id').execute()
  const kept = new Set([...rows, ...ofDays].map(({ id }) => id))
  const left = old.filter((name) => !kept.has(name.slice(0, ID_LENGTH)) || name.endsWith('.partial'))
  for (const name of left) await photos.remove(name)
  return left.length
}
