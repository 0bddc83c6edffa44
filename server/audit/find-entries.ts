import { type ExpressionBuilder, sql } from 'kysely'
import type { AuditFilter } from '../../contract/audit.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'
import { addDays, startOf } from '../../domain/calendar-day.ts'
import { pageAfter } from '../http/page.ts'

const withSubjects = (db: Db) =>
  db
    .selectFrom('audit')
    .innerJoin('users as actor', 'actor.id', 'audit.actor_id')
    .leftJoin('refused_tries', 'refused_tries.audit_id', 'audit.id')
    .leftJoin('bookings', 'bookings.id', 'audit.subject_id')
    .leftJoin('payments as advance', 'advance.id', 'bookings.payment_id')
    .leftJoin('payments', 'payments.id', 'audit.subject_id')
    .leftJoin('refunds', 'refunds.id', 'audit.subject_id')
    .leftJoin('packages', 'packages.id', 'audit.subject_id')
    .leftJoin('poojas', 'poojas.id', 'audit.subject_id')
    .leftJoin('panchang_dates', 'panchang_dates.id', 'audit.subject_id')
    .leftJoin('statements', 'statements.id', 'audit.subject_id')
    .leftJoin('users as account', 'account.id', 'audit.subject_id')

/** Entries of the audit log, newest first, with what their subjects are called; one statement. */
export function findEntries(db: Db, { action, staff, subject, day }: AuditFilter, page: Page) {
  let entries = withSubjects(db).select((from) => [
    'audit.id',
    'audit.action',
    'audit.created_at',
    'audit.changed_from',
    'audit.changed_to',
    'audit.request_id',
    'audit.subject_id',
    'audit.actor_id',
    'actor.name as actor_name',
    'refused_tries.tries',
    'bookings.id as booking_id',
    'advance.reference as booking_reference',
    'payments.reference as payment_reference',
    from.fn
      .coalesce(
        'payments.booking_id',
        from
          .selectFrom('bookings as booked')
          .select('booked.id')
          .whereRef('booked.payment_id', '=', 'payments.id')
          .orderBy('booked.id')
          .limit(1),
      )
      .as('payment_booking_id'),
    'refunds.reference as refund_reference',
    'refunds.booking_id as refund_booking_id',
    'packages.name as package_name',
    'packages.name_hindi as package_name_hindi',
    'poojas.name as pooja_name',
    'poojas.name_hindi as pooja_name_hindi',
    'panchang_dates.observance',
    'panchang_dates.computed_day',
    'statements.name as statement_name',
    'account.name as account_name',
  ])
  if (action) entries = entries.where('audit.action', '=', action)
  if (staff) entries = entries.where('audit.actor_id', '=', staff)
  if (subject) entries = entries.where((from) => isAbout(from, subject))
  if (day)
    entries = entries
      .where('audit.created_at', '>=', new Date(startOf(day)))
      .where('audit.created_at', '<', new Date(startOf(addDays(day, 1))))
  return pageAfter(entries, 'audit.id', 'desc', page).execute()
}

export type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number]

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** By an id, only what is about this row; by a code that people read, also what is about the payments and refunds of a booking. */
function isAbout({ eb }: ExpressionBuilder<Tables, 'audit'>, subject: string) {
  if (UUID.test(subject)) return eb('audit.subject_id', '=', subject)
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

export const listStaff = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'ADMIN')
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute()
