import type { Language } from '../domain/language.ts'
import { ApiError, createClient } from '../contract/client.ts'
import { m } from '../messages/compiled/messages.js'
import { readSession, storeSession } from './session/session.ts'
import { showToast } from './toast/toast.tsx'

const language = (): Language => (document.documentElement.lang === 'hi' ? 'hi' : 'en')

/** Adds the token and the page's language; a dead session is dropped and said, wherever it shows. @throws ApiError */
export const send: typeof globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  const session = readSession()
  headers.set('Accept-Language', language())
  if (session) headers.set('Authorization', `Bearer ${session.access_token}`)
  const response = await fetch(input, { ...init, headers }).catch(() => {
    throw new ApiError(0, { code: 'OFFLINE', message: textOf(m.common_offline) })
  })
  if (response.status === 401 && session) {
    storeSession(null)
    showToast('error', textOf(m.error_unauthenticated))
  }
  return response
}

/** The API for everything that runs in the browser. */
export const api = createClient(typeof location === 'undefined' ? '' : location.origin, send)

export type Message<Inputs = {}> = (inputs: Inputs, options: { locale: Language }) => string

/** The sentence of a failure that has none. */
export const asItIs = ({ message }: { message: string }): string => message

/** A text outside of components, in the language of the page. */
export const textOf = (message: Message): string => message({}, { locale: language() })

/** What to show of a failure: the server's words, else the call's own default (specification, section 8). */
export const errorMessage = (error: unknown, fallback: Message = m.error_internal): string =>
  error instanceof ApiError && error.message ? error.message : textOf(fallback)

/**
 * What a page loads, passed on; a failure is shown as a toast on its way, and then by the page's `PageFailure`. What a
 * loader throws by intent, as a redirect, is no failure.
 */
export async function orToast<T>(loading: Promise<T>, fallback: Message): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof Error) showToast('error', errorMessage(error, fallback))
    throw error
  }
}
