import type { PhotoFiles } from '../../db/photo-files.ts'
import { isPhotoName } from '../../db/photo-files.ts'
import type { Env } from '../env.ts'
import { contentTypeOf } from './file-type.ts'

export type S3Settings = Pick<
  Env,
  'PHOTOS_S3_URL' | 'PHOTOS_S3_BUCKET' | 'PHOTOS_S3_REGION' | 'PHOTOS_S3_KEY' | 'PHOTOS_S3_SECRET'
>

const LONGEST_MS = 10_000
/** The prefix of photos in the bucket. */
const FOLDER = 'photos/'

/** Photos in the bucket of a store with the S3 protocol. The library needs much memory, so it is loaded with the first photo. */
export function photosInS3(settings: S3Settings): PhotoFiles {
  let opened: ReturnType<typeof open> | null = null
  const s3 = () => (opened ??= open(settings))
  const at = (name: string) => ({ Bucket: settings.PHOTOS_S3_BUCKET, Key: FOLDER + name })
  return {
    async read(name) {
      if (!isPhotoName(name)) return null
      const { client, GetObjectCommand, NoSuchKey } = await s3()
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return Body ? new Uint8Array(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async write(name, bytes) {
      const { client, PutObjectCommand } = await s3()
      const type = contentTypeOf(name)
      await client.send(
        new PutObjectCommand({ ...at(name), Body: bytes, ContentType: type, ContentLength: bytes.length }),
      )
    },
    async names() {
      const { client, paginateListObjectsV2 } = await s3()
      const pages = paginateListObjectsV2({ client }, { Bucket: settings.PHOTOS_S3_BUCKET, Prefix: FOLDER })
      const names: string[] = []
      for await (const { Contents = [] } of pages)
        for (const { Key = '' } of Contents) names.push(Key.slice(FOLDER.length))
      return names
    },
    async remove(name) {
      const { client, DeleteObjectCommand } = await s3()
      await client.send(new DeleteObjectCommand(at(name)))
    },
  }
}

async function open({ PHOTOS_S3_URL, PHOTOS_S3_REGION, PHOTOS_S3_KEY = '', PHOTOS_S3_SECRET = '' }: S3Settings) {
  const library = await import('@aws-sdk/client-s3')
  const client = new library.S3Client({
    endpoint: PHOTOS_S3_URL,
    region: PHOTOS_S3_REGION,
    // Stores other than Amazon's have no address for each bucket.
    forcePathStyle: true,
    credentials: { accessKeyId: PHOTOS_S3_KEY, secretAccessKey: PHOTOS_S3_SECRET },
    // Older stores support no checksums except the one in the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { requestTimeout: LONGEST_MS, connectionTimeout: LONGEST_MS },
  })
  return { client, ...library }
}
