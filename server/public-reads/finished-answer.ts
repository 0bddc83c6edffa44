import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

/** Headers as Node.js writes them: names and values in turn. */
type Head = readonly string[]

/** An answer whose bytes are ready in each encoding. */
export type FinishedAnswer = {
  status: number
  /** Null if the answer is not a success. */
  etag: string | null
  /** Each request for it gets its own id. A failure keeps its id, because its body contains it, too. */
  needsId: boolean
  /** The headers of a 304. */
  unchanged: Head
  bodies: { identity: Body } & Partial<Record<Encoding, Body>>
  /** The memory that the answer takes, in bytes. */
  size: number
}
type Body = { head: Head; bytes: Buffer }

/** Smaller bodies do not become smaller by compression; hono's `compress` has the same limit. */
const LEAST_COMPRESSED = 1024

const brotli = promisify(brotliCompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const gzipped = promisify(gzip)

const flat = (headers: Headers): string[] => [...headers].flat()

/** Reads an answer to the end, and makes its ETag and its encodings. */
export async function finishAnswer(response: Response): Promise<FinishedAnswer> {
  const headers = new Headers(response.headers)
  const isSuccess = response.status === 200
  const needsId = isSuccess && headers.has('x-request-id')
  const content = Buffer.from(await response.arrayBuffer())
  // The ETag is weak, because all encodings share it.
  const etag = isSuccess ? `W/"${fingerprint(headers.get('content-language') ?? '', content)}"` : null
  headers.delete('content-length')
  if (etag) headers.set('etag', etag)
  if (needsId) headers.delete('x-request-id')
  const [br, gz] = content.length >= LEAST_COMPRESSED ? await compressed(content) : []
  const body = (bytes: Buffer, encoding?: Encoding): Body => ({
    bytes,
    head: [...flat(headers), ...(encoding ? ['content-encoding', encoding] : []), 'content-length', `${bytes.length}`],
  })
  const bodies = {
    identity: body(content),
    ...(br && { br: body(br, 'br') }),
    ...(gz && { gzip: body(gz, 'gzip') }),
  }
  const size = Object.values(bodies).reduce((sum, { bytes }) => sum + bytes.length, 0)
  return { status: response.status, etag, needsId, unchanged: flat(withoutContent(headers)), bodies, size }
}

const fingerprint = (language: string, content: Buffer): string =>
  createHash('sha256').update(language).update('\0').update(content).digest('base64url').slice(0, 27)

const compressed = (content: Buffer): Promise<[Buffer, Buffer]> =>
  Promise.all([brotli(content, BROTLI), gzipped(content)])

function withoutContent(headers: Headers): Headers {
  const copy = new Headers(headers)
  copy.delete('content-type')
  return copy
}
