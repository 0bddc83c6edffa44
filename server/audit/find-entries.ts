import { type ExpressionBuilder, sql } from 'kysely'
import type { AuditFilter } from '../../contract/desk/audit.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'
import { AUTOMATIC } from '../../domain/automatic.ts'
import type { AuditAction, AuditSubject } from '../../domain/audit.ts'
import { addDays, type CalendarDay, startOf } from '../../domain/calendar-day.ts'
import { pageAfter } from '../http/page.ts'
import { isUuid } from '../../domain/uuid.ts'

/**
 * The name of the subject of an entry, from the one table that has its id. PostgreSQL plans this ten times as fast as a join of all
 * tables.
 */
const subjects = sql<{
  kind: Exclude<AuditSubject, 'gone'>
  /** For an observance, its key. */
  name: string
  name_hindi: string
  booking_id: string | null
  computed_day: CalendarDay | null
}>`lateral (
  select 'booking' as kind, payments.reference as name, payments.reference as name_hindi, bookings.id as booking_id,
      null::date as computed_day
    from bookings join payments on payments.id = bookings.payment_id where bookings.id = audit.subject_id
  union all select 'payment', reference, reference, coalesce(booking_id,
      (select id from bookings where bookings.payment_id = payments.id order by id limit 1)), null
    from payments where id = audit.subject_id
  union all select 'refund', reference, reference, booking_id, null from refunds where id = audit.subject_id
  union all select 'package', name, name_hindi, null, null from packages where id = audit.subject_id
  union all select 'pooja', name, name_hindi, null, null from poojas where id = audit.subject_id
  union all select 'city', name, name_hindi, null, null from cities where id = audit.subject_id
  union all select 'observance', observance, observance, null, computed_day from panchang_dates where id = audit.subject_id
  union all select 'setting', name, name, null, null from site_settings where id = audit.subject_id
  union all select 'month', month, month, null, null from filed_months where id = audit.subject_id
  union all select 'person', name, name, null, null from people where id = audit.subject_id
  union all select 'inquiry', cities.name, cities.name_hindi, null, null
    from inquiries join cities on cities.slug = inquiries.city where inquiries.id = audit.subject_id
  union all select 'statement', name, name, null, null from statements where id = audit.subject_id
  union all select 'import', file_name, file_name, null, null from trade_imports where id = audit.subject_id
  union all select 'account', name, name, null, null from users where id = audit.subject_id
  union all select 'invitation', name, name, null, null from staff_invitations where id = audit.subject_id
    and not exists (select from users where id = audit.subject_id))`

type Filter = AuditFilter & { actions?: readonly AuditAction[] }

/** Entries of the audit log, newest first, with the names of their subjects; one statement. */
export function findEntries(db: Db, { action, actions, staff, subject, day }: Filter, page: Page) {
  let entries = db
    .selectFrom('audit')
    .innerJoin('users as actor', 'actor.id', 'audit.actor_id')
    .leftJoin('refused_tries', 'refused_tries.audit_id', 'audit.id')
    .leftJoin(subjects.as<'subject'>(sql.ref('subject')), (join) => join.onTrue())
    .selectAll('audit')
    .select(['actor.name as actor_name', 'refused_tries.tries'])
    .select(['subject.kind', 'subject.name', 'subject.name_hindi', 'subject.booking_id', 'subject.computed_day'])
  if (action) entries = entries.where('audit.action', '=', action)
  if (actions) entries = entries.where('audit.action', 'in', actions)
  if (staff) entries = entries.where('audit.actor_id', '=', staff)
  if (subject) entries = entries.where((from) => isAbout(from, subject))
  if (day)
    entries = entries
      .where('audit.created_at', '>=', new Date(startOf(day)))
      .where('audit.created_at', '<', new Date(startOf(addDays(day, 1))))
  return pageAfter(entries, 'audit.id', 'desc', page).execute()
}

export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number]

/**
 * For an id, only entries about this row; for a code that people read, also entries about the payments and refunds of its booking.
 */
function isAbout({ eb }: ExpressionBuilder<Tables, 'audit'>, subject: string) {
  if (isUuid(subject)) return eb('audit.subject_id', '=', subject)
  const code = subject.toUpperCase()
  return sql<boolean>`audit.subject_id in (
    with coded as (
      select id, booking_id from payments where reference = ${code}
      union all select null, booking_id from refunds where reference = ${code}
    ), of_bookings as (
      select id, payment_id from bookings
      where payment_id in (select id from coded) or id in (select booking_id from coded)
    )
    select id from coded where id is not null
    union select id from of_bookings
    union select payment_id from of_bookings
    union select id from payments where booking_id in (select id from of_bookings)
    union select id from refunds where booking_id in (select id from of_bookings))`
}

/** The people whom the log may name, also if they have left. The condition is written as in the index of migration 0047. */
export const listStaff = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql<boolean>`staff_since is not null or id = ${AUTOMATIC.id}`)
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute()
