import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ReadObserver } from '../public-reads/answer-from-memory.ts'

type Answered = { method: string; route: string; status: number; seconds: number }
export type ObserveRequest = (answered: Answered) => void

/** All other methods count as one, so that a client cannot invent names. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

/** Counts every answer under the pattern of its route, because a path can contain a secret. */
export const observeRequests =
  (observe: ObserveRequest): MiddlewareHandler<{ Bindings: ReadObserver | undefined }> =>
  async (c, next) => {
    const started = performance.now()
    await next()
    // Answers that are made for the memory of public reads are counted when they are sent.
    if (c.env?.onRead) return
    const method = METHODS.has(c.req.method) ? c.req.method : 'OTHER'
    observe({ method, route: routePath(c), status: c.res.status, seconds: (performance.now() - started) / 1000 })
  }
