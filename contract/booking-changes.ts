import { z } from '@hono/zod-openapi'
import { isPhone, phone } from './account.ts'
import { buyer, sankalp, travellers } from './booking.ts'
import { bookingDetail, driver } from './booking-detail.ts'
import { defineCall } from './call.ts'
import { LONGEST_BUYER } from '../domain/buyer.ts'
import { isGstin } from '../domain/gstin.ts'
import { LONGEST_NAMES, LONGEST_NEEDS } from '../domain/travellers.ts'
import { LONGEST_SANKALP } from '../domain/sankalp.ts'
import { code, epochMs, id, idParam, line, nameLines, nameText, orNull, rupees } from './fields.ts'
import { body, data, staff, userOnly, userOrStaff } from './http.ts'

export const cancelBooking = defineCall({
  operationId: 'cancelBooking',
  method: 'post',
  path: '/bookings/cancel',
  tags: ['Bookings'],
  summary: 'Cancel a booking: a devotee gets a refund by the policy, an admin refunds everything',
  security: userOrStaff('CLERK'),
  request: body(z.strictObject({ id, refund: rupees, reason: z.string().trim().max(500).optional() })),
  success: { 200: data('The booking', bookingDetail) },
  failures: ['MONEY_DECIMALS', 'NOT_FOUND', 'REFUND_CHANGED', 'CANCELLED', 'JOURNEY_BEGUN'],
})

export const changeDate = defineCall({
  operationId: 'changeDate',
  method: 'post',
  path: '/bookings/change',
  tags: ['Bookings'],
  summary: 'Change the date of a booking, once and free of charge',
  security: userOnly,
  request: body(z.strictObject({ id, date: epochMs })),
  success: { 200: data('The booking', bookingDetail) },
  failures: [
    'NOT_FOUND',
    'DATE_OUT_OF_RANGE',
    'OUT_OF_SEASON',
    'ECLIPSE_DAY',
    'DAY_CLOSED',
    'DAY_FULL',
    'CANCELLED',
    'CHANGE_TOO_LATE',
    'CHANGED_BEFORE',
  ],
})

const nameLine = (most: number) => nameText().min(1).max(most)

export const assignDriver = defineCall({
  operationId: 'assignDriver',
  method: 'post',
  path: '/bookings/driver',
  tags: ['Bookings'],
  summary: 'Assign a driver, who is named on the voucher and in an email to the devotee of a verified booking',
  security: staff('CLERK'),
  request: body(z.strictObject({ id, name: nameLine(80), phone: phone(line(20)), vehicle: nameLine(60) })),
  success: { 200: data('The driver', driver) },
  failures: ['PHONE_INVALID', 'NOT_FOUND', 'CANCELLED'],
})

const { names, gotra, origin, otherGotra, death } = LONGEST_SANKALP

export const saveSankalp = defineCall({
  operationId: 'saveSankalp',
  method: 'put',
  path: '/bookings/{id}/sankalp',
  tags: ['Bookings'],
  summary: 'Save the names and the gotra for the sankalp: the devotee until the day before, an admin at any time',
  security: userOrStaff('CLERK'),
  request: {
    params: idParam,
    ...body(
      z
        .strictObject({
          names: nameLines().max(names).openapi({
            description:
              'For whom the pooja is performed, one name per line. Empty together with gotra: nothing is kept',
          }),
          gotra: nameText().max(gotra).openapi({ description: 'Empty if it is not known' }),
          origin: nameText().max(origin).optional().openapi({ description: 'Village and district of the family' }),
          otherGotra: nameText().max(otherGotra).optional().openapi({ description: 'That of birth or of marriage' }),
          death: nameLines().max(death).optional().openapi({
            description: 'Date or tithi of death, a line for each of the departed. What is left out stays as it is',
          }),
        })
        .refine(({ names: sent, ...others }) => sent !== '' || Object.values(others).every((text) => !text), {
          error: code('SANKALP_NAMES_REQUIRED'),
          path: ['names'],
        }),
    ),
  },
  success: { 200: data('The names, the gotra and what is known of the departed', orNull(sankalp)) },
  failures: ['NOT_FOUND', 'CANCELLED', 'SANKALP_TOO_LATE', 'SANKALP_NAMES_REQUIRED', 'DEATH_IN_FUTURE'],
})

/** The travellers as sent; if all fields are empty, the payer travels. */
export const sentTravellers = z.strictObject({
  names: nameLines().max(LONGEST_NAMES).openapi({ description: 'One name on each line' }),
  phoneNumber: nameText()
    .max(40)
    .refine((text) => text === '' || isPhone(text), code('PHONE_INVALID')),
  needs: nameText().max(LONGEST_NEEDS).optional().openapi({ description: 'A wheelchair or other help' }),
})

export const saveTravellers = defineCall({
  operationId: 'saveTravellers',
  method: 'put',
  path: '/bookings/{id}/travellers',
  tags: ['Bookings'],
  summary: 'Save who travels, when it is not the payer: the devotee until the journey is over, staff at any time',
  security: userOrStaff('CLERK'),
  request: { params: idParam, ...body(sentTravellers) },
  success: { 200: data('Who travels; null for the payer', orNull(travellers)) },
  failures: ['PHONE_INVALID', 'NOT_FOUND', 'CANCELLED', 'TRAVELLERS_TOO_LATE'],
})

export const saveBuyer = defineCall({
  operationId: 'saveBuyer',
  method: 'put',
  path: '/bookings/{id}/buyer',
  tags: ['Bookings'],
  summary:
    'Save whom the documents name that are issued from now on, with a GSTIN for a business; all empty: the devotee',
  security: userOrStaff('CLERK'),
  request: {
    params: idParam,
    ...body(
      z.strictObject({
        name: nameText().max(LONGEST_BUYER.name),
        address: nameText().max(LONGEST_BUYER.address),
        state: z.string().max(2).openapi({ description: 'The code of GST, such as 09' }),
        gstin: z
          .string()
          .trim()
          .toUpperCase()
          .refine((text) => text === '' || isGstin(text), code('GSTIN_INVALID')),
      }),
    ),
  },
  success: { 200: data('The buyer; null for the devotee', orNull(buyer)) },
  failures: ['GSTIN_INVALID', 'BUYER_INCOMPLETE', 'BUYER_STATE', 'NOT_FOUND', 'CANCELLED'],
})
