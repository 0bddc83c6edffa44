import type { ClientResponse, hc } from 'hono/client'
import type { Routes } from '../server/api.ts'
import type { FailureBody } from './http.ts'

export type Client = ReturnType<typeof hc<Routes>>['v1']

type Request = { param?: Record<string, string>; query?: Record<string, string | undefined>; json?: unknown }
type Send = (path: readonly string[], method: string, request: Request) => Promise<Response>

/** The query of a list that never has more than one page of the largest size. */
export const ALL = { limit: '100' }

/** An object on which `a.b.$get(request)` calls `send(['a', 'b'], 'GET', request)`. */
const pathTo = (path: readonly string[], send: Send): unknown =>
  new Proxy(
    {},
    {
      get(_, key) {
        // If a promise resolves to the client, JavaScript must not take the client for another promise.
        if (typeof key !== 'string' || key === 'then') return undefined
        if (!key.startsWith('$')) return pathTo([...path, key], send)
        return (request: Request = {}) => send(path, key.slice(1).toUpperCase(), request)
      },
    },
  )

/**
 * The API as a typed object: `client.cart.add.$post({ json: … })`. `fetch` decides where the calls go. The types come from hono,
 * and a cast connects them with this object, because hono's own client would load forms, cookies and sockets into every first visit
 * (docs/decisions/0006).
 */
export const createClient = (origin: string, fetch: typeof globalThis.fetch): Client =>
  pathTo([], (path, method, { param = {}, query = {}, json }) => {
    const url = new URL(
      `/v1/${path.map((part) => (part.startsWith(':') ? encodeURIComponent(param[part.slice(1)] ?? '') : part)).join('/')}`,
      origin || undefined,
    )
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    return fetch(url.href, {
      method,
      ...(json !== undefined && { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } }),
    })
  }) as Client

type Code = FailureBody['code'] | 'OFFLINE' | 'AWAY' | 'OTHER_ACCOUNT'

/**
 * A call that the server refused, or that never reached it (`status` 0). `message` is in the person's language; it is empty if the
 * answer contained none.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: Code
  readonly issues: readonly { path: string; message: string }[]
  /** The header Retry-After of the answer, in seconds. */
  readonly retryAfter: string | null

  constructor(
    status: number,
    { message = '', code, issues = [] }: Partial<Pick<FailureBody, 'message' | 'issues'>> & { code: Code },
    retryAfter: string | null = null,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.issues = issues
    this.retryAfter = retryAfter
  }
}

/** The failure that an answer describes. If a proxy answers for the server, the body is not ours and is ignored. */
export async function failureOf(response: Pick<Response, 'status' | 'json' | 'headers'>): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const failure = { code: 'INTERNAL' as const, ...(isFailure(body) && body) }
  return new ApiError(response.status, failure, response.headers.get('Retry-After'))
}

const isFailure = (body: unknown): body is FailureBody =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

type Success<Response> =
  Response extends ClientResponse<infer Body, infer Status> ? (Status extends 200 | 201 | 202 ? Body : never) : never

/** The body of a successful answer. @throws ApiError */
export async function unwrap<Response extends ClientResponse<unknown>>(
  call: Promise<Response>,
): Promise<Success<Response>> {
  const response = await call
  if (!response.ok) throw await failureOf(response)
  return (await response.json()) as Success<Response>
}
