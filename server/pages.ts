import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { secureHeaders } from 'hono/secure-headers'
import type { Logger } from 'pino'
import { REFUND_TIERS } from '../domain/cancellation.ts'
import { readRefundTiers, refundTiersText } from '../domain/refund-tiers.ts'
import { isLanguage, type Language } from '../domain/language.ts'
import type { PageContext } from '../contract/page.ts'
import { languageNamed } from '../domain/address.ts'
import { allowByHash, pagePolicy } from './content-security-policy.ts'
import type { Env } from './env.ts'
import { readFormRequest } from './form-request.ts'
import { clientAddress } from './http/address.ts'
import { preferredLanguage } from './http/language.ts'
import { requestIdOf } from './http/request-id.ts'
import { m } from '../messages/compiled/messages.js'
import { PageQueue, PageQueueFull } from './page-queue.ts'
import type { ReadObserver } from './public-reads/answer-from-memory.ts'

export type RenderPage = (request: Request, page: PageContext) => Promise<Response>

type Parts = {
  renderPage: RenderPage
  /** The API. `env` contains the connection, from which the API knows the address of the client. */
  call: (path: string, init: RequestInit, env: object | undefined) => Response | Promise<Response>
  env: Pick<
    Env,
    | 'CARE_PHONE'
    | 'CARE_EMAIL'
    | 'CARE_HOURS'
    | 'CARE_HOURS_HINDI'
    | 'WHATSAPP'
    | 'brand'
    | 'GRIEVANCE_OFFICER'
    | 'GRIEVANCE_OFFICER_HINDI'
    | 'GRIEVANCE_PHONE'
    | 'GRIEVANCE_EMAIL'
    | 'REFUND_DAYS'
    | 'LEGAL_NAME'
    | 'LEGAL_ADDRESS'
    | 'GSTIN'
    | 'GST_PERCENT'
    | 'SEED'
    | 'REFUND_TIERS'
    | 'PUBLIC_URL'
    | 'NODE_ENV'
    | 'TRUST_PROXY'
    | 'KEEP_EMAILS_DAYS'
    | 'KEEP_QUOTES_DAYS'
  >
  log: Logger
}

/** The language that the address names, or else the cookie's, the browser's, or English. The cookie follows localStorage. */
const languageOf = (url: string, cookie: string | undefined, acceptLanguage: string | undefined): Language =>
  languageNamed(new URL(url).searchParams) ?? (isLanguage(cookie) ? cookie : preferredLanguage(acceptLanguage))

/** The connection, as Node.js names it. */
type Peer = { incoming?: { socket: { remoteAddress?: string } } }

/** Requests for files. No page has a dot in its last part, except the address of its data. */
const FILE = /^\/\.well-known\/|\.(?!data$)[^./]*$/

/** Pages whose HTML contains personal data, by the token of a link. Other pages with personal data load it in the browser. */
const PRIVATE_PAGE = /^\/(ask|shared)\//

/** Shortens long parts of the path of a page, because the token of a share link is one. */
const loggedPath = (path: string): string => path.replaceAll(/[^/]{20,}/g, ':id')

/** Makes browsers send the answer's cookies over HTTPS only. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('Set-Cookie')
  for (const cookie of cookies) headers.append('Set-Cookie', `${cookie}; Secure`)
}

/** The headers that the API gets when a page calls it: limits count by address and browser, and logins are listed by browser. */
const CLIENT_HEADERS = ['x-forwarded-for', 'user-agent', 'cookie']

function withClient(init: RequestInit | undefined, client: Headers): RequestInit {
  const headers = new Headers(init?.headers)
  for (const name of CLIENT_HEADERS) headers.set(name, client.get(name) ?? '')
  return { ...init, headers }
}

/** The operator's settings that every page needs. */
const siteOf = (env: Parts['env'], language: Language) => ({
  care: {
    phone: env.CARE_PHONE,
    email: env.CARE_EMAIL,
    hours: (language === 'hi' && env.CARE_HOURS_HINDI) || env.CARE_HOURS,
    whatsapp: env.WHATSAPP,
  },
  firm: {
    name: env.LEGAL_NAME,
    address: env.LEGAL_ADDRESS.split('|').map((line) => line.trim()),
    gstin: env.GSTIN,
  },
  publicUrl: env.PUBLIC_URL,
  gstPercent: env.GST_PERCENT,
  ...(env.SEED === 'none' && {
    priest: { name: m.priest_chosen({}, { locale: language }), title: m.priest_chosen_title({}, { locale: language }) },
  }),
  ...(env.REFUND_TIERS !== refundTiersText(REFUND_TIERS) && {
    refundTiers: readRefundTiers(env.REFUND_TIERS) ?? undefined,
  }),
  ...(env.brand && { brand: env.brand }),
  officer: env.GRIEVANCE_OFFICER
    ? {
        name: (language === 'hi' && env.GRIEVANCE_OFFICER_HINDI) || env.GRIEVANCE_OFFICER,
        phone: env.GRIEVANCE_PHONE ?? env.CARE_PHONE,
        email: env.GRIEVANCE_EMAIL ?? env.CARE_EMAIL,
      }
    : null,
  refundDays: env.REFUND_DAYS,
  keptDays: { emails: env.KEEP_EMAILS_DAYS, quotes: env.KEEP_QUOTES_DAYS },
})

