import type { ColumnType, Generated } from 'kysely'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { RefundTier } from '../domain/cancellation.ts'
import type { LedgerKind } from '../domain/ledger.ts'
import type { Bilingual } from '../domain/language.ts'
import type { HotelClass, Stop, Vehicle } from '../domain/itinerary.ts'
import type { Paise } from '../domain/money.ts'
import type { Season } from '../domain/panchang/season.ts'
import type { OfferRate } from '../domain/price.ts'
import type { Buyer } from '../domain/buyer.ts'
import type { Travellers } from '../domain/travellers.ts'
import type { Sankalp } from '../domain/sankalp.ts'
import type { PublicationStatus } from '../domain/publication.ts'
import type { Period, PeriodNumbers } from '../domain/period-numbers.ts'
import type { AccountTables } from './account-tables.ts'
import type { Acts, Audit, RefusedTries } from './audit-tables.ts'
import type { Cities, ContentVersions, Feedback, PanchangDates, Photos, SiteSettings } from './content-tables.ts'
import type { DocumentTables } from './document-tables.ts'
import type { Inquiries } from './inquiry-tables.ts'
import type { Driver, PeopleTables, Priest } from './people-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { OfferDays, PlaceNeeds, WaitingList } from './place-tables.ts'
import type { Json } from './json-column.ts'
import type { Refunds } from './refund-tables.ts'
import type { AlertMailboxes, StatementJobs, StatementRows, Statements } from './statement-tables.ts'
import type { PaymentPurpose, PaymentState, PaymentWay, RejectReason } from '../domain/payment.ts'

/** The tables of all migrations. Amounts are paise, `date` columns are days in Asia/Kolkata. */

type Terms = { season?: Season; gstPercent?: OfferRate | null }
/** The city of an offer, and its season and its rate of GST if it has its own. */
type Place = Terms & { city: string; cityHindi: string; state: string; stateHindi: string }
export type PackageSnapshot = {
  id: string
  name: string
  nameHindi: string
  price: Paise
  additionalPerson: Paise
} & Place
export type PoojaSnapshot = { id: string; name: string; nameHindi: string; cost: Paise } & Place
export type DatedPooja = { date: CalendarDay; pooja: PoojaSnapshot }

type PlaceColumns = { city: string; city_hindi: string; state: string; state_hindi: string }

type TextList = ColumnType<string[], string | undefined, string>
/** Whether devotees see an offer, its position, and the facts that they should know before they travel (migration 0050). */
type OfferColumns = {
  id: string
  name: string
  name_hindi: string
  status: Generated<PublicationStatus>
  position: Generated<number>
  not_included: TextList
  not_included_hindi: TextList
  good_to_know: TextList
  good_to_know_hindi: TextList
  /** HH:MM in Asia/Kolkata; null if the hours depend on the day. */
  starts_at: string | null
  ends_at: string | null
  /** If it is empty, the meeting place of the city applies. */
  meeting_place: Generated<string>
  meeting_place_hindi: Generated<string>
  /** In percent; null for a package: the rate of the settings; null for a pooja: exempt. */
  gst_percent: OfferRate | null
  season: Season | null
}

export type Packages = PlaceColumns &
  OfferColumns & {
    price: Paise
    additional_person: Paise
    itinerary: Json<string[]>
    itinerary_hindi: Json<string[]>
    facility: Json<string[]>
    facility_hindi: Json<string[]>
    stops: ColumnType<Stop[], string | undefined, string>
    vehicle: Vehicle | null
    hotel_class: HotelClass | null
    nights: Generated<number>
    /** The number of travellers besides the driver; null for the usual number of the kind of vehicle. */
    seats: number | null
  }

/** The facts of the package of a cart entry or booking; null without a package. */
export type FactsColumns = {
  stops: Stop[] | null
  vehicle: Vehicle | null
  hotel_class: HotelClass | null
  nights: number | null
}

export type Poojas = PlaceColumns &
  OfferColumns & {
    cost: Paise
    details: string
    details_hindi: string
    included: TextList
    included_hindi: TextList
  }

export type CartEntries = {
  id: string
  user_id: string
  package_id: string | null
  head_count: number
  date_start: CalendarDay
  created_at: Generated<Date>
}

export type CartPoojas = { id: string; cart_entry_id: string; pooja_id: string; date: CalendarDay }

