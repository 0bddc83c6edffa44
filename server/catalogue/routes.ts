import * as contract from '../../contract/catalogue.ts'
import { m } from '../../messages/compiled/messages.js'
import { checkSecurityKey } from '../account/security-key.ts'
import { area, guard, ok, pageOf } from '../http/router.ts'
import { Refusal } from '../http/app-error.ts'
import { updatePackage, updatePooja } from './edit.ts'
import { showPackage, showPooja } from './response.ts'
import { findPackage, findPooja, packagesOfCity, poojasOfCity } from './store.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export const catalogue = area()
  .openapi(guard(contract.packagesOfCity), async (c) => {
    const page = c.req.valid('query')
    const rows = await packagesOfCity(c.var.db, c.req.valid('param').cityName, page)
    return c.json(pageOf(rows, page.limit, showPackage), 200)
  })
  .openapi(guard(contract.readPackage), async (c) =>
    ok(c, showPackage(found(await findPackage(c.var.db, c.req.valid('param').id)))),
  )
  .openapi(guard(contract.updatePackage), async (c) => {
    const { db, limits, user, at } = c.var
    const { key, ...edit } = c.req.valid('json').content
    await checkSecurityKey(db, limits, user.id, key)
    return ok(c, showPackage(await updatePackage(db, user.id, edit, at)), m.package_updated)
  })
  .openapi(guard(contract.eventsOfCity), async (c) => {
    const page = c.req.valid('query')
    const rows = await poojasOfCity(c.var.db, c.req.valid('param').cityName, page)
    return c.json(pageOf(rows, page.limit, showPooja), 200)
  })
  .openapi(guard(contract.readEvent), async (c) =>
    ok(c, showPooja(found(await findPooja(c.var.db, c.req.valid('param').id)))),
  )
  .openapi(guard(contract.editEvent), async (c) => {
    const { db, limits, user, at } = c.var
    const { key, ...edit } = c.req.valid('json').event
    await checkSecurityKey(db, limits, user.id, key)
    return ok(c, showPooja(await updatePooja(db, user.id, edit, at)), m.event_updated)
  })
