import type { AuditEntry } from '../../contract/audit.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { observanceOf } from '../../domain/panchang/observance.ts'
import type { FoundEntry } from './find-entries.ts'

function subjectOf(row: FoundEntry): Omit<AuditEntry['subject'], 'id'> {
  const named = (kind: AuditEntry['subject']['kind'], name: string, bookingId: string | null = null) => ({
    kind,
    name,
    nameHindi: name,
    bookingId,
  })
  if (row.booking_reference !== null) return named('booking', row.booking_reference, row.booking_id)
  if (row.payment_reference !== null) return named('payment', row.payment_reference, row.payment_booking_id)
  if (row.refund_reference !== null) return named('refund', row.refund_reference, row.refund_booking_id)
  if (row.package_name !== null)
    return { ...named('package', row.package_name), nameHindi: row.package_name_hindi ?? row.package_name }
  if (row.pooja_name !== null)
    return { ...named('pooja', row.pooja_name), nameHindi: row.pooja_name_hindi ?? row.pooja_name }
  if (row.observance !== null && row.computed_day !== null) return observance(row.observance, row.computed_day)
  if (row.statement_name !== null) return named('statement', row.statement_name)
  if (row.account_name !== null) return named('account', row.account_name)
  return named('gone', '')
}

/** An observance by its computed day, which tells it from that of another year. */
function observance(key: string, computed: CalendarDay): Omit<AuditEntry['subject'], 'id'> {
  const name = observanceOf(key)?.name ?? { en: key, hi: key }
  return {
    kind: 'observance',
    name: `${name.en} (${formatDay(computed, 'en')})`,
    nameHindi: `${name.hi} (${formatDay(computed, 'hi')})`,
    bookingId: null,
  }
}

export const toAuditResponse = (row: FoundEntry): AuditEntry => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  action: row.action,
  staff: { id: row.actor_id, name: row.actor_name },
  subject: { ...subjectOf(row), id: row.subject_id },
  before: row.changed_from,
  after: row.changed_to,
  tries: row.tries ?? 1,
  requestId: row.request_id,
})
