import { redirect } from 'react-router'
import { localAddress } from '../../domain/local-address.ts'
import type { Role } from '../../domain/role.ts'
import type { Session } from '../../contract/account.ts'
import { ownPage, readSession } from './session.ts'

/** For client loaders of pages that need a login: redirects visitors to the login, which leads back. */
export function requireLogin(request: Request): Session {
  const session = readSession()
  const { pathname, search } = new URL(request.url)
  if (!session) throw redirect(`/auth/login?next=${encodeURIComponent(pathname + search)}`)
  ownPage(session.user)
  return session
}

/** For pages of one role: redirects all other people to the landing page. */
export function requireRole(role: Role, request: Request): Session {
  const session = requireLogin(request)
  if (session.user.role !== role) throw redirect('/landing')
  return session
}

/** The address of `next` if it is on this site; otherwise the fallback. */
export const nextPath = (search: URLSearchParams, fallback: string): string =>
  localAddress(search.get('next')) ?? fallback

/** The parameters that the links between login, registration and reset pass on. */
export function handedOn(search: URLSearchParams): URLSearchParams {
  const handed = new URLSearchParams()
  for (const name of ['next', 'lang']) {
    const value = search.get(name)
    if (value !== null) handed.set(name, value)
  }
  return handed
}
