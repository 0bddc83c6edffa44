import type { IncomingMessage } from 'node:http'
import type { ContentPart } from '../../db/content-part.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import { preferredLanguage } from '../http/language.ts'
import { pageAddress } from './page-address.ts'
import { rememberHeader } from './remember-header.ts'
import { UUID } from '../../domain/uuid.ts'

/** The facts about an address that may be answered from memory. `route` is its pattern, as in the log. */
type PublicCall = { kind: 'call'; route: string; parts: readonly ContentPart[] }

/** `url` is the address without the parts that do not change the answer. */
export type PublicRead = (PublicCall | { kind: 'page'; route: string }) & {
  url: string
  language: Language
  /** Whether it is a page of a first visit, which asks for the language. */
  asksLanguage: boolean
}

const callOf = (route: string, ...parts: ContentPart[]): PublicCall => ({ kind: 'call', route, parts })

const known: ReadonlyMap<string, PublicCall> = new Map<string, PublicCall>([
  ['/v1/cities', callOf('/v1/cities', 'catalogue')],
  ['/v1/feedback', callOf('/v1/feedback', 'feedback')],
  ['/v1/feedback/rating', callOf('/v1/feedback/rating', 'feedback')],
  ['/v1/openapi.json', callOf('/v1/openapi.json')],
])

const OFFERS = /^\/v1\/(packages|events)\/city\/([a-z0-9-]{1,60})(?:\?limit=100)?$/
const PACKAGE = new RegExp(`^/v1/packages/${UUID}$`)
const POOJA = new RegExp(`^/v1/events/id/${UUID}$`)
const PANCHANG = /^\/v1\/panchang\/\d{4}-\d{2}$/
const onePackage = callOf('/v1/packages/:id', 'catalogue')
const onePooja = callOf('/v1/events/id/:id', 'catalogue')
const oneMonth = callOf('/v1/panchang/:month', 'panchang')

/**
 * Whether a slug belongs to a published city. Addresses of other cities are answered but not kept, because their number is
 * unlimited.
 */
export type IsCity = (slug: string) => boolean

const offers = {
  packages: callOf('/v1/packages/city/:cityName', 'catalogue'),
  events: callOf('/v1/events/city/:cityName', 'catalogue'),
}

function offersAt(url: string, isCity: IsCity): PublicCall | null {
  const [, kind, slug = ''] = OFFERS.exec(url) ?? []
  return (kind === 'packages' || kind === 'events') && isCity(slug) ? offers[kind] : null
}

const callAt = (url: string, isCity: IsCity): PublicCall | null =>
  known.get(url) ??
  offersAt(url, isCity) ??
  (PACKAGE.test(url) ? onePackage : POOJA.test(url) ? onePooja : PANCHANG.test(url) ? oneMonth : null)

/** The part of the content that a call under /v1 reads; null if it reads anything else. */
export function partOf(path: string): ContentPart | null {
  if (/^\/v1\/(packages|events)\/|^\/v1\/cities$/.test(path)) return 'catalogue'
  if (path.startsWith('/v1/panchang/')) return 'panchang'
  return /^\/v1\/feedback(\/rating)?(\?|$)/.test(path) ? 'feedback' : null
}

const languageOf = rememberHeader(preferredLanguage)

/** Matches cookies of the language choice only. */
const LANGUAGE_COOKIES = /^(?:languageSelected=(?:en|hi); )?language=(en|hi)(?:; languageSelected=(?:en|hi))?$/
/** Finds the language among other cookies, which no page shows. */
const LANGUAGE_COOKIE = /(?:^|; )language=(en|hi)(?:;|$)/

/**
 * The public read that a request asks for. Null for all other addresses, for a request with a login or a body, and for a call with
 * any cookie other than the language.
 */
export function publicRead({ method, url = '', headers }: IncomingMessage, isCity: IsCity): PublicRead | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers.authorization || headers['content-length'] || headers['transfer-encoding']) return null
  const { cookie = '' } = headers
  if (url.startsWith('/v1/')) {
    const call = cookie === '' || LANGUAGE_COOKIES.test(cookie) ? callAt(url, isCity) : null
    return call && { ...call, url, language: languageOf(headers['accept-language']), asksLanguage: false }
  }
  const page = pageAddress(url, isCity)
  if (!page) return null
  const answered = LANGUAGE_COOKIE.exec(cookie)?.[1]
  const chosen = page.named ?? answered
  const language = isLanguage(chosen) ? chosen : languageOf(headers['accept-language'])
  return { kind: 'page', route: page.route, url: page.url, language, asksLanguage: answered === undefined }
}