/** Renders every page on the server, in the language of its reader. */
export function pages({ renderPage, call, env, log }: Parts) {
  const isDevelopment = env.NODE_ENV === 'development'
  const hasHttps = env.PUBLIC_URL.startsWith('https:')
  const queue = new PageQueue()
  return new Hono<{ Bindings: (ReadObserver & Peer) | undefined }>()
    .use(secureHeaders({ referrerPolicy: 'same-origin', strictTransportSecurity: false }))
    .use((c, next) => (FILE.test(c.req.path) ? Promise.resolve(c.text('Not found', 404)) : next()))
    .all('*', async (c) => {
      const chosen = getCookie(c, 'language')
      const language = languageOf(c.req.url, chosen, c.req.header('accept-language'))
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      // The answer to a form may contain a token or typed text.
      const cacheControl = isRead && !PRIVATE_PAGE.test(c.req.path) ? 'private, no-cache' : 'no-store'
      const client = c.req.raw.headers
      const request = isRead ? c.req.raw : await readFormRequest(c.req.raw, { publicUrl: env.PUBLIC_URL, language })
      const refuse = (text: string, status: 403 | 405 | 413 | 415 | 503, more: Record<string, string> = {}) =>
        c.text(text, status, {
          'Content-Language': language,
          'Cache-Control': cacheControl,
          'Content-Security-Policy': pagePolicy(),
          ...more,
        })
      if ('refusal' in request) return refuse(request.refusal, request.status)
      const requestId = requestIdOf(c.req.header('x-request-id'), env.TRUST_PROXY)
      const cookies: string[] = []
      const nonce = isDevelopment ? '' : randomBytes(16).toString('base64url')
      const page: PageContext = {
        language,
        asksLanguage: !isLanguage(chosen),
        nonce,
        ...siteOf(env, language),
        report: (error) => log.error({ err: error, requestId, path: loggedPath(c.req.path) }, 'page not rendered'),
        async call(path, init) {
          let status
          try {
            const answer = await call(path, withClient(init, client), { ...c.env, requestId })
            status = answer.status
            cookies.push(...answer.headers.getSetCookie())
            return answer
          } finally {
            c.env?.onRead?.(path, status)
          }
        },
      }
      const render = () => renderPage(request, page)
      const peer = c.env?.incoming?.socket.remoteAddress
      const address = clientAddress(peer, c.req.header('x-forwarded-for'), env.TRUST_PROXY)
      // A page that is rendered for the memory of public reads is the same for everyone, and is rendered once.
      const rendered = c.env?.onRead ? render() : queue.render(address, c.req.raw.signal, render)
      const response = await rendered.catch((error: unknown) => {
        if (error instanceof PageQueueFull) return error
        throw error
      })
      if (response instanceof PageQueueFull)
        return refuse(m.error_unavailable({}, { locale: language }), 503, { 'Retry-After': `${response.retryAfter}` })
      const headers = new Headers(response.headers)
      headers.set('Content-Language', language)
      headers.set('Vary', 'Cookie, Accept-Language')
      headers.set('Cache-Control', cacheControl)
      if (hasHttps) secureCookies(headers)
      for (const cookie of cookies) headers.append('Set-Cookie', cookie)
      if (!isDevelopment) headers.set('Content-Security-Policy', pagePolicy())
      if (!headers.get('content-type')?.startsWith('text/html'))
        return new Response(response.body, { status: response.status, headers })
      log.debug({ requestId, path: loggedPath(c.req.path), status: response.status }, 'page')
      // The first paint needs no script, so preloading scripts must not delay the styles and fonts that it needs.
      const html = (await response.text()).replaceAll(
        '<link rel="modulepreload"',
        '<link rel="modulepreload" fetchpriority="low"',
      )
      if (isDevelopment) return new Response(html, { status: response.status, headers })
      const allowed = allowByHash(html, nonce)
      headers.set('Content-Security-Policy', allowed.policy)
      return new Response(allowed.html, { status: response.status, headers })
    })
}
