import type { AuditEntry } from '../../contract/desk/audit.ts'
import type { AuditAction } from '../../domain/audit.ts'
import { staffName } from '../../domain/automatic.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay, formatMonth } from '../../domain/format.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import type { Language } from '../../domain/language.ts'
import { observanceOf } from '../../domain/panchang/observance.ts'
import { settingLabels } from '../../messages/setting-labels.ts'
import { siteSettingNames } from '../../contract/desk/site-settings.ts'
import { variableOf } from '../setting-variables.ts'
import type { FoundEntry } from './find-entries.ts'

type Subject = Omit<AuditEntry['subject'], 'id'>

function subjectOf({ kind, name, name_hindi, booking_id, computed_day }: FoundEntry): Subject {
  if (kind === null || name === null || name_hindi === null)
    return { kind: 'gone', name: '', nameHindi: '', bookingId: null }
  if (computed_day !== null) return observance(name, computed_day)
  const nameIn = kind === 'setting' ? nameOfSetting : kind === 'month' ? formatMonth : undefined
  if (nameIn) return { kind, name: nameIn(name, 'en'), nameHindi: nameIn(name, 'hi'), bookingId: null }
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

function nameOfSetting(variable: string, locale: Language): string {
  const name = siteSettingNames.find((one) => variableOf[one] === variable)
  return name ? settingLabels[name]({}, { locale }) : variable
}

/** These store their amounts in rupees. No entry ever changes, so they go on to do so; all others store paise. */
const inRupees: readonly string[] = [
  'booking_allowed',
  'booking_allowance_undone',
  'booking_changed',
  'booking_entered',
  'booking_write_off_undone',
  'booking_written_off',
  'inquiry_answered',
] satisfies AuditAction[]
const amounts = new Set(['amount', 'price', 'refund', 'total'])

function inPaise(action: string, values: unknown): unknown {
  if (!inRupees.includes(action) || typeof values !== 'object' || values === null) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      amounts.has(name) && typeof value === 'number' ? paiseFromRupees(value) : value,
    ]),
  )
}

export const toAuditResponse = (row: FoundEntry, language: Language): AuditEntry => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  action: row.action,
  staff: { id: row.actor_id, name: staffName(row.actor_name, language) },
  subject: { ...subjectOf(row), id: row.subject_id },
  before: inPaise(row.action, row.changed_from),
  after: inPaise(row.action, row.changed_to),
  tries: row.tries ?? 1,
  requestId: row.request_id,
})
