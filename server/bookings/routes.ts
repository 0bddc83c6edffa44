import * as contract from '../../contract/booking.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { totalsOf } from '../../domain/price.ts'
import { m } from '../../messages/compiled/messages.js'
import { itemOf, readEntries } from '../cart/entries.ts'
import { book } from './book.ts'
import { area, created, guard, ok, pageOf } from '../http/router.ts'
import { listBookings, showBooking } from '../ledger/bookings.ts'
import { saveNote, setVerification } from './note.ts'

export const bookings = area()
  .openapi(guard(contract.addBookings), async (c) => {
    const { amountPaid, refNo, reference } = c.req.valid('json')
    const { bookings: rows, isNew } = await book(c.var.db, c.var.user, { amountPaid, utr: refNo, reference }, c.var)
    if (!isNew) return ok(c, rows.map(showBooking), m.booked)
    c.var.wakeMail()
    return created(c, rows.map(showBooking), m.booked)
  })
  .openapi(guard(contract.readBookings), async (c) => {
    const { db, user, today } = c.var
    const { when, ...page } = c.req.valid('query')
    const span = when && { past: { before: today }, ahead: { from: today } }[when]
    return c.json(pageOf(await listBookings(db, user.id, page, span), page.limit, showBooking), 200)
  })
  .openapi(guard(contract.readCost), async (c) => {
    const entries = await readEntries(c.var.db, c.var.user.id)
    return ok(c, rupeesFromPaise(totalsOf(entries.map(itemOf), c.var.env.GST_PERCENT).total))
  })
  .openapi(guard(contract.setVerification), async (c) => {
    const { id, status } = c.req.valid('json')
    const booking = await setVerification(
      c.var.db,
      { actorId: c.var.user.id, bookingId: id, at: c.var.at, env: c.var.env },
      status,
    )
    c.var.wakeMail()
    return ok(c, showBooking(booking), m.verification_updated)
  })
  .openapi(guard(contract.saveNote), async (c) => {
    const { id, note } = c.req.valid('json')
    await saveNote(c.var.db, c.var.user.id, id, note, c.var.at)
    return ok(c, { id, note }, m.note_saved)
  })
