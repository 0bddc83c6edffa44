import type { Language } from '../domain/language.ts'
import { m } from '../messages/compiled/messages.js'
import { AppError } from './http/app-error.ts'
import { BODY_LIMIT, readBytes, sizeText } from './http/body.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/**
 * Whether a form was sent from a page of this site. Browsers name the sender in Sec-Fetch-Site, older ones in Origin. A request
 * without both headers does not come from a browser, so nobody can be tricked into sending it.
 */
function isFromOwnPage(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  // Behind a proxy we may not see the scheme and host of the request, but PUBLIC_URL contains both.
  const host = request.headers.get('host') ?? new URL(request.url).host
  return origin === new URL(publicUrl).origin || origin === `http://${host}` || origin === `https://${host}`
}

type Refusal = { status: 403 | 405 | 413 | 415; refusal: string }

/** A form that was sent to a page, as React Router expects it, or the reason for its refusal. */
export async function readFormRequest(
  request: Request,
  { publicUrl, language }: { publicUrl: string; language: Language },
): Promise<Request | Refusal> {
  const say = { locale: language }
  if (request.method !== 'POST') return { status: 405, refusal: m.error_method({}, say) }
  if (!isFromOwnPage(request, publicUrl)) return { status: 403, refusal: m.error_other_site({}, say) }
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? ''))
    return { status: 415, refusal: m.error_not_a_form({}, say) }
  const body = await readBytes(request).catch((error) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (!body) return { status: 413, refusal: m.error_body_too_large({ limit: sizeText(BODY_LIMIT) }, say) }
  const headers = new Headers(request.headers)
  // React Router compares it with the address of this process, which is different behind a proxy.
  headers.delete('origin')
  return new Request(request.url, { method: 'POST', headers, body })
}
