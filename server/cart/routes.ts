import * as contract from '../../contract/cart.ts'
import { m } from '../../messages/compiled/messages.js'
import { area, created, guard, ok, pageOf } from '../http/router.ts'
import { addEntry, removeEntry, removePooja } from './change-cart.ts'
import { readEntries, showEntry } from './entries.ts'

export const cart = area()
  .openapi(guard(contract.addToCart), async (c) =>
    created(c, showEntry(await addEntry(c.var.db, c.var.user, c.req.valid('json'), c.var)), m.added_to_cart),
  )
  .openapi(guard(contract.readCart), async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const entries = await readEntries(c.var.db, c.var.user.id, { after: cursor, limit: limit + 1 })
    return c.json(pageOf(entries, limit, showEntry), 200)
  })
  .openapi(guard(contract.deleteCartEntry), async (c) => {
    await removeEntry(c.var.db, c.var.user.id, c.req.valid('param').id, c.var.at)
    return ok(c, null, m.cart_deleted)
  })
  .openapi(guard(contract.deleteCartEvent), async (c) => {
    await removePooja(c.var.db, c.var.user.id, c.req.valid('param').id, c.var.at)
    return ok(c, null, m.cart_deleted)
  })
