import * as contract from '../../contract/offer-files.ts'
import { m } from '../../messages/compiled/messages.js'
import { fileBytes } from '../http/body.ts'
import { createRouter, file, ok, protect } from '../http/router.ts'
import { exportOffers } from './export.ts'
import { importOffers, previewOffers } from './import.ts'

const LIMIT = contract.OFFER_FILE_LIMIT

/** Packages and poojas as a file that staff edit with a spreadsheet. */
export const offerFiles = createRouter()
  .openapi(protect(contract.exportOffers), async (c) => file(c, await exportOffers(c.var.db, c.req.valid('query'))))
  .openapi(protect(contract.previewOffers, LIMIT), async (c) => {
    const bytes = fileBytes(c.req.valid('form').file, LIMIT)
    return ok(c, await previewOffers(c.var.db, bytes, c.var.moment, c.var))
  })
  .openapi(protect(contract.importOffers, LIMIT), async (c) => {
    const { file: sent, ...confirmed } = c.req.valid('form')
    const upload = { ...confirmed, bytes: fileBytes(sent, LIMIT) }
    const counts = await importOffers(c.var.db, c.var.user, upload, c.var.moment, c.var)
    c.var.contentChanged('catalogue')
    return ok(c, counts, m.offers_file_imported)
  })
