import * as contract from '../../contract/desk/booking-acts.ts'
import { m } from '../../messages/compiled/messages.js'
import { createRouter, ok, protect } from '../http/router.ts'
import { readDetail } from './detail.ts'
import { allow, undoAllowance } from './allowance.ts'
import { changeBooking, previewChange } from './change-booking.ts'
import { undoWriteOff, writeOff } from './write-off.ts'

/** The acts of staff on one booking: its money and its content. */
export const bookingActs = createRouter()
  .openapi(protect(contract.writeOff), async (c) => {
    const { db, user, moment, env } = c.var
    const { id: bookingId } = c.req.valid('param')
    await writeOff(db, user, { bookingId, ...c.req.valid('json') }, moment)
    return ok(c, await readDetail(db, user, bookingId, moment, env), m.desk_write_off_done)
  })
  .openapi(protect(contract.undoWriteOff), async (c) => {
    const { db, user, moment, env } = c.var
    const { id } = c.req.valid('param')
    await undoWriteOff(db, user, id, moment)
    return ok(c, await readDetail(db, user, id, moment, env), m.desk_write_off_undone)
  })
  .openapi(protect(contract.allow), async (c) => {
    const { db, user, moment, env } = c.var
    const { id: bookingId } = c.req.valid('param')
    await allow(db, user, { bookingId, ...c.req.valid('json') }, moment, env)
    c.var.wakeMail()
    return ok(c, await readDetail(db, user, bookingId, moment, env), m.desk_allow_done)
  })
  .openapi(protect(contract.undoAllowance), async (c) => {
    const { db, user, moment, env } = c.var
    const { id } = c.req.valid('param')
    await undoAllowance(db, user, id, moment, env)
    c.var.wakeMail()
    return ok(c, await readDetail(db, user, id, moment, env), m.desk_allow_undone)
  })
  .openapi(protect(contract.previewChange), async (c) => {
    const { id: bookingId } = c.req.valid('param')
    return ok(c, await previewChange(c.var.db, { bookingId, choice: c.req.valid('json') }, c.var.moment))
  })
  .openapi(protect(contract.changeBooking), async (c) => {
    const { db, user, moment, env } = c.var
    const { id: bookingId } = c.req.valid('param')
    const { version, total, ...choice } = c.req.valid('json')
    await changeBooking(db, user, { bookingId, choice, version, total }, moment, env)
    c.var.wakeMail()
    return ok(c, await readDetail(db, user, bookingId, moment, env), m.desk_change_done)
  })
