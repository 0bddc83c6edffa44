import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, test as onEmbedded, type TestAPI, vi } from 'vitest'
import type { Database, Db } from '../../db/connect.ts'
import { actViolationsOf } from '../act-violations.ts'
import { assignmentViolations, showAll } from '../assignment-violations.ts'
import { automaticViolations } from '../automatic-violations.ts'
import { AUTOMATIC } from '../../domain/automatic.ts'
import { emptyDatabase } from '../database.ts'
import { ledgerViolationsOf } from '../ledger-violations.ts'
import { MONEY_TABLES, type MoneyRows, type MoneyTable, moneyRows, moneyTexts } from '../money-rows.ts'
import { offerViolations } from '../offer-violations.ts'
import { placeViolations } from '../place-violations.ts'
import { test as onPostgres, usePostgres } from '../races/postgres.ts'
import { type World, world } from '../world.ts'
import { type Deed, history, type Step } from './acts.ts'
import { killable } from './killable.ts'
import { isLate, Late, untilInTime, untilQuiet } from './late.ts'
import type { Assigned } from './people.ts'
import { OWN_ACCOUNT } from './bank.ts'
import { AUTOMATIC_LIMIT, stage } from './perform.ts'

vi.mock(import('../../server/statements/in-thread.ts'), () => import('./same-thread.ts'))

/** By hand: npm run histories -- --count 5000 --seed 1 --database postgres; with --quick, failing histories are not shrunk. */
const COUNT = Number(process.env.HISTORIES ?? 10)
const DEFAULT_SEED = 20
const SEED = Number(process.env.HISTORIES_SEED ?? DEFAULT_SEED)
const SHRINK_MS = 120_000
/** A single failing history is shrunk as well. */
const TIMEOUT_MS = COUNT * 60_000 + 2 * SHRINK_MS
const QUICK = process.env.HISTORIES_QUICK === 'true'
/** Acts that change rows without a call, so that no answer shows whether they did. */
const WITHOUT_CALL = new Set<Deed>(['pass', 'takeUp', 'mail', 'automatic'])

const pg = usePostgres()

/** Every read of a statement matches its rows again, so refused acts may change them. */
const REREAD = new Set<MoneyTable>(['statements', 'statement_rows'])
const KEPT = MONEY_TABLES.filter((table) => !REREAD.has(table))

/** Everything that acts may change, and one value for everything that a refused act must not change. */
async function contentOf(db: Db) {
  const texts = await moneyTexts(db, MONEY_TABLES)
  return { texts, kept: KEPT.map((table) => texts[table]).join('\n') }
}

