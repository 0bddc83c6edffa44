import { createMiddleware } from 'hono/factory'
import * as day from '../../contract/day.ts'
import * as contract from '../../contract/desk/sheets.ts'
import { PHOTO_LIMIT } from '../../domain/photo.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { careContact } from '../documents/from-booking.ts'
import { drawInThread } from '../documents/draw-in-thread.ts'
import { withLetterhead } from '../documents/letterhead.ts'
import { fileBytes } from '../http/body.ts'
import type { ApiEnv } from '../http/context.ts'
import { created, createRouter, file, ok, protect, protectFile } from '../http/router.ts'
import { addDayPhoto } from './day-photos.ts'
import { press, sheetOfLink, undoPress } from './day-acts.ts'
import { endDayLinks, findDayLink, makeDayLink } from './day-link.ts'
import { findMark } from './marks.ts'
import { readSheet } from './read-sheet.ts'

const checkLink = createMiddleware<ApiEnv>(async (c, next) => {
  const { db, moment, limits } = c.var
  const link = await findDayLink(db, c.req.param('token') ?? '', moment, c.var, { isLate: true })
  await limits.take('dayActByPerson', link.person_id)
  await next()
})

/** The sheets of a day for drivers, priests and the desk. */
export const sheets = createRouter()
  .openapi(protect(contract.readSheet), async (c) =>
    ok(c, await readSheet(c.var.db, c.req.valid('param'), c.var.moment, c.var.env)),
  )
  .openapi(protect(contract.readSheetPdf), async (c) => {
    const { db, env, user, moment, limits, photos } = c.var
    const wanted = c.req.valid('param')
    const language = c.req.valid('query').lang ?? moment.language
    const content = await limits.during('documents', user.id, async () => {
      await limits.take('documentByAccount', user.id)
      const sheet = await readSheet(db, wanted, { ...moment, language }, env)
      const head = await withLetterhead(env.brand, photos)
      const data = { sheet, day: moment.today, care: careContact(env), ...head }
      return drawInThread({ kind: 'sheet', data, language })
    })
    return file(c, { filename: `sheet-${wanted.date}.pdf`, contentType: 'application/pdf', content })
  })
  .openapi(protect(contract.makeDayLink), async (c) => {
    const of = { ...c.req.valid('param'), email: c.req.valid('json').email ?? false }
    const link = await makeDayLink(c.var.db, c.var.user, of, c.var.moment, c.var.env)
    c.var.wakeMail()
    return created(c, link, link.isEmailed ? m.sheet_link_emailed : m.sheet_link_made)
  })
  .openapi(protect(contract.endDayLinks), async (c) =>
    ok(c, await endDayLinks(c.var.db, c.var.user, c.req.valid('param'), c.var.moment, c.var.env), m.sheet_link_ended),
  )
  .openapi(protect(day.readDay), async (c) => {
    c.header('Cache-Control', 'no-store')
    const { db, env, moment } = c.var
    return ok(c, await sheetOfLink(db, await findDayLink(db, c.req.valid('param').token, moment, c.var), moment, env))
  })
  .openapi(protect(day.pressDay), async (c) => {
    const { db, env, moment, limits, wakeMail } = c.var
    const link = await findDayLink(db, c.req.valid('param').token, moment, c.var, { isLate: true })
    await limits.take('dayActByPerson', link.person_id)
    const { amount, at, ...act } = c.req.valid('json')
    const paid = amount === undefined ? {} : { amount: paiseFromRupees(amount) }
    const isNew = await press(db, link, { ...act, ...paid, pressedAt: new Date(at) }, moment, env)
    wakeMail()
    const mark = await findMark(db, act.bookingId, act.item, link.day)
    return isNew ? created(c, mark, m.day_saved) : ok(c, mark, m.day_saved)
  })
  .openapi(protect(day.undoPress), async (c) => {
    const { db, moment, limits, wakeMail } = c.var
    const link = await findDayLink(db, c.req.valid('param').token, moment, c.var, { isLate: true })
    await limits.take('dayActByPerson', link.person_id)
    await undoPress(db, link, c.req.valid('json').id, moment)
    wakeMail()
    return ok(c, null, m.day_undone)
  })
  .openapi(protectFile(day.addDayPhoto, PHOTO_LIMIT, checkLink), async (c) => {
    const { db, moment } = c.var
    const link = await findDayLink(db, c.req.valid('param').token, moment, c.var, { isLate: true })
    const { file: sent, at, ...of } = c.req.valid('form')
    const photo = { ...of, takenAt: new Date(at), bytes: fileBytes(sent, PHOTO_LIMIT) }
    const isNew = await addDayPhoto(db, link, photo, moment, c.var)
    return isNew ? created(c, null, m.day_saved) : ok(c, null, m.day_saved)
  })
