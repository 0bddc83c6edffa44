import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const s3Keys = { key: 'TIRTHATESTKEY', secret: 'a/secret+with=signs' }

/** A page of a list has so few names that clients must read more than one page. */
const PAGE = 3

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/

/** Whether a request is signed by signature version 4 with the keys, and its body is the one that was signed. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, key, day, region, names, signature] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  if (key !== s3Keys.key || !day || !region || !names) return false
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test')
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== sha256(body)) return false
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, pathname, query, headers.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', String(request.headers['x-amz-date']), scope, sha256(canonical)].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${s3Keys.secret}`)
  return hmac(signing, toSign).toString('hex') === signature
}

const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

/** An in-memory store with the part of S3 that the product uses. It refuses unsigned requests. */
export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const state = { refused: 0 }
  const answer = (method: string, url: URL, body: Buffer, type: string): [number, string | Buffer, string?] => {
    const path = decodeURIComponent(url.pathname)
    if (method === 'PUT') objects.set(path, { bytes: body, type })
    if (method === 'DELETE') objects.delete(path)
    if (method !== 'GET') return [method === 'DELETE' ? 204 : 200, '']
    if (url.searchParams.get('list-type') === '2') return [200, list(path, url.searchParams), 'application/xml']
    const found = objects.get(path)
    return found ? [200, found.bytes, found.type] : [404, error('NoSuchKey'), 'application/xml']
  }
  const list = (bucket: string, query: URLSearchParams): string => {
    const root = `${bucket.replace(/\/$/, '')}/`
    const keys = [...objects.keys()]
      .filter((path) => path.startsWith(root + query.get('prefix')))
      .map((path) => path.slice(root.length))
      .toSorted()
    const from = Number(query.get('continuation-token') ?? 0)
    const next = from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    const contents = keys.slice(from, from + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`)
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }
  const server = createServer((request, response) => {
    const reply = async () => {
      const body = await buffer(request)
      const isAllowed = isSigned(request, body)
      if (!isAllowed) state.refused++
      const url = new URL(request.url ?? '', 'http://s3.test')
      const [status, content, type] = isAllowed
        ? answer(request.method ?? '', url, body, request.headers['content-type'] ?? '')
        : ([403, error('SignatureDoesNotMatch'), 'application/xml'] as const)
      response.writeHead(status, type ? { 'content-type': type } : {}).end(content)
    }
    reply().catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    state,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
