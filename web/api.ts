import type { Language } from '../domain/language.ts'
import { ApiError, createClient } from '../contract/client.ts'
import { m } from '../messages/compiled/messages.js'
import { readSession, storeSession } from './session/session.ts'
import { showToast } from './ui/toast.tsx'

const language = (): Language => (document.documentElement.lang === 'hi' ? 'hi' : 'en')

/** Adds the token and the page's language; a dead session is dropped and said, wherever it shows. @throws ApiError */
export const send: typeof globalThis.fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  const session = readSession()
  headers.set('Accept-Language', language())
  if (session) headers.set('Authorization', `Bearer ${session.access_token}`)
  const response = await fetch(input, { ...init, headers }).catch(() => {
    throw new ApiError(0, { code: 'OFFLINE', message: m.common_offline({}, { locale: language() }) })
  })
  if (response.status === 401 && session) {
    storeSession(null)
    showToast('error', m.error_unauthenticated({}, { locale: language() }))
  }
  return response
}

/** The API for everything that runs in the browser. */
export const api = createClient(typeof location === 'undefined' ? '' : location.origin, send)

type Message = (inputs: {}, options: { locale: Language }) => string

/** What to show of a failure: the server's words, else the call's own default (specification, section 8). */
export const errorMessage = (error: unknown, fallback: Message = m.error_internal): string =>
  error instanceof ApiError && error.message ? error.message : fallback({}, { locale: language() })

/** Passes a call's answer on; a failure is shown as a toast on its way. */
export async function orToast<T>(call: Promise<T>, fallback: Message): Promise<T> {
  try {
    return await call
  } catch (error) {
    showToast('error', errorMessage(error, fallback))
    throw error
  }
}
