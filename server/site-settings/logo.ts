import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import { LOGO_SIZE } from '../../domain/brand.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { storeFiles } from '../photos/change-photos.ts'
import { encodeApart } from '../photos/encode-apart.ts'

/**
 * Stores a picture as a logo and returns the name of its file. The site uses it after it is saved as a setting. It is never
 * deleted, because issued documents show it. @throws AppError PHOTO_UNREADABLE, UNAVAILABLE
 */
export async function addLogo(
  db: Db,
  bytes: Uint8Array,
  { at }: Pick<Moment, 'at'>,
  { photos }: { photos: PhotoFiles },
): Promise<string> {
  const encoded = await encodeApart(bytes, 'logo')
  const id = newId()
  const files = await storeFiles(photos, id, encoded)
  const about = { subject_kind: 'SITE', subject_id: id, position: 0, alt: 'logo', alt_hindi: 'logo' } as const
  const size = { width: LOGO_SIZE, height: LOGO_SIZE }
  await db
    .insertInto('photos')
    .values({ id, ...about, ...size, files: JSON.stringify(files), created_at: at })
    .execute()
  return files.map(({ name }) => name).join('')
}

/** @throws AppError LOGO_UNKNOWN for a file that was not uploaded as a logo */
export async function checkLogo(db: Db, file: string): Promise<void> {
  const logo = await db
    .selectFrom('photos')
    .select('id')
    .where('id', '=', file.slice(0, file.indexOf('.')))
    .where('subject_kind', '=', 'SITE')
    .executeTakeFirst()
  if (!logo) throw new AppError('LOGO_UNKNOWN', { field: 'settings.siteLogo' })
}
