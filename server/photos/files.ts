import { join } from 'node:path'
import { type PhotoFiles, photosInFolder } from '../../db/photo-files.ts'
import type { Env } from '../env.ts'
import { photosInS3, type S3Settings } from './s3.ts'

const folderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): PhotoFiles => photosInFolder(join(DATA_DIR, 'photos'))

/**
 * The store of photos: the bucket if one is set, otherwise the data folder. Photos from the time before the bucket are still read
 * from the folder.
 */
export function photoFiles(env: S3Settings & Pick<Env, 'DATA_DIR'>): PhotoFiles {
  const folder = folderOf(env)
  if (!env.PHOTOS_S3_URL) return folder
  const bucket = photosInS3(env)
  return { ...bucket, read: async (name) => (await bucket.read(name)) ?? folder.read(name) }
}
