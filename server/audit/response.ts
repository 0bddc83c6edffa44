import type { AuditEntry } from '../../contract/desk/audit.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { observanceOf } from '../../domain/panchang/observance.ts'
import type { FoundEntry } from './find-entries.ts'

type Subject = Omit<AuditEntry['subject'], 'id'>

function subjectOf({ kind, name, name_hindi, booking_id, computed_day }: FoundEntry): Subject {
  if (kind === null || name === null || name_hindi === null)
    return { kind: 'gone', name: '', nameHindi: '', bookingId: null }
  if (computed_day !== null) return observance(name, computed_day)
  return { kind, name, nameHindi: name_hindi, bookingId: booking_id }
}

/** The computed day distinguishes an observance from the same observance of another year. */
function observance(key: string, computed: CalendarDay): Subject {
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
