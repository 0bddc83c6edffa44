import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { momentOf } from '../moment.ts'
import { clientAddress } from './address.ts'
import type { ApiEnv, Services } from './context.ts'
import { preferredLanguage } from './language.ts'
import { requestIdOf } from './request-id.ts'

type NodeBindings = {
  incoming?: { socket: { remoteAddress?: string } }
  /** The id of the page that makes the call. */
  requestId?: string
}

/**
 * Gives each request the services, an id, its moment and its sender's address. Logs its route and status, but not its path, which
 * can contain a secret.
 */
export const prepareRequest = (services: Services) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const started = performance.now()
    setServices(c, services)
    const bindings = c.env as NodeBindings | undefined
    const requestId = bindings?.requestId ?? requestIdOf(c.req.header('x-request-id'), services.env.TRUST_PROXY)
    const moment = momentOf(services.now(), preferredLanguage(c.req.header('accept-language')), requestId)
    c.set('moment', moment)
    c.set('requestId', requestId)
    const peer = bindings?.incoming?.socket.remoteAddress
    c.set('address', clientAddress(peer, c.req.header('x-forwarded-for'), services.env.TRUST_PROXY))
    c.header('Content-Language', moment.language)
    c.header('Vary', 'Accept-Language', { append: true })
    c.header('X-Request-Id', c.var.requestId)
    // The answer to a change, such as the token of a login, is only for its sender.
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') c.header('Cache-Control', 'no-store')
    await next()
    const ms = Math.round(performance.now() - started)
    services.log.info({ requestId, method: c.req.method, route: routePath(c), status: c.res.status, ms }, 'request')
  })

function setServices(c: Context<ApiEnv>, services: Services): void {
  const { db, env, live, limits, log, now, wakeMail, contentChanged, statementWork, photos } = services
  c.set('db', db)
  c.set('env', env)
  c.set('live', live)
  c.set('limits', limits)
  c.set('log', log)
  c.set('now', now)
  c.set('wakeMail', wakeMail)
  c.set('contentChanged', contentChanged)
  c.set('statementWork', statementWork)
  c.set('photos', photos)
}
