import type { Language } from '../domain/language.ts'

/** What the server gives to a page while it renders. */
export type PageContext = {
  language: Language
  /** The nonce of the page's content security policy; empty in development. */
  nonce: string
  care: { phone: string; email: string }
  publicUrl: string
  /** Logs an error of the rendering. */
  report: (error: unknown) => void
  /** Calls the API in this process, through the same routes as a request from outside. */
  call: (path: string, init?: RequestInit) => Response | Promise<Response>
}
