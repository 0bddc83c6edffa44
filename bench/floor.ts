import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Serves the same site without its scripts, to show how fast the same texts, pictures and fonts can be on this machine at this
 * moment. Everything except the HTML is passed on unchanged.
 */
export async function startFloor(origin: string) {
  const server = createServer((request, response) => {
    const isPage = request.headers.accept?.includes('text/html')
    const headers = { ...request.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
    const asked = ask(`${origin}${request.url}`, { method: request.method, headers }, (found) => {
      if (isPage) return void answerPage(found, response)
      response.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(response)
    })
    asked.on('error', (error) => response.writeHead(502).end(error.message))
    request.pipe(asked)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop(): Promise<unknown> {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

async function answerPage(found: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = brotliCompressSync((await text(found)).replaceAll(SCRIPTS, ''), QUALITY)
  const { 'transfer-encoding': _, ...headers } = found.headers
  response.writeHead(found.statusCode ?? 502, { ...headers, 'content-encoding': 'br', 'content-length': body.length })
  response.end(body)
}
