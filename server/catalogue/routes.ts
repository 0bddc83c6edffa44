import * as contract from '../../contract/catalogue.ts'
import { m } from '../../messages/compiled/messages.js'
import { pageOf } from '../http/page.ts'
import { createRouter, protect, ok } from '../http/router.ts'
import { updatePackage, updatePooja } from './edit.ts'
import { toPackageColumns, toPoojaColumns } from './edit-columns.ts'
import { toPackageResponse, toPoojaResponse } from './response.ts'
import { getPackage, getPooja, packagesOfCity, poojasOfCity } from './store.ts'

export const catalogue = createRouter()
  .openapi(protect(contract.packagesOfCity), async (c) => {
    const page = c.req.valid('query')
    const rows = await packagesOfCity(c.var.db, c.req.valid('param').cityName, page)
    return c.json(pageOf(rows, page.limit, toPackageResponse), 200)
  })
  .openapi(protect(contract.readPackage), async (c) =>
    ok(c, toPackageResponse(await getPackage(c.var.db, c.req.valid('param').id))),
  )
  .openapi(protect(contract.updatePackage), async (c) => {
    const { content } = c.req.valid('json')
    const { id, key, before } = content
    const edit = { id, key, before, columns: toPackageColumns(content) }
    const row = await updatePackage(c.var.db, c.var.user, edit, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, toPackageResponse(row), m.admin_package_updated)
  })
  .openapi(protect(contract.eventsOfCity), async (c) => {
    const page = c.req.valid('query')
    const rows = await poojasOfCity(c.var.db, c.req.valid('param').cityName, page)
    return c.json(pageOf(rows, page.limit, toPoojaResponse), 200)
  })
  .openapi(protect(contract.readEvent), async (c) =>
    ok(c, toPoojaResponse(await getPooja(c.var.db, c.req.valid('param').id))),
  )
  .openapi(protect(contract.editEvent), async (c) => {
    const { event } = c.req.valid('json')
    const { id, key, before } = event
    const edit = { id, key, before, columns: toPoojaColumns(event) }
    const row = await updatePooja(c.var.db, c.var.user, edit, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, toPoojaResponse(row), m.admin_event_updated)
  })
