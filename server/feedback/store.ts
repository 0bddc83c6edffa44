import { sql } from 'kysely'
import type { Feedback, Rating } from '../../contract/feedback.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { RATINGS, RESTORE_MS } from '../../domain/feedback.ts'
import { lockUser } from '../account/store.ts'
import { hasTravelled } from '../ledger/bookings.ts'
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
  travelled: boolean
  user_id: string
  name: string
  city: string | null
  month: string | null
}

const feedbackWithAuthor = (db: Db) =>
  db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('bookings')
          .select(['city_key', 'date_start'])
          .whereRef('bookings.user_id', '=', 'feedback.user_id')
          .where('verified', '=', true)
          .where('cancelled_at', 'is', null)
          .where(sql<boolean>`date_start < (feedback.created_at at time zone 'Asia/Kolkata')::date`)
          .orderBy('date_start', 'desc')
          .limit(1)
          .as('journey'),
      (join) => join.onTrue(),
    )
    .select([
      'feedback.id',
      'text',
      'rating',
      'feedback.created_at',
      'example',
      'travelled',
      'feedback.user_id',
      'users.name',
    ])
    .select(['journey.city_key as city', sql<string | null>`to_char(journey.date_start, 'YYYY-MM')`.as('month')])
    .where('feedback.deleted_at', 'is', null)

/** Everyone's feedback, newest first. */
export const listFeedback = (db: Db, page: Page): Promise<FeedbackRow[]> =>
  pageAfter(feedbackWithAuthor(db), 'feedback.id', 'desc', page).execute()

/** One author's feedback, newest first. */
export const feedbackOfUser = (db: Db, userId: string, page: Page): Promise<FeedbackRow[]> =>
  pageAfter(feedbackWithAuthor(db).where('feedback.user_id', '=', userId), 'feedback.id', 'desc', page).execute()

/**
 * The number of devotees who rated after a journey with us, by stars, and their average to one decimal; null if nobody did. Other
 * ratings and the examples of the demo do not count. The database maintains the counts (db/migrations/0027).
 */
export async function readRating(db: Db): Promise<Rating> {
  const counts = await db.selectFrom('rating_counts').selectAll().execute()
  const stars = RATINGS.map((rating) => counts.find((row) => row.rating === rating)?.count ?? 0)
  const count = stars.reduce((sum, one) => sum + one, 0)
  const sum = RATINGS.reduce((total, rating, index) => total + rating * (stars[index] ?? 0), 0)
  return { count, stars, average: count === 0 ? null : Math.round((10 * sum) / count) / 10 }
}

/** @throws AppError TOO_MANY_REQUESTS */
export async function addFeedback(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  { text, rating }: { text: string; rating: number },
  { at, today }: Moment,
  { limits }: Pick<Services, 'limits'>,
): Promise<FeedbackRow> {
  await limits.take('feedbackByAccount', actor.id)
  const travelled = hasTravelled(actor.id, today)
  const row = { id: newId(), user_id: actor.id, text, rating, travelled, created_at: at }
  return inTransaction(db, async (tx) => {
    await lockUser(tx, actor.id)
    await tx.insertInto('feedback').values(row).execute()
    return readFeedback(tx, row.id)
  })
}

const readFeedback = (db: Db, feedbackId: string): Promise<FeedbackRow> =>
  feedbackWithAuthor(db).where('feedback.id', '=', feedbackId).executeTakeFirstOrThrow()

/** Deletes one's own feedback, which can be restored for a while. An admin's deletion is permanent. @throws AppError NOT_FOUND */
export async function deleteFeedback(
  db: Db,
  actor: Pick<SignedIn, 'id' | 'role'>,
  feedbackId: string,
  { at }: Pick<Moment, 'at'>,
): Promise<void> {
  const deleted =
    actor.role === 'ADMIN'
      ? await db.deleteFrom('feedback').where('id', '=', feedbackId).returning('id').executeTakeFirst()
      : await db
          .updateTable('feedback')
          .set({ deleted_at: at })
          .where('id', '=', feedbackId)
          .where('user_id', '=', actor.id)
          .where('deleted_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
  if (!deleted) throw new AppError('NOT_FOUND')
}

/** Restores one's own feedback; changes nothing if it is not deleted. @throws AppError NOT_FOUND */
export async function restoreFeedback(
  db: Db,
  actor: Pick<SignedIn, 'id'>,
  feedbackId: string,
  { at }: Pick<Moment, 'at'>,
): Promise<FeedbackRow> {
  const restored = await db
    .updateTable('feedback')
    .set({ deleted_at: null })
    .where('id', '=', feedbackId)
    .where('user_id', '=', actor.id)
    .where(({ eb, or }) => or([eb('deleted_at', 'is', null), eb('deleted_at', '>', restorableFrom(at))]))
    .returning('id')
    .executeTakeFirst()
  if (!restored) throw new AppError('NOT_FOUND')
  return readFeedback(db, restored.id)
}

const restorableFrom = (at: Date): Date => new Date(at.getTime() - RESTORE_MS)

/** Permanently deletes feedback that cannot be restored any more. */
export async function deleteFeedbackForGood(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('feedback').where('deleted_at', '<=', restorableFrom(at)).execute()
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
  travelled,
  user_id,
  name,
  city,
  month,
}: FeedbackRow): Feedback => ({
  id,
  text,
  rating,
  createdAt: created_at.toISOString(),
  ...(example && { example }),
  User: { id: user_id, name },
  ...(travelled && city && month && { city, month }),
})
