import * as changes from '../../contract/booking-changes.ts'
import * as contract from '../../contract/booking-detail.ts'
import { readDayPhoto } from '../../contract/day.ts'
import * as documents from '../../contract/documents.ts'
import * as share from '../../contract/share.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { renderDocument } from '../documents/render-document.ts'
import { created, createRouter, file, ok, protect } from '../http/router.ts'
import { assignDriver } from './assign-driver.ts'
import { cancelBooking } from './cancel.ts'
import { changeDate } from './change-date.ts'
import { readBookingFor, readDetail } from './detail.ts'
import { toTravellersResponse } from '../ledger/bookings.ts'
import { toBookingResponse } from './response.ts'
import { saveSankalp } from './sankalp.ts'
import { openPhoto } from '../sheets/stop-photos.ts'
import { liveStop } from '../sheets/marks.ts'
import { saveBuyer } from './buyer.ts'
import { saveTravellers } from './travellers.ts'
import { endShareLinks, findShared, openShareLink } from './share.ts'

/** The routes of one booking: its page, documents, changes and share links. */
export const bookingDetails = createRouter()
  .openapi(protect(contract.readBooking), async (c) =>
    ok(c, await readDetail(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment, c.var.env)),
  )
  .openapi(protect(documents.readDocument), async (c) => {
    const { db, env, user, moment, limits } = c.var
    const { id, kind } = c.req.valid('param')
    const document = await limits.during('documents', user.id, async () => {
      // A request that is refused because others are being drawn does not count towards the limit.
      await limits.take('documentByAccount', user.id)
      const booking = await readBookingFor(db, user, id)
      return renderDocument(db, env, { booking, kind, ...c.req.valid('query'), ...moment }, c.var)
    })
    return file(c, document)
  })
  .openapi(protect(readDayPhoto), async (c) => {
    const { db, user, photos } = c.var
    const { id, photoId } = c.req.valid('param')
    const booking = await readBookingFor(db, user, id)
    return file(c, await openPhoto(db, { bookingId: booking.id, photoId }, photos))
  })
  .openapi(protect(changes.cancelBooking), async (c) => {
    const { id: bookingId, ...cancellation } = c.req.valid('json')
    await cancelBooking(c.var.db, c.var.user, { bookingId, ...cancellation }, c.var.moment)
    c.var.wakeMail()
    return ok(
      c,
      await readDetail(c.var.db, c.var.user, bookingId, c.var.moment, c.var.env),
      m.booking_cancelled_message,
    )
  })
  .openapi(protect(changes.changeDate), async (c) => {
    const { id: bookingId, date } = c.req.valid('json')
    await changeDate(c.var.db, c.var.user, { bookingId, day: dayOf(date) }, c.var.moment)
    c.var.wakeMail()
    return ok(c, await readDetail(c.var.db, c.var.user, bookingId, c.var.moment, c.var.env), m.booking_date_changed)
  })
  .openapi(protect(changes.assignDriver), async (c) => {
    const { id: bookingId, ...driver } = c.req.valid('json')
    const assigned = await assignDriver(c.var.db, c.var.user, { bookingId, driver }, c.var.moment)
    c.var.wakeMail()
    return ok(c, assigned, m.desk_driver_saved)
  })
  .openapi(protect(changes.saveSankalp), async (c) => {
    const { id: bookingId } = c.req.valid('param')
    const saved = await saveSankalp(c.var.db, c.var.user, { bookingId, ...c.req.valid('json') }, c.var.moment)
    return ok(c, saved, saved ? m.sankalp_saved : m.sankalp_removed)
  })
  .openapi(protect(changes.saveTravellers), async (c) => {
    const { id: bookingId } = c.req.valid('param')
    const saved = await saveTravellers(c.var.db, c.var.user, { bookingId, ...c.req.valid('json') }, c.var.moment)
    return ok(c, toTravellersResponse(saved), m.travellers_saved)
  })
  .openapi(protect(changes.saveBuyer), async (c) => {
    const { id: bookingId } = c.req.valid('param')
    const saved = await saveBuyer(c.var.db, c.var.user, { bookingId, ...c.req.valid('json') }, c.var.moment)
    return ok(c, saved, m.buyer_saved)
  })
  .openapi(protect(share.shareBooking), async (c) => {
    const { token, expiresAt } = await openShareLink(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment)
    return created(c, { url: `${c.var.env.PUBLIC_URL}/shared/${token}`, expiresAt: expiresAt.toISOString() })
  })
  .openapi(protect(share.endSharing), async (c) => {
    await endShareLinks(c.var.db, c.var.user, c.req.valid('param').id)
    return ok(c, null, m.booking_share_ended)
  })
  .openapi(protect(share.readShared), async (c) => {
    const { token } = c.req.valid('param')
    c.header('Cache-Control', 'no-store')
    const booking = await findShared(c.var.db, token, c.var.moment)
    return ok(
      c,
      share.sharedBooking.parse({
        ...toBookingResponse(booking, c.var.moment.today),
        driver: booking.driver,
        live: await liveStop(c.var.db, booking, c.var.moment),
      }),
    )
  })
