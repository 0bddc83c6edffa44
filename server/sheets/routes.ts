import * as contract from '../../contract/desk/sheets.ts'
import { careContact } from '../documents/from-booking.ts'
import { drawInThread } from '../documents/draw-in-thread.ts'
import { createRouter, file, ok, protect } from '../http/router.ts'
import { readSheet } from './read-sheet.ts'

/** The sheets of a day for drivers, priests and the desk. */
export const sheets = createRouter()
  .openapi(protect(contract.readSheet), async (c) =>
    ok(c, await readSheet(c.var.db, c.req.valid('param'), c.var.moment, c.var.env)),
  )
  .openapi(protect(contract.readSheetPdf), async (c) => {
    const { db, env, user, moment, limits } = c.var
    const wanted = c.req.valid('param')
    const language = c.req.valid('query').lang ?? moment.language
    const content = await limits.during('documents', user.id, async () => {
      await limits.take('documentByAccount', user.id)
      const sheet = await readSheet(db, wanted, { ...moment, language }, env)
      return drawInThread({ kind: 'sheet', data: { sheet, day: moment.today, care: careContact(env) }, language })
    })
    return file(c, { filename: `sheet-${wanted.date}.pdf`, contentType: 'application/pdf', content })
  })
