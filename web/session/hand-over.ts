import type { Session } from '../../contract/account.ts'
import { USER_CACHE_PREFIX } from '../cache/user-cache.ts'
import { SESSION_KEY } from './session.ts'

/** The data that a page gives to the browser after a login without scripts. */
export type HandOver = {
  session: Session
  /** The next page, on this site. */
  next: string
  /** The values that the tab stores for that page, by the keys of sessionStorage. */
  kept?: Record<string, string>
}

/** A value as a literal in a script that is part of HTML. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Stores the session as `storeSession` does, before any other script has come, and opens the next page. */
export const handOverScript = ({ session, next, kept = {} }: HandOver): string => `{
  const session = ${literal(session)}
  const key = ${literal(SESSION_KEY)}
  let before = null
  try {
    before = JSON.parse(localStorage.getItem(key))
  } catch {}
  if (before?.user?.id !== session.user.id)
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (name.startsWith(${literal(USER_CACHE_PREFIX)})) storage.removeItem(name)
  localStorage.setItem(key, JSON.stringify(session))
  for (const [name, text] of Object.entries(${literal(kept)})) sessionStorage.setItem(name, text)
  location.replace(${literal(next)})
}`
