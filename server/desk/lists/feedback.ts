import { sql } from 'kysely'
import type { ColumnOf } from '../../../domain/desk-list.ts'
import { nameOf, personColumns } from './people.ts'
import { belonging } from '../search/search-conditions.ts'
import type { Source } from './source.ts'

export const feedback: Source<ColumnOf<'feedback'>> = {
  table: 'feedback',
  shown: sql`feedback.deleted_at is null`,
  sorts: { rating: { by: sql`rating`, type: sql`smallint`, isValue: (text) => /^\d$/.test(text) } },
  filters: { rating: (rating) => sql`rating = ${rating}::smallint` },
  days: { column: sql.ref('feedback.created_at'), kind: 'instant' },
  found: ({ people, text }) => [
    ...belonging('feedback', 'user_id', people),
    sql`select id from feedback where to_tsvector('simple', text) @@ plainto_tsquery('simple', ${text})`,
  ],
  async read(db, ids, { language }) {
    const rows = await db
      .selectFrom('feedback')
      .innerJoin('users', 'users.id', 'feedback.user_id')
      .select(['feedback.id', 'feedback.user_id', 'text', 'rating', 'feedback.created_at'])
      .select(personColumns)
      .where('feedback.id', 'in', ids)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      bookingId: null,
      values: {
        name: nameOf(row, language),
        rating: row.rating,
        text: row.text,
        made: row.created_at.toISOString(),
        email: row.person_email,
      },
    }))
  },
}
