import { type AuditAction, auditActions, type AuditFacts } from '../domain/audit.ts'
import type { Language } from '../domain/language.ts'
import { m } from './compiled/messages.js'

type Words = { staff: string; subject: string }
type Sentence = (words: Words, options: { locale: Language }) => string

const sentences: Record<AuditAction, Sentence> = {
  booking_verification: m.audit_booking_unconfirmed,
  booking_note: m.audit_booking_note,
  booking_driver: m.audit_booking_driver,
  booking_priest: m.audit_booking_priest,
  booking_sankalp: m.audit_booking_sankalp,
  booking_travellers: m.audit_booking_travellers,
  booking_buyer: m.audit_booking_buyer,
  booking_entered: m.audit_booking_entered,
  booking_cancelled: m.audit_booking_cancelled,
  booking_test: m.audit_booking_test,
  booking_changed: m.audit_booking_changed,
  booking_written_off: m.audit_booking_written_off,
  booking_write_off_undone: m.audit_booking_write_off_undone,
  booking_allowed: m.audit_booking_allowed,
  booking_allowance_undone: m.audit_booking_allowance_undone,
  payment_verified: m.audit_payment_verified,
  payment_rejected: m.audit_payment_rejected,
  payment_revoked: m.audit_payment_revoked,
  payment_undone: m.audit_payment_undone,
  cash_recorded: m.audit_cash_recorded,
  cash_counted: m.audit_cash_counted,
  refund_sent: m.audit_refund_sent,
  refund_corrected: m.audit_refund_corrected,
  package_edited: m.audit_package_edited,
  pooja_edited: m.audit_pooja_edited,
  places_set: m.audit_places_set,
  person_added: m.audit_person_added,
  day_link_made: m.audit_day_link_made,
  day_links_ended: m.audit_day_links_ended,
  person_changed: m.audit_person_changed,
  person_deleted: m.audit_person_deleted,
  inquiry_answered: m.audit_inquiry_answered,
  inquiry_closed: m.audit_inquiry_closed,
  inquiry_reopened: m.audit_inquiry_reopened,
  photo_added: m.audit_photo_added,
  photo_deleted: m.audit_photo_deleted,
  photos_ordered: m.audit_photos_ordered,
  package_created: m.audit_package_created,
  package_status: m.audit_package_status,
  pooja_created: m.audit_pooja_created,
  pooja_status: m.audit_pooja_status,
  city_created: m.audit_city_created,
  city_edited: m.audit_city_edited,
  city_status: m.audit_city_status,
  panchang_date_changed: m.audit_panchang_date_changed,
  setting_changed: m.audit_setting_changed,
  month_filed: m.audit_month_filed,
  month_filing_undone: m.audit_month_filing_undone,
  statement_imported: m.audit_statement_imported,
  statement_undone: m.audit_statement_undone,
  trade_imported: m.audit_trade_imported,
  trade_undone: m.audit_trade_undone,
  staff_invited: m.audit_staff_invited,
  staff_invitation_withdrawn: m.audit_staff_invitation_withdrawn,
  staff_joined: m.audit_staff_joined,
  staff_role_changed: m.audit_staff_role_changed,
  staff_removed: m.audit_staff_removed,
  staff_email_changed: m.audit_staff_email_changed,
  staff_sessions_ended: m.audit_staff_sessions_ended,
  second_step_set_up: m.audit_second_step_set_up,
  second_step_removed: m.audit_second_step_removed,
  passkey_removed: m.audit_passkey_removed,
  owner_recovered: m.audit_owner_recovered,
  security_key_refused: m.audit_security_key_refused,
  login_refused: m.audit_login_refused,
  login_limited: m.audit_login_limited,
  password_refused: m.audit_password_refused,
  second_step_refused: m.audit_second_step_refused,
}

