import { createContext, data } from 'react-router'
import { ApiError, createClient } from '../contract/client.ts'
import type { PageContext } from '../contract/page.ts'
import type { HandOver } from './session/hand-over.ts'

/** The data that the server passes to loaders and to the document; see `contract/page.ts`. */
export const pageContext = createContext<PageContext>()

/** The session that the page gives to a browser that logged in without scripts. An action sets it. */
export const handOverContext = createContext<HandOver | null>(null)

/** The API client for loaders and actions on the server, in the language of the page. */
export const apiOf = ({ call, language }: PageContext, token?: string) =>
  createClient('http://in.process', ((input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(String(input))
    const headers = new Headers(init?.headers)
    headers.set('Accept-Language', language)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    return call(pathname + search, { ...init, headers })
  }) as typeof globalThis.fetch)

/** The status and Retry-After of a page that says why a call failed. */
export const failedWith = ({ status, retryAfter }: Pick<ApiError, 'status' | 'retryAfter'>): ResponseInit => ({
  status,
  ...(retryAfter !== null && { headers: { 'Retry-After': retryAfter } }),
})

/**
 * Loads data on the server. React Router hides errors of the server from the browser, so a failure is thrown as a response
 * with the same status and the message that `PageFailure` shows.
 */
export async function readForPage<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) throw data({ message: error.message }, failedWith(error))
    throw error
  }
}
