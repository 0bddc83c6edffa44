import * as contract from '../../contract/panchang.ts'
import { createRouter, ok, protect } from '../http/router.ts'
import { readMonth } from './months.ts'

/** A month changes only with a release that corrects a rule. */
const DAY_THEN_MONTH = 'public, max-age=86400, stale-while-revalidate=2592000'

export const panchang = createRouter().openapi(protect(contract.readPanchang), async (c) => {
  const month = await readMonth(c.req.valid('param').month, c.var.moment)
  c.header('Cache-Control', DAY_THEN_MONTH)
  return ok(c, month)
})
