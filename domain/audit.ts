/** What the audit log records: changes by staff, and passwords, codes and keys that were refused to them. */
export const auditActions = [
  'booking_verification',
  'booking_note',
  'booking_driver',
  'booking_priest',
  'booking_sankalp',
  'booking_travellers',
  'booking_entered',
  'booking_cancelled',
  'booking_test',
  'booking_changed',
  'booking_written_off',
  'booking_write_off_undone',
  'payment_verified',
  'payment_rejected',
  'payment_revoked',
  'payment_undone',
  'cash_recorded',
  'cash_counted',
  'refund_sent',
  'refund_corrected',
  'package_edited',
  'package_created',
  'package_status',
  'pooja_edited',
  'places_set',
  'person_added',
  'person_changed',
  'person_deleted',
  'day_link_made',
  'day_links_ended',
  'inquiry_answered',
  'inquiry_closed',
  'inquiry_reopened',
  'photo_added',
  'photo_deleted',
  'photos_ordered',
  'pooja_created',
  'pooja_status',
  'city_created',
  'city_edited',
  'city_status',
  'panchang_date_changed',
  'setting_changed',
  'statement_imported',
  'statement_undone',
  'staff_invited',
  'staff_invitation_withdrawn',
  'staff_joined',
  'staff_role_changed',
  'staff_removed',
  'staff_sessions_ended',
  'second_step_set_up',
  'second_step_removed',
  'passkey_removed',
  'owner_recovered',
  'security_key_refused',
  'login_refused',
  'login_limited',
  'password_refused',
  'second_step_refused',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What an entry of the audit log can be about. */
export const auditSubjects = [
  'booking',
  'payment',
  'refund',
  'package',
  'pooja',
  'city',
  'observance',
  'setting',
  'person',
  'inquiry',
  'statement',
  'account',
  'invitation',
  'gone',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** What an entry says: who did what to which subject, and the values that changed. */
export type AuditFacts = {
  action: string
  staff: { name: string }
  subject: { name: string; nameHindi: string }
  before: unknown
  after: unknown
}
