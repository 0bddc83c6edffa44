import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, test as onEmbedded, type TestAPI } from 'vitest'
import type { Database, Db } from '../../db/connect.ts'
import { actViolations } from '../act-violations.ts'
import { empty, emptyDatabase } from '../database.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { test as onPostgres, usePostgres } from '../races/postgres.ts'
import { type World, world } from '../world.ts'
import { history, type Step } from './acts.ts'
import { killable } from './killable.ts'
import { stage } from './perform.ts'

/** By hand: npm run histories -- --count 5000 --seed 1 --database postgres; --quick does not shrink what fails. */
const COUNT = Number(process.env.HISTORIES ?? 10)
const SEED = Number(process.env.HISTORIES_SEED ?? 11)
const TIMEOUT_MS = COUNT * 60_000
const SHRINK_MS = 120_000

const pg = usePostgres()

/** One value for all that acts may change; without statements, whose rows every reading matches again. */
async function contentOf(db: Db): Promise<string> {
  const tables =
    'ledger documents document_numbers payments bookings refunds acts audit outbox statement_jobs cart_entries'
  const each = tables
    .split(' ')
    .map((table) => `(select md5(string_agg(t::text, '' order by t::text)) from ${table} t)`)
  const { rows } = await sql<{ content: string }>`select concat_ws(' ', ${sql.raw(each.join())}) as content`.execute(db)
  return rows.map(({ content }) => content).join()
}

/** What only a comparison with the step before shows. */
function remember(db: Db) {
  const amounts = new Map<string, string>()
  const unverified = new Set<string>()
  return async (): Promise<string[]> => {
    const refunds = await db.selectFrom('refunds').selectAll().execute()
    const changed = refunds.filter(({ id, reference, amount }) => {
      const told = `${reference} ${amount}`
      const before = amounts.get(id) ?? told
      amounts.set(id, told)
      return before !== told
    })
    const cancelled = await db
      .selectFrom('bookings')
      .innerJoin('payments', 'payments.id', 'bookings.payment_id')
      .select(['bookings.id', 'verified'])
      .select(
        sql<boolean>`(select count(*) filter (where kind = 'VERIFIED') > count(*) filter (where kind = 'REVOKED')
        from ledger where booking_id = bookings.id and ledger.payment_id = bookings.payment_id)`.as('by_advance'),
      )
      .where('cancelled_at', 'is not', null)
      .execute()
    const confirmed = cancelled.filter(({ id, verified, by_advance }) => verified && !by_advance && unverified.has(id))
    unverified.clear()
    for (const { id, verified } of cancelled) if (!verified) unverified.add(id)
    return [
      ...changed.map(({ reference }) => `a refund has one amount: ${reference}`),
      ...confirmed.map(({ id }) => `a cancelled booking is confirmed by its advance alone: ${id}`),
    ]
  }
}

async function live(
  w: World,
  db: Db,
  kill: ReturnType<typeof killable>['during'],
  steps: Step[],
  reached: Set<string>,
) {
  const { perform, answers } = await stage(w, db)
  const more = remember(db)
  let content = await contentOf(db)
  const books = [0, 1].map((who) => ({ do: 'book' as const, who, which: who, factor: null, flag: who === 0 }))
  for (const [index, step] of [{ acts: books, kill: null }, ...steps].entries()) {
    const told = () => JSON.stringify({ index, step, done })
    let results: unknown[] = []
    const { wasKilled, hasCommitted } = await kill(step.kill, async () => {
      results = await Promise.all(step.acts.map((act) => perform(act).catch((error: unknown) => error)))
    })
    const done = answers()
    const thrown = results.filter((result) => result instanceof Error)
    if (!wasKilled) expect(thrown, told()).toEqual([])
    expect(
      done.filter(({ status }) => status >= 500 && !(wasKilled && status === 503)),
      told(),
    ).toEqual([])
    const now = await contentOf(db)
    const isTime = step.acts.some((act) => act.do === 'pass' || act.do === 'takeUp')
    const isRefused = !isTime && done.every(({ status }) => status >= 400)
    if (isRefused && done.length > 0 && !wasKilled) reached.add('refused')
    if (wasKilled) reached.add(hasCommitted ? 'killed after' : 'killed before')
    if (isRefused && !hasCommitted) expect(now, told()).toBe(content)
    for (const verified of results)
      if (step.acts.length === 1 && verified && typeof verified === 'object' && 'amountReceived' in verified) {
        const { id, amountReceived } = verified as { id: string; amountReceived: number }
        const entries = await db.selectFrom('ledger').select('received').where('payment_id', '=', id).execute()
        expect(
          entries.reduce((total, { received }) => total + received, 0),
          told(),
        ).toBe(Math.round(amountReceived * 100))
      }
    if (now !== content) {
      const violations = [...(await ledgerViolations(db)), ...(await actViolations(db)), ...(await more())]
      if (violations.length > 0) throw new Error([...violations, told()].join('\n'))
    }
    content = now
    w.clock.pass({ seconds: 1 })
  }
  for (const what of await reachedIn(db)) reached.add(what)
}

