import * as contract from '../../contract/panchang.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { createRouter, ok, protect } from '../http/router.ts'
import { readDates } from './dates.ts'
import { decideDate } from './decide-date.ts'
import { readMonth } from './months.ts'

export const panchang = createRouter()
  .openapi(protect(contract.readPanchang), async (c) =>
    ok(c, await readMonth(c.var.db, c.req.valid('param').month, c.var.moment)),
  )
  .openapi(protect(contract.readPanchangDates), async (c) =>
    ok(c, await readDates(c.var.db, Number(c.req.valid('param').year), c.var.moment)),
  )
  .openapi(protect(contract.putPanchangDate), async (c) => {
    const { day, before } = c.req.valid('json')
    const choice = { ...one(c.req.valid('param')), day: day === null ? null : dayOf(day), before }
    const date = await decideDate(c.var.db, c.var.user, choice, c.var.moment)
    c.var.contentChanged('panchang')
    return ok(c, date, m.festivals_saved)
  })
  .openapi(protect(contract.deletePanchangDate), async (c) => {
    const { computed, observance } = one(c.req.valid('param'))
    const { before } = c.req.valid('query')
    const choice = { computed, observance, day: computed, before: before === contract.NOT_SHOWN ? null : before }
    const date = await decideDate(c.var.db, c.var.user, choice, c.var.moment)
    c.var.contentChanged('panchang')
    return ok(c, date, m.festivals_taken_back)
  })

const one = ({ computed, observance }: { computed: string; observance: string }) => ({
  computed: computed as CalendarDay,
  observance,
})
