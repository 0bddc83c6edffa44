import type { Language } from '../../domain/language.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The server renders pages in the language of this cookie. */
export const LANGUAGE_COOKIE = 'language'

/** Says that the language was chosen without scripts: the browser's own store, which decides, does not have the choice yet. */
export const CHOICE_COOKIE = 'languageSelected'

type Cookie = typeof LANGUAGE_COOKIE | typeof CHOICE_COOKIE

export const languageCookie = (name: Cookie, language: Language): string =>
  `${name}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`

export const endedCookie = (name: Cookie): string => `${name}=; Path=/; Max-Age=0; SameSite=Lax`

/** The language in a cookie of the header `Cookie` or of `document.cookie`. */
export const languageIn = (cookies: string, name: Cookie): Language | undefined =>
  new RegExp(`(?:^|; )${name}=(en|hi)(?:;|$)`).exec(cookies)?.[1] as Language | undefined

/**
 * Stores a cookie in the browser; on a site with HTTPS the cookie is sent over HTTPS only. `server/pages.ts` does the same for the
 * cookies of the server.
 */
export function storeCookie(cookie: string): void {
  document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie
}
