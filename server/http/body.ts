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
  // An empty body is read as an empty object, so that the schema names what is missing.
  const text = bytes.length === 0 ? '{}' : JSON.stringify(cleanJson(bytes))
  c.req.bodyCache = { text: Promise.resolve(text) as Promise<string> & string }
  // The validation reads only a body of this very type.
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
 * @throws AppError BODY_TOO_LARGE, NOT_A_FORM, INVALID_INPUT
 */
export const formBody = (most: number) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const bytes = await readBytes(c.req.raw, most + BODY_LIMIT, () => tooLarge('FILE', most))
    const type = c.req.header('content-type')
    if (!type?.startsWith('multipart/form-data')) throw new AppError('NOT_A_FORM')
    c.req.bodyCache = { formData: await readForm(bytes, type) }
    await next()
  })

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('INVALID_INPUT', { words: { detail: '' } })
  }
}

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
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > most) throw refusal()
  // The HTTP parser reads no more than was announced, and a web stream would cost more than the rest of this function.
  if (announced !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) throw refusal()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
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

/** No schema is deeper. The limit protects the stack from a body that consists of brackets. */
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
