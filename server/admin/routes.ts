import * as contract from '../../contract/admin.ts'
import { findUserForAdmin, toAdminUserResponse } from '../account/store.ts'
import { toBookingResponse } from '../bookings/response.ts'
import { listBookings } from '../ledger/bookings.ts'
import { pageOf } from '../http/page.ts'
import { createRouter, protect, ok } from '../http/router.ts'
import { AppError } from '../http/app-error.ts'
import { findUsers } from './find-users.ts'

export const admin = createRouter()
  .openapi(protect(contract.isAdmin), (c) => ok(c, c.var.user.role === 'ADMIN'))
  .openapi(protect(contract.findUsers), async (c) => {
    const filter = c.req.valid('json')
    const rows = await findUsers(c.var.db, filter)
    const show = (row: (typeof rows)[number]): contract.UserRow => ({
      ...toAdminUserResponse(row, c.var.language),
      bookingCount: row.bookingCount,
      verified: row.verified,
    })
    return c.json(pageOf(rows, filter.limit, show), 200)
  })
  .openapi(protect(contract.readUser), async (c) => {
    const { db } = c.var
    const page = c.req.valid('query')
    const user = await findUserForAdmin(db, c.req.valid('param').userId, c.var.language)
    if (!user) throw new AppError('NOT_FOUND')
    const rows = await listBookings(db, user.id, page)
    const { data: bookings, nextCursor } = pageOf(rows, page.limit, (row) => ({
      ...toBookingResponse(row, c.var.moment.today),
      note: row.note,
    }))
    return c.json({ data: { user, bookings }, nextCursor }, 200)
  })
