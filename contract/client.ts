import { type ClientResponse, hc } from 'hono/client'
import type { Routes } from '../server/api.ts'
import type { FailureBody } from './http.ts'

/** The API as a typed object: `client.cart.add.$post({ json: … })`. `fetch` decides where the calls go. */
export const createClient = (origin: string, fetch: typeof globalThis.fetch) => hc<Routes>(origin, { fetch }).v1
export type Client = ReturnType<typeof createClient>

/** A call that the server refused, or that never reached it (`status` 0). `message` is in the person's language. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  readonly status: number
  readonly code: FailureBody['code'] | 'OFFLINE'
  readonly issues: readonly { path: string; message: string }[]

  constructor(
    status: number,
    body: Pick<FailureBody, 'message' | 'issues'> & { code: FailureBody['code'] | 'OFFLINE' },
  ) {
    super(body.message)
    this.status = status
    this.code = body.code
    this.issues = body.issues ?? []
  }
}

type Success<Response> =
  Response extends ClientResponse<infer Body, infer Status> ? (Status extends 200 | 201 ? Body : never) : never

/** The body of a successful answer. @throws CallFailure */
export async function unwrap<Response extends ClientResponse<unknown>>(
  call: Promise<Response>,
): Promise<Success<Response>> {
  const response = await call
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return body as Success<Response>
  const failure = (body ?? { message: response.statusText, code: 'INTERNAL' }) as FailureBody
  throw new CallFailure(response.status, failure)
}
