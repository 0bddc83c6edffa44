import type { Context } from 'hono'
import * as contract from '../../contract/places.ts'
import { type CalendarDay, dayOf, daysBetween, hasDay } from '../../domain/calendar-day.ts'
import { daysOfSpan } from '../../domain/places.ts'
import { m } from '../../messages/compiled/messages.js'
import { AppError } from '../http/app-error.ts'
import type { ApiEnv } from '../http/context.ts'
import { createRouter, ok, protect } from '../http/router.ts'
import { isStaff } from '../http/viewer.ts'
import { readDays, type Subject } from './days.ts'
import { setPlaces } from './set-places.ts'
import { readWeek } from './week.ts'

function dayIn(text: string): CalendarDay {
  const instant = text.includes('-') ? Date.parse(text) : Number(text)
  if (!hasDay(instant)) throw outOfRange()
  return dayOf(instant)
}

const outOfRange = () => new AppError('DAYS_RANGE', { field: 'to', words: { most: String(contract.MOST_DAYS_READ) } })

async function answerDays(c: Context<ApiEnv>, subject: Subject, asked: { from: string; to: string }) {
  const [from, to] = [dayIn(asked.from), dayIn(asked.to)]
  const length = daysBetween(from, to) + 1
  if (length < 1 || length > contract.MOST_DAYS_READ) throw outOfRange()
  const { db, moment, env } = c.var
  const forStaff = await isStaff(c)
  return readDays(db, subject, daysOfSpan(from, to), moment, {
    forStaff,
    withCity: forStaff,
    CARE_PHONE: env.CARE_PHONE,
  })
}

/** The places, closed days and prices of packages and poojas. */
export const places = createRouter()
  .openapi(protect(contract.readPackageDays), async (c) => {
    const subject = { kind: 'PACKAGE', id: c.req.valid('param').id } as const
    return ok(c, await answerDays(c, subject, c.req.valid('query')))
  })
  .openapi(protect(contract.readEventDays), async (c) => {
    const subject = { kind: 'POOJA', id: c.req.valid('param').id } as const
    return ok(c, await answerDays(c, subject, c.req.valid('query')))
  })
  .openapi(protect(contract.readWeekPlaces), async (c) => ok(c, await readWeek(c.var.db, c.var.moment)))
  .openapi(protect(contract.putPlaces), async (c) => {
    const { db, user, moment, env } = c.var
    const edit = c.req.valid('json')
    const days = await setPlaces(db, user, edit, moment, env)
    const view = { forStaff: true, CARE_PHONE: env.CARE_PHONE }
    return ok(c, await readDays(db, edit.subject, days, moment, view), m.places_saved)
  })
