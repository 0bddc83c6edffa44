import { redirect } from 'react-router'
import type { Role } from '../../domain/role.ts'
import type { Session } from '../../contract/account.ts'
import { readSession } from './session.ts'

/** For the client loaders of pages that need a login: who is not logged in logs in first and comes back here. */
export function requireLogin(request: Request): Session {
  const session = readSession()
  const { pathname, search } = new URL(request.url)
  if (!session) throw redirect(`/auth/login?next=${encodeURIComponent(pathname + search)}`)
  return session
}

/** The same for pages of one role alone. */
export function requireRole(role: Role, request: Request): Session {
  const session = requireLogin(request)
  if (session.user.role !== role) throw redirect('/landing')
  return session
}

/** Where to go after a login: a path of this site, whatever the address bar says. */
export function nextPath(search: URLSearchParams, fallback: string): string {
  const next = search.get('next')
  if (!next || !next.startsWith('/')) return fallback
  const target = new URL(next, location.origin)
  return target.origin === location.origin ? target.pathname + target.search : fallback
}
