import * as contract from '../../contract/booking-detail.ts'
import * as documents from '../../contract/documents.ts'
import * as refunds from '../../contract/refund.ts'
import * as share from '../../contract/share.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { findUserForAdmin } from '../account/store.ts'
import type { SignedIn, Variables } from '../http/context.ts'
import { pageOf } from '../http/page.ts'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { AppError } from '../http/app-error.ts'
import { assignDriver } from './assign-driver.ts'
import { cancelBooking } from './cancel.ts'
import { changeDate } from './change-date.ts'
import { renderDocument } from '../documents/render-document.ts'
import { readDetail } from './detail.ts'
import { listRefunds, recordRefund } from '../payments/refunds.ts'
import { endShareLinks, findShared, openShareLink } from './share.ts'
import { findBooking, toBookingResponse } from '../ledger/bookings.ts'

/** @throws AppError NOT_FOUND for what is not there, and for another devotee's */
async function bookingFor({ db, user }: Variables & { user: SignedIn }, id: string) {
  const booking = await findBooking(db, id)
  if (!booking || (user.role !== 'ADMIN' && booking.user_id !== user.id)) throw new AppError('NOT_FOUND')
  return booking
}

async function detailFor(vars: Variables & { user: SignedIn }, id: string): Promise<contract.BookingDetail> {
  const { db, user, at, today, language } = vars
  const booking = await bookingFor(vars, id)
  const devotee = user.role === 'ADMIN' ? await findUserForAdmin(db, booking.user_id, language) : null
  return { ...(await readDetail(db, booking, at, today)), User: devotee ?? null }
}

/** One booking after it was made: its page, what can be done with it, its refund, its link. */
export const journeys = createRouter()
  .openapi(protect(contract.readBooking), async (c) => ok(c, await detailFor(c.var, c.req.valid('param').id)))
  .openapi(protect(documents.readDocument), async (c) => {
    const { id, kind } = c.req.valid('param')
    const { serial } = c.req.valid('query')
    const { db, env, language, at } = c.var
    const booking = await bookingFor(c.var, id)
    const { filename, contentType, content } = await renderDocument(db, env, { booking, kind, serial, language, at })
    return c.body(content, 200, {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
    })
  })
  .openapi(protect(contract.cancelBooking), async (c) => {
    const { id, refund, reason } = c.req.valid('json')
    await cancelBooking(c.var.db, { bookingId: id, actor: c.var.user, refund, reason }, c.var)
    c.var.wakeMail()
    return ok(c, await detailFor(c.var, id), m.booking_cancelled_message)
  })
  .openapi(protect(contract.changeDate), async (c) => {
    const { id, date } = c.req.valid('json')
    await changeDate(c.var.db, c.var.user.id, id, date, c.var)
    c.var.wakeMail()
    return ok(c, await detailFor(c.var, id), m.booking_date_changed)
  })
  .openapi(protect(contract.assignDriver), async (c) => {
    const { id, ...driver } = c.req.valid('json')
    return ok(c, await assignDriver(c.var.db, c.var.user.id, id, driver, c.var.at), m.admin_driver_saved)
  })
  .openapi(protect(share.shareBooking), async (c) => {
    const { token, expiresAt } = await openShareLink(c.var.db, c.var.user.id, c.req.valid('param').id, c.var.at)
    return created(c, { url: `${c.var.env.PUBLIC_URL}/shared/${token}`, expiresAt: expiresAt.toISOString() })
  })
  .openapi(protect(share.endSharing), async (c) => {
    await endShareLinks(c.var.db, c.var.user.id, c.req.valid('param').id)
    return ok(c, null, m.booking_share_ended)
  })
  .openapi(protect(share.readShared), async (c) => {
    const shown = toBookingResponse(await findShared(c.var.db, c.req.valid('param').token, c.var.at))
    return ok(c, share.sharedBooking.parse(shown))
  })
  .openapi(protect(refunds.readRefunds), async (c) => {
    const page = c.req.valid('query')
    const show = (row: Awaited<ReturnType<typeof listRefunds>>[number]) => ({
      id: row.id,
      reference: row.reference,
      amount: rupeesFromPaise(row.amount),
      createdAt: row.created_at.toISOString(),
      bookingId: row.booking_id,
      bookingReference: row.booking_reference,
      User: { id: row.user_id, name: row.name, phoneNumber: row.phone },
      refNo: row.utr,
    })
    return c.json(pageOf(await listRefunds(c.var.db, page), page.limit, show), 200)
  })
  .openapi(protect(refunds.recordRefund), async (c) => {
    const { id, refNo } = c.req.valid('json')
    await recordRefund(c.var.db, { actorId: c.var.user.id, refundId: id, sentReference: refNo, at: c.var.at })
    c.var.wakeMail()
    return ok(c, null, m.admin_refund_recorded)
  })
