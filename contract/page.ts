import type { Brand } from '../domain/brand.ts'
import type { RefundTiers } from '../domain/cancellation.ts'
import type { Language } from '../domain/language.ts'

/** The data that the server gives to a page while it renders. */
export type PageContext = {
  language: Language
  /** No cookie says that a language was chosen, so the page asks for it. */
  asksLanguage: boolean
  /** Marks the inline scripts and styles that we wrote, so that the server allows only them; empty in development. */
  nonce: string
  /** `hours` says when the phone is answered, in the language of the page; left out if the operator gives no hours. */
  care: { phone: string; email: string; hours?: string; whatsapp?: string }
  /** The seller: the name, the lines of the address and the GSTIN as on the invoices. */
  firm: { name: string; address: readonly string[]; gstin: string }
  /** The name and logo of the operator; absent while the site has its original ones. */
  brand?: Brand
  /** The text that replaces the invented priest; only on a site without demo content. */
  priest?: { name: string; title: string }
  publicUrl: string
  gstPercent: number
  /** The cancellation terms, if they are not the usual ones. The usual ones are left out, because they would be in every page. */
  refundTiers?: RefundTiers
  /**
   * The person who answers complaints (E-Commerce Rules 2020, rule 4): name and office in the language of the page; null if nobody
   * is named.
   */
  officer: { name: string; phone: string; email: string } | null
  /** The number of working days within which a refund is sent. */
  refundDays: number
  /** The number of days after which the housekeeping deletes sent emails, and quotes without a payment. */
  keptDays: { emails: number; quotes: number }
  /** Logs an error of the rendering. */
  report: (error: unknown) => void
  /** Calls the API in this process, through the same routes as a request from outside. */
  call: (path: string, init?: RequestInit) => Response | Promise<Response>
}
