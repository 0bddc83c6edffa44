import * as contract from '../../contract/booking.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { totalsOf } from '../../domain/price.ts'
import { m } from '../../messages/compiled/messages.js'
import { itemOf, readEntries } from '../cart/entries.ts'
import { book } from './book.ts'
import { pageOf } from '../http/page.ts'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { listBookings, toBookingResponse } from '../ledger/bookings.ts'
import { saveNote, setVerification } from './note.ts'

export const bookings = createRouter()
  .openapi(protect(contract.addBookings), async (c) => {
    const { amountPaid, refNo, reference } = c.req.valid('json')
    const { bookings: rows, isNew } = await book(c.var.db, c.var.user, { amountPaid, utr: refNo, reference }, c.var)
    if (!isNew) return ok(c, rows.map(toBookingResponse), m.checkout_success)
    c.var.wakeMail()
    return created(c, rows.map(toBookingResponse), m.checkout_success)
  })
  .openapi(protect(contract.readBookings), async (c) => {
    const { db, user, today } = c.var
    const { when, ...page } = c.req.valid('query')
    const span = when && { past: { before: today }, ahead: { from: today } }[when]
    return c.json(pageOf(await listBookings(db, user.id, page, span), page.limit, toBookingResponse), 200)
  })
  .openapi(protect(contract.readCost), async (c) => {
    const entries = await readEntries(c.var.db, c.var.user.id)
    return ok(c, rupeesFromPaise(totalsOf(entries.map(itemOf), c.var.env.GST_PERCENT).total))
  })
  .openapi(protect(contract.setVerification), async (c) => {
    const { id, status } = c.req.valid('json')
    const booking = await setVerification(
      c.var.db,
      { actorId: c.var.user.id, bookingId: id, at: c.var.at, env: c.var.env },
      status,
    )
    c.var.wakeMail()
    return ok(c, toBookingResponse(booking), m.admin_verification_updated)
  })
  .openapi(protect(contract.saveNote), async (c) => {
    const { id, note } = c.req.valid('json')
    await saveNote(c.var.db, c.var.user.id, id, note, c.var.at)
    return ok(c, { id, note }, m.admin_note_saved)
  })
