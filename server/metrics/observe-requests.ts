import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ReadObserver } from '../public-reads/answer-from-memory.ts'

type Answered = { method: string; route: string; status: number; seconds: number }
export type ObserveRequest = (answered: Answered) => void

/** Other methods count as one, so that a client cannot make up names. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

/** Tells of every answer: the pattern of its route, because a path can hold a secret. */
export const observeRequests =
  (observe: ObserveRequest): MiddlewareHandler<{ Bindings: ReadObserver | undefined }> =>
  async (c, next) => {
    const started = performance.now()
    await next()
    // What is made for the memory of public reads is counted where it is sent.
    if (c.env?.onRead) return
    const method = METHODS.has(c.req.method) ? c.req.method : 'OTHER'
    observe({ method, route: routePath(c), status: c.res.status, seconds: (performance.now() - started) / 1000 })
  }
