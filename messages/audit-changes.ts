import type { AuditAction, AuditFacts } from '../domain/audit.ts'
import { formatDay, formatRupees } from '../domain/format.ts'
import type { Language } from '../domain/language.ts'
import type { Paise } from '../domain/money.ts'
import { seasonNames, seasons } from '../domain/panchang/season.ts'
import type { PublicationStatus } from '../domain/publication.ts'
import { m } from './compiled/messages.js'
import { hotelClassText, vehicleText } from './itinerary.ts'
import { sceneText } from './scene.ts'
import { staffRoleText } from './staff-role.ts'

type Text = (words: {}, options: { locale: Language }) => string
type Format = (value: unknown, language: Language) => string

const asText: Format = (value) => (Array.isArray(value) ? value.map(String).join('\n') : String(value ?? ''))
const asRupees: Format = (value, language) =>
  typeof value === 'number' ? formatRupees(value as Paise, language) : asText(value, language)
const asDay: Format = (value, language) =>
  typeof value === 'string' ? formatDay(value, language) : asText(value, language)
const asObservedOn: Format = (value, language) =>
  value === null ? m.festivals_not_shown({}, { locale: language }) : asDay(value, language)
const yesOrNo: Format = (value, language) => (value ? m.audit_yes : m.audit_no)({}, { locale: language })

const wordOf =
  (texts: Record<string, Text>): Format =>
  (value, language) =>
    texts[String(value)]?.({}, { locale: language }) ?? asText(value, language)
const asHotelClass = wordOf(hotelClassText)

/** One line for each stop, without its notes. */
const asStops: Format = (value, language) =>
  Array.isArray(value) ? value.map((stop) => stopLine(recordOf(stop), language)).join('\n') : ''
const stopLine = (stop: Record<string, unknown>, language: Language): string =>
  [stop.day, stop.time, ...(language === 'hi' ? [stop.placeHindi, stop.noteHindi] : [stop.place, stop.note])]
    .filter(Boolean)
    .join(' · ')

const reasons: Record<string, Text> = {
  NOT_FOUND: m.desk_reason_not_found,
  AMOUNT_DIFFERS: m.desk_reason_amount_differs,
  ALREADY_USED: m.desk_reason_already_used,
  OTHER: m.desk_reason_other,
}
const asReason: Format = (value, language) =>
  reasons[String(value)]?.({}, { locale: language }) ?? asText(value, language)

const publicationText: Record<PublicationStatus, Text> = {
  DRAFT: m.publication_draft,
  PUBLISHED: m.publication_published,
  WITHDRAWN: m.publication_withdrawn,
}

const asSeason: Format = (value, language) =>
  seasonNames.flatMap((name) => (name === value ? seasons[name].name[language] : [])).join('')

