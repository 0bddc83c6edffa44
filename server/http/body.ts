import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipart,
} from '@remix-run/multipart-parser'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './context.ts'
import { AppError } from './app-error.ts'

/** The largest body of a request, in bytes (CONTRACT.md, 413). */
export const BODY_LIMIT = 64 * 1024

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** The refusal of a text or a file of more than `most` bytes; its message names the limit. */
export function tooLarge(what: 'TEXT' | 'FILE', most: number): AppError {
  return new AppError('BODY_TOO_LARGE', { words: { what, limit: sizeText(most) } })
}

export const sizeText = (bytes: number): string =>
  bytes >= MEGABYTE ? `${bytes / MEGABYTE} MB` : `${bytes / KILOBYTE} KB`

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/**
 * Reads a JSON body from its bytes, checks it and normalizes its texts to NFC. The platform's `json()` would replace invalid
 * UTF-8 by U+FFFD, and accept NUL and lone surrogates, which PostgreSQL cannot store.
 * @throws AppError BODY_TOO_LARGE, NOT_JSON, BAD_TEXT, BAD_JSON
 */
export const jsonBody = createMiddleware<ApiEnv>(async (c, next) => {
  const bytes = await readBytes(c.req.raw)
  const type = c.req.header('content-type')
  if (bytes.length > 0 && !(type && JSON_TYPE.test(type.trim()))) throw new AppError('NOT_JSON')
  if (bytes.length === 0 && type && !JSON_TYPE.test(type.trim())) throw new AppError('NOT_JSON')
  // An empty body is read as an empty object, so that the schema names the missing fields.
  const text = bytes.length === 0 ? '{}' : JSON.stringify(cleanJson(bytes))
  c.req.bodyCache = { text: Promise.resolve(text) as Promise<string> & string }
  // The validation reads a body only if it has exactly this type.
  if (type !== 'application/json')
    c.req.raw = new Request(c.req.raw.url, {
      method: c.req.method,
      headers: withType(c.req.raw.headers),
      body: text,
    })
  await next()
})

/**
 * Reads a form with a file of at most `most` bytes; the schema of the call reads its fields.
 * @throws AppError BODY_TOO_LARGE, NOT_A_FORM, INVALID_INPUT, BAD_TEXT
 */
export const formBody = (most: number) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const bytes = await readLargeBody(c.req.raw, most + BODY_LIMIT, () => tooLarge('FILE', most))
    const type = c.req.header('content-type')
    if (!type?.startsWith('multipart/form-data')) throw new AppError('NOT_A_FORM')
    c.req.bodyCache = { formData: readForm(bytes, type, most) }
    await next()
  })

/** The bytes of a file in a form. @throws AppError BODY_TOO_LARGE */
export function fileBytes(file: File, most: number): Uint8Array {
  if (!(file instanceof FormFile)) throw new TypeError('the file comes from no form')
  if (file.size > most) throw tooLarge('FILE', most)
  return file.content
}

/** A file that shares the bytes of the request. A `Blob` would copy them twice: 0.1 s of this thread for 10 MB. */
class FormFile extends File {
  readonly content: Uint8Array

  constructor(content: Uint8Array, name: string) {
    super([], name)
    this.content = content
  }

  override get size(): number {
    return this.content.length
  }
}

/**
 * The fields of a form, and its files without their types, because senders choose these freely. The platform's `formData()`
 * compares each byte of a file in JavaScript: 0.2 s for 10 MB, during which nobody else is served.
 */
function readForm(bytes: Uint8Array, type: string, most: number): FormData {
  const invalid = new AppError('INVALID_INPUT', { words: { detail: '' } })
  const boundary = getMultipartBoundary(type)
  if (!boundary) throw invalid
  const form = new FormData()
  try {
    for (const part of parseMultipart(bytes, { boundary, maxFileSize: most })) {
      if (part.name === undefined) throw invalid
      if (part.filename === undefined) form.append(part.name, cleanText(part.text))
      else form.append(part.name, new FormFile(part.content[0] ?? new Uint8Array(), nameOf(part.filename)))
    }
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw tooLarge('FILE', most)
    if (error instanceof MultipartParseError) throw invalid
    // Its decoder has met bytes that are not UTF-8.
    if (error instanceof TypeError) throw new AppError('BAD_TEXT')
    throw error
  }
  return form
}

/** Browsers escape these three characters in a file's name (the HTML standard, multipart form data). */
const nameOf = (filename: string): string => cleanText(filename.replace(/%(?:22|0D|0A)/g, decodeURIComponent))

function withType(headers: Headers): Headers {
  const copy = new Headers(headers)
  copy.set('content-type', 'application/json')
  copy.delete('content-length')
  return copy
}

/** The body of a request. @throws AppError BODY_TOO_LARGE */
export async function readBytes(
  request: Request,
  most = BODY_LIMIT,
  refusal = () => tooLarge('TEXT', most),
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = announcedSize(request, most, refusal)
  // The HTTP parser never reads more than was announced, and a web stream would cost more than the rest of this function.
  if (announced !== null) return new Uint8Array(await request.arrayBuffer())
  return Buffer.concat(await Array.fromAsync(chunksOf(request, most, refusal)))
}

/**
 * The body of a request, copied piece by piece while it comes: copying all of it at once would take 0.1 s, during which nobody else
 * is served. Its memory can be transferred to another thread.
 */
async function readLargeBody(request: Request, most: number, refusal: () => AppError): Promise<Uint8Array> {
  let bytes = new Uint8Array(announcedSize(request, most, refusal) ?? 0)
  let size = 0
  for await (const chunk of chunksOf(request, most, refusal)) {
    if (size + chunk.length > bytes.length) {
      const larger = new Uint8Array(2 * (size + chunk.length))
      larger.set(bytes.subarray(0, size))
      bytes = larger
    }
    bytes.set(chunk, size)
    size += chunk.length
  }
  return bytes.subarray(0, size)
}

async function* chunksOf(request: Request, most: number, refusal: () => AppError): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) throw refusal()
    yield chunk
  }
}

function announcedSize(request: Request, most: number, refusal: () => AppError): number | null {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > most) throw refusal()
  return announced === null ? null : Number(announced)
}

function cleanJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('BAD_TEXT')
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AppError('BAD_JSON')
  }
  return cleanValue(value, 0)
}

/** No schema is deeper. The limit protects the stack from a body that consists only of brackets. */
const DEPTH_LIMIT = 32

function cleanValue(value: unknown, depth: number): unknown {
  if (depth > DEPTH_LIMIT) throw new AppError('BAD_JSON')
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, depth + 1))
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, entry]) => [cleanText(key), cleanValue(entry, depth + 1)])
    return Object.fromEntries(entries)
  }
  return value
}

function cleanText(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) throw new AppError('BAD_TEXT')
  return text.normalize('NFC')
}
