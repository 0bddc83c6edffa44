import * as contract from '../../contract/desk/people.ts'
import * as deskList from '../../contract/desk/lists.ts'
import { search as searchCall } from '../../contract/desk/search.ts'
import * as desk from '../../contract/desk/queue.ts'
import * as accounts from '../../contract/desk/accounts.ts'
import * as numbers from '../../contract/desk/numbers.ts'
import { m } from '../../messages/compiled/messages.js'
import { getUserForAdmin } from '../account/store.ts'
import { readTransfers } from '../bookings/transfers.ts'
import { pageOf, pairCursor } from '../http/page.ts'
import { sharedTransfers } from '../statements/shared-transfers.ts'
import { createRouter, file, ok, protect } from '../http/router.ts'
import { listBookings } from '../ledger/bookings.ts'
import { accountFile } from './accounts/account-file.ts'
import { fileMonth } from './accounts/filed-months.ts'
import { findUsers } from './people/find-users.ts'
import { numbersFile } from './numbers/numbers-file.ts'
import { readNumbers } from './numbers/numbers.ts'
import { exportList } from './lists/export.ts'
import { openList } from './lists/find-rows.ts'
import { countPayments, findPayments, sharesOf, submittedAtOf, toDeskPayment } from './queue/payments.ts'
import { toBookingOfUserResponse, toUserRowResponse } from './queue/response.ts'
import { search } from './search/search.ts'
import { readToday, readTodayList, toTodayBooking } from './today/today.ts'

export const admin = createRouter()
  .openapi(protect(contract.isAdmin), (c) => ok(c, c.var.user.role === 'ADMIN'))
  .openapi(protect(searchCall), async (c) => ok(c, await search(c.var.db, c.req.valid('query').q)))
  .openapi(protect(contract.findUsers), async (c) => {
    const filter = c.req.valid('json')
    const rows = await findUsers(c.var.db, filter).execute()
    return c.json(
      pageOf(rows, filter.limit, (row) => toUserRowResponse(row, c.var.moment.language)),
      200,
    )
  })
  .openapi(protect(contract.readUser), async (c) => {
    const page = c.req.valid('query')
    const user = await getUserForAdmin(c.var.db, c.req.valid('param').userId, c.var.moment.language)
    const rows = await listBookings(c.var.db, user.id, page)
    const transfers = await readTransfers(c.var.db, rows)
    const { data, nextCursor } = pageOf(rows, page.limit, (row) =>
      toBookingOfUserResponse(row, transfers, c.var.moment),
    )
    return c.json({ data: { user, bookings: data }, nextCursor }, 200)
  })
  .openapi(protect(desk.findPayments), async (c) => {
    const filter = c.req.valid('json')
    const rows = await findPayments(c.var.db, filter).execute()
    const shares = await sharesOf(c.var.db, rows)
    const transfers = await sharedTransfers(c.var.db)
    const toItem = (row: (typeof rows)[number]) =>
      toDeskPayment(row, shares, transfers.get(row.id) ?? null, c.var.moment)
    return c.json(
      pageOf(rows, filter.limit, toItem, (row) => pairCursor(submittedAtOf(row), row.id)),
      200,
    )
  })
  .openapi(protect(desk.countPayments), async (c) => ok(c, await countPayments(c.var.db, c.req.valid('json').search)))
  .openapi(protect(desk.readToday), async (c) => ok(c, await readToday(c.var.db, c.var.moment)))
  .openapi(protect(desk.readTodayList), async (c) => {
    const page = c.req.valid('query')
    const rows = await readTodayList(c.var.db, c.req.valid('param').list, c.var.moment, page)
    const toItem = (row: (typeof rows)[number]) => toTodayBooking(row, c.var.moment)
    return c.json(
      pageOf(rows, page.limit, toItem, (row) => pairCursor(row.date_start, row.id)),
      200,
    )
  })
  .openapi(protect(numbers.readNumbers), async (c) =>
    ok(c, await readNumbers(c.var.db, c.req.valid('query').weeks, c.var.moment)),
  )
  .openapi(protect(numbers.readNumbersFile), async (c) => {
    const figure = numbers.figureOf[c.req.valid('param').file]
    const found = await readNumbers(c.var.db, c.req.valid('query').weeks, c.var.moment)
    return file(c, numbersFile(figure, found, c.var.moment.language))
  })
  .openapi(protect(accounts.readAccounts), async (c) => {
    const { month } = c.req.valid('query')
    return file(
      c,
      await accountFile(c.var.db, c.req.valid('param').file, {
        month,
        gstin: c.var.env.GSTIN,
        ledgers: c.var.env.LEDGERS ?? '',
      }),
    )
  })
  .openapi(protect(accounts.fileMonth), async (c) => {
    const filing = c.req.valid('json')
    const saved = filing.undo === undefined ? m.accounts_filed_saved : m.accounts_filed_undone
    return ok(c, await fileMonth(c.var.db, c.var.user, filing, c.var.moment), saved)
  })
  .openapi(protect(deskList.readDeskList), async (c) => {
    const { limit, cursor, ...filter } = c.req.valid('query')
    const opened = openList(c.var.db, c.req.valid('param').list, filter, c.var.moment)
    return c.json(await opened.next({ limit, cursor }), 200)
  })
  .openapi(protect(deskList.exportDeskList), async (c) => {
    const { list } = c.req.valid('param')
    const { format, columns, ...filter } = c.req.valid('query')
    const opened = openList(c.var.db, list, filter, c.var.moment)
    const content = await exportList(opened, { list, format, columns }, c.var.moment)
    return file(c, {
      filename: `tirtha-${list}-${c.var.moment.today}.${format}`,
      contentType: format === 'csv' ? 'text/csv; charset=utf-8' : deskList.XLSX,
      content,
    })
  })