/** The stored fields with their names on the desk, in the order in which they are shown. */
const fields: Record<string, readonly [label: Text, format: Format]> = {
  verified: [m.audit_confirmed, yesOrNo],
  amount: [m.audit_amount, asRupees],
  choice: [m.audit_choice, asText],
  dateStart: [m.audit_first_day, asDay],
  total: [m.desk_total_amount, asRupees],
  refund: [m.audit_refund, asRupees],
  receivedOn: [m.audit_received_on, asDay],
  utr: [m.common_utr_number, asText],
  reason: [m.desk_reason, asReason],
  text: [m.audit_text, asText],
  note: [m.desk_note, asText],
  names: [m.sankalp_names, asText],
  travellers: [m.travellers_names, asText],
  gstin: [m.common_gstin, asText],
  gotra: [m.sankalp_gotra_label, asText],
  origin: [m.sankalp_origin, asText],
  otherGotra: [m.sankalp_other_gotra, asText],
  death: [m.sankalp_death, asText],
  needs: [m.travellers_needs, asText],
  name: [m.desk_name, asText],
  name_hindi: [m.desk_name_hindi, asText],
  phone: [m.common_phone_number, asText],
  email: [m.common_email, asText],
  vehicle: [m.desk_vehicle, wordOf(vehicleText)],
  seats: [m.people_seats, asText],
  rites: [m.people_rites, asText],
  languages: [m.people_languages, asText],
  city: [m.desk_city, asText],
  city_hindi: [m.audit_city_hindi, asText],
  state: [m.desk_state, asText],
  state_hindi: [m.desk_state_hindi, asText],
  price: [m.audit_price, asRupees],
  additional_person: [m.audit_additional_person, asRupees],
  cost: [m.audit_cost, asRupees],
  itinerary: [m.city_itinerary, asText],
  itinerary_hindi: [m.desk_itinerary_hindi, asText],
  stops: [m.desk_stops, asStops],
  hotel_class: [m.desk_hotel_class, asHotelClass],
  nights: [m.desk_nights, asText],
  facility: [m.city_facilities, asText],
  facility_hindi: [m.desk_facilities_hindi, asText],
  included: [m.city_facilities, asText],
  included_hindi: [m.desk_facilities_hindi, asText],
  not_included: [m.offers_not_included, asText],
  not_included_hindi: [m.offers_not_included_hindi, asText],
  good_to_know: [m.offers_good_to_know, asText],
  good_to_know_hindi: [m.offers_good_to_know_hindi, asText],
  starts_at: [m.offers_starts_at, asText],
  ends_at: [m.offers_ends_at, asText],
  meeting_place: [m.cities_meeting_place, asText],
  meeting_place_hindi: [m.cities_meeting_place_hindi, asText],
  season: [m.desk_season, asSeason],
  gst_percent: [m.desk_offer_gst, asText],
  about: [m.cities_about, asText],
  about_hindi: [m.cities_about_hindi, asText],
  scene: [m.cities_scene, wordOf(sceneText)],
  link: [m.cities_link, asText],
  latitude: [m.cities_latitude, asText],
  longitude: [m.cities_longitude, asText],
  status: [m.audit_publication, wordOf(publicationText)],
  position: [m.audit_position, asText],
  details: [m.desk_details, asText],
  details_hindi: [m.desk_details_hindi, asText],
  alt: [m.photo_alt, asText],
  alt_hindi: [m.photo_alt_hindi, asText],
  taken_on: [m.photo_taken_on, asDay],
  taken_by: [m.photo_taken_by, asText],
  photos: [m.photo_title, asText],
  rows: [m.audit_rows, asText],
  undone: [m.audit_undone, asText],
  staffRole: [m.staff_role, wordOf(staffRoleText)],
  expected: [m.audit_expected, asRupees],
  counted: [m.audit_counted, asRupees],
  validUntil: [m.audit_valid_until, asDay],
  day: [m.audit_filter_day, asDay],
}

const agreed = { price: [m.audit_agreed_price, asRupees] } as const
const vehicle = { vehicle: [m.desk_driver_vehicle, asText] } as const

/** The fields that have another name in the entries of an action. */
const fieldsOf: Partial<Record<string, typeof fields>> = {
  booking_entered: agreed,
  inquiry_answered: agreed,
  booking_driver: vehicle,
  person_added: vehicle,
  person_changed: vehicle,
  person_deleted: vehicle,
  panchang_date_changed: { day: [m.audit_observed_on, asObservedOn] },
  city_status: { status: [m.audit_publication, wordOf({ ...publicationText, WITHDRAWN: m.publication_hidden })] },
  trade_undone: { undone: [m.audit_rows_undone, asText] },
} satisfies Partial<Record<AuditAction, typeof fields>>

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The value of the one field of a changed setting. */
const valueOf = (setting: Record<string, unknown>): string => Object.values(setting).map(String).join('')

/** A field that changed; an empty text is shown as "none". */
export type AuditChange = { label: string; before: string; after: string }

/** The fields that differ before and after, with their names on the desk. Ids and later fields are left out. */
export function auditChanges(
  { action, before, after, subject }: Pick<AuditFacts, 'action' | 'before' | 'after'> & Partial<AuditFacts>,
  language: Language,
): AuditChange[] {
  const [from, to] = [recordOf(before), recordOf(after)]
  if (action === 'setting_changed') {
    const label = (language === 'hi' ? subject?.nameHindi : subject?.name) ?? ''
    return 'siteLogo' in to ? [] : [{ label, before: valueOf(from), after: valueOf(to) }]
  }
  return Object.entries({ ...fields, ...fieldsOf[action] }).flatMap(([key, [label, format]]) => {
    const texts = [from, to].map((side) => (Object.hasOwn(side, key) ? format(side[key], language) : ''))
    const [old = '', now = ''] = texts
    return old === now ? [] : { label: label({}, { locale: language }), before: old, after: now }
  })
}
