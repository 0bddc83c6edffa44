import type { Generated } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { InquiryState } from '../domain/inquiry.ts'
import type { Language } from '../domain/language.ts'
import type { Paise } from '../domain/money.ts'

/** A question about a journey that the cart cannot sell, and the offer of staff (migration 0078). */
export type Inquiries = {
  id: string
  city: string
  name: string
  phone: string
  email: Generated<string>
  language: Language
  head_count: number
  wished: Generated<string>
  words: string
  content_hash: string
  consent_version: string
  created_at: Date
  state: Generated<InquiryState>
  package_id: string | null
  offer_count: number | null
  offer_day: CalendarDay | null
  offer_price: Paise | null
  gst_percent: number | null
  valid_until: CalendarDay | null
  answer: Generated<string>
  token_hash: string | null
  answered_by: string | null
  answered_at: Date | null
  closed_reason: string | null
  closed_at: Date | null
  made_account: Generated<boolean>
  booking_id: string | null
  accepted_at: Date | null
}
