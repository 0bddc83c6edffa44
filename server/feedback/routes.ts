import * as contract from '../../contract/feedback.ts'
import { m } from '../../messages/compiled/messages.js'
import { pageOf } from '../http/page.ts'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { addFeedback, deleteFeedback, listFeedback, readRating, restoreFeedback, toFeedbackResponse } from './store.ts'

export const feedback = createRouter()
  .openapi(protect(contract.readFeedback), async (c) => {
    const page = c.req.valid('query')
    return c.json(pageOf(await listFeedback(c.var.db, page), page.limit, toFeedbackResponse), 200)
  })
  .openapi(protect(contract.readRating), async (c) => ok(c, await readRating(c.var.db)))
  .openapi(protect(contract.createFeedback), async (c) => {
    const row = await addFeedback(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)
    c.var.contentChanged('feedback')
    return created(c, toFeedbackResponse(row), m.feedback_created)
  })
  .openapi(protect(contract.deleteFeedback), async (c) => {
    await deleteFeedback(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment)
    c.var.contentChanged('feedback')
    return ok(c, null, m.feedback_deleted)
  })
  .openapi(protect(contract.restoreFeedback), async (c) => {
    const row = await restoreFeedback(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment)
    c.var.contentChanged('feedback')
    return ok(c, toFeedbackResponse(row), m.feedback_restored)
  })
