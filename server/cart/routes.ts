import * as contract from '../../contract/cart.ts'
import { m } from '../../messages/compiled/messages.js'
import { pageOf } from '../http/page.ts'
import { createRouter, created, protect, ok } from '../http/router.ts'
import { addEntry, removeEntry, removePooja } from './change-cart.ts'
import { readEntries, toCartEntryResponse } from './entries.ts'

export const cart = createRouter()
  .openapi(protect(contract.addToCart), async (c) =>
    created(
      c,
      toCartEntryResponse(await addEntry(c.var.db, c.var.user, c.req.valid('json'), c.var)),
      m.city_added_to_cart,
    ),
  )
  .openapi(protect(contract.readCart), async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const entries = await readEntries(c.var.db, c.var.user.id, { after: cursor, limit: limit + 1 })
    return c.json(pageOf(entries, limit, toCartEntryResponse), 200)
  })
  .openapi(protect(contract.deleteCartEntry), async (c) => {
    await removeEntry(c.var.db, c.var.user.id, c.req.valid('param').id, c.var.at)
    return ok(c, null, m.cart_deleted)
  })
  .openapi(protect(contract.deleteCartEvent), async (c) => {
    await removePooja(c.var.db, c.var.user.id, c.req.valid('param').id, c.var.at)
    return ok(c, null, m.cart_deleted)
  })
