import * as contract from '../../contract/waiting.ts'
import { m } from '../../messages/compiled/messages.js'
import { created, createRouter, ok, protect } from '../http/router.ts'
import { joinWaiting, leaveWaiting } from './join.ts'
import { leaveByLink, readWaitingLink } from './leave-by-link.ts'
import { readOf, readOwn } from './store.ts'

/** The waiting list of full days. */
export const waiting = createRouter()
  .openapi(protect(contract.joinWaiting), async (c) => {
    const { db, user, moment } = c.var
    const { waiting: joined, isNew } = await joinWaiting(db, user, c.req.valid('json'), moment)
    return isNew ? created(c, joined, m.waiting_joined) : ok(c, joined, m.waiting_joined)
  })
  .openapi(protect(contract.readWaiting), async (c) => ok(c, await readOwn(c.var.db, c.var.user, c.var.moment.at)))
  .openapi(protect(contract.leaveWaiting), async (c) =>
    ok(c, await leaveWaiting(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment), m.waiting_left),
  )
  .openapi(protect(contract.readWaitingLink), async (c) => {
    c.header('Cache-Control', 'no-store')
    return ok(c, await readWaitingLink(c.var.db, c.req.valid('param').token, c.var.moment, c.var))
  })
  .openapi(protect(contract.leaveByLink), async (c) =>
    ok(c, await leaveByLink(c.var.db, c.req.valid('param').token, c.var.moment, c.var), m.waiting_left),
  )
  .openapi(protect(contract.readWaitingOf), async (c) =>
    ok(c, await readOf(c.var.db, c.req.valid('param').id, c.var.moment)),
  )
