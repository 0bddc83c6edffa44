import type { Language } from '../domain/language.ts'
import { ApiError, createClient } from '../contract/client.ts'
import { m } from '../messages/compiled/messages.js'
import type { Session } from '../contract/account.ts'
import { addLoginText } from './session/login-again.ts'
import { ownerOfPage, readSession, storeSession } from './session/session.ts'
import { showToast } from './toast/toast.tsx'

const language = (): Language => (document.documentElement.lang === 'hi' ? 'hi' : 'en')

/** Another account may have logged in in another tab; this page shows the data of the earlier account. @throws ApiError */
async function checkOwner(session: Session | null): Promise<void> {
  const owner = ownerOfPage()
  if (!session || !owner || session.user.id === owner.id) return
  // This is rarely needed, so no page loads the texts in advance.
  const { otherAccount } = await import('./session/other-account.ts')
  throw otherAccount(session.user, owner, language())
}

/**
 * Adds the token and the language of the page to requests over `transport`. After a 401 it deletes the session and shows a toast.
 * @throws ApiError
 */
export const sendOver =
  (transport: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const headers = new Headers(init?.headers)
    const session = readSession()
    await checkOwner(session)
    headers.set('Accept-Language', language())
    if (session) headers.set('Authorization', `Bearer ${session.access_token}`)
    const response = await transport(input, { ...init, headers }).catch(() => {
      const [code, message] = navigator.onLine
        ? (['AWAY', m.common_server_away] as const)
        : (['OFFLINE', m.common_offline] as const)
      throw new ApiError(0, { code, message: textOf(message) })
    })
    if (response.status === 401 && session) {
      storeSession(null)
      addLoginText(textOf(m.error_unauthenticated))
      showToast('error', textOf(m.error_unauthenticated))
    }
    return response
  }

export const send = sendOver((input, init) => fetch(input, init))

/** The API client for the browser. */
export const api = createClient(typeof location === 'undefined' ? '' : location.origin, send)

export type Message<Inputs = {}> = (inputs: Inputs, options: { locale: Language }) => string

/** The default for `sentence`: the message itself. */
export const messageOnly = ({ message }: { message: string }): string => message

/** A text in the language of the page, for code outside of components. */
export const textOf = (message: Message): string => message({}, { locale: language() })

/** The message of the server, or the default of the call if it has none (specification, section 8). */
export const errorMessage = (error: unknown, fallback: Message = m.error_internal): string =>
  error instanceof ApiError && error.message ? error.message : textOf(fallback)

/** Whether a failure has no explanation: the server sent no message, or the error is the server's. */
export const isUnexplained = (error: unknown): boolean =>
  !(error instanceof ApiError && error.message) || error.status >= 500

/**
 * Loads data for a page. Shows a failure as a toast and throws it again, so that `PageFailure` shows it, too. Redirects and other
 * responses that a loader throws are not failures. A failure that `isForPage` has no toast.
 */
export async function orToast<T>(
  loading: Promise<T>,
  fallback: Message,
  isForPage: (error: Error) => boolean = () => false,
): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof Error && !isForPage(error)) showToast('error', errorMessage(error, fallback))
    throw error
  }
}
