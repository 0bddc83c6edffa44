import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers'
import type { Logger } from 'pino'
import { isLanguage, type Language } from '../domain/language.ts'
import type { PageContext } from '../contract/page.ts'
import { languageNamed } from '../domain/address.ts'
import { pagePolicy } from './content-security-policy.ts'
import type { Env } from './env.ts'
import { preferredLanguage } from './http/language.ts'

export type RenderPage = (request: Request, page: PageContext) => Promise<Response>

type Parts = {
  renderPage: RenderPage
  call: PageContext['call']
  env: Pick<Env, 'CARE_PHONE' | 'CARE_EMAIL' | 'PUBLIC_URL' | 'NODE_ENV'>
  log: Logger
}

/** The language that the address names, else the cookie's, the browser's, English. The cookie follows localStorage. */
const languageOf = (url: string, cookie: string | undefined, acceptLanguage: string | undefined): Language =>
  languageNamed(new URL(url).searchParams) ?? (isLanguage(cookie) ? cookie : preferredLanguage(acceptLanguage))

/** The path of a page without long parts: the token of a share link is one. */
const loggedPath = (path: string): string => path.replaceAll(/[^/]{20,}/g, ':id')

/** Renders every page on the server, in the language of its reader. */
export function pages({ renderPage, call, env, log }: Parts) {
  const isDevelopment = env.NODE_ENV === 'development'
  const policy = isDevelopment ? {} : { contentSecurityPolicy: pagePolicy }
  return new Hono<{ Variables: SecureHeadersVariables }>()
    .use(secureHeaders({ ...policy, strictTransportSecurity: false }))
    .all('*', async (c) => {
      const language = languageOf(c.req.url, getCookie(c, 'language'), c.req.header('accept-language'))
      const response = await renderPage(c.req.raw, {
        language,
        nonce: isDevelopment ? '' : (c.get('secureHeadersNonce') ?? ''),
        care: { phone: env.CARE_PHONE, email: env.CARE_EMAIL },
        publicUrl: env.PUBLIC_URL,
        report: (error) => log.error({ err: error, path: loggedPath(c.req.path) }, 'page not rendered'),
        call,
      })
      const headers = new Headers(response.headers)
      headers.set('Content-Language', language)
      headers.set('Vary', 'Cookie, Accept-Language')
      headers.set('Cache-Control', 'private, no-cache')
      if (!headers.get('content-type')?.startsWith('text/html'))
        return new Response(response.body, { status: response.status, headers })
      log.debug({ path: loggedPath(c.req.path), status: response.status }, 'page')
      // The first paint needs no script: preloading scripts must not delay the styles and fonts that it needs.
      const html = (await response.text()).replaceAll(
        '<link rel="modulepreload"',
        '<link rel="modulepreload" fetchpriority="low"',
      )
      return new Response(html, { status: response.status, headers })
    })
}
