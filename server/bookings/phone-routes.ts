import type { EnteredBooking } from '../../contract/desk/phone-booking.ts'
import * as contract from '../../contract/desk/phone-booking.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { renewClaim } from '../account/claim.ts'
import { created, createRouter, ok, protect } from '../http/router.ts'
import { type Entered, enterBooking } from './enter.ts'
import { toBookingResponse } from './response.ts'

/** Bookings that staff enter for a person who calls or comes to the counter. */
export const phoneBookings = createRouter()
  .openapi(protect(contract.enterBooking), async (c) => {
    const { db, user, moment, env } = c.var
    const entered = await enterBooking(db, user, c.req.valid('json'), moment, env)
    c.var.wakeMail()
    const response = toEnteredResponse(entered, moment.today, env)
    return entered.isNew ? created(c, response, m.desk_booked) : ok(c, response, m.desk_booked_before)
  })
  .openapi(protect(contract.newClaim), async (c) =>
    created(c, await renewClaim(c.var.db, c.req.valid('param').userId, c.var.moment, c.var.env)),
  )

const toEnteredResponse = (
  { booking, isNewDevotee, claim, receipt }: Entered,
  today: CalendarDay,
  { PUBLIC_URL }: { PUBLIC_URL: string },
): EnteredBooking => ({
  ...toBookingResponse(booking, today),
  userId: booking.user_id,
  isNewDevotee,
  url: `${PUBLIC_URL}/user/bookings/${booking.id}`,
  claim,
  receipt,
})
