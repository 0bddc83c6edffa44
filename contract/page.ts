import type { Language } from '../domain/language.ts'

/** What the server hands to a page while it renders. */
export type PageContext = {
  language: Language
  /** Of the page's content security policy; empty in development. */
  nonce: string
  care: { phone: string; email: string }
  publicUrl: string
  /** Takes an error that broke the rendering into the log. */
  report: (error: unknown) => void
  /** The API, called within the process through the same door as from outside. */
  call: (path: string, init?: RequestInit) => Response | Promise<Response>
}
