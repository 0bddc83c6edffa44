import * as contract from '../../contract/desk/alerts.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import type { Db } from '../../db/connect.ts'
import type { Env } from '../env.ts'
import { createRouter, created, ok, protect } from '../http/router.ts'
import type { Moment } from '../moment.ts'
import { importAlerts } from '../statements/alerts.ts'
import { usedOn } from '../statements/automatic.ts'
import { readStatement } from '../statements/response.ts'
import { mailboxOf } from './imap.ts'
import { alertSettings } from './settings.ts'
import { readState } from './state.ts'

/** A server checks every twenty seconds. */
const LATE_MS = 5 * 60_000

async function readMailbox(db: Db, env: Env, { at, today }: Moment): Promise<contract.Mailbox | null> {
  if (!env.IMAP_URL) return null
  const { user, address } = mailboxOf(env.IMAP_URL)
  const { limit } = alertSettings(env)
  const state = await readState(db, address)
  return {
    address: user,
    lookedAt: state?.looked_at?.toISOString() ?? null,
    late: state?.looked_at ? at.getTime() - state.looked_at.getTime() > LATE_MS : false,
    problem: state?.problem ?? null,
    automatic:
      limit === null ? null : { limit: rupeesFromPaise(limit), used: rupeesFromPaise(await usedOn(db, today)) },
  }
}

/** The bank's alerts about single transfers. */
export const alerts = createRouter()
  .openapi(protect(contract.pasteAlerts), async (c) => {
    const { db, env, user, moment } = c.var
    const id = await importAlerts(db, user, { ...c.req.valid('json'), accounts: env.alertAccounts }, moment)
    return created(c, await readStatement(db, id))
  })
  .openapi(protect(contract.readMailbox), async (c) => ok(c, await readMailbox(c.var.db, c.var.env, c.var.moment)))
