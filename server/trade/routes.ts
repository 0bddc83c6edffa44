import * as contract from '../../contract/trade.ts'
import { TRADE_FILE_LIMIT } from '../../domain/trade.ts'
import { m } from '../../messages/compiled/messages.js'
import { fileBytes } from '../http/body.ts'
import { pageOf } from '../http/page.ts'
import { created, createRouter, file, ok, protect } from '../http/router.ts'
import { importTrade, previewTrade } from './import.ts'
import { getImport, listImports, toImportResponse } from './store.ts'
import { tradeTemplate } from './template.ts'
import { undoTrade } from './undo.ts'

const NAME_LENGTH = 120

/** Bookings and people of the operator's earlier trade, from a spreadsheet. */
export const trade = createRouter()
  .openapi(protect(contract.listTradeImports), async (c) => {
    const page = c.req.valid('query')
    return c.json(pageOf(await listImports(c.var.db, page), page.limit, toImportResponse), 200)
  })
  .openapi(protect(contract.readTradeTemplate), (c) => {
    const { kind, format } = c.req.valid('query')
    return file(c, tradeTemplate(kind, format))
  })
  .openapi(protect(contract.previewTrade, TRADE_FILE_LIMIT), async (c) => {
    const { kind, file: sent } = c.req.valid('form')
    const { db, moment, env } = c.var
    return ok(c, await previewTrade(db, { kind, bytes: fileBytes(sent, TRADE_FILE_LIMIT) }, moment, env))
  })
  .openapi(protect(contract.importTrade, TRADE_FILE_LIMIT), async (c) => {
    const { file: sent, tell, ...confirmed } = c.req.valid('form')
    const { db, user, moment, env } = c.var
    const bytes = fileBytes(sent, TRADE_FILE_LIMIT)
    const upload = { ...confirmed, bytes, name: sent.name.slice(0, NAME_LENGTH), tell: tell === 'true' }
    const id = await importTrade(db, user, upload, moment, env)
    if (id === null) return ok(c, null, m.trade_nothing_new)
    c.var.wakeMail()
    return created(c, toImportResponse(await getImport(db, id)), m.trade_imported)
  })
  .openapi(protect(contract.undoTrade), async (c) =>
    ok(c, await undoTrade(c.var.db, c.var.user, c.req.valid('param').id, c.var.moment), m.trade_undone),
  )
