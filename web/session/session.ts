import { useSyncExternalStore } from 'react'
import type { Session } from '../../contract/account.ts'
import { clearUserCache } from '../cache/user-cache.ts'
import { createStore } from '../store/create-store.ts'

/** The key of the stored session (specification, section 3). */
export const SESSION_KEY = 'user'
const changes = createStore(0)
let cached: { text: string | null; session: Session | null } = { text: null, session: null }

function parse(text: string | null): Session | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Session | null
    return stored?.access_token && stored.user?.id ? stored : null
  } catch {
    return null
  }
}

/** The stored session (specification, section 3, "Session user"); null when nobody is logged in. Only for the browser. */
export function readSession(): Session | null {
  const text = localStorage.getItem(SESSION_KEY)
  if (text !== cached.text) cached = { text, session: parse(text) }
  return cached.session
}

/** The user to whom this page belongs; another login in another tab does not change it. */
let pageUser: Session['user'] | null = null
export const ownPage = (user: Session['user']): void => void (pageUser = user)
export const ownerOfPage = (): Session['user'] | null =>
  /^\/(user|admin)(\/|$)/.test(location.pathname) ? pageUser : null

/** `isShown` is false if the page is loaded again at once: showing the change before would lose a press on a changed element. */
export function storeSession(session: Session | null, isShown = true): void {
  if (session?.user.id !== readSession()?.user.id) clearUserCache()
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  else localStorage.removeItem(SESSION_KEY)
  if (isShown) changes.set(changes.get() + 1)
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener)
  // A login or logout in another tab changes this tab, too.
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null)
