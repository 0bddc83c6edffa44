import type { Brand } from '../domain/brand.ts'
import type { RefundTiers } from '../domain/cancellation.ts'
import type { Language } from '../domain/language.ts'

/** What the server gives to a page while it renders. */
export type PageContext = {
  language: Language
  /** No cookie says that the language was chosen: the page asks for it. */
  asksLanguage: boolean
  /** Marks the inline scripts and styles that we wrote, so that the server allows them and no others; empty in development. */
  nonce: string
  /** `hours` are when the phone is answered, in the language of the page; left out if the operator does not say so. */
  care: { phone: string; email: string; hours?: string; whatsapp?: string }
  /** Who sells: the name, the lines of the address and the GSTIN as on the invoices. */
  firm: { name: string; address: readonly string[]; gstin: string }
  /** The name and logo of the operator; absent where the site has those that it came with. */
  brand?: Brand
  /** Without demo content: what stands in the place of its invented priest. */
  priest?: { name: string; title: string }
  publicUrl: string
  gstPercent: number
  /** The cancellation terms, where they are not the usual ones: they would be in every page. */
  refundTiers?: RefundTiers
  /** Who answers complaints (E-Commerce Rules 2020, rule 4): name and office in the language of the page; null while nobody is named. */
  officer: { name: string; phone: string; email: string } | null
  /** Within how many working days a refund is sent. */
  refundDays: number
  /** After how many days the housekeeping deletes sent emails, and quotes without a payment. */
  keptDays: { emails: number; quotes: number }
  /** Logs an error of the rendering. */
  report: (error: unknown) => void
  /** Calls the API in this process, through the same routes as a request from outside. */
  call: (path: string, init?: RequestInit) => Response | Promise<Response>
}
