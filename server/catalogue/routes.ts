import * as contract from '../../contract/catalogue.ts'
import { m } from '../../messages/compiled/messages.js'
import { checkSecurityKey } from '../account/security-key.ts'
import { pageOf } from '../http/page.ts'
import { createRouter, protect, ok } from '../http/router.ts'
import { AppError } from '../http/app-error.ts'
import { updatePackage, updatePooja } from './edit.ts'
import { toPackageResponse, toPoojaResponse } from './response.ts'
import { findPackage, findPooja, packagesOfCity, poojasOfCity } from './store.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

export const catalogue = createRouter()
  .openapi(protect(contract.packagesOfCity), async (c) => {
    const page = c.req.valid('query')
    const rows = await packagesOfCity(c.var.db, c.req.valid('param').cityName, page)
    return c.json(pageOf(rows, page.limit, toPackageResponse), 200)
  })
  .openapi(protect(contract.readPackage), async (c) =>
    ok(c, toPackageResponse(found(await findPackage(c.var.db, c.req.valid('param').id)))),
  )
  .openapi(protect(contract.updatePackage), async (c) => {
    const { db, limits, user, at } = c.var
    const { key, ...edit } = c.req.valid('json').content
    await checkSecurityKey(db, limits, user.id, key)
    return ok(c, toPackageResponse(await updatePackage(db, user.id, edit, at)), m.admin_package_updated)
  })
  .openapi(protect(contract.eventsOfCity), async (c) => {
    const page = c.req.valid('query')
    const rows = await poojasOfCity(c.var.db, c.req.valid('param').cityName, page)
    return c.json(pageOf(rows, page.limit, toPoojaResponse), 200)
  })
  .openapi(protect(contract.readEvent), async (c) =>
    ok(c, toPoojaResponse(found(await findPooja(c.var.db, c.req.valid('param').id)))),
  )
  .openapi(protect(contract.editEvent), async (c) => {
    const { db, limits, user, at } = c.var
    const { key, ...edit } = c.req.valid('json').event
    await checkSecurityKey(db, limits, user.id, key)
    return ok(c, toPoojaResponse(await updatePooja(db, user.id, edit, at)), m.admin_event_updated)
  })