/** Errors that only a comparison with the previous step shows. */
function remember() {
  const amounts = new Map<string, string>()
  const unverified = new Set<string>()
  const revoked = new Set<string>()
  return ({ refunds, bookings: rows, ledger }: MoneyRows, isMarked: boolean): string[] => {
    const changed = refunds.filter(({ id, reference, amount }) => {
      const told = `${reference} ${amount}`
      const before = amounts.get(id) ?? told
      amounts.set(id, told)
      return before !== told
    })
    const bookings = rows.map(({ id, verified, revoked: isRevoked, cancelled_at, payment_id }) => {
      const own = ledger.filter((entry) => entry.booking_id === id && entry.payment_id === payment_id)
      const count = (kind: string) => own.filter((entry) => entry.kind === kind).length
      return { id, verified, isRevoked, cancelled_at, byAdvance: count('VERIFIED') > count('REVOKED') }
    })
    const cancelled = bookings.filter(({ cancelled_at }) => cancelled_at)
    const confirmed = cancelled.filter(({ id, verified, byAdvance }) => verified && !byAdvance && unverified.has(id))
    unverified.clear()
    for (const { id, verified } of cancelled) if (!verified) unverified.add(id)
    const decided = bookings.filter(({ id, verified, byAdvance }) => verified && !byAdvance && revoked.has(id))
    revoked.clear()
    for (const one of bookings) if (one.isRevoked) revoked.add(one.id)
    return [
      ...(isMarked ? [] : decided).map(
        ({ id }) => `what staff have decided against is confirmed by money alone: ${id}`,
      ),
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
  const more = remember()
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
    const late = !wasKilled && isLate(done, thrown)
    if (late) await untilQuiet(db)
    if (!wasKilled && !late && thrown.length > 0) throw new Error(told(), { cause: thrown })
    expect(
      done.filter(({ status }) => status >= 500 && !((wasKilled || late) && status === 503)),
      told(),
    ).toEqual([])
    const now = await contentOf(db)
    const isTime = step.acts.some((act) => WITHOUT_CALL.has(act.do))
    const isRefused = !isTime && done.every(({ status }) => status >= 400)
    if (isRefused && done.length > 0 && !wasKilled) reached.add('refused')
    if (wasKilled) reached.add(hasCommitted ? 'killed after' : 'killed before')
    if (isRefused && !hasCommitted && !late) expect(now.kept, told()).toBe(content.kept)
    for (const verified of results)
      if (step.acts.length === 1 && verified && typeof verified === 'object' && 'amountReceived' in verified) {
        const { id, amountReceived } = verified as { id: string; amountReceived: number }
        const entries = await db.selectFrom('ledger').select('received').where('payment_id', '=', id).execute()
        expect(
          entries.reduce((total, { received }) => total + received, 0),
          told(),
        ).toBe(Math.round(amountReceived * 100))
      }
    const [only] = results as ({ assigned: Assigned['assigned'] } | undefined)[]
    if (step.acts.length === 1 && !wasKilled && only?.assigned) {
      expect(await showAll(db, only.assigned), told()).toBe(true)
      reached.add(`${only.assigned.kind} of ${only.assigned.bookingIds.length > 1 ? 'several' : 'one'}`)
    }
    if (now.kept !== content.kept) {
      const money = await moneyRows(db, now.texts)
      const violations = [
        ...ledgerViolationsOf(money),
        ...actViolationsOf(money),
        ...automaticViolations(money, AUTOMATIC_LIMIT),
        ...(await placeViolations(db, w.clock.now())),
        ...(await offerViolations(db)),
        ...(await assignmentViolations(db)),
        ...more(
          money,
          step.acts.some((act) => act.do === 'mark'),
        ),
      ]
      if (violations.length > 0) throw new Error([...violations, told()].join('\n'))
    }
    if (late) throw new Late(told())
    content = now
    w.clock.pass({ seconds: 1 })
  }
  for (const what of await reachedIn(db)) reached.add(what)
}

/** Results that a run must contain, or its histories would prove nothing. RARE: results of about one history in a hundred. */
const REQUIRED = ['VERIFY undone', 'a cancellation', 'receipt', 'invoice', 'killed before', 'refused']
const RARE = [
  'VERIFY of an import',
  'VERIFY of an import undone',
  'VERIFY by itself',
  'VERIFY by itself undone',
  'CORRECT',
  'REJECT undone',
  'REVOKE',
  'REFUND',
  'WRITE_OFF undone',
  'CHANGE',
  'ALLOW undone',
  'a refund of another amount',
  'a transfer for several payments',
  'refund_voucher',
  'held and paid in cash',
  'an ended hold',
  'killed after',
  'driver of several',
  'priest of several',
]

async function reachedIn(db: Db): Promise<string[]> {
  const acts = await db.selectFrom('acts').selectAll().execute()
  const rows = acts.flatMap((act) => (act.line !== null && !act.undone_at ? [`${act.statement_id} ${act.line}`] : []))
  const refunds = await db.selectFrom('refunds').select('id').where('replaced_by', 'is not', null).execute()
  const cancelled = await db.selectFrom('bookings').select('id').where('cancelled_at', 'is not', null).execute()
  const entered = await db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['state', 'verified'])
    .where('entered_by', 'is not', null)
    .execute()
  const documents = await db.selectFrom('documents').select('kind').execute()
  const doorOf = (act: (typeof acts)[number]) =>
    (act.staff_id === AUTOMATIC.id && ' by itself') || (act.statement_id ? ' of an import' : '')
  const kindOf = (act: (typeof acts)[number]) => `${act.kind}${doorOf(act)}${act.undone_at ? ' undone' : ''}`
  return [
    ...acts.map(kindOf),
    ...(new Set(rows).size < rows.length ? ['a transfer for several payments'] : []),
    ...(refunds.length > 0 ? ['a refund of another amount'] : []),
    ...entered.flatMap(({ state, verified }) => [
      ...(state === 'ENDED' && verified ? ['held and paid in cash'] : []),
      ...(state === 'ENDED' && !verified ? ['an ended hold'] : []),
    ]),
    ...(cancelled.length > 0 ? ['a cancellation'] : []),
    ...documents.map(({ kind }) => kind),
  ]
}

type Kind = { name: string; test: TestAPI; open: () => Promise<Database> }

for (const { name, test, open } of [
  { name: 'the embedded engine', test: onEmbedded, open: emptyDatabase },
  { name: 'PostgreSQL', test: onPostgres as TestAPI, open: async () => (await pg.empty(), pg.database) },
] satisfies Kind[])
  test(
    `MONEY histories on ${name}: books, documents, acts, audit log and emails agree after every step`,
    { timeout: TIMEOUT_MS },
    async () => {
      const raw = await open()
      const { database, during } = killable(raw)
      const w = await world({ database, environment: { BANK_ACCOUNT_NUMBER: OWN_ACCOUNT } })
      const failures: string[] = []
      const reached = new Set<string>()
      const begun = Date.now()
      let late = 0
      for (let seed = SEED; seed < SEED + COUNT; seed++) {
        const property = fc.asyncProperty(history, async (steps) => {
          late += await untilInTime(async () => {
            await open()
            w.clock.set('2026-11-21T04:30:00Z')
            await live(w, raw.db, during, steps, reached)
          })
        })
        const once = { seed, numRuns: 1, unbiased: true }
        const first = await fc.check(property, { ...once, endOnFailure: true })
        const shrunk =
          // An interrupted history would run beside the next one, and empty its database.
          first.failed && !QUICK ? await fc.check(property, { ...once, skipAllAfterTimeLimit: SHRINK_MS }) : first
        const result = shrunk.counterexample ? shrunk : first
        if (result.failed) {
          const [steps = []] = result.counterexample ?? []
          const repeated = `npm run histories -- --count 1 --seed ${seed}`
          const error = inspect(result.errorInstance, { depth: 4, maxStringLength: 20_000 })
          failures.push([repeated, ...steps.map((step) => JSON.stringify(step)), error].join('\n'))
          if (COUNT > 20) process.stderr.write(`${failures.at(-1)}\n\n`)
        }
        if (COUNT > 20 && seed % 20 === 0)
          process.stderr.write(
            `${seed - SEED + 1} ${Date.now() - begun} ms, ${failures.length} failed, ${late} lived again\n`,
          )
      }
      if (failures.length > 0) throw new Error(failures.join('\n\n'))
      if (COUNT >= 100 || SEED === DEFAULT_SEED)
        expect([...REQUIRED, ...(COUNT >= 100 ? RARE : [])].filter((what) => !reached.has(what))).toEqual([])
    },
  )
