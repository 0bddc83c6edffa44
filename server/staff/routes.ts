import * as contract from '../../contract/desk/staff.ts'
import { m } from '../../messages/compiled/messages.js'
import { rememberBrowser, visitorOf } from '../account/visitor.ts'
import { createRouter, created, ok, protect } from '../http/router.ts'
import { acceptInvitation, readInvitation } from './accept.ts'
import { changeStaffRole, endStaffSessions, removeStaff } from './change.ts'
import { inviteAgain, inviteStaff } from './invite.ts'
import { listStaff } from './store.ts'

export const staff = createRouter()
  .openapi(protect(contract.listStaff), async (c) => ok(c, await listStaff(c.var.db, c.var.moment.at)))
  .openapi(protect(contract.inviteStaff), async (c) => {
    const invited = await inviteStaff(c.var.db, c.var.user, c.req.valid('json'), c.var.moment, c.var)
    c.var.wakeMail()
    return created(c, invited, m.staff_invited)
  })
  .openapi(protect(contract.changeStaffRole), async (c) => {
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    const member = await changeStaffRole(c.var.db, c.var.user, change, c.var.moment)
    c.var.wakeMail()
    return ok(c, member, m.staff_role_changed)
  })
  .openapi(protect(contract.removeStaff), async (c) => {
    const removed = await removeStaff(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment)
    return ok(c, null, removed === 'INVITATION' ? m.staff_withdrawn : m.staff_removed)
  })
  .openapi(protect(contract.inviteAgain), async (c) => {
    const invited = await inviteAgain(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment, c.var)
    c.var.wakeMail()
    return ok(c, invited, m.staff_invited)
  })
  .openapi(protect(contract.endStaffSessions), async (c) => {
    await endStaffSessions(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment)
    return ok(c, null, m.staff_sessions_ended)
  })
  .openapi(protect(contract.readInvitation), async (c) =>
    ok(c, await readInvitation(c.var.db, visitorOf(c), c.req.valid('json'), c.var.moment, c.var)),
  )
  .openapi(protect(contract.acceptInvitation), async (c) => {
    const visitor = visitorOf(c)
    const session = await acceptInvitation(c.var.db, visitor, c.req.valid('json'), c.var.moment, c.var)
    rememberBrowser(c, visitor)
    c.var.wakeMail()
    return created(c, session, m.staff_welcome)
  })
