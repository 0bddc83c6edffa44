import * as contract from '../../contract/admin.ts'
import { findAtDesk, showAtDesk } from '../account/store.ts'
import { listBookings, showBooking } from '../ledger/bookings.ts'
import { area, guard, ok, pageOf } from '../http/router.ts'
import { Refusal } from '../http/app-error.ts'
import { findUsers } from './find-users.ts'

export const admin = area()
  .openapi(guard(contract.isAdmin), (c) => ok(c, c.var.user.role === 'ADMIN'))
  .openapi(guard(contract.findUsers), async (c) => {
    const filter = c.req.valid('json')
    const rows = await findUsers(c.var.db, filter)
    const show = (row: (typeof rows)[number]): contract.UserRow => ({
      ...showAtDesk(row, c.var.language),
      bookingCount: row.bookingCount,
      verified: row.verified,
    })
    return c.json(pageOf(rows, filter.limit, show), 200)
  })
  .openapi(guard(contract.readUser), async (c) => {
    const { db } = c.var
    const page = c.req.valid('query')
    const user = await findAtDesk(db, c.req.valid('param').userId, c.var.language)
    if (!user) throw new Refusal('NOT_FOUND')
    const rows = await listBookings(db, user.id, page)
    const { data: bookings, nextCursor } = pageOf(rows, page.limit, (row) => ({ ...showBooking(row), note: row.note }))
    return c.json({ data: { user, bookings }, nextCursor }, 200)
  })
