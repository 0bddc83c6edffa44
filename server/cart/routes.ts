import * as contract from '../../contract/cart.ts'
import { m } from '../../messages/compiled/messages.js'
import { pageOf } from '../http/page.ts'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { addEntry, removeEntry, removePooja } from './change-cart.ts'
import { listEntries, toCartEntryResponse } from './entries.ts'

export const cart = createRouter()
  .openapi(protect(contract.addToCart), async (c) => {
    const entry = await addEntry(c.var.db, c.var.user, c.req.valid('json'), c.var.moment)
    return created(c, toCartEntryResponse(entry), m.city_added_to_cart)
  })
  .openapi(protect(contract.readCart), async (c) => {
    const page = c.req.valid('query')
    return c.json(pageOf(await listEntries(c.var.db, c.var.user.id, page), page.limit, toCartEntryResponse), 200)
  })
  .openapi(protect(contract.deleteCartEntry), async (c) => {
    await removeEntry(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment)
    return ok(c, null, m.cart_deleted)
  })
  .openapi(protect(contract.deleteCartEvent), async (c) => {
    await removePooja(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment)
    return ok(c, null, m.cart_deleted)
  })
