import type { BookingOfUser, UserRow } from '../../../contract/desk/people.ts'
import type { Language } from '../../../domain/language.ts'
import { rupeesFromPaise } from '../../../domain/money.ts'
import { toAdminUserResponse } from '../../account/store.ts'
import { toBookingResponse } from '../../bookings/response.ts'
import type { Transfers } from '../../bookings/transfers.ts'
import { subjectSnapshot } from '../../catalogue/subject-snapshot.ts'
import { balanceOfBooking, statusOf } from '../../ledger/bookings.ts'
import type { BookingRow } from '../../ledger/store.ts'
import type { Moment } from '../../moment.ts'
import type { FoundUser } from '../people/find-users.ts'

export const toUserRowResponse = (row: FoundUser, language: Language): UserRow => ({
  ...toAdminUserResponse(row, language),
  bookingCount: row.bookingCount,
  verified: row.verified,
})

/** What a booking contains, and its date. */
export function toBookingLine(row: BookingRow, { today }: Moment) {
  const { name, nameHindi, city, cityHindi } = subjectSnapshot(row)
  return {
    id: row.id,
    name,
    nameHindi,
    city,
    cityHindi,
    dateStart: row.date_start,
    dateEnd: row.last_day,
    headCount: row.head_count,
    status: statusOf(row, today),
  }
}

export function toBookingOfUserResponse(row: BookingRow, transfers: Transfers, { today }: Moment): BookingOfUser {
  const { transfer } = transfers.ofPayment(row.payment_id, row.id)
  return {
    ...toBookingResponse(row, today),
    note: row.note,
    amountUnpaid: rupeesFromPaise(balanceOfBooking(row, today).unpaid),
    transfer: {
      amount: transfer?.amount ?? 0,
      part: transfer?.part ?? 0,
      bookings: 1 + (transfer?.others.length ?? 0),
    },
  }
}
