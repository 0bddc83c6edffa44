import { sql } from 'kysely'
import type { Feedback } from '../../contract/feedback.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { lockUser } from '../account/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Services, SignedIn } from '../http/context.ts'
import { pageAfter } from '../http/page.ts'
import type { Moment } from '../moment.ts'

type FeedbackRow = {
  id: string
  text: string
  rating: number
  created_at: Date
  example: boolean
  user_id: string
  name: string
}

const feedbackWithAuthor = (db: Db) =>
  db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .select(['feedback.id', 'text', 'rating', 'feedback.created_at', 'example', 'user_id', 'users.name'])

/** Everyone's feedback, newest first. */
export const listFeedback = (db: Db, page: Page): Promise<FeedbackRow[]> =>
  pageAfter(feedbackWithAuthor(db), 'feedback.id', 'desc', page).execute()

/** One author's feedback, newest first. */
export const feedbackOfUser = (db: Db, userId: string, page: Page): Promise<FeedbackRow[]> =>
  pageAfter(feedbackWithAuthor(db).where('user_id', '=', userId), 'feedback.id', 'desc', page).execute()

/** How many devotees rated, and their average to one decimal; null if nobody did. The examples of the demo do not count. */
export const readRating = (db: Db): Promise<{ count: number; average: number | null }> =>
  db
    .selectFrom('feedback')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number | null>`round(avg(rating), 1)::float8`.as('average'),
    ])
    .where('example', '=', false)
    .executeTakeFirstOrThrow()

/** @throws AppError TOO_MANY_REQUESTS */
export async function addFeedback(
  db: Db,
  actor: Pick<SignedIn, 'id' | 'name'>,
  { text, rating }: { text: string; rating: number },
  { at }: Moment,
  { limits }: Pick<Services, 'limits'>,
): Promise<FeedbackRow> {
  await limits.take('feedbackByAccount', actor.id)
  const row = { id: newId(), user_id: actor.id, text, rating, created_at: at }
  await inTransaction(db, async (tx) => {
    await lockUser(tx, actor.id)
    await tx.insertInto('feedback').values(row).execute()
  })
  return { ...row, example: false, name: actor.name }
}

/** Deletes one's own feedback; an admin deletes anyone's. @throws AppError NOT_FOUND */
export async function deleteFeedback(db: Db, actor: Pick<SignedIn, 'id' | 'role'>, feedbackId: string): Promise<void> {
  const chosen = db.deleteFrom('feedback').where('id', '=', feedbackId)
  const permitted = actor.role === 'ADMIN' ? chosen : chosen.where('user_id', '=', actor.id)
  const deleted = await permitted.returning('id').executeTakeFirst()
  if (!deleted) throw new AppError('NOT_FOUND')
}

/** Deletes all feedback of an author. */
export async function deleteFeedbackOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('feedback').where('user_id', '=', userId).execute()
}

export const toFeedbackResponse = ({
  id,
  text,
  rating,
  created_at,
  example,
  user_id,
  name,
}: FeedbackRow): Feedback => ({
  id,
  text,
  rating,
  createdAt: created_at.toISOString(),
  ...(example && { example }),
  User: { id: user_id, name },
})
