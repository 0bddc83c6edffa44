/** What the audit log records: changes by staff, and passwords and keys that were refused to them. */
export const auditActions = [
  'booking_verification',
  'booking_note',
  'booking_driver',
  'booking_sankalp',
  'booking_cancelled',
  'payment_verified',
  'payment_rejected',
  'payment_revoked',
  'payment_undone',
  'refund_sent',
  'refund_corrected',
  'package_edited',
  'pooja_edited',
  'panchang_date_changed',
  'statement_imported',
  'statement_undone',
  'security_key_refused',
  'login_refused',
  'login_limited',
  'password_refused',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What an entry of the audit log can be about. */
export const auditSubjects = [
  'booking',
  'payment',
  'refund',
  'package',
  'pooja',
  'observance',
  'statement',
  'account',
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
