import * as contract from '../../contract/desk/audit.ts'
import { staffName } from '../../domain/automatic.ts'
import { pageOf } from '../http/page.ts'
import { createRouter, file, protect } from '../http/router.ts'
import { auditFile } from './export.ts'
import { findEntries, listStaff } from './find-entries.ts'
import { toAuditResponse } from './response.ts'

/** The audit log, for staff. */
export const audit = createRouter()
  .openapi(protect(contract.readAudit), async (c) => {
    const { limit, cursor, ...filter } = c.req.valid('query')
    const { db, moment } = c.var
    const rows = await findEntries(db, filter, { limit, cursor })
    const staff = (await listStaff(db)).map(({ id, name }) => ({ id, name: staffName(name, moment.language) }))
    return c.json({ ...pageOf(rows, limit, (row) => toAuditResponse(row, moment.language)), staff }, 200)
  })
  .openapi(protect(contract.exportAudit), async (c) =>
    file(c, await auditFile(c.var.db, c.req.valid('query'), c.var.moment)),
  )
