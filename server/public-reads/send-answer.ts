import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { FinishedAnswer } from './finished-answer.ts'
import { rememberHeader } from './remember-header.ts'

const encodingOf = rememberHeader(acceptedEncoding)

/** Whether If-None-Match contains the tag; weak and strong tags count as equal here (RFC 9110, section 13.1.2). */
function namesTag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}

/** Sends a finished answer according to the headers of the request. Returns its status and the id of the request. */
export function sendAnswer(answer: FinishedAnswer, request: IncomingMessage, response: ServerResponse) {
  const { etag, bodies, unchanged } = answer
  const requestId = answer.needsId ? randomUUID() : null
  const ownHeaders = requestId ? ['x-request-id', requestId] : []
  const known = request.headers['if-none-match']
  if (etag && known && namesTag(known, etag)) {
    response.writeHead(304, [...unchanged, ...ownHeaders]).end()
    return { status: 304, requestId }
  }
  const { head, bytes } = bodies[encodingOf(request.headers['accept-encoding'])] ?? bodies.identity
  response.writeHead(answer.status, [...head, ...ownHeaders])
  response.end(request.method === 'HEAD' ? undefined : bytes)
  return { status: answer.status, requestId }
}
