import { sql } from 'kysely'
import type { ColumnOf } from '../../../domain/desk-list.ts'
import type { Language } from '../../../domain/language.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Source } from './source.ts'

/** The columns for the person of a row. */
export const personColumns = [
  'users.name as person_name',
  'users.phone as person_phone',
  'users.email as person_email',
  'users.deleted_at as person_deleted_at',
] as const

export type Person = {
  person_name: string
  person_phone: string
  person_email: string
  person_deleted_at: Date | null
}

/** A deleted account has no name; a text says that it was deleted. */
export const nameOf = ({ person_name, person_deleted_at }: Person, locale: Language): string =>
  person_deleted_at ? m.desk_deleted_account({}, { locale }) : person_name

export const people: Source<ColumnOf<'people'>> = {
  table: 'users',
  shown: sql`deleted_at is null`,
  sorts: { name: { by: sql`lower(name)`, type: sql`text`, isValue: (text) => !text.includes('\u0000') } },
  filters: { role: (role) => sql`role = ${role}` },
  days: { column: sql.ref('users.created_at'), kind: 'instant' },
  found: ({ people: found }) => found,
  async read(db, ids) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name', 'phone', 'email', 'role', 'created_at'])
      .select((from) =>
        from
          .selectFrom('bookings')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('bookings.user_id', '=', 'users.id')
          .as('bookings'),
      )
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, name, phone, email, role, created_at, bookings }) => ({
      id,
      userId: id,
      bookingId: null,
      values: { name, phone, email, bookings: bookings ?? 0, made: created_at.toISOString(), role },
    }))
  },
}
