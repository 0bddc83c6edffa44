import type { BookingOfUser, UserRow } from '../../contract/admin.ts'
import type { Language } from '../../domain/language.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { toAdminUserResponse } from '../account/store.ts'
import { toBookingResponse } from '../bookings/response.ts'
import { balanceOfBooking } from '../ledger/bookings.ts'
import type { Moment } from '../moment.ts'
import type { FoundUser } from './find-users.ts'
import type { WithTransfer } from './transfers.ts'

export const toUserRowResponse = (row: FoundUser, language: Language): UserRow => ({
  ...toAdminUserResponse(row, language),
  bookingCount: row.bookingCount,
  verified: row.verified,
})

export const toBookingOfUserResponse = (row: WithTransfer, { today }: Moment): BookingOfUser => ({
  ...toBookingResponse(row, today),
  note: row.note,
  amountUnpaid: rupeesFromPaise(balanceOfBooking(row, today).unpaid),
  transfer: {
    amount: rupeesFromPaise(row.transfer.amount),
    part: rupeesFromPaise(row.transfer.part),
    bookings: row.transfer.bookings,
  },
})
