import { sql } from 'kysely'
import * as contract from '../../contract/feedback.ts'
import { newId } from '../../db/new-id.ts'
import { m } from '../../messages/compiled/messages.js'
import { area, created, guard, ok, pageOf } from '../http/area.ts'
import { Refusal } from '../http/refusal.ts'

export const feedback = area()
  .openapi(guard(contract.readFeedback), async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const rows = await c.var.db
      .selectFrom('feedback')
      .innerJoin('users', 'users.id', 'feedback.user_id')
      .select(['feedback.id', 'text', 'rating', 'feedback.created_at', 'user_id', 'users.name'])
      .$if(cursor !== undefined, (query) => query.where('feedback.id', '<', cursor!))
      .orderBy('feedback.id', 'desc')
      .limit(limit + 1)
      .execute()
    return c.json(pageOf(rows, limit, showFeedback), 200)
  })
  .openapi(guard(contract.readRating), async (c) => {
    const rating = await c.var.db
      .selectFrom('feedback')
      .select([
        sql<number>`count(*)::integer`.as('count'),
        sql<number | null>`round(avg(rating), 1)::float8`.as('average'),
      ])
      .executeTakeFirstOrThrow()
    return ok(c, rating)
  })
  .openapi(guard(contract.createFeedback), async (c) => {
    const { db, limits, user, at } = c.var
    const { text, rating } = c.req.valid('json')
    await limits.take('feedbackByAccount', user.id)
    const row = { id: newId(), user_id: user.id, text, rating, created_at: at }
    await db.insertInto('feedback').values(row).execute()
    return created(c, showFeedback({ ...row, name: user.name }), m.feedback_created)
  })
  .openapi(guard(contract.deleteFeedback), async (c) => {
    const { db, user } = c.var
    const deleted = await db
      .deleteFrom('feedback')
      .where('id', '=', c.req.valid('param').id)
      .$if(user.role !== 'ADMIN', (query) => query.where('user_id', '=', user.id))
      .returning('id')
      .executeTakeFirst()
    if (!deleted) throw new Refusal('NOT_FOUND')
    return ok(c, null, m.feedback_deleted)
  })

type Row = { id: string; text: string; rating: number; created_at: Date; user_id: string; name: string }

const showFeedback = ({ id, text, rating, created_at, user_id, name }: Row): contract.Feedback => ({
  id,
  text,
  rating,
  createdAt: created_at.toISOString(),
  User: { id: user_id, name },
})
