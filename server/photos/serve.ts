import { Hono } from 'hono'
import { isPublicPhotoName, type PhotoFiles } from '../../db/photo-files.ts'
import { contentTypeOf } from './file-type.ts'

/** The memory for the photos that were requested last, in bytes. */
const MOST_BYTES = 24 * 1024 * 1024

const YEAR = 'public, max-age=31536000, immutable'

type Bytes = Uint8Array<ArrayBuffer>

/** Reads files, and caches the files that were read last. Simultaneous requests for one file read it once. */
function recentFiles({ read }: Pick<PhotoFiles, 'read'>) {
  const kept = new Map<string, Bytes>()
  const reading = new Map<string, Promise<Bytes | null>>()
  let size = 0
  const keep = (name: string, bytes: Bytes) => {
    kept.set(name, bytes)
    size += bytes.length
    for (const [oldest, { length }] of kept) {
      if (size <= MOST_BYTES) break
      kept.delete(oldest)
      size -= length
    }
  }
  const load = async (name: string) => {
    try {
      const bytes = await read(name)
      if (bytes) keep(name, bytes)
      return bytes
    } finally {
      reading.delete(name)
    }
  }
  return async (name: string): Promise<Bytes | null> => {
    const bytes = kept.get(name)
    if (!bytes) {
      const begun = reading.get(name) ?? load(name)
      reading.set(name, begun)
      return begun
    }
    kept.delete(name)
    kept.set(name, bytes)
    return bytes
  }
}

/** Photos for everyone, without a query of the database. A name changes with its content, so browsers keep the photo for a year. */
export function servePhotos(files: Pick<PhotoFiles, 'read'>) {
  const read = recentFiles(files)
  return new Hono().get('/photos/:name', async (c) => {
    const name = c.req.param('name')
    const headers = {
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    const etag = `"${name}"`
    const isPublic = isPublicPhotoName(name)
    if (isPublic && c.req.header('if-none-match') === etag)
      return c.body(null, 304, { ...headers, ETag: etag, 'Cache-Control': YEAR })
    const bytes = isPublic ? await read(name) : null
    if (!bytes) return c.text('Not found', 404, { ...headers, 'Cache-Control': 'no-store' })
    return c.body(bytes, 200, { ...headers, ETag: etag, 'Cache-Control': YEAR, 'Content-Type': contentTypeOf(name) })
  })
}