/** What a run must have led to, or its histories would show nothing. */
const REQUIRED = [
  'VERIFY undone',
  'VERIFY of an import',
  'VERIFY of an import undone',
  'CORRECT',
  'REJECT undone',
  'REVOKE',
  'REFUND',
  'a refund of another amount',
  'a cancellation',
  'receipt',
  'invoice',
  'refund_voucher',
  'killed before',
  'killed after',
  'refused',
]

async function reachedIn(db: Db): Promise<string[]> {
  const acts = await db.selectFrom('acts').selectAll().execute()
  const refunds = await db.selectFrom('refunds').select('id').where('replaced_by', 'is not', null).execute()
  const cancelled = await db.selectFrom('bookings').select('id').where('cancelled_at', 'is not', null).execute()
  const documents = await db.selectFrom('documents').select('kind').execute()
  const kindOf = (act: (typeof acts)[number]) =>
    `${act.kind}${act.statement_id ? ' of an import' : ''}${act.undone_at ? ' undone' : ''}`
  return [
    ...acts.map(kindOf),
    ...(refunds.length > 0 ? ['a refund of another amount'] : []),
    ...(cancelled.length > 0 ? ['a cancellation'] : []),
    ...documents.map(({ kind }) => kind),
  ]
}

type Kind = { name: string; test: TestAPI; open: () => Promise<Database> }

for (const { name, test, open } of [
  { name: 'the embedded engine', test: onEmbedded, open: emptyDatabase },
  { name: 'PostgreSQL', test: onPostgres as TestAPI, open: async () => (await empty(pg.database), pg.database) },
] satisfies Kind[])
  test(
    `MONEY histories on ${name}: books, documents, acts, audit log and emails agree after every step`,
    { timeout: TIMEOUT_MS },
    async () => {
      const raw = await open()
      const { database, during } = killable(raw)
      const w = await world({ database })
      const failures: string[] = []
      const reached = new Set<string>()
      const begun = Date.now()
      for (let seed = SEED; seed < SEED + COUNT; seed++) {
        const result = await fc.check(
          fc.asyncProperty(history, async (steps) => {
            await open()
            w.clock.set('2026-11-21T04:30:00Z')
            await live(w, raw.db, during, steps, reached)
          }),
          {
            seed,
            numRuns: 1,
            unbiased: true,
            interruptAfterTimeLimit: SHRINK_MS,
            endOnFailure: process.env.HISTORIES_QUICK === 'true',
          },
        )
        if (result.failed) {
          const [steps = []] = result.counterexample ?? []
          const repeated = `npm run histories -- --count 1 --seed ${seed}`
          failures.push(
            [repeated, ...steps.map((step) => JSON.stringify(step)), String(result.errorInstance)].join('\n'),
          )
          if (COUNT > 20) process.stderr.write(`${failures.at(-1)}\n\n`)
        }
        if (COUNT > 20 && seed % 20 === 0)
          process.stderr.write(`${seed - SEED + 1} ${Date.now() - begun} ms, ${failures.length} failed\n`)
      }
      if (failures.length > 0) throw new Error(failures.join('\n\n'))
      if (COUNT >= 10) expect(REQUIRED.filter((what) => !reached.has(what))).toEqual([])
    },
  )
