import { sql } from 'kysely'
import * as contract from '../../contract/feedback.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction } from '../../db/transaction.ts'
import { m } from '../../messages/compiled/messages.js'
import { lockUser } from '../account/store.ts'
import { pageOf } from '../http/page.ts'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { AppError } from '../http/app-error.ts'
import { listFeedback, toFeedbackResponse } from './store.ts'

export const feedback = createRouter()
  .openapi(protect(contract.readFeedback), async (c) => {
    const page = c.req.valid('query')
    return c.json(pageOf(await listFeedback(c.var.db, page), page.limit, toFeedbackResponse), 200)
  })
  .openapi(protect(contract.readRating), async (c) => {
    const rating = await c.var.db
      .selectFrom('feedback')
      .select([
        sql<number>`count(*)::integer`.as('count'),
        sql<number | null>`round(avg(rating), 1)::float8`.as('average'),
      ])
      .executeTakeFirstOrThrow()
    return ok(c, rating)
  })
  .openapi(protect(contract.createFeedback), async (c) => {
    const { db, limits, user, at } = c.var
    const { text, rating } = c.req.valid('json')
    await limits.take('feedbackByAccount', user.id)
    const row = { id: newId(), user_id: user.id, text, rating, created_at: at }
    await inTransaction(db, async (tx) => {
      await lockUser(tx, user.id)
      await tx.insertInto('feedback').values(row).execute()
    })
    return created(c, toFeedbackResponse({ ...row, name: user.name }), m.feedback_created)
  })
  .openapi(protect(contract.deleteFeedback), async (c) => {
    const { db, user } = c.var
    const deleted = await db
      .deleteFrom('feedback')
      .where('id', '=', c.req.valid('param').id)
      .$if(user.role !== 'ADMIN', (query) => query.where('user_id', '=', user.id))
      .returning('id')
      .executeTakeFirst()
    if (!deleted) throw new AppError('NOT_FOUND')
    return ok(c, null, m.feedback_deleted)
  })
