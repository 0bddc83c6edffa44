import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from '../http/context.ts'
import { deviceOf } from './device.ts'

/** A caller without a session: the address, and the device, such as "Chrome, Android". */
export type Visitor = {
  address: string
  device: string | null
  /** 256 random bits by which accounts know the browser; new ones if it has none. */
  browser: string
}

const COOKIE = 'known-browser'
const TOKEN = /^[\w-]{43}$/
/** The paths of the calls and the forms of login, registration and reset. The browser sends the cookie to no other path. */
const PATHS = ['/v1/user', '/auth']
/** In seconds. The account remembers the browser for the same time. */
const LIFETIME = 180 * 24 * 60 * 60

export function visitorOf(c: Context<ApiEnv>): Visitor {
  const known = getCookie(c, COOKIE)
  return {
    address: c.var.address,
    device: deviceOf(c.req.header('user-agent')),
    browser: known !== undefined && TOKEN.test(known) ? known : randomBytes(32).toString('base64url'),
  }
}

/**
 * Gives the browser a cookie by which the account knows it, so that the tries of strangers do not count for it (OWASP, "device cookies").
 * It logs nobody in.
 */
export function rememberBrowser(c: Context<ApiEnv>, { browser }: Visitor): void {
  const secure = c.var.env.PUBLIC_URL.startsWith('https:')
  for (const path of PATHS)
    setCookie(c, COOKIE, browser, { path, secure, httpOnly: true, sameSite: 'Lax', maxAge: LIFETIME })
}
