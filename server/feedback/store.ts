import type { Feedback } from '../../contract/feedback.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'

type Row = { id: string; text: string; rating: number; created_at: Date; user_id: string; name: string }

/** Feedback with its author's name, newest first, of everyone or of one author; one more than asked for. */
export const listFeedback = (db: Db, { limit, cursor }: Page, authorId?: string): Promise<Row[]> =>
  db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .select(['feedback.id', 'text', 'rating', 'feedback.created_at', 'user_id', 'users.name'])
    .$if(authorId !== undefined, (query) => query.where('user_id', '=', authorId!))
    .$if(cursor !== undefined, (query) => query.where('feedback.id', '<', cursor!))
    .orderBy('feedback.id', 'desc')
    .limit(limit + 1)
    .execute()

export const toFeedbackResponse = ({ id, text, rating, created_at, user_id, name }: Row): Feedback => ({
  id,
  text,
  rating,
  createdAt: created_at.toISOString(),
  User: { id: user_id, name },
})
