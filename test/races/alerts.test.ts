import { describe, expect } from 'vitest'
import type { Statement } from '../../contract/statement.ts'
import { AUTOMATIC } from '../../domain/automatic.ts'
import { paise } from '../../domain/money.ts'
import { readAlerts } from '../../domain/statement/read-alerts.ts'
import { inTransaction } from '../../db/transaction.ts'
import { momentOf } from '../../server/moment.ts'
import { storeAlerts } from '../../server/statements/alerts.ts'
import { ensureAutomatic, usedOn, workOnAlerts } from '../../server/statements/automatic.ts'
import { actViolations } from '../act-violations.ts'
import { creditText, OFFICE } from '../alert-emails.ts'
import { kindsOf, verifyAll } from '../api/statement-files.ts'
import { detail, post, rounds, withAdvance } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { type World, world } from '../world.ts'
import { bothDatabases } from './both-databases.ts'
import { test as onPostgres, usePostgres } from './postgres.ts'

const pg = usePostgres()
const ACCOUNT = '50100000051234'
const LIMIT = paise(1_200_000)

const openWorld = (database: Awaited<ReturnType<ReturnType<typeof bothDatabases>[number]['open']>>) =>
  world({ database, environment: { BANK_ACCOUNT_NUMBER: ACCOUNT } })

const momentIn = ({ clock }: World) => momentOf(clock.now(), 'en', 'alerts')

/** Stores an email of the bank as the reader of the mailbox does. */
async function mailed(w: World, text: string): Promise<string> {
  const moment = momentIn(w)
  await ensureAutomatic(w.db, moment.at)
  const read = readAlerts(text, { receivedOn: moment.today, accounts: [ACCOUNT], trust: 'SIGNED' })
  return inTransaction(w.db, (tx) => storeAlerts(tx, AUTOMATIC, { source: 'MAILBOX', name: OFFICE, ...read }, moment))
}

/** Advances of 5,000 with an email of the bank for each. */
async function advances(w: World, count: number) {
  const made: Awaited<ReturnType<typeof withAdvance>>[] = []
  for (const _ of rounds(count)) made.push(await withAdvance(w))
  let id = ''
  for (const { utr } of made) id = await mailed(w, creditText(utr))
  const verified = async () =>
    (await Promise.all(made.map(({ devotee, id: booking }) => detail(devotee, booking)))).filter((one) => one.verified)
      .length
  return { made, id, verified, admin: await w.admin() }
}

const work = (w: World) => workOnAlerts({ db: w.db, limit: LIMIT, statementWork: w.statementWork() }, momentIn(w))

const expectWhole = async ({ db }: World) =>
  expect([...(await ledgerViolations(db)), ...(await actViolations(db))]).toEqual([])

describe.each(bothDatabases(pg))('ALERTS on $name', ({ test, open }) => {
  test('a pasted text is matched, verified and taken back by its lines', async () => {
    const w = await openWorld(await open())
    const [first, second] = [await withAdvance(w), await withAdvance(w)]
    const admin = await w.admin()
    const text = [first.utr, second.utr, first.utr].map((utr, at) => `${creditText(utr)}${'.'.repeat(at)}`).join('\n\n')
    const { id } = (await post<Statement>(admin, '/statements/alerts', { text })).data
    expect(await kindsOf(admin, id)).toEqual(['EXACT', 'EXACT'])
    expect((await verifyAll(admin, id)).data.verified).toBe(2)
    expect((await post(admin, `/statements/${id}/undo`, { lines: [2] })).data).toEqual({ undone: 1 })
    expect((await detail(first.devotee, first.id)).verified).toBe(true)
    expect((await detail(second.devotee, second.id)).verified).toBe(false)
    await expectWhole(w)
  })

  test('emails of a day are verified by themselves within the limit, and a line that was taken back stays', async () => {
    const w = await openWorld(await open())
    const { id, admin, verified } = await advances(w, 3)
    await work(w)
    expect(await verified()).toBe(2)
    expect((await post(admin, `/statements/${id}/undo`, { lines: [1] })).data).toEqual({ undone: 1 })
    await work(w)
    expect(await verified()).toBe(1)
    w.clock.pass({ days: 1 })
    await work(w)
    expect(await verified()).toBe(2)
    await expectWhole(w)
  })
})

describe('ALERTS races', () => {
  onPostgres('servers that look into the mailbox at once for the first time store each alert once', async () => {
    const w = await openWorld(pg.database)
    const texts = rounds(4).map((index) => creditText(`4268${index}2345678`))
    const lines = w.db.selectFrom('statement_rows').select('line').orderBy('line')
    for (const _ of rounds(25)) {
      await pg.empty()
      const ids = await Promise.all(texts.map((text) => mailed(w, text)))
      expect(new Set(ids).size).toBe(1)
      expect(await lines.execute()).toEqual(texts.map((_text, index) => ({ line: index + 1 })))
    }
  })

  onPostgres('two servers that verify by themselves keep the limit and verify no line twice', async () => {
    const w = await openWorld(pg.database)
    const other = await openWorld(pg.connect())
    const { id, verified } = await advances(w, 4)
    await Promise.all([work(w), work(other), work(w), work(other)])
    expect(await verified()).toBe(2)
    expect(await usedOn(w.db, momentIn(w).today)).toBe(1_000_000)
    const items = await w.db.selectFrom('statement_jobs').select('items').where('statement_id', '=', id).execute()
    expect(items.flatMap((job) => job.items).toSorted()).toEqual([1, 2])
    await expectWhole(w)
  })

  onPostgres('a line is taken back while servers verify by themselves: it stays taken back', async () => {
    const w = await openWorld(pg.database)
    const other = await openWorld(pg.connect())
    const { id, admin, made } = await advances(w, 2)
    await work(w)
    const [, undone] = await Promise.all([work(other), post(admin, `/statements/${id}/undo`, { lines: [1] }), work(w)])
    expect([200, 409]).toContain(undone.status)
    if (undone.status === 409) await post(admin, `/statements/${id}/undo`, { lines: [1] })
    await Promise.all([work(w), work(other)])
    expect(await Promise.all(made.map(async (one) => (await detail(one.devotee, one.id)).verified))).toEqual([
      false,
      true,
    ])
    await expectWhole(w)
  })
})
