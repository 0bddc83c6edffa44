import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from '../http/context.ts'
import { deviceOf } from './device.ts'

/** Who calls without a session: where from, and with what, such as "Chrome, Android". */
export type Visitor = {
  address: string
  device: string | null
  /** 256 random bits by which accounts know the browser; new ones where it has none. */
  browser: string
}

const COOKIE = 'known-browser'
const TOKEN = /^[\w-]{43}$/
/** The calls and the forms of the login, the registration and the reset; nothing else receives it. */
const PATHS = ['/v1/user', '/auth']
/** As long as the account remembers it, in seconds. */
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