export type Payments = {
  id: string
  user_id: string
  reference: string
  order_amount: Paise
  gst: Paise
  gst_percent: number
  refund_tiers: ColumnType<RefundTier[] | null, string | null | undefined, never>
  amount_total: Paise
  amount_payable: Paise
  amount_paid: Paise | null
  utr: string | null
  utr_key: string | null
  created_at: Generated<Date>
  expires_at: Date
  begun_reminded_at: Generated<Date | null>
  request_seq: number | null
  content_hash: string | null
  ended_at: Date | null
  submitted_at: Date | null
  verified_at: Date | null
  rejected_at: Date | null
  reject_reason: RejectReason | null
  reject_text: string | null
  booking_id: string | null
  purpose: PaymentPurpose
  state: PaymentState['state']
  corrected: Generated<boolean>
  way: Generated<PaymentWay>
  warned_at: Date | null
  entered_by: string | null
}

type Line = {
  cart_entry_id: string
  head_count: number
  date_start: CalendarDay
  package: ColumnType<PackageSnapshot | null, string | null, string | null>
  poojas: Json<DatedPooja[]>
}

export type PaymentLines = Line & { payment_id: string; position: number }

export type Bookings = Line & {
  id: string
  user_id: string
  payment_id: string
  gst: Paise
  verified: Generated<boolean>
  revoked: Generated<boolean>
  no_place: Generated<boolean>
  note: Generated<string>
  is_test: Generated<boolean>
  imported: Generated<boolean>
  created_at: Generated<Date>
  cancelled_at: Date | null
  cancelled_by: 'DEVOTEE' | 'OPERATOR' | null
  cancel_reason: string | null
  date_before: CalendarDay | null
  max_refund_percent: number | null
  cancel_refund_percent: number | null
  cancel_most_kept: Paise | null
  driver: ColumnType<Driver | null, string | null, string | null>
  driver_id: string | null
  priest: ColumnType<Priest | null, string | null, string | null>
  priest_id: string | null
  sankalp: ColumnType<Sankalp | null, string | null, string | null>
  travellers: ColumnType<Travellers | null, string | null, string | null>
  buyer: ColumnType<Buyer | null, string | null, string | null>
  personal_data_deleted_at: Date | null
  reminded_at: Date | null
  thanked_at: Date | null
  city_key: ColumnType<string, never, never>
}

/** The values of a ledger entry that people see besides its amount; `receivedOn` is the day on which the money reached the bank. */
export type LedgerDetail = {
  utr?: string
  reason?: RejectReason
  text?: string
  dateBefore?: CalendarDay
  way?: PaymentWay
  receivedOn?: CalendarDay
  changed?: { before: Bilingual; after: Bilingual }
}

export type Ledger = {
  id: string
  booking_id: string
  payment_id: string | null
  kind: LedgerKind
  price: Generated<Paise>
  unverified: Generated<Paise>
  received: Generated<Paise>
  refund_due: Generated<Paise>
  written_off: Generated<Paise>
  detail: ColumnType<LedgerDetail, string | undefined, LedgerDetail>
  created_at: Date
  act_id: string | null
}

export type Tables = AccountTables &
  DocumentTables &
  ImportTables &
  PeopleTables & {
    cities: Cities
    packages: Packages
    poojas: Poojas
    cart_entries: CartEntries
    cart_poojas: CartPoojas
    payments: Payments
    payment_lines: PaymentLines
    bookings: Bookings
    ledger: Ledger
    refunds: Refunds
    share_links: { token_hash: string; booking_id: string; created_at: Date; expires_at: Date }
    photos: Photos
    offer_days: OfferDays
    place_needs: PlaceNeeds
    waiting_list: WaitingList
    inquiries: Inquiries
    feedback: Feedback
    rating_counts: { rating: number; count: number }
    audit: Audit
    refused_tries: RefusedTries
    content_versions: ContentVersions
    panchang_dates: PanchangDates
    settings: { name: string; value: string }
    site_settings: SiteSettings
    period_numbers: { first_day: CalendarDay; days: Period['days']; counted: Json<PeriodNumbers> }
    changed_days: { day: CalendarDay }
    statements: Statements
    statement_rows: StatementRows
    statement_jobs: StatementJobs
    alert_mailboxes: AlertMailboxes
    acts: Acts
    rate_limits: { key: string; points: number; expire: number | null }
  }
