import * as contract from '../../contract/statement.ts'
import * as jobs from '../../contract/statement-job.ts'
import * as desk from '../../contract/desk/statements.ts'
import type { Tx } from '../../db/transaction.ts'
import { m } from '../../messages/compiled/messages.js'
import { fileBytes } from '../http/body.ts'
import { accepted, created, createRouter, ok, protect } from '../http/router.ts'
import { listLines, listStatements, readStatementAtDesk, toJobResponse } from './desk.ts'
import { importStatement } from './import.ts'
import { readJob } from './job-store.ts'
import { matchAgain } from './match-again.ts'
import { listMissing } from './missing.ts'
import { previewStatement } from './preview.ts'
import { leftOf, listRows, readStatement, toUndoneResponse, toVerifiedResponse } from './response.ts'
import { startUndoing } from './undo.ts'
import { exactLines, startVerifying, stopVerifying } from './verify.ts'

const bytesOf = (file: File): Uint8Array => fileBytes(file, contract.STATEMENT_LIMIT)

/** Bank statements that staff import to verify payments. */
export const statements = createRouter()
  .openapi(protect(desk.previewStatement), async (c) => {
    const { file, password } = c.req.valid('form')
    return ok(c, await previewStatement(c.var.db, { bytes: bytesOf(file), password }))
  })
  .openapi(protect(desk.readStatements), async (c) => c.json(await listStatements(c.var.db, c.req.valid('query')), 200))
  .openapi(protect(desk.readStatement), async (c) => {
    const { id } = c.req.valid('param')
    await matchAgain(c.var.db, id, c.var.moment)
    return ok(c, await readStatementAtDesk(c.var.db, id))
  })
  .openapi(protect(desk.readStatementLines), async (c) =>
    c.json(await listLines(c.var.db, c.req.valid('param').id, c.req.valid('query')), 200),
  )
  .openapi(protect(desk.readMissingPayments), async (c) => {
    const { standing, ...page } = c.req.valid('query')
    return c.json(await listMissing(c.var.db, c.req.valid('param').id, standing, page), 200)
  })
  .openapi(protect(contract.uploadStatement), async (c) => {
    const { file, ...more } = c.req.valid('form')
    const chosen = { name: file.name.slice(0, 200), bytes: bytesOf(file), ...more }
    const id = await importStatement(c.var.db, c.var.user, chosen, c.var.moment)
    return created(c, await readStatement(c.var.db, id))
  })
  .openapi(protect(contract.readStatementRows), async (c) => {
    const { id } = c.req.valid('param')
    const page = c.req.valid('query')
    if (page.cursor === undefined) await matchAgain(c.var.db, id, c.var.moment)
    return c.json(await listRows(c.var.db, id, page), 200)
  })
  .openapi(protect(jobs.verifyStatement), async (c) => {
    const { db, user, moment, statementWork } = c.var
    const { id: statementId } = c.req.valid('param')
    const { lines, confirm } = c.req.valid('json')
    const choose = async (tx: Tx) => lines ?? exactLines(tx, statementId)
    const id = await startVerifying(db, user, { statementId, choose, confirm }, moment)
    await statementWork.runFor(id)
    const job = await readJob(db, id)
    return job.ended_at
      ? ok(c, toVerifiedResponse(job), m.desk_verification_updated)
      : accepted(c, { running: true as const, verified: job.done, left: leftOf(job) })
  })
  .openapi(protect(jobs.stopStatement), async (c) => {
    const { id } = c.req.valid('param')
    return ok(c, toJobResponse(await stopVerifying(c.var.db, id, c.var.moment.at)))
  })
  .openapi(protect(jobs.undoStatement), async (c) => {
    const { db, user, moment, statementWork } = c.var
    const wanted = { statementId: c.req.valid('param').id, ...c.req.valid('json') }
    const id = await startUndoing(db, user, wanted, moment)
    await statementWork.runFor(id)
    const job = await readJob(db, id)
    return job.ended_at
      ? ok(c, toUndoneResponse(job))
      : accepted(c, { running: true as const, undone: job.done, left: leftOf(job) })
  })