/** The names of the actions, for the filter. */
export const auditActionNames: Record<AuditAction, (words: {}, options: { locale: Language }) => string> = {
  booking_verification: m.audit_action_booking_verification,
  booking_note: m.audit_action_booking_note,
  booking_driver: m.audit_action_booking_driver,
  booking_priest: m.audit_action_booking_priest,
  booking_sankalp: m.audit_action_booking_sankalp,
  booking_travellers: m.audit_action_booking_travellers,
  booking_buyer: m.audit_action_booking_buyer,
  booking_entered: m.audit_action_booking_entered,
  booking_cancelled: m.audit_action_booking_cancelled,
  booking_test: m.audit_action_booking_test,
  booking_changed: m.audit_action_booking_changed,
  booking_written_off: m.audit_action_booking_written_off,
  booking_write_off_undone: m.audit_action_booking_write_off_undone,
  booking_allowed: m.audit_action_booking_allowed,
  booking_allowance_undone: m.audit_action_booking_allowance_undone,
  payment_verified: m.audit_action_payment_verified,
  payment_rejected: m.audit_action_payment_rejected,
  payment_revoked: m.audit_action_payment_revoked,
  payment_undone: m.audit_action_payment_undone,
  cash_recorded: m.audit_action_cash_recorded,
  cash_counted: m.audit_action_cash_counted,
  refund_sent: m.audit_action_refund_sent,
  refund_corrected: m.audit_action_refund_corrected,
  package_edited: m.audit_action_package_edited,
  pooja_edited: m.audit_action_pooja_edited,
  places_set: m.audit_action_places_set,
  person_added: m.audit_action_person_added,
  day_link_made: m.audit_action_day_link_made,
  day_links_ended: m.audit_action_day_links_ended,
  person_changed: m.audit_action_person_changed,
  person_deleted: m.audit_action_person_deleted,
  inquiry_answered: m.audit_action_inquiry_answered,
  inquiry_closed: m.audit_action_inquiry_closed,
  inquiry_reopened: m.audit_action_inquiry_reopened,
  photo_added: m.audit_action_photo_added,
  photo_deleted: m.audit_action_photo_deleted,
  photos_ordered: m.audit_action_photos_ordered,
  package_created: m.audit_action_package_created,
  package_status: m.audit_action_package_status,
  pooja_created: m.audit_action_pooja_created,
  pooja_status: m.audit_action_pooja_status,
  city_created: m.audit_action_city_created,
  city_edited: m.audit_action_city_edited,
  city_status: m.audit_action_city_status,
  panchang_date_changed: m.audit_action_panchang_date_changed,
  setting_changed: m.audit_action_setting_changed,
  month_filed: m.audit_action_month_filed,
  month_filing_undone: m.audit_action_month_filing_undone,
  statement_imported: m.audit_action_statement_imported,
  statement_undone: m.audit_action_statement_undone,
  trade_imported: m.audit_action_trade_imported,
  trade_undone: m.audit_action_trade_undone,
  staff_invited: m.audit_action_staff_invited,
  staff_invitation_withdrawn: m.audit_action_staff_invitation_withdrawn,
  staff_joined: m.audit_action_staff_joined,
  staff_role_changed: m.audit_action_staff_role_changed,
  staff_removed: m.audit_action_staff_removed,
  staff_email_changed: m.audit_action_staff_email_changed,
  staff_sessions_ended: m.audit_action_staff_sessions_ended,
  second_step_set_up: m.audit_action_second_step_set_up,
  second_step_removed: m.audit_action_second_step_removed,
  passkey_removed: m.audit_action_passkey_removed,
  owner_recovered: m.audit_action_owner_recovered,
  security_key_refused: m.audit_action_security_key_refused,
  login_refused: m.audit_action_login_refused,
  login_limited: m.audit_action_login_limited,
  password_refused: m.audit_action_password_refused,
  second_step_refused: m.audit_action_second_step_refused,
}

const isKnown = (action: string): action is AuditAction => (auditActions as readonly string[]).includes(action)

/** The name of a subject in the language; a deleted or unknown subject has none. */
export const subjectName = ({ subject }: Pick<AuditFacts, 'subject'>, language: Language): string =>
  (language === 'hi' ? subject.nameHindi : subject.name) || m.audit_gone({}, { locale: language })

/** Says in one sentence what was done. */
export function auditSentence(entry: AuditFacts, language: Language): string {
  const words = { staff: entry.staff.name, subject: subjectName(entry, language) }
  const { action } = entry
  if (!isKnown(action)) return m.audit_other({ ...words, action }, { locale: language })
  return (ofCase(entry) ?? sentences[action])(words, { locale: language })
}

/** The sentence of an action that has several. */
function ofCase({ action, staff, subject, after }: AuditFacts): Sentence | undefined {
  const { verified, way } = (after ?? {}) as { verified?: boolean; way?: string }
  if (action === 'booking_verification' && verified) return m.audit_booking_confirmed
  if (action === 'payment_rejected' && way === 'CASH') return m.audit_cash_undone
  // The keys of settings, of a file and of something new have the member of staff as the subject.
  if (action === 'security_key_refused' && subject.name === staff.name) return m.audit_security_key_refused_own
  return undefined
}
