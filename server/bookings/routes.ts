import * as contract from '../../contract/booking.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { readTotals } from '../cart/entries.ts'
import { pageOf } from '../http/page.ts'
import { created, createRouter, ok, protect } from '../http/router.ts'
import { listBookings } from '../ledger/bookings.ts'
import { setVerification } from '../payments/set-verification.ts'
import { book } from './book.ts'
import { saveNote } from './note.ts'
import { toBookingResponse } from './response.ts'
import { readTransfers } from './transfers.ts'

export const bookings = createRouter()
  .openapi(protect(contract.addBookings), async (c) => {
    const { refNo: utr, ...submission } = c.req.valid('json')
    const { db, user, moment, wakeMail } = c.var
    const { bookings: rows, isNew } = await book(db, user, { ...submission, utr }, moment, c.var)
    wakeMail()
    const data = rows.map((row) => toBookingResponse(row, moment.today))
    const message = rows.some((row) => row.no_place) ? m.checkout_no_place : m.checkout_success
    return isNew ? created(c, data, message) : ok(c, data, message)
  })
  .openapi(protect(contract.readBookings), async (c) => {
    const { db, user, moment } = c.var
    const { when, ...page } = c.req.valid('query')
    const span = when && { past: { before: moment.today }, ahead: { from: moment.today } }[when]
    const rows = await listBookings(db, user.id, page, span)
    const transfers = await readTransfers(db, rows)
    return c.json(
      pageOf(rows, page.limit, (row) => ({
        ...toBookingResponse(row, moment.today),
        ...transfers.ofPayment(row.payment_id, row.id),
      })),
      200,
    )
  })
  .openapi(protect(contract.readCost), async (c) => {
    const { total } = await readTotals(c.var.db, c.var.user.id, c.var.env.GST_PERCENT)
    return ok(c, rupeesFromPaise(total))
  })
  .openapi(protect(contract.setVerification), async (c) => {
    const { id: bookingId, refNo: comparedUtr, status } = c.req.valid('json')
    const { db, user, moment, env, wakeMail } = c.var
    const booking = await setVerification(db, user, { bookingId, comparedUtr, status }, moment, env)
    wakeMail()
    return ok(c, toBookingResponse(booking, moment.today), m.desk_verification_updated)
  })
  .openapi(protect(contract.saveNote), async (c) => {
    const { id, note } = c.req.valid('json')
    await saveNote(c.var.db, c.var.user, { bookingId: id, note }, c.var.moment)
    return ok(c, { id, note }, m.desk_note_saved)
  })
