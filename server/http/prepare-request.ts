import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { momentOf } from '../moment.ts'
import { clientAddress } from './address.ts'
import type { ApiEnv, Services } from './context.ts'
import { preferredLanguage } from './language.ts'

type NodeBindings = { incoming?: { socket: { remoteAddress?: string } } }

/** Gives each request the services, an id, its moment and its sender's address, and logs how it was answered. */
export const prepareRequest = (services: Services) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const started = performance.now()
    setServices(c, services)
    const moment = momentOf(services.now(), preferredLanguage(c.req.header('accept-language')))
    c.set('moment', moment)
    c.set('requestId', randomUUID())
    const peer = (c.env as NodeBindings | undefined)?.incoming?.socket.remoteAddress
    c.set('address', clientAddress(peer, c.req.header('x-forwarded-for'), services.env.TRUST_PROXY))
    c.header('Content-Language', moment.language)
    c.header('Vary', 'Accept-Language', { append: true })
    c.header('X-Request-Id', c.var.requestId)
    await next()
    const ms = Math.round(performance.now() - started)
    const { method, path } = c.req
    services.log.info({ requestId: c.var.requestId, method, path, status: c.res.status, ms }, 'request')
  })

function setServices(c: Context<ApiEnv>, { db, env, limits, log, now, wakeMail }: Services): void {
  c.set('db', db)
  c.set('env', env)
  c.set('limits', limits)
  c.set('log', log)
  c.set('now', now)
  c.set('wakeMail', wakeMail)
}
