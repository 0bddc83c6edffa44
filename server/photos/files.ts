import { join } from 'node:path'
import { type PhotoFiles, photosInFolder } from '../../db/photo-files.ts'
import type { Env } from '../env.ts'
import { photosInS3, type S3Settings } from './s3.ts'

const folderOf = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): PhotoFiles => photosInFolder(join(DATA_DIR, 'photos'))

/**
 * Where photos are stored: in the bucket if one is set, else in the data folder. Photos that were in the folder before a bucket
 * was set are still read from there.
 */
export function photoFiles(env: S3Settings & Pick<Env, 'DATA_DIR'>): PhotoFiles {
  const folder = folderOf(env)
  if (!env.PHOTOS_S3_URL) return folder
  const bucket = photosInS3(env)
  return { ...bucket, read: async (name) => (await bucket.read(name)) ?? folder.read(name) }
}
